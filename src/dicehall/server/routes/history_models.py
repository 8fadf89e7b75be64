"""Finished games, players' figures and ratings, as they are sent."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from dicehall.server.response_models import Shown
from dicehall.table.messages import Seat


class Credited(Shown):
    """How many games count for a person from now on."""

    games: int


class ResultShown(Shown):
    """What a seat of a finished game has come to."""

    seat: Seat
    name: str
    claimed: str | None = Field(
        description="The name, if who played under it has claimed it; null for guests and bots."
    )
    kind: Literal["person", "guest", "bot"]
    score: int
    place: int = Field(description="1 for the first; equals share a place.")
    won: bool


class SeatResult(ResultShown):
    """The result of one seat of a finished game."""

    asked_for: bool = Field(
        description="Whether it counts for the player whose games were asked for, by whatever name."
    )


class Finished(Shown):
    """A finished game; its record is available at its table."""

    table: str
    game: str
    ended_at: float
    seats: list[SeatResult]


class FinishedList(Shown):
    """Finished games, newest first."""

    games: list[Finished]


class TallyShown(Shown):
    """Counts of games."""

    games: int
    wins: int
    mean_score: float
    best_score: int


class StatisticsShown(Shown):
    """A player's results in one game: in total, and by kind of opponent."""

    all: TallyShown
    against: dict[str, TallyShown]


class RatingShown(Shown):
    """An estimate of somebody's strength."""

    name: str
    claimed: str | None = Field(description="The name, if it is a person's; null for bots.")
    rating: int = Field(
        description="1000 for a newcomer; what is almost certain, not what is likely."
    )
    mu: float
    sigma: float
    games: int


class PlayerShown(Shown):
    """What is known about a player, by game."""

    name: str
    statistics: dict[str, StatisticsShown]
    ratings: dict[str, RatingShown]


class RatingList(Shown):
    """The ratings at a game, ordered by the strength that is certain."""

    game: str
    ratings: list[RatingShown]


class FaceShown(Shown):
    """How often a face fell."""

    face: str
    count: int
    expected: float = Field(description="How often it falls on average in as many throws.")


class ChiSquareShown(Shown):
    """How far counts are from what is expected."""

    value: float
    freedom: int = Field(description="The degrees of freedom.")
    chance: float = Field(
        description="The p-value: how often fair dice are at least this far from what is expected."
    )


class DieCounted(Shown):
    """A kind of die, over all games in which it was thrown."""

    game: str
    die: str = Field(description="Its name; `first3` draws who begins among three players.")
    thrown: int
    faces: list[FaceShown]
    test: ChiSquareShown | None = Field(
        description="Null as long as a face is expected less than five times: the test needs more."
    )


class DiceCounted(Shown):
    """The dice of all finished games with fair dice from the box."""

    games: int
    thrown: int
    test: ChiSquareShown | None = Field(
        description="All dice together that were thrown often enough; null if none was."
    )
    dice: list[DieCounted]
