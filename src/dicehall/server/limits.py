"""Limits: token buckets, so that no single client can keep the server busy. The caller supplies the time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from time import monotonic
from typing import TYPE_CHECKING, Final

from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.settings import Settings

MOST_BUCKETS: Final = 20_000
"""How many addresses are remembered; the least recently seen is forgotten first."""
PASSPHRASES_PER_S: Final = 0.1
PASSPHRASES_BURST: Final = 10
"""Passphrases that an address may try: per second in the long run, and at once."""


class Bucket:
    """Tokens that refill at a steady rate, up to a full bucket."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate: float = rate
        """Tokens per second."""
        self.size: float = size
        """Tokens in a full bucket."""
        self.left: float = size
        """Tokens left."""
        self.at: float = now
        """When they were last counted."""

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough, and return whether there were."""
        self.left = min(self.size, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True


class Buckets:
    """One bucket per key, such as an address."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate: float = rate
        """Tokens per second."""
        self.size: float = size
        """Tokens in a full bucket."""
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """Take tokens from the bucket of this key if there are enough, and return whether there were."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.size, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, tokens)

    def __len__(self) -> int:
        return len(self._buckets)


class Places:
    """A number of places per key, such as connections per address."""

    def __init__(self, most: int) -> None:
        self.most: int = most
        """Places per key."""
        self._taken: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Take a place if one is free, and return whether one was."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)


class Limits:
    """All limits of a server that are counted by address; each refuses what exceeds it."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.requests: Buckets = Buckets(settings.requests_per_s, settings.requests_burst, clock)
        """Requests of all kinds."""
        self.sockets: Places = Places(settings.sockets_per_address)
        """Live connections."""
        self._tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour, clock)
        self._most_open = settings.tables_open
        self._open: dict[str, set[str]] = {}
        self._maker: dict[str, str] = {}
        self._passphrases = Buckets(PASSPHRASES_PER_S, PASSPHRASES_BURST, clock)

    def may_make_table(self, address: str) -> None:
        """Refuse an address that has made many tables recently, or has many in progress."""
        if len(self._open.get(address, ())) >= self._most_open or not self._tables.take(address):
            raise Refusal("too_many_tables")

    def made_table(self, address: str, table_id: str) -> None:
        """Note who made a table."""
        self._open.setdefault(address, set()).add(table_id)
        self._maker[table_id] = address

    def table_is_over(self, table_id: str) -> None:
        """Note that a table no longer counts against the address that made it."""
        address = self._maker.pop(table_id, None)
        if address is not None:
            self._open[address].discard(table_id)
            if not self._open[address]:
                del self._open[address]

    def may_try_passphrase(self, address: str) -> None:
        """Refuse an address that tries one passphrase after another."""
        if not self._passphrases.take(address):
            raise Refusal("too_fast")


def address_key(host: str) -> str:
    """Return the key under which an address is counted; of IPv6, the first half, which one home holds."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
