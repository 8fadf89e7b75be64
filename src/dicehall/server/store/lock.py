"""Locks: one server per database on SQLite, one process at a time for a few things on PostgreSQL."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from sqlalchemy import Connection

from dicehall.server.store.mistakes import BadDatabase

PATIENCE_S: Final = 3.0
"""Seconds to wait for a server that is just stopping."""
NUMBER: Final = 0x_D1CE_4A12
"""The number of the lock in PostgreSQL."""


class FileLock:
    """The lock of an SQLite database: on a file beside it, which stays and holds nothing.

    The system releases it when the process ends, however it ends.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        until = monotonic() + PATIENCE_S
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadDatabase(f"the file {path} cannot be made: {error.strerror}.") from None
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return
            except OSError:
                if monotonic() > until:
                    os.close(self._file)
                    raise BadDatabase(
                        "another dicehall server is using this database; an SQLite database belongs to "
                        "one server, so stop that one first, or choose another database with --database; "
                        "many servers can share one on PostgreSQL."
                    ) from None
            sleep(0.05)

    def release(self) -> None:
        """Let another server use the database."""
        os.close(self._file)


def is_locked(database: Path) -> bool:
    """Return whether a server uses an SQLite database."""
    try:
        file = os.open(database.with_name(f"{database.name}.lock"), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return False


def one_at_a_time(connection: Connection) -> None:
    """Let no other process of the hall get past here until the end of the transaction.

    For what depends on rows that are not there yet: two new names that look alike, two first ratings.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({NUMBER})")
