"""Check a database: its own structure, the log of every table, and the record of every finished game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, func, select, text

from dicehall.core.mistakes import Mistake
from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.server.store.live import load_table
from dicehall.server.store.schema import RECORDS, TABLES
from dicehall.table.restore import restore_table

STRUCTURE: Final = ("integrity_check", "foreign_key_check")
"""What SQLite can check by itself; PostgreSQL does so with every page that it reads."""


def number_to_check(connection: Connection) -> int:
    """Return how many tables and records there are."""
    counts = [select(func.count()).select_from(table) for table in (TABLES, RECORDS)]
    return sum(connection.execute(count).scalar_one() for count in counts)


def mistakes_in(connection: Connection) -> Iterator[str | None]:
    """Check everything: give for each table and each record what is wrong with it, or None."""
    if connection.dialect.name == "sqlite":
        yield from _mistakes_of_structure(connection)
    for table_id in connection.execute(select(TABLES.c.id).order_by(TABLES.c.made_at)).scalars():
        yield _mistake_in_log(connection, table_id)
    for table_id in connection.execute(
        select(RECORDS.c.table_id).order_by(RECORDS.c.ended_at)
    ).scalars():
        yield _mistake_in_record(connection, table_id)


def _mistakes_of_structure(connection: Connection) -> Iterator[str]:
    for check in STRUCTURE:
        for row in connection.execute(text(f"PRAGMA {check}")):
            if row[0] != "ok":
                yield f"{check}: {' '.join(map(str, row))}"


def _mistake_in_log(connection: Connection, table_id: str) -> str | None:
    try:
        found = load_table(connection, table_id)
        assert found is not None, "it was there a moment ago, in the same transaction"
        row, log = found
        restore_table(row.id, row.secret, log)
        length = select(TABLES.c.length).where(TABLES.c.id == table_id)
        if connection.execute(length).scalar_one() != len(log):
            return f"table {table_id}: its log has {len(log)} entries, which is not its length."
    except (Mistake, ValueError) as mistake:
        return str(mistake)
    return None


def _mistake_in_record(connection: Connection, table_id: str) -> str | None:
    query = select(RECORDS.c.text).where(RECORDS.c.table_id == table_id)
    try:
        record = read_record(connection.execute(query).scalar_one())
        Replay(new_game(record.game, record.options), record).finish()
    except (Mistake, ValueError) as mistake:
        return f"the record of table {table_id}: {mistake}"
    return None
