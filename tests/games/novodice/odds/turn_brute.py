"""A turn worked out the long way: every die told apart, every choice played on a real table."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from dicehall.core.question import Question
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.choices import STOP, Claim, Keep, claim_parts, kept_cells
from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.setup import empty_table, fresh_task
from dicehall.games.novodice.rules.state import SLOTS, NovoState
from dicehall.games.novodice.rules.table import NovoTable
from dicehall.games.novodice.rules.turn import TURN


def at_turn(game: NovoDice) -> NovoTable:
    """Return a table at the beginning of the first player's turn."""
    state = empty_table(game.box, game.seats)
    state.active = 0
    table = game.table(state)
    table.begin_turn()
    return table


def copied(game: NovoDice, table: NovoTable) -> NovoTable:
    """Return a copy of a table."""
    state: NovoState = table.state.copy()
    return game.table(state)


def rolls(box: Components, loose: list[int]) -> list[tuple[list[int], Fraction]]:
    """Return every roll of these dice, each die told apart."""
    dice = [kind for kind in range(len(loose)) for _ in range(loose[kind])]
    found = list(product(*(box.dies[kind].sides for kind in dice)))
    return [
        (
            sorted(kind * FACES + side for kind, side in zip(dice, sides, strict=True)),
            Fraction(1, len(found)),
        )
        for sides in found
    ]


def keepings(table: NovoTable) -> Iterator[list[int]]:
    """Give every way to keep dice that the game offers."""
    task = fresh_task(0, TURN)
    for option in Keep().options(table, task):
        yield kept_cells(option)


def claims_on(game: NovoDice, table: NovoTable) -> set[tuple[int, ...]]:
    """Return every set of tiles that can be claimed from these slots, by claiming one after the other."""
    table = copied(game, table)
    table.open_claims(longest_rows(table.state.slots), lions_in(table.state.slots))
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[object, ...]] = set()
    _claim_on(game, table, found, seen)
    return found


def _claim_on(
    game: NovoDice,
    table: NovoTable,
    found: set[tuple[int, ...]],
    seen: set[tuple[object, ...]],
) -> None:
    state = table.state
    here = (tuple(state.hand), tuple(state.rows), state.lions, state.free_claims)
    if here in seen:
        return
    seen.add(here)
    if state.hand:
        found.add(tuple(state.hand))
    for option in Claim().options(table, fresh_task(0, TURN)):
        if option != STOP:
            after = copied(game, table)
            after.claim(*claim_parts(option))
            _claim_on(game, after, found, seen)


class BruteTurn:
    """What a turn is worth, from a worth of each set of tiles."""

    def __init__(self, game: NovoDice, worths: list[float]) -> None:
        self.game = game
        self.worths = worths
        self._known: dict[tuple[object, ...], float] = {}

    def before_roll(self, table: NovoTable) -> float:
        """Return what it is worth before a roll, or after the last."""
        state = table.state
        key = (state.roll, tuple(map(tuple, state.slots)), tuple(state.loose))
        if key not in self._known:
            if state.roll == SLOTS:
                self._known[key] = self.claimed(table)
            else:
                self._known[key] = sum(
                    float(chance) * self.rolled(table, cells)
                    for cells, chance in rolls(self.game.box, state.loose)
                )
        return self._known[key]

    def rolled(self, table: NovoTable, cells: list[int]) -> float:
        """Return what it is worth after a roll."""
        after = copied(self.game, table)
        after.rolled(cells)
        return max(self.keeping(after, kept) for kept in keepings(after))

    def keeping(self, table: NovoTable, kept: list[int]) -> float:
        """Return what it is worth to keep some of the dice rolled."""
        after = copied(self.game, table)
        after.keep(list(kept))
        return self.before_roll(after)

    def claimed(self, table: NovoTable) -> float:
        """Return what the best claims are worth."""
        sets = claims_on(self.game, table)
        if not sets:
            return self.worths[self.game.box.trash]
        return max(sum(self.worths[tile] for tile in tiles) for tiles in sets)


def is_keep(question: Question) -> bool:
    """Return whether dice are to be kept."""
    return isinstance(question.choice, Keep)
