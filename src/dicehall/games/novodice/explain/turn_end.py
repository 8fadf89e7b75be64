"""The chances of being able to claim each tile at the end of the turn, if the turn is played for it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from dicehall.games.models import Chance, chance_told
from dicehall.games.novodice.explain.models import Reach
from dicehall.games.novodice.odds.objectives import ManyLions, OneTile, TotalWorth
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, MOST_LIONS
from dicehall.games.novodice.rules.state import NovoState

FINEST: Final = 1_000_000
"""The largest denominator of the fractions that chances are given as."""


class TurnEnd:
    """A roll of a turn, and what can be claimed at its end, tile by tile and for each number of lions."""

    def __init__(self, box: Components, state: NovoState) -> None:
        self._state = state
        odds = odds_of(box)
        values = TotalWorth(box, [float(value) for value in box.value], state.warehouse)
        self._tiles = {
            box.tiles[tile].id: Solver(odds, OneTile(tile, values))
            for tile in range(box.trash)
            if state.warehouse[tile] > 0
        }
        self._lions = {
            lions: Solver(odds, ManyLions(lions, values))
            for lions in range(FEWEST_LIONS, MOST_LIONS + 1)
        }

    def of_keeping(self, cells: list[int], lions: int) -> Reach:
        """Return what is within reach with these rolled dice in the slot, and with this many lions in all."""
        tiles = {tile: self._chance(solver, cells) for tile, solver in self._tiles.items()}
        more = {
            number: self._chance(solver, cells)
            for number, solver in self._lions.items()
            if number > lions
        }
        return {
            "tiles": {tile: chance for tile, chance in tiles.items() if chance["n"]},
            "lions": [
                {"lions": number, "chance": chance}
                for number, chance in more.items()
                if chance["n"]
            ],
        }

    def _chance(self, solver: Solver, cells: list[int]) -> Chance:
        state = self._state
        chance = solver.worth_of_keeping(state.slots, state.roll - 1, state.loose, cells)
        return chance_told(_nearest(chance))


@lru_cache(4096)
def _nearest(chance: float) -> Fraction:
    """Return the fraction that a chance is given as; the same ones come up again and again."""
    return Fraction(chance).limit_denominator(FINEST)
