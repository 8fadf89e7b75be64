"""Leases: which processes a hall has, and which of them owns a table. Only on PostgreSQL.

A process has a row with a time until which it counts as alive, and renews that with every beat, for all its
tables at once. A process that is late is removed by any other. What counts is the row, not the time: when the
row is removed, its tables lose their owner in the same transaction, so two processes never both own a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from dicehall.server.store import wakeups
from dicehall.server.store.compatibility import check_may_write
from dicehall.server.store.database import REVISION
from dicehall.server.store.mistakes import MovedAway
from dicehall.server.store.schema import PROCESSES, TABLES
from dicehall.server.store.wakeups import TABLE, wake

LEASE_S: Final = 2.0
"""Seconds for which a process counts as alive after a beat."""

_NOW: Final = "extract(epoch FROM clock_timestamp())"
_BEAT: Final = text(
    f"WITH renewed AS (UPDATE processes SET expires_at = {_NOW} + {LEASE_S} WHERE id = :process "
    "RETURNING id) SELECT id, address, secret, session, "
    # After a restart of the database, processes have the time of one lease to come back.
    f"expires_at < {_NOW} AND extract(epoch FROM pg_postmaster_start_time()) + {LEASE_S} < {_NOW} "
    "AS late, draining, revision FROM processes WHERE EXISTS (SELECT FROM renewed) ORDER BY id"
)
_CLAIM: Final = (
    update(TABLES)
    .where(
        TABLES.c.id.in_(
            select(TABLES.c.id)
            .where(
                TABLES.c.id == bindparam("table"),
                TABLES.c.owner.is_(None),
                or_(TABLES.c.needs.is_(None), TABLES.c.needs <= bindparam("knows")),
            )
            # Another process that has locked the row is claiming it, too; waiting could be a deadlock.
            .with_for_update(skip_locked=True)
        )
    )
    .values(owner=bindparam("process"), fence=TABLES.c.fence + 1)
)


@dataclass(frozen=True)
class Process:
    """A process of the hall."""

    id: int
    """Its number; every start, and every return after it was removed, has a new one."""
    address: str
    """Where the other processes reach it, as in 127.0.0.1:40123."""
    secret: str = field(repr=False)
    """What proves to it that a request comes from another process of the hall."""
    session: str
    """The name in PostgreSQL of the connection by which it writes."""
    late: bool = False
    """Whether it has not renewed its lease in time."""
    draining: bool = False
    """Whether it hands its tables on and takes no new ones."""
    revision: str = REVISION
    """The newest revision that its program knows."""


def register(
    connection: Connection,
    address: str,
    secret: str,
    session: str,
    draining: bool,
    revision: str,
) -> int:
    """Add a process whose program knows the database up to a revision, and return its number.

    `BadDatabase` means that it has been migrated since, and must not be written to by that program.
    """
    check_may_write(connection, revision)
    now = func.extract("epoch", func.clock_timestamp())
    values = {
        "address": address,
        "secret": secret,
        "session": session,
        "draining": draining,
        "revision": revision,
    }
    made = insert(PROCESSES).values(**values, started_at=now, expires_at=now + LEASE_S)
    wake(connection, wakeups.PROCESSES)
    return int(connection.execute(made.returning(PROCESSES.c.id)).scalar_one())


def beat(connection: Connection, process: int) -> list[Process] | None:
    """Renew the lease of a process, and return all there are; None if it was removed."""
    return [Process(*row) for row in connection.execute(_BEAT, {"process": process})] or None


def lapse(connection: Connection, process: int) -> None:
    """Let the lease of a process run out now, so that others may remove it, and wake them."""
    now = func.extract("epoch", func.clock_timestamp())
    connection.execute(update(PROCESSES).where(PROCESSES.c.id == process).values(expires_at=now))
    wake(connection, wakeups.PROCESSES)


def end_session(connection: Connection, process: Process) -> None:
    """Let PostgreSQL close the connection of a late process, which could otherwise hold locks for ever."""
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = :session AND datname = current_database()"
        ),
        {"session": process.session},
    )


def remove(connection: Connection, process: int, late: bool = True) -> bool:
    """Remove a process if it is still late, and return whether it was; its tables then have no owner."""
    gone = delete(PROCESSES).where(PROCESSES.c.id == process)
    if late:
        gone = gone.where(PROCESSES.c.expires_at < func.extract("epoch", func.clock_timestamp()))
    removed = connection.execute(gone).rowcount == 1
    if removed:
        wake(connection, wakeups.PROCESSES)
    return removed


def claim(connection: Connection, table: str, process: int, revision: str) -> int | None:
    """Make a process the owner of a table that has none; return the table's owner afterwards, if any.

    A table that programs of this revision do not understand stays as it is. `MovedAway` means that there is
    no such process any more.
    """
    owner = select(TABLES.c.owner).where(TABLES.c.id == table)
    found: int | None = connection.execute(owner).scalar()
    if found is not None:
        return found
    try:
        connection.execute(_CLAIM, {"table": table, "process": process, "knows": revision})
    except IntegrityError:
        raise MovedAway("this process has lost its lease.") from None
    found = connection.execute(owner).scalar()
    if found == process:
        wake(connection, TABLE + table)
    return found


def owner_of(connection: Connection, table: str) -> int | None:
    """Return the number of the process that owns a table, if one does."""
    return connection.execute(select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()


def release(connection: Connection, table: str, process: int) -> None:
    """Give up a table, so that another process can claim it."""
    owned = update(TABLES).where(TABLES.c.id == table, TABLES.c.owner == process)
    if connection.execute(owned.values(owner=None)).rowcount:
        wake(connection, TABLE + table)
