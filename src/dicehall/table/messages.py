"""The live protocol: every message that a client can send, as plain values.

The constraints and sentences are for pydantic, which reads what strangers send to a server and writes the
schema of it (`server.live.protocol`). A table on a device takes its own page's messages as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal, get_args, get_type_hints

from annotated_types import Ge, Le, MaxLen, MinLen

from dicehall.table.clean_text import LONGEST_TEXT
from dicehall.table.json_text import value_of
from dicehall.table.names import LONGEST_NAME
from dicehall.table.refusals import Refusal

PROTOCOL: Final = 4
"""The version of the protocol; raised with every change that breaks clients."""

MOST_ENTRIES: Final = 500
"""The most entries of a table in one response."""
REFUSED: Final = 4000
"""A refused connection is closed with this plus the HTTP status of the refusal: 4404 for no such table."""
RESTARTING: Final = 1012
"""A connection closed with this finds its table again when it returns."""

LONGEST_ID: Final = 64
"""The most characters in a message's id."""

Id = Annotated[str, MinLen(1), MaxLen(LONGEST_ID)]
"""An id that the client gives its message; the reply carries it."""
Turn = Annotated[int, Ge(0), Le(2**31 - 1)]
"""A seat's turn number."""
Seat = Annotated[int, Ge(0), Le(63)]
"""A seat number, starting at 0."""
Token = Annotated[str, MaxLen(128)]
"""A token of a seat, or of a person who is signed in."""
Thrower = Annotated[int, Ge(-1), Le(63)]
"""A seat that throws dice; -1 is the table itself."""
Face = Annotated[str, MaxLen(64)]
"""A face of a die in its text form, as in `A-lion`."""
Link = Annotated[str, MinLen(64), MaxLen(64)]
"""A link of a hash chain: 32 bytes in hexadecimal."""
Text = Annotated[str, MaxLen(2000)]
"""An option in its text form."""


@dataclass(frozen=True, slots=True)
class ClientMessage:
    """Something a client sends."""

    __pydantic_config__: ClassVar[dict[str, object]] = {
        "extra": "forbid",
        "strict": True,
        "use_attribute_docstrings": True,
    }


@dataclass(frozen=True, slots=True)
class Hello(ClientMessage):
    """The first message: who I am, what I have already seen, and which language I speak."""

    type: Literal["hello"]
    token: Token | None = None
    """The seat's token; none to watch."""
    version: Annotated[int, Ge(0), Le(2**53)] | None = None
    """The last version seen, to get what was missed since; none for a snapshot."""
    language: Annotated[str, MaxLen(35)] = ""
    """As in `de`, or `de-AT`."""
    name: Annotated[str, MaxLen(LONGEST_NAME)] | None = None
    """What others read beside a watcher's chat lines."""
    person: Token | None = None
    """The token of a person who is signed in: a watcher then talks under the claimed name."""
    explain: bool = False
    """Whether my questions shall come explained: for pages; a bot may do without."""
    apart: bool = False
    """Whether explanations may follow as `explained`, rather than in a repeated update."""


@dataclass(frozen=True, slots=True)
class AnswerGiven(ClientMessage):
    """An answer to the question of this turn."""

    type: Literal["answer"]
    id: Id
    turn: Turn
    option: Text
    """The text of one of the question's options."""
    link: Link | None = None
    """The link of my chain for this turn; omitting it ends the seat's chain for the rest of the game."""


@dataclass(frozen=True, slots=True)
class SetGiven(ClientMessage):
    """An answer to the question of this turn and to those that follow from it; all or nothing."""

    type: Literal["answer_set"]
    id: Id
    turn: Turn
    options: Annotated[list[Text], MaxLen(100)]
    """The texts of all that is chosen, in any order; not the option that stops."""
    link: Link | None = None
    """The link of my chain for this turn, the first that the set answers."""


@dataclass(frozen=True, slots=True)
class SeedOpened(ClientMessage):
    """My seed, to which I have committed myself; all others have too, and the table is sealed."""

    type: Literal["open"]
    id: Id
    seed: Link
    """The link before the anchor of my chain."""


@dataclass(frozen=True, slots=True)
class UndoWanted(ClientMessage):
    """Undo the seat's last answer, which was to this turn."""

    type: Literal["undo"]
    id: Id
    turn: Turn


@dataclass(frozen=True, slots=True)
class RollEntered(ClientMessage):
    """What real dice show, at a table where people enter them: one of the `throws`."""

    type: Literal["roll"]
    id: Id
    seat: Thrower
    number: Turn
    """Which roll of the seat it is, as in `throws`."""
    faces: Annotated[list[Face], MaxLen(200)]
    """A face for every die of the throw, in any order."""


@dataclass(frozen=True, slots=True)
class PickUpWanted(ClientMessage):
    """Take back what was entered for a roll, to enter it again: one of those in `pick_up`."""

    type: Literal["pick_up"]
    id: Id
    seat: Thrower
    number: Turn


@dataclass(frozen=True, slots=True)
class SayWanted(ClientMessage):
    """A line of chat."""

    type: Literal["say"]
    id: Id
    text: Annotated[str, MinLen(1), MaxLen(LONGEST_TEXT)]


@dataclass(frozen=True, slots=True)
class PhraseWanted(ClientMessage):
    """A quick phrase, which every viewer reads in their own language."""

    type: Literal["phrase"]
    id: Id
    phrase: Annotated[str, MinLen(1), MaxLen(40)]


@dataclass(frozen=True, slots=True)
class StartWanted(ClientMessage):
    """Start the game; all seats are taken."""

    type: Literal["start"]
    id: Id


@dataclass(frozen=True, slots=True)
class HostWanted(ClientMessage):
    """Let another person be the host; only the host may ask for it, before the start."""

    type: Literal["host"]
    id: Id
    seat: Seat


@dataclass(frozen=True, slots=True)
class LeaveWanted(ClientMessage):
    """I leave: before the start the seat becomes free, afterwards a stand-in bot plays on."""

    type: Literal["leave"]
    id: Id


@dataclass(frozen=True, slots=True)
class ReturnWanted(ClientMessage):
    """I take my seat back from the stand-in."""

    type: Literal["return"]
    id: Id


@dataclass(frozen=True, slots=True)
class HintWanted(ClientMessage):
    """What would the champion do in my place?"""

    type: Literal["hint"]
    id: Id
    turn: Turn


@dataclass(frozen=True, slots=True)
class Ping(ClientMessage):
    """Are you there?"""

    type: Literal["ping"]
    id: Id


Wish = (
    AnswerGiven
    | SetGiven
    | SeedOpened
    | UndoWanted
    | RollEntered
    | PickUpWanted
    | SayWanted
    | PhraseWanted
    | StartWanted
    | HostWanted
    | LeaveWanted
    | ReturnWanted
)
"""What changes a table, if it is granted."""
AnyClientMessage = Hello | Wish | HintWanted | Ping
"""Everything a client can send."""

_KINDS: Final[dict[str, type[AnyClientMessage]]] = {
    get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(AnyClientMessage)
}
"""Every message by its type."""


def read_message(text: str) -> AnyClientMessage:
    """Return a message of a trusted client, such as the page of a device.

    One of an unknown type or with the wrong fields is refused.
    """
    try:
        sent = value_of(text)
        return _KINDS[sent["type"]](**sent)
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("bad_message", reason=str(error)) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that was refused, so that its sender knows which one it was."""
    try:
        sent = value_of(text)
    except ValueError:
        return None
    name = sent.get("id") if isinstance(sent, dict) else None
    return name if isinstance(name, str) and 1 <= len(name) <= LONGEST_ID else None
