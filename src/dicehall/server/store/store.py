"""The store: one thread that writes, a few that read, and an event loop that is never blocked by them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from dicehall.server.store.database import make_engine, prepare, read_url
from dicehall.server.store.mistakes import NotStored, reason
from dicehall.server.store.tidying import Tidying
from dicehall.server.store.writer import Figures, Writer

T = TypeVar("T")

READERS: Final = 2
"""How many reads may run at once."""


class Store:
    """A database in use. A *work* is a function of a connection; it may be run more than once."""

    def __init__(self, writing: Engine, reading: Engine, tidying: Engine | None = None) -> None:
        self.writing: Engine = writing
        """The engine of the writer's connection."""
        self.reading: Engine = reading
        """The engine of the readers' connections, which cannot change anything."""
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(READERS, "dicehall-reader")
        self._tidying = None if tidying is None else Tidying(tidying)
        self._closed = False

    @staticmethod
    def open(url: str) -> Store:
        """Open a database, creating or migrating it if necessary; `BadDatabase` says what is wrong."""
        place = read_url(url)
        prepare(place)
        return Store(
            make_engine(place),
            make_engine(place, reads_only=True, threads=READERS),
            make_engine(place) if place.get_backend_name() == "sqlite" else None,
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work and return its result after COMMIT; its own mistakes are raised unchanged.

        All waiting works share a transaction, with a savepoint each. `NotStored` means that nothing of it is
        stored; the store continues as soon as the cause is gone. Whoever is cancelled while waiting cannot
        know the outcome: the work may be done all the same.
        """
        return await self._writer.put(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do a work that only reads, on one snapshot of the database; it may raise `NotStored`."""
        if self._closed:
            raise NotStored("the store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.reading.connect() as connection, connection.begin():
                return work(connection)
        except (DBAPIError, NoConnection) as error:
            raise NotStored(f"the database cannot be read: {reason(error)}.") from error

    @property
    def figures(self) -> Figures:
        """What has been written so far, for the metrics."""
        return self._writer.figures

    def waiting(self) -> int:
        """Return how many works are waiting to be written."""
        return self._writer.waiting()

    def close(self) -> None:
        """Finish the waiting works, then close every connection."""
        self._closed = True
        if self._tidying is not None:
            self._tidying.stop()
        self._readers.shutdown()
        self.reading.dispose()
        # The writer last: SQLite checkpoints when its last connection closes.
        self._writer.close()
        self.writing.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
