"""Finished games, players' figures and ratings, as they are sent."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from dicehall.table.shown import Seat, Shown


class Credited(Shown):
    """How many games count for a person from now on."""

    games: int


class SeatResult(Shown):
    """The result of one seat of a finished game."""

    seat: Seat
    name: str
    kind: Literal["person", "guest", "bot"]
    score: int
    place: int = Field(description="1 for the first; equals share a place.")
    won: bool


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
