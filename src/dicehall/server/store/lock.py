"""One server per database: a lock that the system releases when the process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from dicehall.server.store.mistakes import BadDatabase

PATIENCE_S: Final = 3.0
"""Seconds to wait for a server that is just stopping."""
NUMBER: Final = 0x_D1CE_4A12
"""The number of the lock in PostgreSQL."""


def in_use() -> BadDatabase:
    """Return the mistake of a second server."""
    return BadDatabase(
        "another dicehall server is using this database; a database belongs to one server, "
        "so stop that one first, or choose another database with --database."
    )


class FileLock:
    """The lock of an SQLite database: on a file beside it, which stays and holds nothing."""

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
                    raise in_use() from None
            sleep(0.05)

    def release(self) -> None:
        """Let another server use the database."""
        os.close(self._file)


class SessionLock:
    """The lock of a PostgreSQL database: held by the session that writes, and taken again with a new one."""

    def __init__(self) -> None:
        self._before = 0

    def __call__(self, connection: Any, _: object) -> None:
        """Take the lock with a new connection."""
        until = monotonic() + PATIENCE_S
        connection.autocommit = True
        while not connection.execute(f"SELECT pg_try_advisory_lock({NUMBER})").fetchone()[0]:
            if monotonic() > until:
                connection.close()
                raise in_use()
            # Our own session before this one may have been lost without the database noticing it.
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' "
                f"AND objid = {NUMBER} AND database = (SELECT oid FROM pg_database "
                f"WHERE datname = current_database()) AND pid = {self._before}"
            )
            sleep(0.05)
        connection.autocommit = False
        self._before = connection.info.backend_pid
