"""The state of a hall, as its database tells it: processes, tables, people and games."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from dicehall.server.store.live import LIVE
from dicehall.server.store.operator_orders import now_of
from dicehall.server.store.schema import PEOPLE, PROCESSES, RECORDS, TABLES


@dataclass(frozen=True)
class ProcessState:
    """A process of a hall that has many."""

    number: int
    """Its number in the database, which the metrics have as the label `process`."""
    address: str
    """Where the other processes reach it."""
    up_s: float
    """Seconds since it started."""
    alive: bool
    """Whether it has renewed its lease in time."""
    tables: int
    """How many tables it has in memory."""
    draining: bool
    """Whether it hands its tables on and takes no new ones."""


@dataclass(frozen=True)
class HallState:
    """A hall at one moment."""

    processes: list[ProcessState]
    """On PostgreSQL; an SQLite database does not know whether a server uses it."""
    tables: dict[str, dict[str, int]]
    """How many tables there are, by game and status."""
    waiting_tables: int
    """Open or running tables that no process has in memory; any of them may take them."""
    last_change_s: float | None
    """Seconds since the last entry of any table."""
    people: int
    """How many have claimed a name."""
    finished_games: int


def state_of(connection: Connection) -> HallState:
    """Return the state of a hall."""
    now = now_of(connection)
    live = (
        select(TABLES.c.owner, func.count().label("number"))
        .where(TABLES.c.status.in_(LIVE))
        .group_by(TABLES.c.owner)
    )
    owned: dict[int | None, int] = {row.owner: row.number for row in connection.execute(live)}
    tables: dict[str, dict[str, int]] = {}
    for game, status, count in connection.execute(
        select(TABLES.c.game, TABLES.c.status, func.count())
        .group_by(TABLES.c.game, TABLES.c.status)
        .order_by(TABLES.c.game, TABLES.c.status)
    ):
        tables.setdefault(game, {})[status] = count
    changed = connection.execute(select(func.max(TABLES.c.changed_at))).scalar()
    return HallState(
        processes=[
            ProcessState(
                number=row.id,
                address=row.address,
                up_s=now - row.started_at,
                alive=row.expires_at > now,
                tables=owned.get(row.id, 0),
                draining=row.draining,
            )
            for row in connection.execute(select(PROCESSES).order_by(PROCESSES.c.id))
        ],
        tables=tables,
        waiting_tables=owned.get(None, 0),
        last_change_s=None if changed is None else max(0.0, now - changed),
        people=connection.execute(
            select(func.count()).select_from(PEOPLE).where(PEOPLE.c.gone_at.is_(None))
        ).scalar_one(),
        finished_games=connection.execute(select(func.count()).select_from(RECORDS)).scalar_one(),
    )
