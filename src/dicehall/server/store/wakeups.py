"""Wake-ups: PostgreSQL tells all processes of a hall at once that something has changed, by NOTIFY.

A wake-up is part of the transaction that makes the change, so it arrives when the change can be read. It
says only where to look: whoever missed one finds the same in the database a little later.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from dicehall.server.store.database import connection_settings
from dicehall.server.store.mistakes import NotStored, reason

CHANNEL: Final = "dicehall"
"""The channel of all wake-ups; those of other databases of the server do not arrive in it."""
DEEDS: Final = "deeds"
"""An operator has done something."""
PROCESSES: Final = "processes"
"""A process has come or gone, or is to hand its tables on."""
TABLE: Final = "table:"
"""A table, whose id follows, has another owner or none."""

_NOTIFY: Final = text("SELECT pg_notify(:channel, :about)")


def wake(connection: Connection, about: str) -> None:
    """Wake all processes when this transaction is committed; SQLite has nobody to wake."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "about": about})


async def wake_ups(url: URL) -> AsyncGenerator[str | None, None]:
    """Yield what each wake-up is about, after None, which says that earlier ones may have been missed.

    `NotStored` means that the connection could not be made or broke.
    """
    import psycopg

    try:
        settings = connection_settings(url, "dicehall listens")
        connection = await psycopg.AsyncConnection.connect(autocommit=True, **settings)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for told in connection.notifies():
                yield told.payload
    except psycopg.Error as error:
        raise NotStored(f"the database cannot be listened to: {reason(error)}.") from error
