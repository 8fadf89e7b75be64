"""Models of what clients are shown of a table, shared by live messages and REST responses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, Union

from pydantic import BaseModel, ConfigDict, Field, JsonValue, create_model
from typing_extensions import TypeAliasType

from dicehall.table.entries import BODIES
from dicehall.table.messages import Seat

Viewer = Annotated[int, Field(ge=-1, le=63)]
"""A seat number, or -1 for a watcher."""


class Shown(BaseModel):
    """Something the server shows; fields that are not listed here are never sent."""

    model_config = ConfigDict(extra="forbid")


class NoClock(BaseModel):
    """No time limit."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["none"]


class MoveClock(BaseModel):
    """Every question must be answered within a number of seconds."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["move"]
    seconds: int = Field(ge=1, le=3600)


class DaysClock(BaseModel):
    """Every question must be answered within a number of days."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


Clock = Annotated[NoClock | MoveClock | DaysClock, Field(discriminator="kind")]
"""How long a player may take; when time runs out, a bot plays on until they return."""


class SeatShown(Shown):
    """One seat of a table."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="The kind of bot, where one sits here.")
    away: bool = Field(description="Whether a stand-in bot plays for this person just now.")
    person: str | None = Field(description="The claimed name of who sits here; null for a guest.")
    kept: bool = Field(description="Whether an open seat is kept for who sat there before.")


class TableShown(Shown):
    """A table without its game's position: what it is, who sits where, and what its dice are bound to."""

    id: str
    code: str = Field(description="Short enough to be read out; joins the table as its id does.")
    game: str
    options: dict[str, JsonValue]
    dice: Literal["fair", "entered"] = Field(
        description="Whether the hall rolls, or people roll their own dice and enter what they show."
    )
    status: Literal["open", "running", "ended", "closed"]
    title: str | None
    seats: list[SeatShown]
    host: Seat | None = Field(
        description="The seat that gives others to bots or frees them; null before anybody has come."
    )
    public: bool
    clock: Clock
    hints: bool = Field(
        description="Whether hints are given here: among people only if the host has allowed them."
    )
    stand_in: str = Field(description="The bot that plays for who is away.")
    deadlines: dict[str, float] = Field(
        description="By seat: when, in seconds since 1970, its answer must be there."
    )
    commitment: str = Field(description="SHA-256 of the secret behind the dice, in hexadecimal.")
    fair_dice: int = Field(description="The version of the fair dice: with chains from 2 on.")
    duplicate: str | None = Field(
        default=None, description="The code of the duplicate that the table belongs to."
    )
    anchors: list[str | None] = Field(
        description="By seat: what it has committed itself with to its seed; null where nothing is."
    )
    sealed: bool = Field(
        description="Whether the game was started: from then on each client opens its seed."
    )
    seeds: list[str] | None = Field(description="Every seat's seed, from the start on.")
    secret: str | None = Field(description="The secret behind the dice, from the end on.")
    made_at: float
    rematch_of: str | None
    rematch: str | None = Field(description="The table at which the same people play again.")


class AnnouncementShown(Shown):
    """Something that the hall's operator tells everybody, in the operator's own words."""

    id: int = Field(description="Whoever has put it away need not see it again.")
    text: str
    at: float
    until: float | None = Field(description="When it is over, in seconds since 1970.")


class DieShown(Shown):
    """A die that shows a face."""

    text: str = Field(description="As records and `roll` write it: `A-lion`.")
    die: str = Field(description="The name of its kind: `A`.")
    face: str = Field(description="What it shows: `lion`.")
    seat: Seat | None = Field(description="The seat that begins; null unless it is a lot.")


class DiceThrown(Shown):
    """The dice of one kind in a throw."""

    die: str = Field(description="The name of the kind, as in `A`.")
    count: int
    faces: list[DieShown] = Field(description="Such a die with each face that it has.")


class ThrowShown(Shown):
    """A throw for which somebody has to roll real dice, and enter what they show."""

    seat: Viewer = Field(description="Who throws; -1 is the table itself.")
    number: int = Field(description="Which roll of the seat it is.")
    lot: bool = Field(description="Whether it draws who begins.")
    dice: list[DiceThrown]


class RollShown(Shown):
    """A roll that was entered, and may still be taken back."""

    seat: Viewer
    number: int
    dice: list[DieShown] = Field(description="What was entered.")


class Open(BaseModel):
    """Something to which a game adds fields; the game's own models describe them."""

    model_config = ConfigDict(extra="allow")


class OptionShown(Open):
    """An option: the text that answers the question with it, and the game's own parts."""

    text: str


class QuestionShown(Open):
    """What a seat is asked now."""

    seat: Seat
    turn: int = Field(description="The seat's turn number, which the answer must carry.")
    asked: str = Field(description="One word for what is asked.")
    form: str = Field(description="Which of the game's models of questions it is.")
    about: dict[str, JsonValue] | None = Field(
        description="What concerns the question as a whole; null where it is not explained."
    )
    options: list[OptionShown] = Field(description="Everything that may be answered.")


class GameEvent(Open):
    """Something that happened in the game; the game's models describe its fields."""

    event: str = Field(description="What happened, as in Rolled.")
    seat: Viewer = Field(description="Whom it happened to; -1 is the table itself.")


def any_of(models: Iterable[Any], told_apart_by: str) -> Any:
    """Return the type of a value that is of one of some models."""
    return Annotated[Union[tuple(models)], Field(discriminator=told_apart_by)]  # noqa: UP007


def _entry(kind: str, body: Any) -> type[Shown]:
    """Return the model of a kind of entry as a viewer sees it."""
    name = "".join(word.capitalize() for word in kind.split("_"))
    return create_model(
        f"{name}Entry",
        __base__=Shown,
        __doc__=body.__doc__,
        number=(int, Field(description="Its place among the entries this viewer sees, from 1.")),
        at=(float, ...),
        kind=(Literal[kind], ...),  # type: ignore[arg-type]
        seat=(Viewer, ...),
        body=(body, ...),
        events=(list[GameEvent], Field(description="What happened in the game because of it.")),
    )


ENTRIES: Final = [_entry(kind, body) for kind, body in BODIES.items()]
"""The model of every kind of entry."""
EntryShown: Any = TypeAliasType("EntryShown", any_of(ENTRIES, "kind"))
"""One entry of the table's log as a viewer sees it."""
GameView = TypeAliasType("GameView", dict[str, JsonValue])
"""A position; the game's model describes it."""
