"""What the next roll may bring: exact chances of lions, of longer rows, and of the tiles they claim."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from dicehall.core.chances import chance_of_number, chance_of_side
from dicehall.core.dice import Dice
from dicehall.core.match import Match
from dicehall.games.novodice.explain.claims import claimable_on
from dicehall.games.novodice.explain.match import game_of
from dicehall.games.novodice.odds.growing_rows import growing_rows
from dicehall.games.novodice.rules.components import LION
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, lions_in
from dicehall.games.novodice.rules.state import SLOT_SPACES
from dicehall.games.novodice.rules.table import NovoTable


@dataclass(frozen=True)
class RollChance:
    """The chance of one thing that the next roll may bring."""

    symbol: int
    """The face: a lion, or the symbol of a row that would grow."""
    rows: int
    """How many rows could grow; 0 for a lion and before the first roll."""
    least: int
    """How many dice must show it: one for the first of these rows, two for the second."""
    chance: Fraction


def chances(
    match: Match, loose: list[int], slots: list[list[int]], filled: int
) -> list[RollChance]:
    """Return the chance of a lion, then the chances of the rows that can grow."""
    dice = match.game.dice
    found = [RollChance(LION, 0, 1, chance_of_number(dice, loose, LION, 1))]
    for symbol, rows in growing_rows(slots, filled):
        found.append(RollChance(symbol, rows, 1, chance_of_number(dice, loose, symbol, 1)))
        for least in range(2, rows + 1):
            found.append(
                RollChance(symbol, rows, least, chance_of_number(dice, loose, symbol, least))
            )
    return found


@dataclass(frozen=True)
class NextRollClaims:
    """What can be paid for after the next roll, if the best of it is kept."""

    tiles: dict[int, Fraction]
    """The remaining tiles that could then be claimed, each with its chance."""
    lions: dict[int, Fraction]
    """Numbers of lions beyond those in the slots, each with the chance of at least that many."""


def next_roll_claims(match: Match, twin: NovoTable, filled: int) -> NextRollClaims:
    """Return what the next roll may bring to a copied table with this many filled slots."""
    box, dice, state = game_of(match).box, match.game.dice, twin.state
    lions = lions_in(state.slots)
    growing = [symbol for symbol, _ in growing_rows(state.slots, filled)]
    tiles: dict[int, Fraction] = {}
    for tile in range(box.trash):
        if state.warehouse[tile] == 0:
            continue
        if tile in claimable_on(game_of(match).table(state.copy())).ways:
            tiles[tile] = Fraction(1)
            continue
        grows = box.symbol[tile] in growing and box.count[tile] == filled + 1
        missing = max(box.lions[tile], FEWEST_LIONS) - lions
        chance = _chance_of_either(dice, state.loose, box.symbol[tile] if grows else -1, missing)
        if chance:
            tiles[tile] = chance
    more = range(1, min(SLOT_SPACES, sum(state.loose)) + 1)
    return NextRollClaims(
        tiles, {lions + one: chance_of_number(dice, state.loose, LION, one) for one in more}
    )


def _chance_of_either(dice: Dice, loose: list[int], face: int, lions: int) -> Fraction:
    """Return the chance that one die shows a face, or that at least this many show a lion.

    A slot holds three dice, so more lions cannot be kept. The chances of each number of lions without the
    face are counted die by die.
    """
    without = [Fraction(1)]
    for kind, count in enumerate(loose):
        lion = chance_of_side(dice, kind, (LION,))
        neither = 1 - lion - chance_of_side(dice, kind, (face,))
        for _ in range(count):
            longer = [chance * neither for chance in without] + [Fraction(0)]
            for number, chance in enumerate(without):
                longer[number + 1] += chance * lion
            without = longer
    few = len(without) if lions > SLOT_SPACES else lions
    return 1 - sum(without[:few], Fraction(0))
