"""Duplicates in the store: what their tables are made from, who has played them, and with what result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from dicehall.server.store.history import Result, results_at
from dicehall.server.store.live import json_text
from dicehall.server.store.lock import one_at_a_time
from dicehall.server.store.mistakes import Taken
from dicehall.server.store.schema import DUPLICATE_PLAYS, DUPLICATES
from dicehall.table.new_table import PlannedTable

KEPT_S: Final = 180 * 86400.0
"""How many seconds a duplicate is kept after its end; its tables and their records stay."""


@dataclass(frozen=True)
class Duplicate:
    """A game that is played with the same dice at several tables."""

    code: str
    """Its name in links, and in the derivation of its dice."""
    game: str
    """The game's name."""
    plan: PlannedTable
    """What every table is made from."""
    secret: bytes = field(repr=False)
    """The secret of the dice; for those alone who have played."""
    made_at: float
    """When it was made, in seconds since 1970."""
    until: float
    """Until when tables can be made, and results count."""
    tables: int = 0
    """How many tables have been made."""


@dataclass(frozen=True)
class DuplicatePlay:
    """Somebody who plays a duplicate: a seat at one of its tables, from the start of the game on."""

    seat: int
    """The seat."""
    token_hash: str
    """The hash of the token that controls it."""
    player: str | None
    """Whom it counts for: a person or a device, as far as that is known."""


@dataclass(frozen=True)
class PlayedTable:
    """A table of a duplicate at which the game is over."""

    table_id: str
    """The table."""
    ended_at: float
    """When its game ended."""
    results: tuple[Result, ...]
    """The results of its seats."""
    counts: frozenset[int]
    """The seats of people whose results count."""
    again: frozenset[int]
    """The seats of people who had begun to play the same duplicate before."""
    yours: frozenset[int]
    """The seats of whoever asks."""


def make_duplicate(connection: Connection, made: Duplicate) -> None:
    """Store a new duplicate; `Taken` means that its code is in use."""
    values = {**vars(made), "plan": json_text(made.plan)}
    try:
        connection.execute(insert(DUPLICATES), values)
    except IntegrityError:
        raise Taken(f"there is a duplicate with the code '{made.code}'.") from None


def find_duplicate(connection: Connection, code: str) -> Duplicate | None:
    """Return a duplicate, if it exists."""
    found = connection.execute(select(DUPLICATES).where(DUPLICATES.c.code == code)).first()
    return None if found is None else _duplicate(found)


def _duplicate(found: Row[Any]) -> Duplicate:
    return Duplicate(
        found.code,
        found.game,
        json.loads(found.plan),
        bytes(found.secret),
        found.made_at,
        found.until,
        found.tables,
    )


def count_table(connection: Connection, code: str, most: int) -> bool:
    """Count one more table of a duplicate, and return whether there was room for it."""
    counted = connection.execute(
        update(DUPLICATES)
        .where(DUPLICATES.c.code == code, DUPLICATES.c.tables < most)
        .values(tables=DUPLICATES.c.tables + 1)
    )
    return counted.rowcount == 1


def uncount_table(connection: Connection, code: str) -> None:
    """Take back the count of a table that was not made after all."""
    connection.execute(
        update(DUPLICATES)
        .where(DUPLICATES.c.code == code, DUPLICATES.c.tables > 0)
        .values(tables=DUPLICATES.c.tables - 1)
    )


def begin_plays(
    connection: Connection, code: str, table_id: str, plays: Sequence[DuplicatePlay], at: float
) -> None:
    """Note who begins to play a duplicate, and whether it is their first time."""
    known = connection.execute(select(DUPLICATES.c.code).where(DUPLICATES.c.code == code)).first()
    if known is None:
        # The duplicate was forgotten while its table stood empty; the table goes on like any other.
        return
    # Two tables of one player may begin at the same time, in two processes.
    one_at_a_time(connection)
    for play in plays:
        connection.execute(
            insert(DUPLICATE_PLAYS),
            {
                "table_id": table_id,
                "seat": play.seat,
                "code": code,
                "token_hash": play.token_hash,
                "player": play.player,
                "first": not _has_played(connection, code, play.player),
                "began_at": at,
            },
        )


