"""A pool: the processes, on this machine or on others, that play batches of games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Self

PlaySome = Callable[[int, int], Any]
"""Plays some games, given the number of the first one and how many."""


class Pool(ABC):
    """A group of players of batches; on exit, unfinished batches are abandoned."""

    number: int
    """How many batches can be played at the same time."""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self.stop()

    @abstractmethod
    def start(self) -> None:
        """Start working."""

    @abstractmethod
    def stop(self) -> None:
        """Stop at once and abandon unfinished batches."""

    @abstractmethod
    def idle(self) -> bool:
        """Return whether there is a free player."""

    @abstractmethod
    def play(self, first: int, number: int) -> None:
        """Let a free player play some games."""

    @abstractmethod
    def results(self) -> list[tuple[int, Any]]:
        """Wait until some batches are done; return the first game and the result of each."""
