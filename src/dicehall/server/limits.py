"""Limits: how often people and addresses may do things, so that no single client keeps the server busy.

Everything that is limited has a `Limit`. It is counted by person, that is, somebody who is signed in or
holds a seat, and by address, but not by connection: reconnecting does not reset it. All watchers of an
address count as one person.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from time import monotonic
from typing import TYPE_CHECKING, Final

from dicehall.server.capacity import capacity
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.settings import Settings
    from dicehall.table.state import LiveTable

MANY: Final = 10
"""All people of an address together may do this many times as much as one person."""
MOST_BUCKETS: Final = 20_000
"""How many keys of a limit are remembered; the least recently seen is forgotten first."""
HINTS_PER_MINUTE: Final = 60
"""Hints that a person may request per minute: one at every question of somebody who plays fast. A hint
keeps a worker busy for some milliseconds, and bots are a shared resource."""
REPLAYS: Final = (0.5, 10)
"""Replays for one address: per second in the long run, and at once."""
REPLAYS_AT_ONCE: Final = 2
"""Replays of one address that may wait or be in progress; there is one queue for everybody."""
REPORTS: Final = (0.1, 10)
"""Reports for one address: per second in the long run, and at once."""
PLANS: Final = (4.0, 40)
"""Maps drawn for one address: per second in the long run, and at once."""
GUESSES: Final = (0.1, 40)
"""Codes of tables that do not exist, which an address may try: per second in the long run, and at once."""
PASSPHRASES: Final = (0.1, 10)
"""Passphrases that an address may try: per second in the long run, and at once."""
MAILS: Final = (1 / 3600, 5)
"""Mails that an address may ask for to people who have not agreed: per second in the long run, and at
once."""


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

    def take(self, now: float) -> bool:
        """Take a token if there is one, and return whether there was."""
        self.left = min(self.size, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
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

    def take(self, key: str) -> bool:
        """Take a token from the bucket of this key if there is one, and return whether there was."""
        now = self._clock()
        self._forget(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.size, now)
        self._buckets.move_to_end(key)
        return bucket.take(now)

    def give_back(self, key: str) -> None:
        """Put a token back that was taken a moment ago."""
        self._buckets[key].left += 1

    def _forget(self, now: float) -> None:
        """Drop the oldest buckets: those that are full again and, if there are too many, others as well."""
        while self._buckets:
            key, oldest = next(iter(self._buckets.items()))
            full = oldest.at + self.size / self.rate <= now
            if not full and len(self._buckets) < MOST_BUCKETS:
                return
            del self._buckets[key]

    def __len__(self) -> int:
        return len(self._buckets)


class Limit:
    """How often one thing may be done: by a person, and by all people of an address together."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float],
        refusal: str = "too_fast",
        many: int = MANY,
        **arguments: int,
    ) -> None:
        self.rate: float = rate
        """How often per second in the long run."""
        self.burst: float = burst
        """How often at once."""
        self._people = Buckets(rate, burst, clock)
        self._addresses = Buckets(rate * many, burst * many, clock)
        self._refusal = refusal
        self._arguments = arguments

    def spend(self, address: str, person: str = "") -> None:
        """Count that it is done once more, or refuse it. All unknown people of an address are one."""
        who = person or f"at {address}"
        if not self._people.take(who):
            raise self.refusal()
        if not self._addresses.take(address):
            self._people.give_back(who)
            raise self.refusal()

    def refusal(self) -> Refusal:
        """Return the refusal for somebody who has done it too often."""
        return Refusal(self._refusal, **self._arguments)

    def give_back(self, address: str) -> None:
        """Take back one count of what an unknown person of an address did."""
        self._people.give_back(f"at {address}")
        self._addresses.give_back(address)

    def __len__(self) -> int:
        return len(self._people) + len(self._addresses)


