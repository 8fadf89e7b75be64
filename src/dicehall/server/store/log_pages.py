"""Pages of a table's log: only the rows of a page are read, however long the log is."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, func, not_, select

from dicehall.server.store.live import load_entries
from dicehall.server.store.schema import ENTRIES, TABLES
from dicehall.table.entries import TABLE, Entry

SEATING: Final = ("sat", "bot_sat", "stood")
"""The kinds of entries that say who sits where."""
TALK: Final = ("said", "phrase")
"""The kinds of entries that do not affect the game."""


class LogPage(NamedTuple):
    """A part of a log."""

    version: int
    """How many entries of the whole log its reader sees."""
    entries: list[Entry]
    """Those on the page."""


def load_seating(connection: Connection, table_id: str) -> list[Entry]:
    """Return the entries that say who sits where."""
    return load_entries(connection, table_id, ENTRIES.c.kind.in_(SEATING))


def load_without_talk(connection: Connection, table_id: str) -> list[Entry]:
    """Return a log without its talk, from which the game can be replayed."""
    return load_entries(connection, table_id, ENTRIES.c.kind.not_in(TALK))


def load_page(
    connection: Connection, table_id: str, after: int, limit: int, watches: bool
) -> LogPage:
    """Return what follows the first entries that a reader sees: as many as `after` says.

    As in `views.seen_by_seats`, only those who watch see what watchers say during the game.
    """
    length = connection.execute(select(TABLES.c.length).where(TABLES.c.id == table_id)).scalar_one()
    if watches:
        on_page = ENTRIES.c.number.between(after, after + limit - 1)
        return LogPage(length, load_entries(connection, table_id, on_page))
    number, kind = ENTRIES.c.number, ENTRIES.c.kind
    found = connection.execute(
        select(kind, number).where(
            ENTRIES.c.table_id == table_id, kind.in_(("began", "ended", "closed"))
        )
    )
    ends: dict[str, int] = {row.kind: row.number for row in found}
    began = ends.pop("began", length)
    over = min(ends.values(), default=length)
    hidden = and_(kind == "said", ENTRIES.c.seat == TABLE, number > began, number < over)
    unseen = connection.execute(
        select(func.count()).where(ENTRIES.c.table_id == table_id, hidden)
    ).scalar_one()
    page = load_entries(connection, table_id, not_(hidden), offset=after, limit=limit)
    return LogPage(length - unseen, page)
