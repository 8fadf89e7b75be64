"""Back up the database of a hall, and restore it.

A copy is an SQLite file, whichever kind of database it was made from, and can be restored to either kind.
This is also the way from SQLite to PostgreSQL, for a hall that has outgrown the one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from dicehall.server.store.database import (
    REVISION,
    make_engine,
    make_file,
    prepare,
    reading_engine,
    revision_in,
)
from dicehall.server.store.lock import FileLock
from dicehall.server.store.mistakes import BadDatabase, reason
from dicehall.server.store.schema import (
    ALLOWANCES,
    COMMIT_MARKS,
    COMPATIBILITY,
    METADATA,
    PROCESSES,
    TABLES,
)

Tell = Callable[[str, int], None]
"""Is called with the name of a table and how many of its rows were just copied."""

NOT_COPIED: Final = (PROCESSES, ALLOWANCES, COMMIT_MARKS, COMPATIBILITY)
"""The tables that hold only what running servers need, or what a migration writes."""
COPIED: Final = [table for table in METADATA.sorted_tables if table not in NOT_COPIED]
"""The tables that are copied, each after those that it refers to."""
NOBODYS: Final[dict[str, object]] = {"owner": None, "fence": 0}
"""What a copied table says of the process that has it in memory."""
BATCH: Final = 1000
"""How many rows are copied at once."""


def back_up(source: URL, file: Path, tell: Tell) -> None:
    """Copy a database into a new file as it is at this moment; servers may go on using it."""
    if file.exists():
        raise BadDatabase(f"{file} exists already; give the copy a name of its own.")
    reading = reading_engine(source)
    part = file.with_name(f"{file.name}.part")
    _remove(part)
    make_file(part)
    try:
        prepare(_url_of(part))
        _copy_all(reading, make_engine(_url_of(part)), tell)
        os.replace(part, file)
    finally:
        _remove(part)


def restore(file: Path, target: URL, tell: Tell) -> None:
    """Fill an empty database from a copy: with all of it, or not at all."""
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}.")
    with ExitStack() as until_the_end:
        reading = until_the_end.enter_context(_newest(file))
        if target.get_backend_name() == "sqlite":
            path = Path(str(target.database))
            make_file(path)
            until_the_end.callback(FileLock(path).release)
        prepare(target)
        writing = make_engine(target)
        with writing.connect() as connection:
            _check_empty(connection)
        _copy_all(reading, writing, tell)


@contextmanager
def _newest(file: Path) -> Iterator[Engine]:
    """Give an engine for a copy; one that an older version made is migrated elsewhere and stays as it is."""
    found = revision_in(_url_of(file))
    if found is None:
        raise BadDatabase(f"{file} is no copy of a dicehall database.")
    if found == REVISION:
        yield reading_engine(_url_of(file))
        return
    with TemporaryDirectory() as folder:
        migrated = Path(folder) / "copy.db"
        make_file(migrated)
        with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(migrated)) as new:
            old.backup(new)
        prepare(_url_of(migrated))
        yield reading_engine(_url_of(migrated))


def _check_empty(connection: Connection) -> None:
    if connection.execute(select(PROCESSES.c.id).limit(1)).first() is not None:
        raise BadDatabase("servers are using this database; stop them first.")
    for table in COPIED:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise BadDatabase(
                f"this database is not empty: it has rows in '{table.name}'; restore into a new one."
            )


def _copy_all(reading: Engine, writing: Engine, tell: Tell) -> None:
    """Copy the rows of all tables, from one moment of the one to one transaction of the other."""
    try:
        with (
            reading.connect() as source,
            source.begin(),
            writing.connect() as target,
            target.begin(),
        ):
            for table in COPIED:
                _copy_rows(table, source, target, tell)
            if target.dialect.name == "postgresql":
                _continue_numbers(target)
    except DBAPIError as error:
        raise BadDatabase(f"the database cannot be copied: {reason(error)}.") from None
    finally:
        reading.dispose()
        writing.dispose()


def _copy_rows(table: Table, source: Connection, target: Connection, tell: Tell) -> None:
    changed = NOBODYS if table is TABLES else {}
    # Row by row from the database, which may be larger than the memory.
    streamed = source.execution_options(stream_results=True, max_row_buffer=BATCH)
    found = streamed.execute(select(table).order_by(*table.primary_key.columns))
    for rows in found.mappings().partitions(BATCH):
        target.execute(insert(table), [{**row, **changed} for row in rows])
        tell(table.name, len(rows))


def _continue_numbers(connection: Connection) -> None:
    """Let PostgreSQL go on counting after the numbers that were copied."""
    for table in COPIED:
        column = table.autoincrement_column
        if column is None:
            continue
        last = connection.execute(select(func.max(column))).scalar()
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, last)))


def _remove(file: Path) -> None:
    """Remove an unfinished copy, with what SQLite keeps beside it."""
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        file.with_name(name).unlink(missing_ok=True)


def _url_of(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))
