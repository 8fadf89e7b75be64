"""What the next roll may bring: exact chances of lions and of longer rows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from dicehall.core.chances import chance_of_number
from dicehall.core.match import Match
from dicehall.games.novodice.odds.growing_rows import growing_rows
from dicehall.games.novodice.rules.components import LION


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
