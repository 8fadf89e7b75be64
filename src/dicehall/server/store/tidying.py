"""Tidying up SQLite's log beside the writer, who would otherwise do it in the middle of somebody's move.

What is committed lies in the log (WAL) and is safe there; now and then it has to be moved into the database
proper. SQLite lets the COMMIT that finds the log long do that, and whoever waits for that COMMIT waits for
all of it. A connection of its own can do it meanwhile, in nobody's way.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from threading import Event, Thread
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY_S: Final = 2.0
"""Seconds between two goes."""


class Tidying:
    """A thread that moves what is in the log into the database, until it is stopped."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="dicehall-tidying", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(EVERY_S):
            # A database that cannot be reached or written just now can be tidied up later.
            with suppress(SQLAlchemyError, sqlite3.Error):
                self._tidy()

    def _tidy(self) -> None:
        # The bare connection: what is not done yet cannot be moved, so there must be no transaction.
        connection = self._engine.raw_connection()
        try:
            # Passive: it waits for nobody, and nobody for it.
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        finally:
            connection.close()

    def stop(self) -> None:
        """End the thread."""
        self._stopped.set()
        self._thread.join()
        self._engine.dispose()
