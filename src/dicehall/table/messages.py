"""The live protocol: every message in both directions, as the models from which its schema is published.

Messages from clients are read strictly: unknown fields, wrong types and overlong texts are refused before
anything else looks at them. Messages from the server are assembled elsewhere from parts that are serialized
once for all viewers (`publishing`); the models here describe the result, and the tests check it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from dicehall.table.shown import (
    EntryShown,
    GameView,
    QuestionShown,
    Seat,
    Shown,
    TableShown,
    Viewer,
)

PROTOCOL: Final = 2
"""The version of the protocol; raised with every change that breaks clients."""
LONGEST_LINE: Final = 300
"""The most characters in a chat line."""

LONGEST_ID: Final = 64
"""The most characters in a message's id."""

Id = Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]
"""An id that the client gives its message; the reply carries it."""
Turn = Annotated[int, Field(ge=0, le=2**31 - 1)]
"""A seat's turn number."""


class ClientMessage(BaseModel):
    """Something a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(ClientMessage):
    """The first message: who I am, what I have already seen, and which language I speak."""

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
    person: str | None = Field(
        default=None,
        max_length=128,
        description="The token of who is signed in: a watcher then talks under the claimed name.",
    )
    explain: bool = Field(
        default=False,
        description="Whether my questions shall come explained: for pages; a bot may do without.",
    )


Text = Annotated[str, Field(max_length=2000)]
"""An option in its text form."""


class AnswerGiven(ClientMessage):
    """An answer to the question of this turn."""

    type: Literal["answer"]
    id: Id
    turn: Turn
    option: Text = Field(description="The text of one of the question's options.")


class SetGiven(ClientMessage):
    """An answer to the question of this turn and to those that follow from it; all or nothing."""

    type: Literal["answer_set"]
    id: Id
    turn: Turn
    options: list[Text] = Field(
        max_length=100,
        description="The texts of all that is chosen, in any order; not the option that stops.",
    )


class UndoWanted(ClientMessage):
    """Undo the seat's last answer, which was to this turn."""

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
    """Start the game; all seats are taken."""

    type: Literal["start"]
    id: Id


class HostWanted(ClientMessage):
    """Let another person be the host; only the host may ask for it, before the start."""

    type: Literal["host"]
    id: Id
    seat: Seat


class LeaveWanted(ClientMessage):
    """I leave: before the start the seat becomes free, afterwards a stand-in bot plays on."""

    type: Literal["leave"]
    id: Id


class ReturnWanted(ClientMessage):
    """I take my seat back from the stand-in."""

    type: Literal["return"]
    id: Id


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
    | SetGiven
    | UndoWanted
    | SayWanted
    | PhraseWanted
    | StartWanted
    | HostWanted
    | LeaveWanted
    | ReturnWanted
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
    view: GameView | None = Field(description="The position; null before the start.")
    question: QuestionShown | None
    asked: list[Seat] = Field(description="The seats that have a question to answer.")
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
    undo: int | None


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


FromServer = Annotated[
    Snapshot | Update | Stored | Hint | Pong | Refused | Presence | Goodbye,
    Field(discriminator="type"),
]
"""Everything the server can send."""

from_server: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)
"""Reads what the server sends; for tests and clients in Python."""
