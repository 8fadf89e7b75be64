"""What a hall needs from outside: a door to it (server, device, terminal) brings these ports, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.table.changes import Change
    from dicehall.table.messages import AnyClientMessage, Hello
    from dicehall.table.play import Play
    from dicehall.table.state import LiveTable

# ------------------------------------------------------------------------------- what can go wrong


class ChangeNotStored(Refusal):
    """A change was not stored, or nobody knows; the room reads its table again before it goes on."""


class TableMoved(Refusal):
    """A table is in use elsewhere by now, and not here any more."""

    def __init__(self, code: str, back_after: float | None = None) -> None:
        super().__init__(code)
        self.back_after: float | None = back_after
        """Seconds after which clients may return and find it; None if they cannot follow by themselves."""


class NoDecision(Exception):
    """A bot made no decision; a random option is chosen in its place."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: str = why
        """One word, for the table's log."""


class TooMuchWork(Exception):
    """Explaining the questions of this game takes too long or too much memory."""


# ----------------------------------------------------------------------------------- the ports


class Log(Protocol):
    """Where the log of a table is stored."""

    async def append(self, table: LiveTable, change: Change) -> None:
        """Store a change: all of it, or nothing. Raise `ChangeNotStored` or `TableMoved`."""

    async def newer(self, table: LiveTable) -> LiveTable | None:
        """Return the table as it is stored; None if nothing is stored that it does not know."""

    def moved(self, table_id: str) -> TableMoved:
        """Return the refusal for everybody who wants something of a table that has moved."""


@dataclass(frozen=True)
class BotAnswer:
    """What a bot decided."""

    option: str
    """The option, in its text form."""
    advice: Mapping[str, object] | None = None
    """What every option is worth and leads to, if requested and known."""


class Think(Protocol):
    """Where bots think."""

    async def decide(
        self, table: LiveTable, seat: int, bot: str, seed: str, *, advice: bool
    ) -> BotAnswer:
        """Return what a bot would answer in a seat's place, or raise `NoDecision`.

        A refusal means that it cannot think just now; a later attempt may succeed.
        """


class ExplainPort(Protocol):
    """Where questions are explained."""

    async def explain(self, play: Play, seat: int) -> str | None:
        """Return a seat's question as explained JSON; None if that is not possible now.

        `TooMuchWork` means that it is not worth trying again at this table.
        """


class Watch(Protocol):
    """Counts and logs what happens; nothing waits for it."""

    def stored(self, table: LiveTable, change: Change, seconds: float) -> None:
        """Note a change that was stored and published so many seconds after it was asked for."""

    def bot_waits(self, table: LiveTable, seat: int, refusal: Refusal) -> None:
        """Note that a bot could not answer and tries again later."""

    def over(self, table_id: str) -> None:
        """Note that a table is over, or in use elsewhere."""


class NobodyWatches:
    """Notes nothing."""

    def stored(self, table: LiveTable, change: Change, seconds: float) -> None:
        """Do nothing."""

    def bot_waits(self, table: LiveTable, seat: int, refusal: Refusal) -> None:
        """Do nothing."""

    def over(self, table_id: str) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Ports:
    """Everything that a room needs from outside."""

    log: Log
    think: Think
    explain: ExplainPort
    clock: Callable[[], float]
    """Seconds since 1970."""
    pace_s: float
    """The fewest seconds between a question and a bot's answer, so that people can follow."""
    bots_rest: bool = False
    """Whether bots wait while nobody is connected."""
    watch: Watch = field(default_factory=NobodyWatches)


# ------------------------------------------------------------------------------- who comes in


class Outbox(Protocol):
    """The way to one client."""

    def send(self, text: str) -> None:
        """Send a message; nobody waits until it has arrived."""

    def close(self, code: int) -> None:
        """Close the connection with a code, after everything that was sent."""


class Visitor(Protocol):
    """What a door knows of one client, and what it lets the client do."""

    async def identify(self, room: Room, hello: Hello) -> None:
        """Look up who it is that said hello; refuse somebody who may not see the table."""

    def admit(self, room: Room, hello: Hello) -> int:
        """Return as whom the client enters (a seat, `WATCHER` or `ONLOOKER`), or refuse; never waits."""

    def check(self, room: Room, viewer: int) -> None:
        """Refuse a client who may not stay."""

    def read(self, room: Room, viewer: int, text: str | None) -> AnyClientMessage:
        """Return a message that has arrived (None: not a text), or refuse what is wrong or too much."""

    def count_hint(self, room: Room, viewer: int) -> None:
        """Count a hint, or refuse one that is too much."""

    async def claimed(self, name: str | None) -> str | None:
        """Return the claimed name under which a watcher talks; refuse somebody who uses another's."""

    def ignores(self) -> bool:
        """Return whether nothing new begins, because everything is about to stop."""

    def refused(self, name: str | None, refusal: Refusal) -> str:
        """Return the message that says that a client's message was not carried out, and why."""
