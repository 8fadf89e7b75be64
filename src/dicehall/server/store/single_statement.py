"""A transaction of appends as a single statement, on PostgreSQL: it takes one round trip instead of five.

Most transactions only append to logs. Outside of a transaction block, PostgreSQL begins one for the statement
and commits it before it answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, text

from dicehall.server.store.commit_marks import LEAVE
from dicehall.server.store.live import Append, json_text
from dicehall.server.store.mistakes import Overtaken

# The mark comes first, because the rows are joined to it: a statement that was ruled out changes nothing.
# The rows are found by a list of ids, because the database cannot guess how many the JSON names, and might
# rather read all tables. An entry whose table was not extended has no id, which the insertion refuses: then
# nothing of all this has happened.
_APPEND: Final = text(
    f"""
    WITH marked AS ({LEAVE}), ends AS (
        SELECT * FROM json_to_recordset(CAST(:ends AS json)) AS one(
            "table" text, first integer, next integer, now double precision, since integer
        )
    ), extended AS (
        UPDATE tables SET length = ends.next, changed_at = ends.now FROM ends, marked
        WHERE tables.id = ANY(CAST(:tables AS text[])) AND tables.id = ends."table"
        AND tables.length = ends.first AND tables.fence = ends.since
        RETURNING tables.id
    )
    INSERT INTO entries (table_id, number, at, kind, seat, body)
    SELECT extended.id, one.number, one.at, one.kind, one.seat, one.body
    FROM json_to_recordset(CAST(:entries AS json)) AS one(
        table_id text, number integer, at double precision, kind text, seat integer, body text
    ) LEFT JOIN extended ON extended.id = one.table_id
    """
)


def append_in_one_statement(
    connection: Connection, appends: Sequence[Append], writer: str, number: int
) -> None:
    """Append entries to the logs of several tables, leave the writer's mark, and commit.

    If any of the appends is wrong, nothing is done, and the database or this function raises an error.
    """
    if not all(append.gapless() for append in appends):
        raise Overtaken("the entries of an append do not follow one another.")
    given = {
        "tables": [append.table_id for append in appends],
        "ends": json_text([append.ends() for append in appends]),
        "entries": json_text([row for append in appends for row in append.rows()]),
        "writer": writer,
        "number": number,
    }
    with _without_a_block(connection):
        connection.execute(_APPEND, given)


@contextmanager
def _without_a_block(connection: Connection) -> Iterator[None]:
    """Let each statement be a transaction; none may have been run in this one yet."""
    driver: Any = connection.connection.driver_connection
    driver.autocommit = True
    try:
        yield
    finally:
        if not driver.closed:
            driver.autocommit = False
