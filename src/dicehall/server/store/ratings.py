"""Ratings in the store: how strong people and bots are, on one scale per game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from dicehall.server.store.schema import RATINGS


@dataclass(frozen=True)
class StoredRating:
    """An estimate of a player's strength at one game."""

    game: str
    """The game's name."""
    player: str
    """The player, as `history.player_key` gives it."""
    name: str
    """The name that lists show."""
    mu: float
    """The mean of the estimate."""
    sigma: float
    """Its standard deviation."""
    games: int
    """How many games it is based on."""


def ratings_among(
    connection: Connection, game: str, players: Collection[str]
) -> dict[str, StoredRating]:
    """Return the ratings of these players, without those who have none."""
    found = connection.execute(
        select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(sorted(players)))
    )
    return {row.player: _rating(row) for row in found}


def set_ratings(connection: Connection, ratings: Sequence[StoredRating]) -> None:
    """Store new ratings in place of the old ones."""
    for rating in ratings:
        connection.execute(
            delete(RATINGS).where(RATINGS.c.game == rating.game, RATINGS.c.player == rating.player)
        )
    if ratings:
        connection.execute(insert(RATINGS), [vars(rating) for rating in ratings])


def ratings_list(connection: Connection, game: str, limit: int = 100) -> list[StoredRating]:
    """Return the ratings at a game, ordered by the strength that is almost certain."""
    # Three sigma below the mean, so that people who have played little are not ranked high by luck.
    sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
    found = connection.execute(
        select(RATINGS)
        .where(RATINGS.c.game == game)
        .order_by(sure.desc(), RATINGS.c.player)
        .limit(limit)
    )
    return [_rating(row) for row in found]


def ratings_of(connection: Connection, player: str) -> dict[str, StoredRating]:
    """Return a player's ratings by game."""
    found = connection.execute(
        select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
    )
    return {row.game: _rating(row) for row in found}


def _rating(row: Row[Any]) -> StoredRating:
    return StoredRating(row.game, row.player, row.name, row.mu, row.sigma, row.games)
