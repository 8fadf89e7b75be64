"""What clients send with a REST request."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from dicehall.server.response_models import Clock
from dicehall.table.clock import NoClock
from dicehall.table.messages import Seat

Name = Annotated[str, Field(min_length=1, max_length=96)]
"""A name as it is sent; its acceptability is decided where names are known."""
Seed = Annotated[str, Field(max_length=256, description="16 to 64 bytes, in hexadecimal.")]
"""A seat's contribution to the randomness of the dice."""

Anchor = Annotated[
    str, Field(max_length=64, description="The anchor of a hash chain: 32 bytes, in hexadecimal.")
]
"""What a seat commits itself with to its part in the dice."""


class Body(BaseModel):
    """Something a client sends: read strictly."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MySeat(Body):
    """A seat reserved for the maker of the table.

    They take it once they have seen the commitment: a seed that the server knew before would be worthless.
    """

    kind: Literal["me"]
    name: Name


class OpenSeat(Body):
    """A seat that anybody may take."""

    kind: Literal["open"]


class BotSeat(Body):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: str = Field(max_length=64)
    name: Name | None = None


SeatPlan = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]
"""What a seat is planned for."""


class NewTable(Body):
    """A request for a new table."""

    game: str = Field(max_length=32)
    options: dict[str, object] = Field(
        default_factory=dict, description="As in records; the number of players follows the seats."
    )
    seats: list[SeatPlan] = Field(min_length=1, max_length=16)
    dice: Literal["fair", "entered"] = Field(
        default="fair",
        description="`entered`: you roll your own dice and enter what they show; without a clock.",
    )
    public: bool = False
    clock: Clock = NoClock(kind="none")
    hints: bool = Field(
        default=False,
        description="Whether hints may be taken where two or more people sit; such a game is not rated.",
    )
    title: str | None = Field(default=None, max_length=240)
    stand_in: str | None = Field(
        default=None, max_length=64, description="The bot that plays for an absent player."
    )


class SeatWanted(Body):
    """A request for a seat, for a person (name, and anchor or seed) or for a bot (bot)."""

    seat: Seat | None = Field(default=None, description="None: the first that is free.")
    name: Name | None = Field(default=None, description="A kept seat has one already.")
    anchor: Anchor | None = None
    seed: Seed | None = Field(
        default=None, description="In place of an anchor: a seed that is revealed at once."
    )
    kept: str | None = Field(
        default=None,
        max_length=128,
        description="The token for which a seat is kept: sent when the table was made, or of the old seat.",
    )
    bot: str | None = Field(default=None, max_length=64)
    device: str | None = Field(
        default=None,
        min_length=16,
        max_length=128,
        description="At the table of a duplicate: a secret of this device, by which it plays only once.",
    )


class Credentials(Body):
    """A claimed name and its passphrase."""

    name: Name
    passphrase: str = Field(min_length=1, max_length=400)


class PassphraseChange(Body):
    """A new passphrase, and the old one as proof that it is their owner who changes it."""

    passphrase: str = Field(min_length=1, max_length=400)
    new: str = Field(min_length=1, max_length=400)


class Farewell(Body):
    """The passphrase of a name, as proof that it is its owner who deletes it."""

    passphrase: str = Field(min_length=1, max_length=400)


class PlayedSeat(Body):
    """A seat at a table, and its token."""

    table: str = Field(max_length=64)
    token: str = Field(max_length=128)


class GamesPlayed(Body):
    """Seats that somebody had as a guest."""

    seats: list[PlayedSeat] = Field(max_length=40)
