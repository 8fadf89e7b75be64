"""A listener: one connection to a table, with a queue for when its network is slower than the table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from dicehall.table.messages import RESTARTING
from dicehall.table.seats import ONLOOKER

if TYPE_CHECKING:
    from dicehall.server.gate.lines import Line

MOST_WAITING: Final = 200
"""How many messages may wait for a connection; one that falls further behind is closed and may return."""


class Listener:
    """Somebody who is connected to a table. Several may hold the same seat."""

    __slots__ = (
        "_changed",
        "_line",
        "_most_waiting",
        "_waiting",
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
        self._line: Line | None = None
        self._waiting: deque[str | None] = deque()
        self._changed = asyncio.Event()

    @property
    def watches(self) -> bool:
        """Return whether this listener has no seat."""
        return self.viewer < 0

    def tell(self, text: str) -> None:
        """Send a message, at once or after those that wait; nobody at the table waits for it."""
        if self.lagging.is_set():
            return
        if not self._waiting and self._line is not None and self._line(text):
            return
        if len(self._waiting) >= self._most_waiting:
            self.lagging.set()
            return
        self._put(text)

    def open(self, line: Line | None) -> None:
        """Let messages take the short way from now on, if there is one; first those that wait."""
        self._line = line
        while line is not None and self._waiting:
            text = self._waiting[0]
            if text is None or not line(text):
                return
            self._waiting.popleft()

    def _put(self, text: str | None) -> None:
        self._waiting.append(text)
        self._changed.set()

    def stand_up(self) -> None:
        """Continue without a seat."""
        self.viewer = ONLOOKER
        self.token_hash = None

    def hang_up(self, code: int = RESTARTING) -> None:
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
