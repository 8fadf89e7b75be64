"""The store: one thread that writes, a few that read, and an event loop that is never blocked by them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from dicehall.server.store.checkpoints import Tidying
from dicehall.server.store.database import make_engine, make_file, prepare, read_url
from dicehall.server.store.lock import FileLock
from dicehall.server.store.mistakes import NotStored, reason
from dicehall.server.store.writer import Writer, WriterCounts

T = TypeVar("T")

READERS: Final = 2
"""How many reads may run at once."""


class Store:
    """A database in use. A *work* is a function of a connection; it may be run more than once."""

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        tidying: Engine | None = None,
        lock: FileLock | None = None,
        session: str | None = None,
    ) -> None:
        self.writing: Engine = writing
        """The engine of the writer's connection."""
        self.reading: Engine = reading
        """The engine of the readers' connections, which cannot change anything."""
        self.session: str | None = session
        """The name of the writer's connection in PostgreSQL; None on SQLite, which only one process uses."""
        self._lock = lock
        self._writer = Writer(writing, session)
        self._readers = ThreadPoolExecutor(READERS, "dicehall-reader")
        self._tidying = None if tidying is None else Tidying(tidying)
        self._closed = False

    @staticmethod
    def open(url: str) -> Store:
        """Open a database, creating or migrating it if necessary; `BadDatabase` says what is wrong."""
        place = read_url(url)
        reading = make_engine(place, reads_only=True, threads=READERS)
        if place.get_backend_name() != "sqlite":
            prepare(place)
            session = f"dicehall {secrets.token_hex(8)}"
            return Store(make_engine(place, session=session), reading, session=session)
        make_file(Path(str(place.database)))
        lock = FileLock(Path(str(place.database)))
        try:
            prepare(place)
        except BaseException:
            lock.release()
            raise
        return Store(make_engine(place), reading, make_engine(place), lock)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do a work and return its result after COMMIT; its own mistakes are raised unchanged.

        All waiting works share a transaction; if one of them fails, all are done again, each in a savepoint.
        `NotStored` means that nothing of it is stored; the store continues as soon as the cause is gone.
        A caller that is cancelled while waiting cannot know the outcome: the work may still be done.
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

    def beside(self) -> Engine:
        """Return an engine of one more connection, whose commits wait for no disk.

        If the database crashes, it may forget the last of them, but none before a COMMIT of the writer.
        """
        return make_engine(self.writing.url, threads=1, flushes=False)

    @property
    def counts(self) -> WriterCounts:
        """What has been written so far."""
        return self._writer.counts

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
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
