"""Who plays batches of games: processes of this machine, or of others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

PlaySome = Callable[[int, int], Any]
"""Plays some games: the first one's number, and how many."""


class Hands(ABC):
    """Some who play; on leaving, what they are still at is given up."""

    number: int
    """How many play at the same time."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.stop()

    @abstractmethod
    def start(self) -> None:
        """Get them to work."""

    @abstractmethod
    def stop(self) -> None:
        """Let them go, whatever they are at."""

    @abstractmethod
    def idle(self) -> bool:
        """Return whether somebody waits for work."""

    @abstractmethod
    def play(self, first: int, number: int) -> None:
        """Let somebody who waits play some games."""

    @abstractmethod
    def results(self) -> list[tuple[int, Any]]:
        """Wait until some are done; return the first game of each batch, and what came of it."""
