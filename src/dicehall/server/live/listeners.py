"""A listener: one connection to a table, with a queue between the table and a possibly slow network."""

from __future__ import annotations

import asyncio
from typing import Final

from dicehall.table.messages import RESTARTING
from dicehall.table.seats import ONLOOKER

MOST_WAITING: Final = 200
"""How many messages may wait for a connection; one that falls further behind is closed and may return."""


class Listener:
    """Somebody who is connected to a table. Several may hold the same seat."""

    __slots__ = (
        "_most_waiting",
        "_queue",
        "address",
        "closed_with",
        "explained",
        "lagging",
        "language",
        "name",
        "person",
        "person_id",
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
        person_id: int | None = None,
        address: str = "",
    ) -> None:
        self.viewer: int = viewer
        """Who is looking: a seat, `WATCHER` or `ONLOOKER`."""
        self.language: str = language
        """The language of refusals."""
        self.name: str | None = name
        """The name of a watcher."""
        self.person: str | None = person
        """The hash of the token with which a watcher has signed in, if any."""
        self.person_id: int | None = person_id
        """The number of that person, if any."""
        self.address: str = address
        """The address that it comes from, as limits count it."""
        self.closed_with: int = RESTARTING
        """The code with which the connection is closed when there is nothing more to send."""
        self.token_hash: str | None = token_hash
        """The hash of the token with which this listener took the seat."""
        self.explained: bool = explained
        """Whether it wants its questions explained."""
        self.lagging: asyncio.Event = asyncio.Event()
        """Set when it has fallen behind and must be closed."""
        self._most_waiting = most_waiting
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def watches(self) -> bool:
        """Return whether this listener has no seat."""
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

    def hang_up(self, code: int = RESTARTING) -> None:
        """Send nothing after what is already queued, and close the connection with this code."""
        self.closed_with = code
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message to send; None if there are no more."""
        return await self._queue.get()

    def waiting(self) -> int:
        """Return how many messages wait."""
        return self._queue.qsize()
