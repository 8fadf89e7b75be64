"""A listener: one connection to a table, with a queue between the table and a network that may be slow."""

from __future__ import annotations

import asyncio
from typing import Final

from dicehall.table.seats import WATCHER

MOST_WAITING: Final = 200
"""Messages that may wait for a connection; one that falls farther behind is closed and may come back."""


class Listener:
    """Somebody who is connected to a table. Several may hold the same seat."""

    __slots__ = (
        "_most_waiting",
        "_queue",
        "explained",
        "lagging",
        "language",
        "name",
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
    ) -> None:
        self.viewer: int = viewer
        """Whose eyes: a seat, or `WATCHER`."""
        self.language: str = language
        """What refusals are said in."""
        self.name: str | None = name
        """What a watcher is called."""
        self.token_hash: str | None = token_hash
        """The hash of the token that was shown for the seat."""
        self.explained: bool = explained
        """Whether it wants its questions explained."""
        self.lagging: asyncio.Event = asyncio.Event()
        """Set once it fell behind and is to be closed."""
        self._most_waiting = most_waiting
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def watches(self) -> bool:
        """Return whether it sits on no seat."""
        return self.viewer == WATCHER

    def tell(self, text: str) -> None:
        """Let a message wait to be sent; nobody at the table waits for it."""
        if self.lagging.is_set():
            return
        if self._queue.qsize() >= self._most_waiting:
            self.lagging.set()
            return
        self._queue.put_nowait(text)

    def stand_up(self) -> None:
        """Go on as a watcher."""
        self.viewer = WATCHER
        self.token_hash = None

    def hang_up(self) -> None:
        """Let nothing be sent after what waits already."""
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """Return what is to be sent next; None when that was all."""
        return await self._queue.get()

    def waiting(self) -> int:
        """Return how many messages wait."""
        return self._queue.qsize()
