"""What clients are shown of a table, field by field: the parts that live messages and REST answers share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=63)]
"""A seat, counted from 0."""
Viewer = Annotated[int, Field(ge=-1, le=63)]
"""A seat, or -1 for somebody who watches."""


class Shown(BaseModel):
    """Something the server shows; fields that are not listed here are never sent."""

    model_config = ConfigDict(extra="forbid")


class NoClock(BaseModel):
    """Everybody takes the time they need."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["none"]


class MoveClock(BaseModel):
    """Every question is to be answered within some seconds."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["move"]
    seconds: int = Field(ge=1, le=3600)


class DaysClock(BaseModel):
    """Every question is to be answered within some days."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


Clock = Annotated[NoClock | MoveClock | DaysClock, Field(discriminator="kind")]
"""How long a player may take; who takes longer is played on by a bot until they return."""


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
    """A table without its game's position: what it is, who sits where, and how its dice are fixed."""

    id: str
    code: str = Field(description="Short enough to be read out; joins the table as its id does.")
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "ended", "closed"]
    title: str | None
    seats: list[SeatShown]
    public: bool
    clock: Clock
    stand_in: str = Field(description="The bot that plays for who is away.")
    deadlines: dict[str, float] = Field(
        description="By seat: when, in seconds since 1970, its answer must be there."
    )
    commitment: str = Field(description="SHA-256 of the secret behind the dice, in hexadecimal.")
    seeds: list[str] | None = Field(description="Every seat's seed, from the start on.")
    secret: str | None = Field(description="The secret behind the dice, from the end on.")
    made_at: float
    rematch_of: str | None
    rematch: str | None = Field(description="The table at which the same people play again.")


class QuestionShown(Shown):
    """What a seat is asked now."""

    seat: Seat
    turn: int = Field(description="The seat's turn number, which the answer must carry.")
    asked: str = Field(description="One word for what is asked.")
    options: list[str] = Field(description="Everything that may be answered, in its text form.")


class EntryShown(Shown):
    """One entry of the table's log as this viewer sees it."""

    number: int = Field(description="Its place among the entries that this viewer sees, from 1.")
    at: float
    kind: str
    seat: Viewer
    body: dict[str, Any]
    events: list[dict[str, Any]] = Field(description="What happened in the game because of it.")
