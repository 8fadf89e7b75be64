"""The turns for which people are called: each is noted once.

A call stands as long as the log says so: if its seat has done anything since, or anybody has undone
something, it does not. So it does not matter which process noted it, or when, or whether it knew the newest
entries.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, or_, select, text, update

from dicehall.server.store.call_ways import reachable
from dicehall.server.store.schema import CALL_WAYS, CALLS, ENTRIES, TABLES

OWN: Final = ("answered", "left", "returned", "stood")
"""Entries of a seat after which it is not waited for as before."""


@dataclass(frozen=True)
class Call:
    """A turn for which somebody is called."""

    table: str
    """The table's id."""
    seat: int
    """Who is asked."""
    turn: int
    """The number of their question."""
    length: int
    """How long the log was when they were known to be asked."""


_NOTE: Final = text(
    "INSERT INTO calls (table_id, seat, turn, person_id, length, made_at) "
    "VALUES (:table, :seat, :turn, :person, :length, :now) ON CONFLICT (table_id, seat, turn) "
    "DO UPDATE SET length = excluded.length WHERE calls.called_at IS NULL"
)


def note_calls(connection: Connection, calls: Mapping[Call, int], now: float) -> None:
    """Note for which turns people are to be called; those who were called for a turn are not called
    again."""
    people = reachable_among(connection, set(calls.values()))
    for call, person in calls.items():
        if person in people:
            connection.execute(_NOTE, {**asdict(call), "person": person, "now": now})


def reachable_among(connection: Connection, people: Collection[int]) -> set[int]:
    """Return which of some people can be called at all."""
    way = CALL_WAYS.c
    found = connection.execute(
        select(way.person_id).where(way.person_id.in_(people), reachable()).distinct()
    )
    return set(found.scalars())


def waiting_among(connection: Connection, calls: Collection[Call]) -> list[Call]:
    """Return the calls that have not been made to the seats of some calls."""
    row = CALLS.c
    tables = {call.table for call in calls}
    seats = {(call.table, call.seat) for call in calls}
    found = connection.execute(
        select(row.table_id, row.seat, row.turn, row.length).where(
            row.called_at.is_(None), row.table_id.in_(tables)
        )
    )
    return [Call(*one) for one in found if (one.table_id, one.seat) in seats]


def withdraw(connection: Connection, calls: Collection[Call]) -> None:
    """Forget calls that have not been made, because nobody waits for those people any more."""
    for call in calls:
        connection.execute(delete(CALLS).where(_waiting(call)))


def made(connection: Connection, calls: Collection[Call], now: float) -> None:
    """Note that calls are made."""
    for call in calls:
        connection.execute(update(CALLS).where(_waiting(call)).values(called_at=now))


def _waiting(call: Call) -> ColumnElement[bool]:
    row = CALLS.c
    same = (row.table_id == call.table) & (row.seat == call.seat) & (row.turn == call.turn)
    return same & row.called_at.is_(None)


def still_standing(connection: Connection, calls: Sequence[Call]) -> list[Call]:
    """Return the calls whose turn has not been taken since."""
    return [call for call in calls if _stands(connection, call)]


def _stands(connection: Connection, call: Call) -> bool:
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == call.table)).scalar()
    entry = ENTRIES.c
    since = select(entry.number).where(
        entry.table_id == call.table,
        entry.number >= call.length,
        or_((entry.seat == call.seat) & entry.kind.in_(OWN), entry.kind == "undone"),
    )
    return status == "running" and connection.execute(since.limit(1)).first() is None


def forget_calls(connection: Connection) -> None:
    """Forget the calls of games that are over."""
    going = select(TABLES.c.id).where(TABLES.c.status == "running")
    connection.execute(delete(CALLS).where(CALLS.c.table_id.not_in(going)))
