"""The live protocol as models: they read what strangers send, and its schema is published from them.

Messages from clients are read strictly: unknown fields, wrong types and overlong texts are refused before
anything else looks at them. Messages from the server are assembled elsewhere from parts that are serialized
once for all viewers (`table.viewer_messages`); the models here describe the result, and the tests check it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError
from pydantic.json_schema import JsonSchemaMode

from dicehall.server.response_models import (
    AnnouncementShown,
    EntryShown,
    GameView,
    QuestionShown,
    Shown,
    Viewer,
)
from dicehall.table.messages import PROTOCOL, AnyClientMessage, Seat
from dicehall.table.refusals import Refusal
from dicehall.table.views import RollShown, TableShown, ThrowShown
from dicehall.table.well_formed import IllFormed, read_json

FromClient = Annotated[AnyClientMessage, Field(discriminator="type")]
"""Everything a client can send."""
from_client: Final[TypeAdapter[AnyClientMessage]] = TypeAdapter(FromClient)
"""Reads what a client sends."""


class Snapshot(Shown):
    """Everything this viewer sees now."""

    type: Literal["snapshot"]
    version: int
    you: Viewer
    table: TableShown
    view: GameView | None = Field(description="The position; null before the start.")
    question: QuestionShown | None
    asked: list[Seat] = Field(description="The seats that have a question to answer.")
    throws: list[ThrowShown] = Field(
        description="The throws for which real dice are to be entered; none where the hall rolls."
    )
    pick_up: list[RollShown] = Field(
        description="The rolls that were entered and may be taken back, to enter them again."
    )
    undo: int | None = Field(description="The turn of the answer that you may take back.")
    entries: list[EntryShown] = Field(description="The last fifty, or fewer.")


class Update(Shown):
    """What is new: `version` minus the number of entries is the version it builds on."""

    type: Literal["update"]
    version: int
    entries: list[EntryShown]
    table: TableShown | None = Field(description="Null where nothing of it changed.")
    view: GameView | None
    question: QuestionShown | None
    asked: list[Seat]
    throws: list[ThrowShown]
    pick_up: list[RollShown]
    undo: int | None


class Explained(Shown):
    """What your question means; it was asked by the last update that had this version, or earlier."""

    type: Literal["explained"]
    version: int
    question: QuestionShown


class Stored(Shown):
    """The message with this id was carried out and stored: it survives a restart of the server."""

    type: Literal["stored"]
    id: str


class WorthShown(Shown):
    """What one option is worth, and why."""

    option: str
    worth: float = Field(description="The chance to win, from 0 to 1, as the bot sees it.")
    reasons: dict[str, float] = Field(description="Figures by name, such as bust or moves.")


class PlannedAnswer(Shown):
    """What the bot would answer to a later question."""

    asked: str = Field(description="One word for what is asked.")
    option: str


class PlanShown(Shown):
    """An option, and what it leads to before dice fall or others are waited for."""

    option: str
    next: list[PlannedAnswer] = Field(description="What the bot would answer next, in order.")
    chance: float = Field(
        description="The chance to win, from 0 to 1, judged at the end of the plan."
    )


class AdviceShown(Shown):
    """What a bot thinks of a question."""

    best: PlanShown
    other: PlanShown | None = Field(description="The next best option; null if there is none.")
    options: list[WorthShown] = Field(description="Every option.")


class Hint(Shown):
    """What a bot would answer to the question of this turn."""

    type: Literal["hint"]
    id: str
    turn: int
    option: str = Field(description="One of the question's options.")
    by: str = Field(description="The bot.")
    advice: AdviceShown | None = Field(
        description="What it leads to; null where the bot does not weigh options."
    )


class Pong(Shown):
    """I am here."""

    type: Literal["pong"]
    id: str


class Refused(Shown):
    """The message with this id was not carried out, and nothing has changed."""

    type: Literal["refused"]
    id: str | None = Field(description="Null where the message could not be read.")
    code: str = Field(description="Stable; for programs.")
    text: str = Field(description="A sentence in the client's language; for people.")


class Presence(Shown):
    """Who is connected; only the current state, without a version."""

    type: Literal["presence"]
    seats: list[Seat]
    watchers: int


class Goodbye(Shown):
    """The server is about to stop; come back in this many seconds with your version."""

    type: Literal["goodbye"]
    reconnect_after: float


class Announcement(Shown):
    """What the hall's operator tells everybody, now or on arrival; null takes it back."""

    type: Literal["announcement"]
    announcement: AnnouncementShown | None


FromServer = Annotated[
    Snapshot
    | Update
    | Explained
    | Stored
    | Hint
    | Pong
    | Refused
    | Presence
    | Goodbye
    | Announcement,
    Field(discriminator="type"),
]
"""Everything the server can send."""

from_server: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)
"""Reads what the server sends; for tests and clients in Python."""


def read_message(text: str | bytes) -> AnyClientMessage:
    """Return a client's message; if any part of it is wrong, the whole message is refused."""
    try:
        read_json(text)
        return from_client.validate_json(text)
    except IllFormed as reason:
        raise Refusal("bad_message", reason=str(reason)) from None
    except ValidationError as error:
        raise Refusal("bad_message", reason=reason_of(error)) from None


def reason_of(error: ValidationError) -> str:
    """Return the first thing that is wrong with a message, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    # The name of the discriminator means nothing to the sender.
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


@cache
def live_schema() -> dict[str, Any]:
    """Return the JSON Schema of the live messages in both directions."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Live messages of dicehall",
        "version": PROTOCOL,
    }
    definitions: dict[str, object] = {}
    # A field with a default is always present in what is sent, and optional in what is read.
    read: JsonSchemaMode = "validation"
    sent: JsonSchemaMode = "serialization"
    for name, adapter, mode in (
        ("from_client", from_client, read),
        ("from_server", from_server, sent),
    ):
        one = adapter.json_schema(ref_template="#/$defs/{model}", mode=mode)
        definitions |= one.pop("$defs", {})
        definitions[name] = one
    return {
        **schema,
        "$defs": definitions,
        "oneOf": [{"$ref": "#/$defs/from_client"}, {"$ref": "#/$defs/from_server"}],
    }
