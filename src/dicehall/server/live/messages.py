"""The live protocol: every message in both directions, as models from which its schema is published.

What a client sends is read strictly: unknown fields, other types and long texts are refused before anything
else looks at them. What the server sends is put together elsewhere from parts that are written only once
for all viewers (`publishing`); the models here say what it looks like, and the tests hold it to that.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from dicehall.server.well_formed import IllFormed, read_json
from dicehall.table.refusals import Refusal
from dicehall.table.shown import EntryShown, QuestionShown, Seat, Shown, TableShown, Viewer

LONGEST_LINE: Final = 300
"""Characters of a chat line, at most."""

LONGEST_ID: Final = 64
"""Characters of a message's id, at most."""

Id = Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
"""A name the client gives its message; the reply carries it."""
Turn = Annotated[int, Field(ge=0, le=2**31 - 1)]
"""A seat's turn number."""


class ClientMessage(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(ClientMessage):
    """The first message: who I am, what I have seen so far, and what I speak."""

    type: Literal["hello"]
    token: str | None = Field(
        default=None, max_length=128, description="The seat's token; none to watch."
    )
    version: int | None = Field(
        default=None,
        ge=0,
        le=2**53,
        description="The last version seen, to get what was missed since; none for a snapshot.",
    )
    language: str = Field(default="", max_length=35, description="As in `de`, or `de-AT`.")
    name: str | None = Field(
        default=None, max_length=24, description="What others read beside a watcher's chat lines."
    )


class AnswerGiven(ClientMessage):
    """An answer to the question of this turn."""

    type: Literal["answer"]
    id: Id
    turn: Turn
    option: str = Field(max_length=2000, description="One of the question's options.")


class UndoWanted(ClientMessage):
    """The seat's last answer, which was to this turn, is to be taken back."""

    type: Literal["undo"]
    id: Id
    turn: Turn


class SayWanted(ClientMessage):
    """A line of chat."""

    type: Literal["say"]
    id: Id
    text: str = Field(min_length=1, max_length=LONGEST_LINE)


class PhraseWanted(ClientMessage):
    """A quick phrase, which every viewer reads in their own language."""

    type: Literal["phrase"]
    id: Id
    phrase: str = Field(min_length=1, max_length=40)


class StartWanted(ClientMessage):
    """All seats are taken; the game is to begin."""

    type: Literal["start"]
    id: Id


class LeaveWanted(ClientMessage):
    """I leave: before the start the seat is free again, after it a stand-in bot plays on."""

    type: Literal["leave"]
    id: Id


class ReturnWanted(ClientMessage):
    """I take my seat back from the stand-in."""

    type: Literal["return"]
    id: Id


class ExplainWanted(ClientMessage):
    """What do the options of my question of this turn mean?"""

    type: Literal["explain"]
    id: Id
    turn: Turn


class HintWanted(ClientMessage):
    """What would the strongest bot do in my place?"""

    type: Literal["hint"]
    id: Id
    turn: Turn


class Ping(ClientMessage):
    """Are you there?"""

    type: Literal["ping"]
    id: Id


FromClient = Annotated[
    Hello
    | AnswerGiven
    | UndoWanted
    | SayWanted
    | PhraseWanted
    | StartWanted
    | LeaveWanted
    | ReturnWanted
    | ExplainWanted
    | HintWanted
    | Ping,
    Field(discriminator="type"),
]
"""Everything a client can send."""

from_client: Final[TypeAdapter[Any]] = TypeAdapter(FromClient)
"""Reads what a client sends."""


class Snapshot(Shown):
    """Everything this viewer sees now."""

    type: Literal["snapshot"]
    version: int
    you: Viewer
    table: TableShown
    view: dict[str, Any] | None = Field(description="The position; null before the start.")
    question: QuestionShown | None
    asked: list[Seat] = Field(description="The seats that have a question to answer.")
    entries: list[EntryShown] = Field(description="The last fifty, or fewer.")


class Update(Shown):
    """What is new: `version` minus the number of entries is the version before."""

    type: Literal["update"]
    version: int
    entries: list[EntryShown]
    table: TableShown | None = Field(default=None, description="Absent where nothing changed.")
    view: dict[str, Any] | None
    question: QuestionShown | None
    asked: list[Seat]


class Stored(Shown):
    """The message of this id has been done, and is stored: it outlives the server."""

    type: Literal["stored"]
    id: str


class DetailsShown(Shown):
    """What a question is about, and what each of its options means."""

    facts: dict[str, Any] = Field(description="What concerns the question as a whole.")
    options: list[dict[str, Any]] = Field(
        description="What is known of each option, in the order of the question's options."
    )


class Details(Shown):
    """The details of the question of this turn."""

    type: Literal["details"]
    id: str
    turn: int
    details: DetailsShown


class AdviceShown(Shown):
    """What one option is worth, and why."""

    option: str
    worth: float = Field(description="The chance to win, from 0 to 1, as the bot sees it.")
    reasons: dict[str, float] = Field(description="Figures by name, such as bust or moves.")


class Hint(Shown):
    """What a bot would answer to the question of this turn."""

    type: Literal["hint"]
    id: str
    turn: int
    option: str = Field(description="One of the question's options.")
    by: str = Field(description="The bot.")
    expects: dict[str, Any] | None = Field(
        description="What is known of this option, as in details."
    )
    advice: list[AdviceShown] = Field(
        description="Every option with the chance to win it leaves; empty where the bot does not weigh."
    )


class Pong(Shown):
    """I am here."""

    type: Literal["pong"]
    id: str


class Refused(Shown):
    """The message of this id has not been done, and nothing has changed."""

    type: Literal["refused"]
    id: str | None = Field(description="Null where the message could not be read.")
    code: str = Field(description="Stable; for programs.")
    text: str = Field(description="A sentence in the client's language; for people.")


class Presence(Shown):
    """Who is connected; this is of the moment and has no version."""

    type: Literal["presence"]
    seats: list[Seat]
    watchers: int


class Goodbye(Shown):
    """The server is about to stop; come back in so many seconds with your version."""

    type: Literal["goodbye"]
    reconnect_after: float


FromServer = Annotated[
    Snapshot | Update | Stored | Details | Hint | Pong | Refused | Presence | Goodbye,
    Field(discriminator="type"),
]
"""Everything the server can send."""

from_server: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)
"""Reads what the server sends; for tests and clients in Python."""


