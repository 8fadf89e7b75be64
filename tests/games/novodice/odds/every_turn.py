"""A turn from any point on, played in every way on a real table, in exact fractions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from tests.games.novodice.odds.turn_brute import claims_on, copied, keepings

from dicehall.core.dice import outcomes, ways
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, lions_in
from dicehall.games.novodice.rules.state import SLOTS
from dicehall.games.novodice.rules.table import NovoTable

Ends = dict[tuple[tuple[int, ...], int], Fraction]
"""The chance of each end of a turn: the tiles claimed, and the lions."""
Worth = Callable[[set[tuple[int, ...]], int], tuple[Fraction, list[tuple[int, ...]]]]
"""What an end is worth, given the sets of tiles that can be claimed and the lions, and the best of these."""


class TooMuch(Exception):
    """There are more positions than can be played in a test."""


@dataclass(frozen=True)
class Prospect:
    """What comes of the best play."""

    worth: Fraction
    ends: Ends | None
    """None if several ways to play are equally good, but end differently."""


def better(one: Prospect, other: Prospect | None) -> Prospect:
    """Return the better of two prospects."""
    if other is None or one.worth > other.worth:
        return one
    if one.worth < other.worth or one.ends == other.ends:
        return other
    return Prospect(one.worth, None)


class EveryTurn:
    """Every way to play a turn for an aim."""

    def __init__(self, game: NovoDice, worth: Worth, most: int) -> None:
        self.game = game
        self.worth = worth
        self.left = most
        self._known: dict[tuple[object, ...], Prospect] = {}

    def before_roll(self, table: NovoTable) -> Prospect:
        """Return the prospect before a roll, or after the last."""
        state = table.state
        key = (state.roll, tuple(map(tuple, state.slots)), tuple(state.loose))
        if key not in self._known:
            self._known[key] = self._ended(table) if state.roll == SLOTS else self._mean(table)
        return self._known[key]

    def _mean(self, table: NovoTable) -> Prospect:
        counts = [*table.state.loose, 0]
        total = ways(self.game.dice, counts)
        worth = Fraction(0)
        ends: Ends | None = {}
        for cells, times in outcomes(self.game.dice, counts):
            after = copied(self.game, table)
            after.rolled(list(cells))
            found = self.rolled(after)
            worth += Fraction(times, total) * found.worth
            if found.ends is None or ends is None:
                ends = None
            else:
                for end, chance in found.ends.items():
                    ends[end] = ends.get(end, Fraction(0)) + Fraction(times, total) * chance
        return Prospect(worth, ends)

    def rolled(self, table: NovoTable) -> Prospect:
        """Return the prospect after a roll."""
        best: Prospect | None = None
        for kept in keepings(table):
            best = better(self.keeping(table, kept), best)
        assert best is not None
        return best

    def keeping(self, table: NovoTable, kept: list[int]) -> Prospect:
        """Return the prospect of keeping some of the dice rolled."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        after = copied(self.game, table)
        after.keep(list(kept))
        return self.before_roll(after)

    def _ended(self, table: NovoTable) -> Prospect:
        sets = claims_on(self.game, table)
        lions = lions_in(table.state.slots)
        lions = lions if lions >= FEWEST_LIONS else 0
        worth, best = self.worth(sets, lions)
        ends: Ends | None = {(best[0], lions): Fraction(1)} if len(best) == 1 else None
        return Prospect(worth, ends)


def total_worth(game: NovoDice, trash: int) -> Worth:
    """Return the worth of the best tiles in points; without any, that of trash, if there is some."""
    value = game.box.value

    def worth(sets: set[tuple[int, ...]], lions: int) -> tuple[Fraction, list[tuple[int, ...]]]:
        if not sets:
            return Fraction(value[game.box.trash] if trash else 0), [()]
        worths = {tiles: sum(value[tile] for tile in tiles) for tiles in sets}
        most = max(worths.values())
        return Fraction(most), [tiles for tiles, worth in worths.items() if worth == most]

    return worth


def one_tile(tile: int, otherwise: Worth) -> Worth:
    """Return 1 where a tile can be claimed; where it cannot be, other tiles are."""

    def worth(sets: set[tuple[int, ...]], lions: int) -> tuple[Fraction, list[tuple[int, ...]]]:
        if (tile,) in sets:
            return Fraction(1), [(tile,)]
        return Fraction(0), otherwise(sets, lions)[1]

    return worth


def many_lions(number: int) -> Worth:
    """Return 1 for so many lions or more."""

    def worth(sets: set[tuple[int, ...]], lions: int) -> tuple[Fraction, list[tuple[int, ...]]]:
        return Fraction(lions >= number), [()]

    return worth
