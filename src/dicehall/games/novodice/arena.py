"""What the arena counts in a game of NovoDice: rounds, and lions as luck."""

from __future__ import annotations

from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.games.novodice.rules.components import FACES, LION
from dicehall.games.novodice.rules.state import NovoState
from dicehall.statistics.watch import GameWatch


class NovoWatch(GameWatch):
    """Counts the turns of a NovoDice game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turns: int = 0

    def before_throw(self, state: State, throw: Throw, cells: list[int]) -> None:
        """Count the first roll of a turn."""
        assert isinstance(state, NovoState)
        if throw.seat >= 0 and state.roll == 0:
            self.turns += 1

    def rounds(self, state: State) -> int | None:
        """Return the current round: how many turns the player with the most turns has had."""
        return (self.turns + self.seats - 1) // self.seats


def face_worths(game: AnyGame) -> list[float]:
    """Return what each face is worth by itself: lions buy tiles."""
    return [1.0 if cell % FACES == LION else 0.0 for cell in range(len(game.dice.cell_kind))]
