"""What tournaments and reports count in a game of Pig: rounds and busts."""

from __future__ import annotations

from dicehall.core.dice import Throw
from dicehall.core.game import State
from dicehall.statistics.watch import Watch
from pig.rules import PigState


class PigWatch(Watch):
    """Counts while a game is played."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.busts = [0] * seats

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """Count a 1."""
        if self.busts is not None and cells == [0]:
            self.busts[throw.seat] += 1

    def rounds(self, state: State) -> int:
        """Return how often the die went round."""
        assert isinstance(state, PigState)
        return -(-state.turn // self.seats)
