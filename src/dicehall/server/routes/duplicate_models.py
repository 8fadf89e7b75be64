"""Duplicates as REST requests ask for them and responses show them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from dicehall.server.response_models import Clock, Shown
from dicehall.server.routes.history_models import ResultShown
from dicehall.server.routes.request_bodies import Body, BotSeat, Name, OpenSeat
from dicehall.table.clock import NoClock

MOST_DAYS = 30
"""The most days for which tables of a duplicate can be made."""


class PlayerSeat(Body):
    """The seat of whoever opens the link."""

    kind: Literal["player"]


DuplicateSeatPlan = Annotated[PlayerSeat | OpenSeat | BotSeat, Field(discriminator="kind")]
"""What a seat is planned for, at every table of a duplicate."""


class NewDuplicate(Body):
    """A request for a new duplicate."""

    game: str = Field(max_length=32)
    options: dict[str, object] = Field(
        default_factory=dict, description="As for a new table; they are those of all tables."
    )
    seats: list[DuplicateSeatPlan] = Field(
        min_length=1, max_length=16, description="One of them is the player's."
    )
    clock: Clock = NoClock(kind="none")
    title: str | None = Field(default=None, max_length=240)
    stand_in: str | None = Field(
        default=None, max_length=64, description="The bot that plays for an absent player."
    )
    days: int = Field(default=7, ge=1, le=MOST_DAYS, description="How long it can be played.")


class DuplicateTableWanted(Body):
    """A request for a table of a duplicate."""

    name: Name


class DuplicateSeatShown(Shown):
    """A seat, as it is at every table of a duplicate."""

    kind: Literal["player", "open", "bot"]
    bot: str | None = Field(description="The kind of bot, where one sits here.")


class DuplicateResult(ResultShown):
    """The result of a seat, and how it compares with the others who sat there."""

    lead: int = Field(description="How far it was ahead of the best other seat of its table.")
    others: int = Field(description="How many others it is compared with: those that count.")
    against_field: float | None = Field(
        description="By how much the lead exceeds the mean of the others' leads in the same seat."
    )
    counts: bool = Field(
        description="Whether it counts: a bot's, or the first try of a player who was not away for long."
    )
    again: bool = Field(description="Whether this player had begun another table of it before.")
    yours: bool


class DuplicateTableShown(Shown):
    """A finished table of a duplicate."""

    table: str
    ended_at: float
    seats: list[DuplicateResult]


class DuplicateShown(Shown):
    """A duplicate: the same game with the same dice at several tables."""

    code: str
    game: str
    rules: int = Field(description="The version of the rules.")
    options: dict[str, JsonValue]
    seats: list[DuplicateSeatShown]
    clock: Clock
    stand_in: str
    title: str | None
    commitment: str = Field(description="SHA-256 of the secret behind the dice, in hexadecimal.")
    made_at: float
    until: float = Field(description="Until when tables can be made, and results count.")
    over: bool = Field(description="Whether that time has passed.")
    tables: int = Field(description="How many tables have been made.")
    most_tables: int
    finished: int = Field(description="At how many of them the game is over.")
    secret: str | None = Field(description="The secret behind the dice; null as long as results.")
    results: list[DuplicateTableShown] | None = Field(
        description="Null before you have finished a table of your own, unless all is over."
    )
