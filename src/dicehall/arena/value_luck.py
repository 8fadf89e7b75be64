"""Luck by value: how much better a player stands after a roll than was expected before it.

It needs a bot that evaluates options, such as the champion. The better its judgement, the more of the
chance in a result is explained. Poor judgement adds no bias: what fell and what could have fallen are
evaluated in the same way, so the difference averages zero.
"""

from __future__ import annotations

from typing import Final

from dicehall.arena.luck import Luck
from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.core.mistakes import BadOptions
from dicehall.review.foresight import Adviser, Foresight

TRIES: Final = 4
"""How many ways a roll could have fallen are tried: more cost time and gain little."""
WAITING: Final = 1
"""How many times the game is played on where a player waits."""


class ValueLuck(Luck):
    """How much a roll changed the roller's chance to win, as an adviser sees it."""

    def __init__(
        self,
        game: AnyGame,
        adviser: Adviser,
        tries: int = TRIES,
    ) -> None:
        if not callable(getattr(adviser, "weigh", None)):
            raise BadOptions(
                f"{type(adviser).__name__} has no method weigh(view, question), which must return "
                "a list of dicehall.Weighed, one for each option in order; without it, it cannot judge."
            )
        self._game = game
        self._adviser = adviser
        self.tries: int = tries
        """How many ways a roll could have fallen are tried."""
        self.begin("")

    def __repr__(self) -> str:
        """Return the game and the bot that judges."""
        return f"<ValueLuck of {self._game!r}, judged by {self._adviser!r}>"

    def begin(self, seed: str) -> None:
        """Begin a game with fresh dice for trials."""
        self._foresight = Foresight(self._game, self._adviser, f"luck/{seed}", WAITING)

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the roll brought to the seat that rolled."""
        luck = [0.0] * self._game.seats
        if throw.seat >= 0:
            fallen = self._foresight.fallen(state, throw, cells)
            luck[throw.seat] = fallen - self._foresight.expected(state, throw, self.tries)
        return luck
