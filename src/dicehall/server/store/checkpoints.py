"""Checkpoint SQLite's log beside the writer, which would otherwise do it in the middle of somebody's move.

What is committed is in the log (WAL) and safe there, but now and then it has to be moved into the database
proper. By default, SQLite does that in a COMMIT that finds the log too long, which then takes much longer. A
separate connection can do it without blocking anybody.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY_S: Final = 2.0
"""Seconds between two checkpoints."""


class Tidying:
    """A thread that moves the log into the database until it is stopped."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="dicehall-tidying", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(EVERY_S):
            # A database that cannot be reached or written now can be checkpointed later.
            with suppress(SQLAlchemyError, sqlite3.Error):
                self._tidy()

    def _tidy(self) -> None:
        # The bare connection: a checkpoint cannot run within a transaction.
        connection = self._engine.raw_connection()
        try:
            # Passive: it waits for nobody, and nobody waits for it.
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        finally:
            connection.close()

    def stop(self) -> None:
        """End the thread."""
        self._stopped.set()
        self._thread.join()
        self._engine.dispose()
