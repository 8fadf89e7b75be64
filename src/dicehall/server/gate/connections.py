"""Connections: how many there may be in all and from one address, and which are closed first."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from dicehall.server.capacity import capacity
from dicehall.server.gate.proxy import Trusted
from dicehall.server.limits import address_key

if TYPE_CHECKING:
    from dicehall.server.settings import Settings


class Waiting(Protocol):
    """A connection on which no request is being answered: it is idle, or its request is still arriving."""

    def cut(self) -> None:
        """Close it at once."""


class Connections:
    """The connections of a server that are not live ones, by address.

    If the server is full, a waiting connection is closed for a new one: the one that has waited longest, from
    the address with the most waiting connections. So a flood displaces itself, and never a player.
    """

    def __init__(self, settings: Settings) -> None:
        self.capacity = capacity(settings.connections)
        """How many connections there may be, live ones included."""
        self.request_s: float = settings.request_s
        """Seconds that a request may take to arrive, apart from the time that its size justifies."""
        self.language: str = settings.language
        """The language for clients that have not said which they want."""
        self._per_address = settings.connections_per_address
        self._trusted = Trusted(settings.trusted_proxies)
        self._open: Counter[str] = Counter()
        self._waiting: dict[str, dict[Waiting, None]] = {}

    def enter(self, host: str, one: Waiting, open_now: int) -> str | None:
        """Count a connection; return the code of a refusal if it is one too many."""
        key = address_key(host)
        # A proxy may have any number of connections; requests are counted by the addresses of its clients.
        proxy = not host or host in self._trusted
        refused = None
        if not proxy and self._open[key] >= self._per_address:
            refused = "too_many_connections"
        elif open_now > self.capacity.connections and not self._make_room():
            refused = "hall_full"
        self._open[key] += 1
        if refused is None:
            self.waits(host, one)
        return refused

    def flooded(self, host: str, open_now: int) -> bool:
        """Return whether there are so many refused connections that answering them costs too much."""
        full = self.capacity.connections + self.capacity.backlog // 2
        return open_now > full or self._open[address_key(host)] > 2 * self._per_address

    def waits(self, host: str, one: Waiting) -> None:
        """Note that a connection waits for its client."""
        self._waiting.setdefault(address_key(host), {})[one] = None

    def works(self, host: str, one: Waiting) -> None:
        """Note that a request has arrived completely, so that its client now waits for the server."""
        key = address_key(host)
        there = self._waiting.get(key, {})
        there.pop(one, None)
        if not there:
            self._waiting.pop(key, None)

    def leave(self, host: str, one: Waiting) -> None:
        """Note that a connection is closed, or has become a live one."""
        self.works(host, one)
        key = address_key(host)
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    def _make_room(self) -> bool:
        """Cut the longest waiting connection of the address with the most; return whether there was one."""
        if not self._waiting:
            return False
        key = max(self._waiting, key=lambda key: len(self._waiting[key]))
        oldest = next(iter(self._waiting[key]))
        del self._waiting[key][oldest]
        if not self._waiting[key]:
            del self._waiting[key]
        oldest.cut()
        return True

    def __len__(self) -> int:
        return self._open.total()
