"""Statistics of a player's finished games, counted in the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Integer, Select, case, func, select

from dicehall.server.store.schema import RESULTS


@dataclass(frozen=True)
class PlayerTally:
    """Counts of a player's games of one kind."""

    games: int
    """How many were finished."""
    wins: int
    """How many were won, alone or shared."""
    mean_score: float
    """The mean of the scores."""
    best_score: int
    """The best score."""


@dataclass(frozen=True)
class Statistics:
    """A player's results in one game; scores of different games are never mixed."""

    all: PlayerTally
    """All of them."""
    against: dict[str, PlayerTally]
    """By kind of opponents: people, bots, both, or nobody."""


def statistics_of(connection: Connection, player: str) -> dict[str, Statistics]:
    """Return a player's statistics by game."""
    column = RESULTS.c
    counted: Select[Any] = (
        select(
            column.game,
            column.against,
            func.count(),
            func.sum(case((column.won, 1), else_=0)).cast(Integer),
            func.sum(column.score).cast(Integer),
            func.max(column.score),
        )
        .where(column.player == player)
        .group_by(column.game, column.against)
        .order_by(column.game, column.against)
    )
    found: dict[str, dict[str, tuple[int, int, int, int]]] = {}
    for game, against, games, wins, score, best in connection.execute(counted):
        found.setdefault(game, {})[against] = (games, wins, score, best)
    return {
        game: Statistics(
            _tally(list(parts.values())),
            {against: _tally([part]) for against, part in parts.items()},
        )
        for game, parts in found.items()
    }


def _tally(parts: list[tuple[int, int, int, int]]) -> PlayerTally:
    games = sum(part[0] for part in parts)
    return PlayerTally(
        games=games,
        wins=sum(part[1] for part in parts),
        mean_score=sum(part[2] for part in parts) / games,
        best_score=max(part[3] for part in parts),
    )
