"""Calls are gathered: everything that waits for a person becomes one message for each of their ways."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, select, update

from dicehall.server.store.call_messages import CALL, Quiet, add_message
from dicehall.server.store.call_ways import as_way, as_wishes, reachable
from dicehall.server.store.calls import Call, made, still_standing, withdraw
from dicehall.server.store.schema import CALL_WAYS, CALL_WISHES, CALLS

GATHER_S: Final = 60.0
"""Seconds for which a call waits for others to the same person."""
PAUSE_S: Final = 600.0
"""The fewest seconds between two messages to the same person."""
AT_ONCE: Final = 100
"""How many people are called in one transaction."""


def is_anybody_due(connection: Connection, now: float, quiet_until: Quiet) -> bool:
    """Return whether there is anybody for whom a message is to be made."""
    return bool(_due(connection, now, quiet_until))


def gather(connection: Connection, now: float, quiet_until: Quiet) -> int:
    """Make the messages that are due, one for each way of a person, and return how many.

    In the same transaction the calls in them are marked as made, so a message is made once, by one process.
    """
    people = _due(connection, now, quiet_until)
    return sum(_gather_for(connection, person, now) for person in people[:AT_ONCE])


def _due(connection: Connection, now: float, quiet_until: Quiet) -> list[int]:
    """Return the people whose calls have waited long enough, and who may be called now."""
    waiting = select(CALLS.c.person_id).where(
        CALLS.c.called_at.is_(None), CALLS.c.made_at <= now - GATHER_S
    )
    found = connection.execute(
        select(CALL_WISHES).where(
            CALL_WISHES.c.person_id.in_(waiting), CALL_WISHES.c.called_at <= now - PAUSE_S
        )
    )
    return [one.person_id for one in found if quiet_until(as_wishes(one), now) <= now]


def _gather_for(connection: Connection, person: int, now: float) -> int:
    wishes = CALL_WISHES.c
    locked = connection.execute(
        select(wishes.person_id)
        .where(wishes.person_id == person, wishes.called_at <= now - PAUSE_S)
        # Another process that has locked the row is doing the same.
        .with_for_update(skip_locked=True)
    ).first()
    if locked is None:
        return 0
    row = CALLS.c
    mine = (row.person_id == person) & row.called_at.is_(None)
    rows = connection.execute(select(CALLS).where(mine).order_by(row.made_at, row.table_id)).all()
    noted = [Call(one.table_id, one.seat, one.turn, one.length) for one in rows]
    calls = still_standing(connection, noted)
    ways = [
        as_way(one)
        for one in connection.execute(
            select(CALL_WAYS).where(CALL_WAYS.c.person_id == person, reachable())
        )
    ]
    if not ways:
        calls = []
    withdraw(connection, set(noted) - set(calls))
    if not calls:
        return 0
    body = [asdict(call) for call in calls]
    for way in ways:
        add_message(connection, secrets.token_urlsafe(24), way, CALL, body, now)
    made(connection, calls, now)
    connection.execute(update(CALL_WISHES).where(wishes.person_id == person).values(called_at=now))
    return len(ways)
