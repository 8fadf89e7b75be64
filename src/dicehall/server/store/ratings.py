"""Ratings in the store: how strong people and bots are, on one scale a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from dicehall.server.store.schema import RATINGS


@dataclass(frozen=True)
class Rating:
    """How strong a player is thought to be at one game."""

    game: str
    """The game's name."""
    player: str
    """Whose it is, as `history.player_key` says."""
    name: str
    """What lists show."""
    mu: float
    """The middle of what is thought."""
    sigma: float
    """How far off it may be."""
    games: int
    """How many games it comes from."""


def ratings_among(connection: Connection, game: str, players: Collection[str]) -> dict[str, Rating]:
    """Return the ratings of those among these players who have one."""
    found = connection.execute(
        select(RATINGS)
        .where(RATINGS.c.game == game, RATINGS.c.player.in_(sorted(players)))
        # A second server on the same PostgreSQL waits until this game is counted.
        .with_for_update()
    )
    return {row.player: _rating(row) for row in found}


def set_ratings(connection: Connection, ratings: Sequence[Rating]) -> None:
    """Keep new ratings in the place of the old ones."""
    for rating in ratings:
        connection.execute(
            delete(RATINGS).where(RATINGS.c.game == rating.game, RATINGS.c.player == rating.player)
        )
    if ratings:
        connection.execute(insert(RATINGS), [vars(rating) for rating in ratings])


def ratings_list(connection: Connection, game: str, limit: int = 100) -> list[Rating]:
    """Return the ratings at a game, the surely strongest first."""
    # Three sigma below the middle: whoever has played little must show it first.
    sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
    found = connection.execute(
        select(RATINGS)
        .where(RATINGS.c.game == game)
        .order_by(sure.desc(), RATINGS.c.player)
        .limit(limit)
    )
    return [_rating(row) for row in found]


def ratings_of(connection: Connection, player: str) -> dict[str, Rating]:
    """Return a player's ratings by game."""
    found = connection.execute(
        select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.game)
    )
    return {row.game: _rating(row) for row in found}


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.game, row.player, row.name, row.mu, row.sigma, row.games)
