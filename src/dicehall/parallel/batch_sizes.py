"""Choose the size of the next batch of games, so that all processes stay evenly busy."""

from __future__ import annotations

from typing import Final

BATCH_SECONDS: Final = 0.2
"""How long a batch should take: much longer than handing it out, short enough to stop quickly."""
LEAST_SECONDS: Final = 0.005
"""Batches do not become shorter than this towards the end; handing them out would cost too much."""
MOST_GAMES: Final = 1000
"""The greatest number of games in a batch, which limits the records held in memory."""


class BatchSizes:
    """Chooses batch sizes from how long finished batches took. It does not read a clock itself."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._kept = 1 - 1 / (2 * players)
        """The factor by which a finished batch lowers the weight of earlier ones: about two rounds count."""
        self._games = 0.0
        self._seconds = 0.0
        self._tried = 0
        """The games in the largest finished batch."""

    def finished(self, games: int, seconds: float) -> None:
        """Note that a batch of this many games took this long."""
        self._games = self._kept * self._games + games
        self._seconds = self._kept * self._seconds + seconds
        self._tried = max(self._tried, games)

    def next(self, left: int) -> int:
        """Return how many of the remaining games the next batch gets."""
        each = self._seconds / self._games if self._games else BATCH_SECONDS
        # At most twice what was tried before: the first games to finish may be unusually quick ones.
        most = min(2 * self._tried, MOST_GAMES, left)
        # Batches become smaller towards the end, so that nobody plays on while the others wait.
        share = max(left // (2 * self._players), _games_in(LEAST_SECONDS, each))
        return max(1, min(_games_in(BATCH_SECONDS, each), share, most))


def _games_in(seconds: float, each: float) -> int:
    return int(min(seconds / each, MOST_GAMES)) if each > 0 else MOST_GAMES