class Places:
    """A number of places per key, such as connections per address."""

    def __init__(self, most: int, refusal: str = "too_many_connections") -> None:
        self.most: int = most
        """Places per key."""
        self._refusal = refusal
        self._taken: Counter[str] = Counter()

    def enter(self, key: str) -> None:
        """Take a place, or refuse."""
        if self._taken[key] >= self.most:
            raise Refusal(self._refusal)
        self._taken[key] += 1

    def leave(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    def total(self) -> int:
        """Return how many places are taken in all."""
        return self._taken.total()

    def __len__(self) -> int:
        return len(self._taken)


class Limits:
    """All limits of a server; each refuses what exceeds it."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.requests = Limit(settings.requests_per_s, settings.requests_burst, clock, many=1)
        """Requests of all kinds."""
        self.messages = Limit(settings.messages_per_s, settings.messages_burst, clock)
        """Messages of live clients, also those that are refused."""
        self.chat = Limit(settings.chat_per_minute / 60, settings.chat_per_minute, clock)
        """Chat lines and phrases."""
        self.changes = Limit(settings.changes_per_minute / 60, settings.changes_per_minute, clock)
        """Changes that somebody could otherwise make and undo for ever."""
        self.hints = Limit(
            HINTS_PER_MINUTE / 60,
            HINTS_PER_MINUTE,
            clock,
            "too_many_hints",
            most=HINTS_PER_MINUTE,
        )
        """Hints."""
        self.replays = Limit(*REPLAYS, clock, many=1)
        """Replays."""
        self.replays_at_once = Places(REPLAYS_AT_ONCE, "too_fast")
        """Replays that wait or are in progress."""
        self.reports = Limit(*REPORTS, clock, many=1)
        """Reports."""
        self.reports_at_once = Places(REPLAYS_AT_ONCE, "too_fast")
        """Reports that wait for the process in which they are made."""
        self.plans = Limit(*PLANS, clock, many=1)
        """Custom maps that are drawn."""
        self.guesses = Limit(*GUESSES, clock, many=1)
        """Tries of codes of tables that do not exist."""
        self.requests_at_once = Places(settings.connections_per_address)
        """Requests in progress."""
        self.arrivals = Places(settings.connections_per_address)
        """Live connections that have not said hello."""
        self.sockets = Places(settings.sockets_per_address)
        """Live connections."""
        self._watchers = capacity(settings.connections).watchers
        self.tables = Limit(
            settings.tables_per_hour / 3600,
            settings.tables_per_hour,
            clock,
            "too_many_tables",
            many=1,
        )
        """Tables made."""
        self._most_open = settings.tables_open
        self._open: dict[str, set[str]] = {}
        self._maker: dict[str, str] = {}
        self.passphrases = Limit(*PASSPHRASES, clock, many=1)
        """Passphrases that are tried."""
        self.mails = Limit(*MAILS, clock, "too_many_mails", many=1)
        """Mails to people who have not agreed to get any."""

    def may_have_table(self, address: str) -> None:
        """Refuse an address that has many tables in progress."""
        if len(self._open.get(address, ())) >= self._most_open:
            raise Refusal("too_many_tables")

    def made_table(self, address: str, table_id: str) -> None:
        """Note who made a table."""
        if self._maker.setdefault(table_id, address) == address:
            self._open.setdefault(address, set()).add(table_id)

    def maker_of(self, table_id: str) -> str:
        """Return the address that made a table; for one made before the last start, its id."""
        return self._maker.get(table_id, table_id)

    def table_is_over(self, table_id: str) -> None:
        """Note that a table no longer counts against the address that made it."""
        address = self._maker.pop(table_id, None)
        if address is not None:
            self._open[address].discard(table_id)
            if not self._open[address]:
                del self._open[address]

    def may_watch(self) -> None:
        """Refuse watchers while the remaining connections are needed for players."""
        if self.sockets.total() > self._watchers:
            raise Refusal("hall_full")


def person_at(table: LiveTable, viewer: int) -> str:
    """Return the key under which a viewer is counted: a person who is signed in, or a seat; or none."""
    if viewer < 0:
        return ""
    person = table.seats[viewer].person
    return f"seat {viewer} of {table.id}" if person is None else f"person {person}"


def address_key(host: str) -> str:
    """Return the key under which an address is counted; for IPv6, its first half, which one home shares."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
