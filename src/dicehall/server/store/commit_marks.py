"""Marks that tell a writer whether a COMMIT succeeded if its answer was lost, on PostgreSQL.

Every transaction leaves its number in the writer's own row. Whether it was committed can then be read there,
and reading waits until the transaction is over. PostgreSQL's own transaction numbers are of no use for this:
one that was lost in a crash may be given to another transaction.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

FORGET_AFTER: Final = 24 * 3600.0
"""Seconds after which nobody can be in doubt any more."""

_NOW: Final = "extract(epoch FROM clock_timestamp())"
LEAVE: Final = (
    f"INSERT INTO commit_marks (writer, number, at) VALUES (:writer, :number, {_NOW}) "
    "ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at "
    "WHERE commit_marks.number < excluded.number RETURNING number"
)
"""Leaves the number of a transaction, in SQL; if a later one was left or ruled out, it returns nothing."""
_LEAVE: Final = text(LEAVE)
# This writes, too: only a writer waits for another transaction that is changing or inserting the same row.
_READ: Final = text(
    f"INSERT INTO commit_marks (writer, number, at) VALUES (:writer, 0, {_NOW}) "
    "ON CONFLICT (writer) DO UPDATE SET at = excluded.at RETURNING number"
)
_RULE_OUT: Final = text("UPDATE commit_marks SET number = :number WHERE writer = :writer")
_FORGET: Final = text(f"DELETE FROM commit_marks WHERE at < {_NOW} - :seconds")


def leave_mark(connection: Connection, writer: str, number: int) -> None:
    """Leave the number of this transaction, which is committed with it."""
    connection.execute(_LEAVE, {"writer": writer, "number": number})


def was_committed(connection: Connection, writer: str, number: int) -> bool:
    """Return whether the last transaction was committed, after waiting for it if it is not over.

    If it was not, it is ruled out: should it still be on its way to the database, it fails there.
    """
    committed = int(connection.execute(_READ, {"writer": writer}).scalar_one()) == number
    if not committed:
        connection.execute(_RULE_OUT, {"writer": writer, "number": number})
    return committed


def forget_marks(connection: Connection) -> None:
    """Delete the marks of writers that are long gone."""
    connection.execute(_FORGET, {"seconds": FORGET_AFTER})
