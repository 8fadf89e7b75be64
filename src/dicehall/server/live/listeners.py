"""A listener: one connection to a table, with a queue between the table and a possibly slow network."""

from __future__ import annotations

import asyncio
from typing import Final

from dicehall.table.seats import ONLOOKER

MOST_WAITING: Final = 200
"""How many messages may wait for a connection; one that falls further behind is closed and may return."""


class Listener:
    """Somebody who is connected to a table. Several may hold the same seat."""

    __slots__ = (
        "_most_waiting",
        "_queue",
        "explained",
        "lagging",
        "language",
        "name",
        "person",
        "token_hash",
        "viewer",
    )

    def __init__(
        self,
        viewer: int,
        language: str,
        name: str | None = None,
        token_hash: str | None = None,
        most_waiting: int = MOST_WAITING,
        explained: bool = False,
        person: str | None = None,
    ) -> None:
        self.viewer: int = viewer
        """Who is looking: a seat, `WATCHER` or `ONLOOKER`."""
        self.language: str = language
        """The language of refusals."""
        self.name: str | None = name
        """The name of a watcher."""
        self.person: str | None = person
        """The hash of the token that a watcher has shown for having claimed a name."""
        self.token_hash: str | None = token_hash
        """The hash of the token that was shown for the seat."""
        self.explained: bool = explained
        """Whether it wants its questions explained."""
        self.lagging: asyncio.Event = asyncio.Event()
        """Set when it has fallen behind and must be closed."""
        self._most_waiting = most_waiting
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def watches(self) -> bool:
        """Return whether it has no seat."""
        return self.viewer < 0

    def tell(self, text: str) -> None:
        """Queue a message; nobody at the table waits until it is sent."""
        if self.lagging.is_set():
            return
        if self._queue.qsize() >= self._most_waiting:
            self.lagging.set()
            return
        self._queue.put_nowait(text)

    def stand_up(self) -> None:
        """Continue without a seat."""
        self.viewer = ONLOOKER
        self.token_hash = None

    def hang_up(self) -> None:
        """Send nothing after what is already queued."""
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message to send; None if there are no more."""
        return await self._queue.get()

    def waiting(self) -> int:
        """Return how many messages wait."""
        return self._queue.qsize()
