"""Group commit: one thread writes, and all waiting works share one transaction and one flush to disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import groupby
from threading import Condition, Thread
from time import monotonic, perf_counter, sleep
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from dicehall.server.store.commit_marks import leave_mark, was_committed
from dicehall.server.store.commit_rate import CommitRate
from dicehall.server.store.live import Append, append_all
from dicehall.server.store.mistakes import NotStored, reason
from dicehall.server.store.single_statement import append_in_one_statement

T = TypeVar("T")

WAITING: Final = 5000
"""How many works may wait; if a database is this far behind, refusing is kinder than queueing."""

LONGEST_WAIT: Final = 10.0
"""How many seconds a work may wait for its turn; players would rather know that it was not stored."""

DOUBT: Final = 3.0
"""For how many seconds to ask about the outcome of a COMMIT whose connection was lost."""


DEADLOCK: Final = "40P01"
"""PostgreSQL's error code for transactions that wait for each other."""


@dataclass
class WriterCounts:
    """What the writer has done so far."""

    batches: int = 0
    """Transactions, successful or not."""
    works: int = 0
    """Works that were stored."""
    failures: int = 0
    """Works that were not."""
    seconds: float = 0.0
    """The total time of all transactions."""


class _Job:
    """A waiting work and its outcome."""

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.since = monotonic()
        self.future: asyncio.Future[Any] = loop.create_future()
        self.outcome: Any = None
        self.error: Exception | None = None

    def begin(self) -> Any:
        """Return the work, and forget what became of an earlier try."""
        self.outcome = self.error = None
        return self.work

    def run(self, connection: Connection) -> None:
        """Do the work; whatever goes wrong is raised."""
        self.outcome = self.begin()(connection)

    def run_apart(self, connection: Connection) -> None:
        """Do the work in its own savepoint; its own mistakes are its result, any other error is raised."""
        work = self.begin()
        # In plain SQL: SQLAlchemy's own way takes as long as storing an answer.
        connection.exec_driver_sql("SAVEPOINT work")
        try:
            self.outcome = work(connection)
            connection.exec_driver_sql("RELEASE SAVEPOINT work")
        except (IntegrityError, DataError, ProgrammingError) as error:
            _undo(connection)
            self.error = error
        except DBAPIError:
            # A lock, a full disk, a lost connection: the next work would fare no better, and SQLite may
            # have ended the transaction by itself.
            raise
        except Exception as error:
            _undo(connection)
            self.error = error

    def resolve(self) -> None:
        """Notify the waiting task; called in its event loop."""
        if self.future.done():  # the task has been cancelled
            return
        if self.error is None:
            self.future.set_result(self.outcome)
        else:
            self.future.set_exception(self.error)


def _appends(job: _Job) -> bool:
    return isinstance(job.work, Append)


def _all_run(jobs: list[_Job], connection: Connection) -> bool:
    """Do some works; return whether none of them made a mistake of its own."""
    try:
        for appending, some in groupby(jobs, _appends):
            if not appending:
                for job in some:
                    job.run(connection)
            elif not append_all(connection, [job.begin() for job in some]):
                return False
    except (IntegrityError, DataError, ProgrammingError):
        return False
    except DBAPIError:
        # As in `_Job.run_apart`: this is not about one of them.
        raise
    except Exception:
        return False
    return True


def _undo(connection: Connection) -> None:
    """Roll back one work and its savepoint."""
    connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
    connection.exec_driver_sql("RELEASE SAVEPOINT work")


