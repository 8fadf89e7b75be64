"""Luck by worth: how much better a player stands after a roll than could be expected before it.

It takes a bot that weighs, such as the champion. The better it weighs, the more of the chance in a result is
explained. However badly it does, nothing becomes biased: what fell and what could have fallen are weighed
alike, so on average they come to the same, and that is all that matters.
"""

from __future__ import annotations

from typing import Final

from dicehall.arena.luck import Luck
from dicehall.core.dice import Throw
from dicehall.core.game import AnyGame, State
from dicehall.review.foresight import Adviser, Foresight

TRIES: Final = 4
"""So many ways a roll could have fallen are looked at: more cost time, and tell little more."""
WAITING: Final = 1
"""So often the game is tried where a player waits."""


class ValueLuck(Luck):
    """What a roll changed in the chance to win of who rolled, as an adviser sees it."""

    def __init__(self, game: AnyGame, adviser: Adviser, tries: int = TRIES) -> None:
        self._game = game
        self._adviser = adviser
        self._tries = tries
        self.begin("")

    def begin(self, seed: str) -> None:
        """Begin a game, with dice of its own to try."""
        self._foresight = Foresight(self._game, self._adviser, f"luck/{seed}", WAITING)

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the roll brought to whoever rolled."""
        luck = [0.0] * self._game.seats
        if throw.seat >= 0:
            fallen = self._foresight.fallen(state, throw, cells)
            luck[throw.seat] = fallen - self._foresight.expected(state, throw, self._tries)
        return luck
