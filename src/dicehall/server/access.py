"""Who may see what. It is decided here for every route and live connection, during a game and after it.

A public table can be found by everybody. A private one exists only for those who have its link, that is, its
id or its code, and for those who sit there. It is in no list, except that finished games are listed for the
people who played them. Anybody with the link may watch; anybody with a seat's token sees and acts as that
seat. What watchers say to each other during a game is shown only to people who are signed in and have no seat
there, because anybody else might be one of the players.

The tables of a duplicate have the same dice, so whoever has yet to play there must not see them. Once its
game has begun, such a table is seen by its seats, and by people who have finished a table of the same
duplicate; when the duplicate is over, by everybody with the link. The same people see its results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sqlalchemy import select

from dicehall.server.store.duplicates import find_duplicate, has_finished
from dicehall.server.store.history import PERSON, player_key
from dicehall.server.store.people import person_of_token
from dicehall.server.store.schema import RESULTS, TABLES
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER, WATCHER, WithSeats, seat_of, seat_with

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

    from dicehall.server.services import Services
    from dicehall.server.store.people import Person


class MayBeDuplicate(WithSeats, Protocol):
    """A table, or its log, that may belong to a duplicate."""

    @property
    def duplicate(self) -> str | None:
        """The code of its duplicate."""

    @property
    def status(self) -> str:
        """Whether it is open, running or over."""


def in_lists(asker: Person | None) -> ColumnElement[bool]:
    """Return a condition on `TABLES`: which of them may be listed for a person, or for a guest."""
    if asker is None:
        return TABLES.c.public.is_(True)
    played = RESULTS.alias("played")
    mine = select(played.c.table_id).where(played.c.player == player_key(PERSON, asker.id))
    return TABLES.c.public.is_(True) | TABLES.c.id.in_(mine)


def sees_duplicate(
    connection: Connection, code: str, token_hash: str | None, person: Person | None, now: float
) -> bool:
    """Return whether somebody with a token of a seat, or a person, may see what happens in a duplicate."""
    duplicate = find_duplicate(connection, code)
    if duplicate is None or duplicate.until <= now:
        return True
    player = None if person is None else player_key(PERSON, person.id)
    return has_finished(connection, code, token_hash, player)


async def sees(services: Services, table: MayBeDuplicate, token_hash: str | None) -> bool:
    """Return whether somebody with the link and perhaps a token may see the game at a table."""
    code = table.duplicate
    if code is None or table.status == "open" or seat_with(table, token_hash) is not None:
        return True

    def look(connection: Connection) -> bool:
        person = None if token_hash is None else person_of_token(connection, token_hash)
        return sees_duplicate(connection, code, token_hash, person, services.clock())

    return await services.read(look)


async def check_sees(services: Services, table: MayBeDuplicate, token_hash: str | None) -> None:
    """Refuse somebody who may not see the game at a table."""
    if not await sees(services, table, token_hash):
        raise Refusal("duplicate_unfinished")


def sight_of(table: WithSeats, token_hash: str | None, person: Person | None) -> int:
    """Return how somebody with the link sees the table: as a seat, a watcher, or an onlooker."""
    if token_hash is not None:
        return seat_of(table, token_hash)
    if person is None or any(seat.person == person.id for seat in table.seats):
        return ONLOOKER
    return WATCHER
