"""Who may see what. It is decided here for every route and live connection, during a game and after it.

A public table can be found by everybody. A private one exists only for those who have its link, that is, its
id or its code, and for those who sit there. It is in no list, except that finished games are listed for the
people who played them. Anybody with the link may watch; anybody with a seat's token sees and acts as that
seat. What watchers say to each other during a game is shown only to people who are signed in and have no seat
there, because anybody else might be one of the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from dicehall.server.store.history import PERSON, player_key
from dicehall.server.store.schema import RESULTS, TABLES
from dicehall.table.access import WithSeats, seat_of
from dicehall.table.seats import ONLOOKER, WATCHER

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from dicehall.server.store.people import Person


def in_lists(asker: Person | None) -> ColumnElement[bool]:
    """Return a condition on `TABLES`: which of them may be listed for a person, or for a guest."""
    if asker is None:
        return TABLES.c.public.is_(True)
    played = RESULTS.alias("played")
    mine = select(played.c.table_id).where(played.c.player == player_key(PERSON, asker.id))
    return TABLES.c.public.is_(True) | TABLES.c.id.in_(mine)


def sight_of(table: WithSeats, token_hash: str | None, person: Person | None) -> int:
    """Return how somebody with the link sees the table: as a seat, a watcher, or an onlooker."""
    if token_hash is not None:
        return seat_of(table, token_hash)
    if person is None or any(seat.person == person.id for seat in table.seats):
        return ONLOOKER
    return WATCHER