def read_message(text: str | bytes) -> Any:
    """Return what a client sent, refused as a whole if any of it is not as it should be."""
    try:
        return from_client.validate_python(read_json(text))
    except IllFormed as reason:
        raise Refusal("bad_message", reason=str(reason)) from None
    except ValidationError as error:
        raise Refusal("bad_message", reason=reason_of(error)) from None


def id_of(text: str) -> str | None:
    """Return the id of a message that cannot be taken, so that its sender knows which one it was."""
    try:
        sent = from_json(text)
    except ValueError:
        return None
    name = sent.get("id") if isinstance(sent, dict) else None
    return name if isinstance(name, str) and 1 <= len(name) <= LONGEST_ID else None


def reason_of(error: ValidationError) -> str:
    """Return the first thing that is wrong with a message, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    # The discriminator's own name in front says nothing to the sender.
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def live_schema() -> dict[str, Any]:
    """Return the JSON Schema of the live messages, of both directions."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Live messages of dicehall",
    }
    definitions: dict[str, Any] = {}
    for name, adapter in (("from_client", from_client), ("from_server", from_server)):
        one = adapter.json_schema(ref_template="#/$defs/{model}", mode="validation")
        definitions |= one.pop("$defs", {})
        definitions[name] = one
    return {
        **schema,
        "$defs": definitions,
        "oneOf": [{"$ref": "#/$defs/from_client"}, {"$ref": "#/$defs/from_server"}],
    }
