"""Which programs may write to a database, so that old processes can finish while a newer one has migrated it.

Expand first, contract a version later. A revision that only adds tables, and columns that are null or have a
default, leaves programs of older revisions able to write: it says with `oldest_writer` down to which. What
such programs still need is removed only by a later revision, whose `oldest_writer` is newer than they are.
The database holds the revision in `compatibility`; a revision that says nothing is for new programs alone.

A new version may also play what older programs do not understand. It says so in the rows of such tables
(`needs`), from the moment at which the first such entry is stored; older processes then leave these tables to
newer ones, and go on with all others.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, text

from dicehall.server.store.mistakes import BadDatabase
from dicehall.server.store.schema import COMPATIBILITY, PROCESSES


def check_may_write(connection: Connection, revision: str, found: str | None = None) -> None:
    """Refuse a database that programs which know it up to a revision must not write to any more."""
    oldest = _oldest_writer(connection)
    if oldest is None or revision < oldest:
        now = "" if found is None else f"its revision is {found}, "
        raise BadDatabase(
            f"the database {connection.engine.url!r} was made by a newer version of dicehall "
            f"({now}this version knows {revision})."
        )


def check_nobody_older(connection: Connection, oldest: str) -> None:
    """Refuse to migrate while processes use the database that could not write to it afterwards."""
    if connection.dialect.name != "postgresql" or _oldest_writer(connection) is None:
        return
    alive = PROCESSES.c.expires_at > func.extract("epoch", func.clock_timestamp())
    older = select(PROCESSES.c.id).where(alive, PROCESSES.c.revision < oldest)
    found = connection.execute(older.order_by(PROCESSES.c.id))
    numbers = ", ".join(str(number) for number in found.scalars())
    if numbers:
        raise BadDatabase(
            f"processes of an older version still use the database {connection.engine.url!r}, and could not "
            f"write to it any more; stop them first (by their numbers: {numbers})."
        )


def set_oldest_writer(connection: Connection, revision: str) -> None:
    """Note which is the oldest revision whose programs may write from now on."""
    connection.execute(delete(COMPATIBILITY))
    connection.execute(insert(COMPATIBILITY).values(oldest_writer=revision))


def has_table(connection: Connection, name: str) -> bool:
    """Return whether the database has a table; SQLAlchemy's inspector takes as long as to connect."""
    if connection.dialect.name == "sqlite":
        found = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = :name"
    else:
        found = "SELECT to_regclass(:name) IS NOT NULL"
    return bool(connection.execute(text(found), {"name": name}).scalar())


def _oldest_writer(connection: Connection) -> str | None:
    if not has_table(connection, COMPATIBILITY.name):
        return None
    found: str | None = connection.execute(select(COMPATIBILITY.c.oldest_writer)).scalar()
    return found
