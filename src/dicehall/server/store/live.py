"""Tables in the store: each is a row and its log. All functions take the connection of a work."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Connection, Row, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from dicehall.server.store.mistakes import MovedAway, Overtaken, Taken
from dicehall.server.store.schema import ENTRIES, TABLES
from dicehall.table.entries import Entry
from dicehall.table.entry_json import read_entry, stored_body
from dicehall.table.listing import Listing

LIVE: Final = ("open", "running")
"""The statuses of tables at which something can still happen."""

_EXTEND: Final = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("table"),
        TABLES.c.length == bindparam("first"),
        TABLES.c.fence == bindparam("since"),
    )
    .values(length=bindparam("next"), changed_at=bindparam("now"))
)
# One statement finds the end of the log and locks the row against other servers. It is built once, like
# the next one: building takes longer than running, and these two run for every answer.
_INSERT: Final = insert(ENTRIES)


@dataclass(frozen=True)
class TableRow:
    """What is stored of a table besides its log."""

    id: str
    """Identifies the table; impossible to guess if the table is private."""
    code: str
    """A short code to type in."""
    game: str
    """The game's name."""
    status: str
    """open, running, ended or closed."""
    public: bool
    """Whether it is listed."""
    secret: bytes = field(repr=False)
    """The secret of the dice. It leaves the server only after the end."""
    made_at: float
    """When it was made, in seconds since 1970."""
    changed_at: float
    """When its last entry was written."""
    ended_at: float | None = None
    """When it ended or was closed."""
    rematch_of: str | None = None
    """The table of which this is the rematch."""
    title: str | None = None
    """The title its maker gave it."""
    listing: Listing | None = None
    """What lists show of it; None if that cannot be read."""
    owner: int | None = None
    """The process that has it in memory, where a hall has several."""
    fence: int = 0
    """How often its owner has changed."""
    needs: str | None = None
    """The oldest revision whose programs understand it; None if all do that may write to the database."""


@dataclass(frozen=True)
class Append:
    """The work of storing what most commands add to a log; the writer does many of them together."""

    table_id: str
    """The table."""
    entries: Sequence[Entry]
    """What is added to its log; at least one."""
    fence: int
    """How often the table's owner had changed when this was decided."""

    def __call__(self, connection: Connection) -> None:
        """Do it alone."""
        append_entries(connection, self.table_id, self.entries, self.fence)

    def ends(self) -> dict[str, object]:
        """Return where the table's log must end, and where it ends afterwards."""
        first, last = self.entries[0], self.entries[-1]
        return {
            "table": self.table_id,
            "first": first.number,
            "next": last.number + 1,
            "now": last.at,
            "since": self.fence,
        }

    def gapless(self) -> bool:
        """Return whether its entries follow one another."""
        first = self.entries[0].number
        return all(entry.number == place for place, entry in enumerate(self.entries, first))

    def rows(self) -> list[dict[str, object]]:
        """Return its entries as they are stored."""
        return [
            {
                "table_id": self.table_id,
                "number": entry.number,
                "at": entry.at,
                "kind": entry.kind,
                "seat": entry.seat,
                "body": json_text(stored_body(entry.body)),
            }
            for entry in self.entries
        ]


def append_all(connection: Connection, appends: Sequence[Append]) -> bool:
    """Append entries to the logs of several tables with two statements; return whether all was right.

    If not, the caller must roll back; done one by one, each says what is wrong with it.
    """
    found = connection.execute(_EXTEND, [append.ends() for append in appends])
    if found.rowcount != len(appends) or not all(append.gapless() for append in appends):
        return False
    connection.execute(_INSERT, [row for append in appends for row in append.rows()])
    return True


_json: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def json_text(value: object) -> str:
    """Return compact JSON; ASCII, so that databases and lone surrogates cause no trouble."""
    return _json.encode(value)


def make_table(connection: Connection, row: TableRow, entries: Sequence[Entry]) -> None:
    """Store a new table and its first entries; `Taken` means that its id or code is in use."""
    values = {
        "id": row.id,
        "code": row.code,
        "game": row.game,
        "status": row.status,
        "public": row.public,
        "secret": row.secret,
        "title": row.title,
        "listing": json_text(row.listing),
        "length": 0,
        "made_at": row.made_at,
        "changed_at": row.changed_at,
        "ended_at": row.ended_at,
        "rematch_of": row.rematch_of,
        "owner": row.owner,
        "fence": row.fence,
        "needs": row.needs,
    }
    try:
        connection.execute(insert(TABLES), values)
    except IntegrityError:
        raise Taken(f"there is a table with the id '{row.id}' or the code '{row.code}'.") from None
    append_entries(connection, row.id, entries, row.fence)