class Writer:
    """The one thread that writes to the database.

    `session` is its name in PostgreSQL, and None on SQLite, where the answer to a COMMIT is never lost.
    """

    def __init__(self, engine: Engine, session: str | None = None, limit: int = WAITING) -> None:
        self.counts = WriterCounts()
        """For the metrics."""
        self._engine = engine
        self._limit = limit
        self._session = session
        self._number = 0
        """The number of the last transaction; 0 before the first."""
        self._jobs: deque[_Job] = deque()
        self._changed = Condition()
        self._closed = False
        self._commit_rate = CommitRate()
        self._connection: Connection | None = None if session is None else engine.connect()
        """Kept from one batch to the next while all is well."""
        # A daemon: a program that ends without closing its store must not hang.
        self._thread = Thread(target=self._run, name="dicehall-writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue a work for the next batch; the future is done after COMMIT."""
        job = _Job(work, asyncio.get_running_loop())
        with self._changed:
            if self._closed:
                raise NotStored("the store is closed.")
            if len(self._jobs) >= self._limit:
                raise NotStored(f"the database is too far behind: {self._limit} works wait for it.")
            self._jobs.append(job)
            self._changed.notify()
        return job.future

    def waiting(self) -> int:
        """Return how many works are waiting for a batch."""
        return len(self._jobs)

    def close(self) -> None:
        """Finish the waiting works, accept no new ones, and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._jobs or self._closed)
                if not self._jobs:
                    break
            wait = self._commit_rate.wait_s()
            if wait and not self._closed:
                sleep(wait)
            self._batch()
        self._drop_connection()

    def _take(self) -> list[_Job]:
        """Return the waiting jobs; those that have waited too long fail."""
        with self._changed:
            jobs = list(self._jobs)
            self._jobs.clear()
        now = monotonic()
        late = [job for job in jobs if now - job.since > LONGEST_WAIT]
        for job in late:
            job.error = NotStored(
                f"the database is slow: this waited {now - job.since:.0f} seconds."
            )
        self.counts.failures += len(late)
        _tell(late)
        return [job for job in jobs if job.error is None]

    def _batch(self) -> None:
        """Do all waiting works in one transaction, and tell everybody the outcome."""
        began = perf_counter()
        jobs: list[_Job] = []
        kept = self._connection is not None
        try:
            try:
                self._transact(jobs)
            except (_Lost, _Deadlock) as error:
                # It has gone stale since the last batch, for example after a restart of the database; or
                # two processes waited for each other, and this one gave way. Nothing was committed, so
                # the works can be repeated.
                if isinstance(error, _Lost) and not kept:
                    raise
                self._drop_connection()
                self._transact(jobs)
        except BaseException as error:
            self._drop_connection()
            # If the transaction could not even begin, no job was taken yet; then all of them were waiting
            # for it.
            jobs = jobs or self._take()
            for job in jobs:
                job.error = _not_stored(error)
        counts = self.counts
        counts.batches += 1
        counts.seconds += perf_counter() - began
        failures = sum(1 for job in jobs if job.error is not None)
        counts.failures += failures
        counts.works += len(jobs) - failures
        _tell(jobs)

    def _transact(self, jobs: list[_Job]) -> None:
        """Run the given jobs, or those that are waiting, and commit."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = self._connection
            # SQLite waits here while another process holds the lock. The works are taken only afterwards,
            # so that those that arrived in the meantime do not wait a second time.
            connection.begin()
            if not jobs:
                jobs.extend(self._take())
            if self._in_one_trip(jobs, connection):
                return
            if not _all_run(jobs, connection):
                # This is rare, so savepoints are used only now: every work is done again, each in its own.
                connection.rollback()
                connection.begin()
                for job in jobs:
                    job.run_apart(connection)
            self._number += 1
            if self._session is not None:
                leave_mark(connection, self._session, self._number)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise _Lost(reason(error)) from error
            if getattr(error.orig, "sqlstate", None) == DEADLOCK:
                raise _Deadlock(reason(error)) from error
            raise
        with self._committing():
            connection.commit()

    def _in_one_trip(self, jobs: list[_Job], connection: Connection) -> bool:
        """Store and commit the jobs by a single statement, if there is one; return whether there was."""
        if self._session is None or not jobs or not all(map(_appends, jobs)):
            return False
        self._number += 1
        appends = [job.begin() for job in jobs]
        try:
            with self._committing():
                append_in_one_statement(connection, appends, self._session, self._number)
                connection.commit()
        except (IntegrityError, DataError, ProgrammingError):
            pass
        except (DBAPIError, NotStored):
            raise
        except Exception:
            pass
        else:
            return True
        # One of them was wrong, and nothing is stored; done one by one, each says what is wrong with it.
        connection.rollback()
        connection.begin()
        return False

    @contextmanager
    def _committing(self) -> Iterator[None]:
        """If the connection is lost meanwhile, find out whether the transaction was committed."""
        try:
            yield
        except DBAPIError as error:
            if self._session is None or not error.connection_invalidated:
                raise
            self._drop_connection()
            if not self._was_committed(self._session):
                raise

    def _was_committed(self, session: str) -> bool:
        """Ask for the outcome of the last COMMIT, whose answer was lost with its connection."""
        until = monotonic() + DOUBT
        while True:
            with suppress(SQLAlchemyError), self._engine.begin() as connection:
                return was_committed(connection, session, self._number)
            if monotonic() > until:
                raise NotStored(
                    "the connection to the database was lost while it stored; "
                    "whether it did is not known yet.",
                    in_doubt=True,
                )
            sleep(0.05)

    def _drop_connection(self) -> None:
        """Close the connection and with it any open transaction; the next batch gets a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            with suppress(SQLAlchemyError):
                connection.close()


class _Lost(Exception):
    """The connection broke before COMMIT."""


class _Deadlock(Exception):
    """Another process waited for this transaction, and this one for it, so the database ended this one."""


def _not_stored(error: BaseException) -> NotStored:
    """Return a separate exception for each waiting task, because raising one modifies it."""
    if isinstance(error, NotStored):
        return NotStored(str(error), error.in_doubt)
    return NotStored(f"the database cannot store it: {reason(error)}.")


def _tell(jobs: list[_Job]) -> None:
    """Resolve the futures, with one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, its in by_loop.items():
        # A loop that is already closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, its)


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        job.resolve()
