"""Who may see what: decided here for every route and every live connection, before and after the end alike.

A public table can be found by everybody. A private one exists only for those who have its link, that is, its
id or its code, and for those who sit there. No list mentions it, except that finished games are listed for
the people who played them. Whoever has the link may watch; whoever has a seat's token sees and acts as that
seat. What watchers say to each other during a game is for those who are signed in and have no seat there: of
anybody else nobody knows whether they play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from dicehall.server.store.history import PERSON, player_key
from dicehall.server.store.schema import RESULTS, TABLES
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER, WATCHER, same_hash

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from dicehall.server.store.people import Person
    from dicehall.table.fold import TableFold


def in_lists(asker: Person | None) -> ColumnElement[bool]:
    """Return a condition on `TABLES`: which of them may be listed for a person, or for a guest."""
    if asker is None:
        return TABLES.c.public.is_(True)
    played = RESULTS.alias("played")
    mine = select(played.c.table_id).where(played.c.player == player_key(PERSON, asker.id))
    return TABLES.c.public.is_(True) | TABLES.c.id.in_(mine)


def seat_with(table: TableFold, token_hash: str | None) -> int | None:
    """Return the seat at this table that a token belongs to, if any."""
    for number, seat in enumerate(table.seats):
        if same_hash(seat.token_hash, token_hash):
            return number
    return None


def viewer_of(table: TableFold, token_hash: str | None) -> int:
    """Return who acts with the link and a token: its seat; without a token, somebody without a seat."""
    return WATCHER if token_hash is None else seat_of(table, token_hash)


def sight_of(table: TableFold, token_hash: str | None, person: Person | None) -> int:
    """Return as whom somebody with the link sees the table: a seat, a watcher, or an onlooker."""
    if token_hash is not None:
        return seat_of(table, token_hash)
    if person is None or any(seat.person == person.id for seat in table.seats):
        return ONLOOKER
    return WATCHER


def seat_of(table: TableFold, token_hash: str | None) -> int:
    """Return the seat of a token; refuse anybody without a seat here."""
    seat = seat_with(table, token_hash)
    if seat is None:
        raise Refusal("bad_token")
    return seat