def append_entries(
    connection: Connection,
    table_id: str,
    entries: Sequence[Entry],
    fence: int = 0,
    status: str | None = None,
    listing: Listing | None = None,
) -> None:
    """Append entries to a table's log, and update its status or listing with them.

    `Overtaken` means that the log does not end just before the first of them, and `MovedAway` that the table
    has another owner since it had this fence.
    """
    if not entries:
        return
    append = Append(table_id, entries, fence)
    first = entries[0].number
    found = connection.execute(_EXTEND, append.ends())
    if found.rowcount != 1 or not append.gapless():
        now = connection.execute(select(TABLES.c.fence).where(TABLES.c.id == table_id)).scalar()
        if now is not None and now != fence:
            raise MovedAway(f"table '{table_id}' belongs to another process now.")
        raise Overtaken(f"entry {first} of table '{table_id}' is not the next one of its log.")
    connection.execute(_INSERT, append.rows())
    if status is not None:
        changes: dict[str, object] = {"status": status}
        if status not in LIVE:
            changes["ended_at"] = entries[-1].at
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(changes))
    if listing is not None:
        set_listing(connection, table_id, listing)


def set_listing(connection: Connection, table_id: str, listing: Listing) -> None:
    """Change what lists show of a table."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == table_id).values(listing=json_text(listing))
    )


def load_table(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry]] | None:
    """Return a table and its whole log, if it exists."""
    row = find_table(connection, table_id)
    return None if row is None else (row, load_entries(connection, table_id))


def load_entries(
    connection: Connection,
    table_id: str,
    *which: ColumnElement[bool],
    offset: int = 0,
    limit: int | None = None,
) -> list[Entry]:
    """Return a table's log; or, of the entries that meet some conditions, `limit` after the first few."""
    entry = ENTRIES.c
    found = connection.execute(
        select(entry.number, entry.at, entry.kind, entry.seat, entry.body)
        .where(entry.table_id == table_id, *which)
        .order_by(entry.number)
        .offset(offset)
        .limit(limit)
    )
    return [
        read_entry(number, at, kind, seat, json.loads(body))
        for number, at, kind, seat, body in found
    ]


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """Return a table without its log, if it exists."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    return None if found is None else _row(found)


def find_by_code(connection: Connection, code: str) -> TableRow | None:
    """Return the table with this short code, if there is one."""
    found = connection.execute(select(TABLES).where(TABLES.c.code == code)).first()
    return None if found is None else _row(found)


def tables_without_owner(connection: Connection) -> list[TableRow]:
    """Return the running tables that no process owns; on SQLite, nobody owns any."""
    found = connection.execute(
        select(TABLES)
        .where(TABLES.c.status == "running", TABLES.c.owner.is_(None))
        .order_by(TABLES.c.made_at, TABLES.c.id)
    )
    return [_row(row) for row in found]


def idle_tables(connection: Connection, since: float) -> list[str]:
    """Return the ids of open or running tables that have been idle since then."""
    found = connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.status.in_(LIVE), TABLES.c.changed_at < since)
        .order_by(TABLES.c.changed_at)
    )
    return list(found.scalars())


def live_tables(
    connection: Connection, listed: ColumnElement[bool], limit: int = 100
) -> list[TableRow]:
    """Return the open or running tables that may be listed, the most recently active first."""
    found = connection.execute(
        select(TABLES)
        .where(TABLES.c.status.in_(LIVE), listed)
        .order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
        .limit(limit)
    )
    return [_row(row) for row in found]


def _row(found: Row[Any]) -> TableRow:
    return TableRow(
        id=found.id,
        code=found.code,
        game=found.game,
        status=found.status,
        public=found.public,
        secret=bytes(found.secret),
        made_at=found.made_at,
        changed_at=found.changed_at,
        ended_at=found.ended_at,
        rematch_of=found.rematch_of,
        title=found.title,
        listing=_listing(found.listing),
        owner=found.owner,
        fence=found.fence,
        needs=found.needs,
    )


def _listing(text: str) -> Listing | None:
    """Return what lists show of a table; None if it cannot be read, so that the rest can still be listed."""
    try:
        listing = json.loads(text)
        # Half a character could be read, but not be sent to anybody.
        json.dumps(listing, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return None
    return cast("Listing", listing) if isinstance(listing, dict) and listing else None