def end_plays(
    connection: Connection,
    code: str,
    table_id: str,
    own: Sequence[int],
    at: float,
) -> None:
    """Note that a table's game is over; `own` are the seats whose people gave most answers themselves.

    A result counts if its player had neither begun nor finished another table of the duplicate before, and
    if the duplicate was not over.
    """
    one_at_a_time(connection)
    plays = DUPLICATE_PLAYS.c
    until = connection.execute(
        select(DUPLICATES.c.until).where(DUPLICATES.c.code == code)
    ).scalar_one_or_none()
    for row in connection.execute(select(DUPLICATE_PLAYS).where(plays.table_id == table_id)).all():
        counts = (
            row.first
            and row.seat in own
            and until is not None
            and at <= until
            and not _has_played(connection, code, row.player, finished=True)
        )
        connection.execute(
            update(DUPLICATE_PLAYS)
            .where(plays.table_id == table_id, plays.seat == row.seat)
            .values(ended_at=at, counts=counts)
        )


def _has_played(
    connection: Connection, code: str, player: str | None, finished: bool = False
) -> bool:
    """Return whether a known player has begun, or finished, a table of this duplicate."""
    if player is None:
        return False
    plays = DUPLICATE_PLAYS.c
    found = select(plays.table_id).where(plays.code == code, plays.player == player)
    if finished:
        found = found.where(plays.ended_at.is_not(None))
    return connection.execute(found.limit(1)).first() is not None


def has_finished(
    connection: Connection, code: str, token_hash: str | None, player: str | None
) -> bool:
    """Return whether the holder of a seat's token, or a person, has finished a table of a duplicate."""
    plays = DUPLICATE_PLAYS.c
    theirs: list[ColumnElement[bool]] = [false()]
    if token_hash is not None:
        theirs.append(plays.token_hash == token_hash)
    if player is not None:
        theirs.append(plays.player == player)
    found = select(plays.table_id).where(
        plays.code == code, plays.ended_at.is_not(None), or_(*theirs)
    )
    return connection.execute(found.limit(1)).first() is not None


def finished_tables(connection: Connection, code: str) -> int:
    """Return at how many tables of a duplicate the game is over."""
    plays = DUPLICATE_PLAYS.c
    counted = select(func.count(plays.table_id.distinct()))
    return connection.execute(
        counted.where(plays.code == code, plays.ended_at.is_not(None))
    ).scalar_one()


def played_tables(
    connection: Connection, code: str, token_hash: str | None, player: str | None
) -> list[PlayedTable]:
    """Return the tables of a duplicate whose games are over, as somebody with a token or a name asks."""
    plays = DUPLICATE_PLAYS.c
    rows = connection.execute(
        select(DUPLICATE_PLAYS)
        .where(plays.code == code, plays.ended_at.is_not(None))
        .order_by(plays.ended_at, plays.table_id, plays.seat)
    ).all()
    tables: dict[str, list[Row[Any]]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    results = results_at(connection, list(tables))
    return [
        PlayedTable(
            table_id,
            seats[0].ended_at,
            tuple(results.get(table_id, ())),
            frozenset(row.seat for row in seats if row.counts),
            frozenset(row.seat for row in seats if not row.first),
            frozenset(
                row.seat
                for row in seats
                if token_hash == row.token_hash or (player is not None and player == row.player)
            ),
        )
        for table_id, seats in tables.items()
    ]


def forget_duplicates(connection: Connection, now: float) -> None:
    """Delete the duplicates that have been over for long, and who played them."""
    old = select(DUPLICATES.c.code).where(DUPLICATES.c.until < now - KEPT_S)
    connection.execute(delete(DUPLICATE_PLAYS).where(DUPLICATE_PLAYS.c.code.in_(old)))
    connection.execute(delete(DUPLICATES).where(DUPLICATES.c.until < now - KEPT_S))
