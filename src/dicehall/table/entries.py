"""Entries: the lines of a table's log. The log only grows, and a table is the sum of its log.

Each kind of entry is a class whose fields are the details. Viewers are shown all of them but the `hidden`
ones; `entry_json` says how they are stored and sent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field
from typing import Any, Final, Literal, TypeVar, dataclass_transform

from typing_extensions import TypedDict

from dicehall.games.models import JsonValue, wire_model
from dicehall.table.clock import Clock

TABLE: Final = -1
"""The seat of entries that belong to the table or to a watcher."""

By = Literal["player", "bot", "stand_in"]
"""Who answers for a seat: the person who sits there, a bot that sits there, or one in a person's place."""

AnyBody = TypeVar("AnyBody")

KIND_OF: Final[dict[type, str]] = {}
"""The word by which logs name each kind of entry; filled by `kind`."""


def hidden(*, default: Any = MISSING) -> Any:
    """Return a field that stays in the log and is never shown."""
    return field(default=default, metadata={"hidden": True})


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(hidden, field))
def kind(name: str) -> Callable[[type[AnyBody]], type[AnyBody]]:
    """Make a class a kind of entry. Fields that are None by default are left out of the log if they are."""

    def make(body: type[AnyBody]) -> type[AnyBody]:
        body = wire_model(dataclass(frozen=True, slots=True, kw_only=True)(body))
        KIND_OF[body] = name
        return body

    return make


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """A seat as it was when the table was made."""

    kind: Literal["open", "bot"]
    name: str = ""
    bot: str | None = None
    kept: str | None = None
    """The hash of the token for which an open seat is reserved."""


@wire_model
class FirstSeatShown(TypedDict):
    """A seat as it was when the table was made."""

    kind: Literal["open", "bot"]
    name: str
    bot: str | None
    kept: bool


@kind("made")
class MadeBody:
    """Everything that is settled when the table is made."""

    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, JsonValue]
    fair_dice: int | None = None
    """The version of the fair dice; 1 where it is missing."""
    duplicate: str | None = None
    """The duplicate whose dice are rolled here, as at all its other tables."""
    dice: Literal["fair", "entered"] | None = None
    """Whether the hall rolls, or people roll their own dice and enter what they show."""
    public: bool
    clock: Clock = field(metadata={"shown": dict[str, JsonValue]})
    hints: bool
    """Whether two or more people who sit here may take hints."""
    commitment: str
    code: str
    title: str | None
    stand_in: str
    rematch_of: str | None
    seats: list[FirstSeat] = field(metadata={"shown": list[FirstSeatShown]})
    host: int | None = hidden()


@kind("sat")
class SatBody:
    """A person takes a seat."""

    name: str
    claimed: str | None
    """The name they have claimed."""
    anchor: str | None = field(default=None, metadata={"shown": str | None})
    """What they commit themselves with to their part in the dice."""
    seed: str | None = hidden()
    """Shown when the game begins; None as long as only the anchor is known."""
    person: int | str | None = hidden()
    token: str = hidden()
    """The hash of the token that controls the seat."""
    device: str | None = hidden(default=None)


@kind("stood")
class StoodBody:
    """A seat is free again, before the start."""


@kind("hosts")
class HostsBody:
    """Somebody is the host from now on, before the start: the host before them has asked for it."""


@kind("bot_sat")
class BotSatBody:
    """A bot is given a seat, before the start."""

    bot: str
    name: str


@kind("sealed")
class SealedBody:
    """The game was started: nobody can sit down or stand up any more, and the seeds are opened."""


@kind("opened")
class OpenedBody:
    """A seat opens the seed that it has committed to."""

    seed: str


@kind("began")
class BeganBody:
    """The game begins."""

    seeds: list[str]
    """By seat."""
    check: str = hidden()


@kind("answered")
class AnsweredBody:
    """A question was answered."""

    turn: int
    asked: str
    given: str
    """The option, in its text form."""
    by: By
    bot: str | None = None
    link: str | None = None
    """The link that the player's client has shown with it; all pieces of a set have that of the first."""
    set: int | None = None
    """If it is a piece of a set, the turn of the set's first piece."""
    chosen: list[str] | None = hidden(default=None)
    """The whole set that it is a piece of, to recognize it when it is repeated."""
    check: str = hidden()

    @property
    def first_turn(self) -> int:
        """Return the turn of the first piece of its set; its own turn if it is no piece of one."""
        return self.turn if self.set is None else self.set


@kind("rolled")
class RolledBody:
    """The dice fell."""

    number: int
    """Which roll of the seat it was."""
    given: str
    """What they show, in their text form."""
    by: int | None = None
    """The seat that entered real dice."""
    link: str | None = None
    """The link of the seat's chain that is mixed in, after its turn and a colon; missing if there is none."""
    check: str = hidden()


@kind("picked_up")
class PickedUpBody:
    """Real dice were entered wrong: their roll is taken back, and entered again."""

    number: int
    """Which roll of the seat it was."""
    check: str = hidden()


@kind("hinted")
class HintedBody:
    """A player takes a hint for the question of this turn."""

    turn: int


@kind("undone")
class UndoneBody:
    """The answer of this turn is taken back."""

    turn: int
    check: str = hidden()


@kind("said")
class SaidBody:
    """A line of chat, stored with the name of the seat."""

    name: str
    claimed: str | None
    """The name that whoever said it has claimed."""
    text: str


@kind("phrase")
class PhraseBody:
    """A quick phrase, which everybody reads in their own language."""

    phrase: str


@kind("left")
class LeftBody:
    """Somebody left, or took too long: a bot plays on."""

    why: Literal["left", "clock"]


@kind("returned")
class ReturnedBody:
    """Somebody has taken their seat back."""


@kind("bot_failed")
class BotFailedBody:
    """A bot crashed or took too long; its next answer is a random one."""

    bot: str
    why: str


@kind("ended")
class EndedBody:
    """The game is over, and the secret behind its dice is revealed."""

    scores: list[int]
    winners: list[int]
    secret: str


@kind("closed")
class ClosedBody:
    """The table was abandoned; if the game had begun, the secret is revealed so its dice can be checked."""

    why: str
    """`idle`, or `operator`."""
    words: str | None = None
    """The reason, as the operator gave it."""
    secret: str | None = None


@kind("rematch")
class RematchBody:
    """The same people play again at another table."""

    table: str
    code: str


Body = (
    MadeBody
    | SatBody
    | StoodBody
    | HostsBody
    | BotSatBody
    | SealedBody
    | OpenedBody
    | BeganBody
    | AnsweredBody
    | RolledBody
    | PickedUpBody
    | HintedBody
    | UndoneBody
    | SaidBody
    | PhraseBody
    | LeftBody
    | ReturnedBody
    | BotFailedBody
    | EndedBody
    | ClosedBody
    | RematchBody
)
"""What an entry says, depending on its kind."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    number: int
    """Its place in the log: 0, 1, 2 and so on without a gap."""
    at: float
    """When it was written, in seconds since 1970; the caller reads the clock."""
    seat: int
    """Who did it; -1 is the table or a watcher."""
    body: Body
    """What happened."""

    @property
    def kind(self) -> str:
        """Return the word for what happened."""
        return KIND_OF[type(self.body)]


def seen_by_seats(entry: Entry, running: bool) -> bool:
    """Return whether players see an entry: all except watchers' chat while it could help a player."""
    return not running or entry.seat != TABLE or not isinstance(entry.body, SaidBody)
