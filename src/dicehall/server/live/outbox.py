"""The way to one client: a queue for when its network is slower than the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from dicehall.table.messages import RESTARTING

if TYPE_CHECKING:
    from dicehall.server.gate.uvicorn_protocols import WriteText

MOST_WAITING: Final = 200
"""How many messages may wait for a connection; one that falls further behind is closed and may return."""


class SocketOutbox:
    """What is sent to one client."""

    __slots__ = ("_changed", "_most_waiting", "_waiting", "_write_text", "closed_with", "lagging")

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self.closed_with: int = RESTARTING
        """The code with which the connection is closed when there is nothing more to send."""
        self.lagging: asyncio.Event = asyncio.Event()
        """Set when the client has fallen behind and the connection must be closed."""
        self._most_waiting = most_waiting
        self._write_text: WriteText | None = None
        self._waiting: deque[str | None] = deque()
        self._changed = asyncio.Event()

    def send(self, text: str) -> None:
        """Send a message, at once or after those that wait; nobody at the table waits for it."""
        if self.lagging.is_set():
            return
        if not self._waiting and self._write_text is not None and self._write_text(text):
            return
        if len(self._waiting) >= self._most_waiting:
            self.lagging.set()
            return
        self._put(text)

    def open(self, write_text: WriteText | None) -> None:
        """Let messages take the short way from now on, if there is one; first those that wait."""
        self._write_text = write_text
        while write_text is not None and self._waiting:
            text = self._waiting[0]
            if text is None or not write_text(text):
                return
            self._waiting.popleft()

    def _put(self, text: str | None) -> None:
        self._waiting.append(text)
        self._changed.set()

    def close(self, code: int) -> None:
        """Send nothing after what is already queued, and close the connection with this code."""
        self.closed_with = code
        self._put(None)

    async def next(self) -> str | None:
        """Return the next message that waits, which goes on waiting until it is sent; None if that is all."""
        while not self._waiting:
            self._changed.clear()
            await self._changed.wait()
        return self._waiting[0]

    def sent(self) -> None:
        """Note that the next message is sent; only now may others go out at once."""
        self._waiting.popleft()

    def waiting(self) -> int:
        """Return how many messages wait."""
        return len(self._waiting)
