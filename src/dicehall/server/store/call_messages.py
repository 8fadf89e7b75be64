"""The outbox of calls: each message is tried by one process at a time, until it is sent or given up.

To *take* a message moves the time of its next attempt past the end of the lease, in a transaction of its
own. If whoever took it crashes, the message becomes due again by itself. Just before it is handed over it
is *sealed*: a mail that was sealed is never sent again, because it may have arrived; the other kinds are,
with the same id, by which the receiver knows them. Every change carries the number of the attempt, so a
process that was asleep for longer than its lease changes nothing, and sends nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Final, TypedDict

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from dicehall.server.store.call_ways import (
    MAIL,
    Way,
    Wishes,
    find_way,
    has_arrived,
    has_failed,
    remove_way,
    wishes_of,
)
from dicehall.server.store.calls import Call, still_standing
from dicehall.server.store.live import json_text
from dicehall.server.store.schema import CALL_MESSAGES

CALL: Final = "call"
"""A message that says whose turn it is."""
CONFIRM: Final = "confirm"
"""A message that asks whether an address may be called."""
LEASE_S: Final = 300.0
"""Seconds for which a message belongs to whoever took it; no attempt lasts that long."""
PAUSES: Final = (60.0, 300.0, 1800.0, 7200.0)
"""Seconds after each failed attempt until the next; after the last, the message is given up."""
MOST_ATTEMPTS: Final = 10
"""How often a message is tried at most, also if every attempt ends in a crash."""
KEPT_S: Final = 30 * 86400.0
"""Seconds for which messages are remembered, to count how many an address was sent."""

Quiet = Callable[[Wishes, float], float]
"""Says until when somebody must not be called; that is now, or earlier, if they may be."""


class Outcome(Enum):
    """What became of an attempt."""

    SENT = "sent"
    """It has arrived, as far as can be known."""
    LATER = "later"
    """It has not, but may if it is tried again."""
    FAILED = "failed"
    """It has not, and would not."""
    GONE = "gone"
    """Nothing will ever arrive there again."""
    LOST = "lost"
    """Nobody knows, and it must not be repeated."""
    DROPPED = "dropped"
    """It is not needed any more."""


class MessagePart(TypedDict, total=False):
    """A part of what a message is about: a call, or, to confirm an address, a name and a token."""

    table: str
    seat: int
    turn: int
    length: int
    name: str
    token: str


@dataclass(frozen=True)
class Message:
    """A message that was taken to be sent."""

    id: str
    """Stays the same for all attempts, so that receivers recognize repetitions."""
    attempt: int
    """The number of the attempt, which fences off earlier ones."""
    kind: str
    """`CALL` or `CONFIRM`."""
    body: list[MessagePart]
    """What it is about."""
    way: Way
    """Where it goes."""
    wishes: Wishes
    """What the person wishes."""


def address_hash(address: str) -> str:
    """Return the hash under which the messages to an address are counted."""
    return sha256(address.lower().encode()).hexdigest()


def add_message(
    connection: Connection, name: str, way: Way, kind: str, body: Any, now: float
) -> None:
    """Put a message into the outbox, to be sent at once."""
    connection.execute(
        insert(CALL_MESSAGES).values(
            id=name,
            way_id=way.id,
            way_kind=way.kind,
            kind=kind,
            body=json_text(body),
            address_hash=address_hash(way.address),
            made_at=now,
            next_at=now,
        )
    )


def count_messages(
    connection: Connection, kind: str, since: float, address: str | None = None
) -> int:
    """Return how many messages of a kind were made since a time, to one address or to all."""
    message = CALL_MESSAGES.c
    which = (message.kind == kind) & (message.made_at > since)
    if address is not None:
        which &= message.address_hash == address_hash(address)
    found = connection.execute(select(func.count()).select_from(CALL_MESSAGES).where(which))
    return int(found.scalar_one())


def is_due(connection: Connection, kind: str, now: float) -> bool:
    """Return whether there is a message of a kind to take."""
    message = CALL_MESSAGES.c
    due = select(message.id).where(message.way_kind == kind, message.next_at <= now)
    return connection.execute(due.limit(1)).first() is not None


def take(
    connection: Connection, kind: str, now: float, most: int, quiet_until: Quiet
) -> list[Message]:
    """Take some messages that are due; nobody else gets them before the lease ends.

    Messages that nobody needs any more are dropped, and others wait until the quiet hours are over.
    """
    message = CALL_MESSAGES.c
    due = connection.execute(
        select(CALL_MESSAGES)
        .where(message.way_kind == kind, message.next_at <= now)
        .order_by(message.next_at, message.id)
        .limit(most)
        .with_for_update(skip_locked=True)
    ).all()
    taken: list[Message] = []
    for one in due:
        way = None if one.way_id is None else find_way(connection, one.way_id)
        wishes = None if way is None else wishes_of(connection, way.person)
        if way is None or wishes is None or way.stopped:
            _end(connection, one.id, Outcome.DROPPED)
        elif one.attempts >= MOST_ATTEMPTS:
            _end(connection, one.id, Outcome.FAILED)
        elif one.sealed and kind == MAIL:
            # Whoever sealed it has crashed before it could say what became of it.
            _end(connection, one.id, Outcome.LOST)
        elif one.kind == CALL and (until := quiet_until(wishes, now)) > now:
            _change(connection, one.id, next_at=until)
        elif not (body := _still_needed(connection, one)):
            _end(connection, one.id, Outcome.DROPPED)
        else:
            attempt = one.attempts + 1
            _change(connection, one.id, attempts=attempt, next_at=now + LEASE_S)
            taken.append(Message(one.id, attempt, one.kind, body, way, wishes))
    return taken


def _still_needed(connection: Connection, found: Row[Any]) -> list[MessagePart]:
    """Return what a message still has to say: the turns that nobody has taken yet."""
    body: list[MessagePart] = json.loads(found.body)
    if found.kind != CALL:
        return body
    calls = [Call(one["table"], one["seat"], one["turn"], one["length"]) for one in body]
    return [
        {"table": call.table, "seat": call.seat, "turn": call.turn, "length": call.length}
        for call in still_standing(connection, calls)
    ]


def seal(connection: Connection, message: Message, now: float) -> bool:
    """Note that a message is about to be handed over; False if it must not be, since the lease is over."""
    row = CALL_MESSAGES.c
    done = connection.execute(
        update(CALL_MESSAGES)
        .where(row.id == message.id, row.attempts == message.attempt, row.next_at > now)
        .values(sealed=True)
    )
    return done.rowcount == 1


def conclude(connection: Connection, message: Message, outcome: Outcome, now: float) -> Outcome:
    """Note what became of an attempt, and return what becomes of the message."""
    row = CALL_MESSAGES.c
    mine = (row.id == message.id) & (row.attempts == message.attempt) & row.next_at.is_not(None)
    if connection.execute(select(row.id).where(mine).with_for_update()).first() is None:
        return outcome
    if outcome is Outcome.LATER:
        if message.attempt <= len(PAUSES):
            again = now + PAUSES[message.attempt - 1]
            change = {"next_at": again, "sealed": False}
            connection.execute(update(CALL_MESSAGES).where(mine).values(change))
            return outcome
        outcome = Outcome.FAILED
    _end(connection, message.id, outcome)
    way = message.way
    if outcome is Outcome.SENT:
        has_arrived(connection, way.id)
    elif outcome is Outcome.GONE and way.kind == "push":
        # A browser that was unsubscribed; nobody could do anything about it.
        remove_way(connection, way.person, way.id)
    elif outcome in (Outcome.GONE, Outcome.FAILED):
        has_failed(connection, way.id, now, for_good=outcome is Outcome.GONE)
    return outcome


def _end(connection: Connection, name: str, outcome: Outcome) -> None:
    # What it said is not needed any more.
    _change(connection, name, outcome=outcome.value, next_at=None, body="[]")


def _change(connection: Connection, name: str, **values: Any) -> None:
    connection.execute(update(CALL_MESSAGES).where(CALL_MESSAGES.c.id == name).values(values))


def forget_messages(connection: Connection, now: float) -> None:
    """Delete old messages."""
    row = CALL_MESSAGES.c
    connection.execute(
        delete(CALL_MESSAGES).where(row.made_at < now - KEPT_S, row.outcome.is_not(None))
    )
