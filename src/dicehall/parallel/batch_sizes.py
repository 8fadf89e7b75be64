"""How many games the next batch has, so that all who play stay evenly busy."""

from __future__ import annotations

from typing import Final

BATCH_SECONDS: Final = 0.2
"""How long a batch should take: long beside handing it out, short for whoever stops and waits."""
LEAST_SECONDS: Final = 0.005
"""No batch is split into shorter ones towards the end; handing those out would cost more than it saves."""
MOST_GAMES: Final = 1000
"""No batch is larger, so that records of many games are not kept in memory."""


class BatchSizes:
    """Chooses the sizes of batches from how long the finished ones took. It reads no clock itself."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._kept = 1 - 1 / (2 * players)
        """What a finished batch still counts when the next is finished: two rounds are remembered."""
        self._games = 0.0
        self._seconds = 0.0
        self._tried = 0
        """The games in the largest finished batch."""

    def finished(self, games: int, seconds: float) -> None:
        """Learn that a batch of so many games took so long."""
        self._games = self._kept * self._games + games
        self._seconds = self._kept * self._seconds + seconds
        self._tried = max(self._tried, games)

    def next(self, left: int) -> int:
        """Return how many of the games that are left the next batch has."""
        each = self._seconds / self._games if self._games else BATCH_SECONDS
        # Twice what was tried before at most: the first games to finish may be unusually quick ones.
        most = min(2 * self._tried, MOST_GAMES, left)
        # Towards the end the batches become smaller, so that nobody plays on while the others wait.
        share = max(left // (2 * self._players), _games_in(LEAST_SECONDS, each))
        return max(1, min(_games_in(BATCH_SECONDS, each), share, most))


def _games_in(seconds: float, each: float) -> int:
    return int(min(seconds / each, MOST_GAMES)) if each > 0 else MOST_GAMES
