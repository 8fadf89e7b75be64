"""Wake-ups: PostgreSQL tells all processes of a hall at once that something has changed, by NOTIFY.

A wake-up is part of the transaction that makes the change, so it arrives when the change can be read. It
says only where to look: whoever missed one finds the same in the database a little later.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from dicehall.server.store.database import connection_settings
from dicehall.server.store.mistakes import NotStored, reason

CHANNEL: Final = "dicehall"
"""The channel of all wake-ups; those of other databases of the server do not arrive in it."""
ORDERS: Final = "orders"
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
        async with await psycopg.AsyncConnection.connect(autocommit=True, **settings) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            # The driver's own generator of notifications looks for them ten times a second.
            async with _readable(connection.fileno()) as readable:
                while True:
                    connection.pgconn.consume_input()
                    while (notice := connection.pgconn.notifies()) is not None:
                        yield notice.extra.decode()
                    await readable.wait()
                    readable.clear()
    except psycopg.Error as error:
        raise NotStored(f"the database cannot be listened to: {reason(error)}.") from error


@asynccontextmanager
async def _readable(file: int) -> AsyncIterator[asyncio.Event]:
    """Give an event that is set whenever there is something to read."""
    event = asyncio.Event()
    loop = asyncio.get_running_loop()
    # A descriptor of our own: the driver closes its one when the connection breaks.
    watched = os.dup(file)
    try:
        loop.add_reader(watched, event.set)
        yield event
    finally:
        loop.remove_reader(watched)
        os.close(watched)
