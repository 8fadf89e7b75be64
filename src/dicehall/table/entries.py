"""Entries: the lines of a table's log. The log only grows, and a table is the sum of its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NotRequired

from typing_extensions import TypedDict

from dicehall.games.models import JsonValue, told
from dicehall.table.json_text import json_of

TABLE: Final = -1
"""The seat of entries that belong to the table or to a watcher."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    number: int
    """Its place in the log: 0, 1, 2 and so on without a gap."""
    at: float
    """When it was written, in seconds since 1970; the caller reads the clock."""
    kind: str
    """What happened: one of `BODIES`."""
    seat: int
    """Who did it; -1 is the table or a watcher."""
    body: dict[str, Any]
    """The details, in a form that JSON can hold. Never changed once written."""


# ------------------------------------------------------------------------- what viewers see of them


@told
class FirstSeat(TypedDict):
    """A seat as it was when the table was made."""

    kind: Literal["open", "bot"]
    name: str
    bot: str | None
    kept: bool


@told
class MadeBody(TypedDict):
    """Everything that is settled when the table is made."""

    game: str
    rules: int
    """The version of the rules."""
    options: dict[str, JsonValue]
    fair_dice: NotRequired[int]
    """The version of the fair dice; 1 where it is missing."""
    duplicate: NotRequired[str]
    """The duplicate whose dice are rolled here, as at all its other tables."""
    dice: NotRequired[Literal["fair", "entered"]]
    """Whether the hall rolls, or people roll their own dice and enter what they show."""
    public: bool
    clock: dict[str, JsonValue]
    hints: bool
    """Whether two or more people who sit here may take hints."""
    commitment: str
    code: str
    title: str | None
    stand_in: str
    rematch_of: str | None
    seats: list[FirstSeat]


@told
class SatBody(TypedDict):
    """A person takes a seat."""

    # The token's hash is never shown, and the seed not before the start.
    name: str
    claimed: str | None
    """The name they have claimed."""
    anchor: NotRequired[str | None]
    """What they commit themselves with to their part in the dice."""


@told
class StoodBody(TypedDict):
    """A seat is free again, before the start."""


@told
class HostsBody(TypedDict):
    """Somebody is the host from now on, before the start: the host before them has asked for it."""


@told
class BotSatBody(TypedDict):
    """A bot is given a seat, before the start."""

    bot: str
    name: str


@told
class SealedBody(TypedDict):
    """The game was started: nobody can sit down or stand up any more, and the seeds are opened."""


@told
class OpenedBody(TypedDict):
    """A seat opens the seed that it has committed to."""

    seed: str


@told
class BeganBody(TypedDict):
    """The game begins."""

    seeds: list[str]
    """By seat."""


@told
class AnsweredBody(TypedDict):
    """A question was answered."""

    turn: int
    asked: str
    given: str
    """The option, in its text form."""
    by: Literal["player", "bot", "stand_in"]
    bot: NotRequired[str]
    link: NotRequired[str]
    """The link that the player's client has shown with it; all pieces of a set have that of the first."""
    set: NotRequired[int]
    """If it is a piece of a set, the turn of the set's first piece."""


@told
class RolledBody(TypedDict):
    """The dice fell."""

    number: int
    """Which roll of the seat it was."""
    given: str
    """What they show, in their text form."""
    by: NotRequired[int]
    """The seat that entered real dice."""
    link: NotRequired[str]
    """The link of the seat's chain that is mixed in, after its turn and a colon; missing if there is none."""


@told
class PickedUpBody(TypedDict):
    """Real dice were entered wrong: their roll is taken back, and entered again."""

    number: int
    """Which roll of the seat it was."""


@told
class HintedBody(TypedDict):
    """A player takes a hint for the question of this turn."""

    turn: int


@told
class UndoneBody(TypedDict):
    """The answer of this turn is taken back."""

    turn: int


@told
class SaidBody(TypedDict):
    """A line of chat, stored with the name of the seat."""

    name: str
    claimed: str | None
    """The name that whoever said it has claimed."""
    text: str


@told
class PhraseBody(TypedDict):
    """A quick phrase, which everybody reads in their own language."""

    phrase: str


@told
class LeftBody(TypedDict):
    """Somebody left, or took too long: a bot plays on."""

    why: Literal["left", "clock"]


@told
class ReturnedBody(TypedDict):
    """Somebody has taken their seat back."""


@told
class BotFailedBody(TypedDict):
    """A bot crashed or took too long; its next answer is a random one."""

    bot: str
    why: str


@told
class EndedBody(TypedDict):
    """The game is over, and the secret behind its dice is revealed."""

    scores: list[int]
    winners: list[int]
    secret: str


@told
class ClosedBody(TypedDict):
    """The table was abandoned; if the game had begun, the secret is revealed so its dice can be checked."""

    why: str
    """`idle`, or `operator`."""
    words: NotRequired[str]
    """The reason, as the operator gave it."""
    secret: NotRequired[str]


@told
class RematchBody(TypedDict):
    """The same people play again at another table."""

    table: str
    code: str


BODIES: Final[dict[str, Any]] = {
    "made": MadeBody,
    "sat": SatBody,
    "stood": StoodBody,
    "hosts": HostsBody,
    "bot_sat": BotSatBody,
    "sealed": SealedBody,
    "opened": OpenedBody,
    "began": BeganBody,
    "answered": AnsweredBody,
    "rolled": RolledBody,
    "picked_up": PickedUpBody,
    "hinted": HintedBody,
    "undone": UndoneBody,
    "said": SaidBody,
    "phrase": PhraseBody,
    "left": LeftBody,
    "returned": ReturnedBody,
    "bot_failed": BotFailedBody,
    "ended": EndedBody,
    "closed": ClosedBody,
    "rematch": RematchBody,
}
"""Every kind of entry, and the part of its body that viewers are shown."""
SHOWN: Final = {kind: tuple(body.__annotations__) for kind, body in BODIES.items()}
"""The names of the fields that are shown, by kind. All other fields stay in the log."""


def seen_by_seats(entry: Entry, running: bool) -> bool:
    """Return whether players see an entry: all except watchers' chat while it could help a player."""
    return entry.kind != "said" or entry.seat != TABLE or not running


def written(entry: Entry, events: Sequence[Mapping[str, Any]]) -> str:
    """Return an entry as it is sent to viewers, serialized once, without the opening brace and the number.

    The number is the viewer's own, so that no gap reveals that something is hidden.
    """
    body = {name: entry.body[name] for name in SHOWN[entry.kind] if name in entry.body}
    if entry.kind == "made":
        body["seats"] = [
            {
                "kind": seat["kind"],
                "name": seat.get("name", ""),
                "bot": seat.get("bot"),
                "kept": "kept" in seat,
            }
            for seat in entry.body["seats"]
        ]
    shown = {
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": body,
        "events": events,
    }
    return json_of(shown)[1:]


def numbered(place: int, text: str) -> str:
    """Return an entry as `written` has written it, with its number among those that a viewer sees."""
    return f'{{"number":{place},{text}'
