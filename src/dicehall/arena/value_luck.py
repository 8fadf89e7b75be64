"""Luck by worth: how much better everybody stands after a roll than could be expected before it.

It takes somebody who appraises positions, such as a bot's value function. The better the appraisal, the
more of the chance in a result is explained; however bad it is, nothing becomes biased.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from dicehall.arena.luck import Luck
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.engine import settle, settle_throw
from dicehall.core.game import AnyGame, State
from dicehall.core.sources import SeededDice

MOST_OUTCOMES: Final = 100
"""A throw with more outcomes is not gone through, but tried."""
TRIES: Final = 24
"""How often such a throw is tried, with dice of its own. What it is worth is then only known roughly, but not
too high or too low on average, which is all that matters."""

Value = Callable[[AnyGame, State], list[float]]
"""Appraises a position: for every seat its chance to win, or anything that rises with it."""


class ValueLuck(Luck):
    """What a roll changed in what the position is worth to every seat."""

    def __init__(self, game: AnyGame, value: Value, seed: str = "") -> None:
        self.game = game
        self.value = value
        self._own_dice = SeededDice(f"luck/{seed}")
        self._tried = 0

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return for every seat the worth after the roll less the worth that was to be expected."""
        fallen = self._after(state, throw, cells)
        expected = [0.0] * self.game.seats
        for worths, weight in self._possible(state, throw):
            for seat, worth in enumerate(worths):
                expected[seat] += weight * worth
        return [after - before for after, before in zip(fallen, expected, strict=True)]

    def _possible(self, state: State, throw: Throw) -> list[tuple[list[float], float]]:
        """Return what the roll can lead to, each with its weight."""
        dice = self.game.dice
        number = 1
        for kind, count in enumerate(throw.counts):
            faces = len(set(dice.kinds[kind].sides))
            number *= comb(count + faces - 1, count)
        if number <= MOST_OUTCOMES:
            all_ways = ways(dice, throw.counts)
            return [
                (self._after(state, throw, cells), times / all_ways)
                for cells, times in outcomes(dice, throw.counts)
            ]
        tried = []
        for _ in range(TRIES):
            self._tried += 1
            cells = self._own_dice.roll(dice, Throw(throw.seat, self._tried, throw.counts))
            tried.append((self._after(state, throw, cells), 1 / TRIES))
        return tried

    def _after(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the position is worth once the dice have fallen like this."""
        copy = state.copy()
        table = self.game.table(copy)
        settle(table)
        open_throw = table.throws[throw.seat + 1]
        assert open_throw is not None
        settle_throw(table, open_throw, cells)
        return self.value(self.game, copy)
