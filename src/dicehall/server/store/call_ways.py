"""How people want to be called: their wishes, and the ways by which they can be reached."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, text, update

from dicehall.server.store.schema import CALL_MESSAGES, CALL_WAYS, CALL_WISHES, CALLS

MAIL: Final = "mail"
HOOK: Final = "hook"
PUSH: Final = "push"
KINDS: Final = (MAIL, HOOK, PUSH)
"""All kinds of ways."""
MOST_WAYS: Final = {MAIL: 2, HOOK: 2, PUSH: 6}
"""How many ways of each kind a person may have."""
ENOUGH: Final = 3
"""After how many messages in a row that did not arrive a way is given up."""


@dataclass(frozen=True)
class Wishes:
    """What a person wishes of all calls."""

    language: str
    """The language in which they are called."""
    zone: str
    """The name of their time zone."""
    quiet_from: str | None = None
    """When their quiet hours begin, as in ``22:00``; None if they have none."""
    quiet_until: str | None = None
    """When their quiet hours end."""


@dataclass(frozen=True)
class Way:
    """A way by which a person can be called."""

    id: int
    """Identifies it."""
    person: int
    """Whose it is."""
    kind: str
    """One of `KINDS`."""
    address: str = field(repr=False)
    """An e-mail address, or a URL."""
    secret: str = field(repr=False)
    """What ends mails, signs what a hook is sent, or the keys of a browser as JSON."""
    confirmed: bool
    """Whether its owner has agreed to be called there."""
    stopped: bool
    """Whether it has failed too often, or for good."""


_WISH: Final = text(
    "INSERT INTO call_wishes (person_id, language, zone, quiet_from, quiet_until, called_at) "
    "VALUES (:person, :language, :zone, :quiet_from, :quiet_until, 0) ON CONFLICT (person_id) "
    "DO UPDATE SET language = excluded.language, zone = excluded.zone, "
    "quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until"
)


def set_wishes(connection: Connection, person: int, wishes: Wishes) -> None:
    """Store what a person wishes."""
    connection.execute(_WISH, {"person": person, **vars(wishes)})


def wishes_of(connection: Connection, person: int) -> Wishes | None:
    """Return what a person wishes, if they ever said so."""
    found = connection.execute(select(CALL_WISHES).where(CALL_WISHES.c.person_id == person)).first()
    return None if found is None else as_wishes(found)


def as_wishes(found: Row[Any]) -> Wishes:
    """Return the wishes in a row."""
    return Wishes(found.language, found.zone, found.quiet_from, found.quiet_until)


def ways_of(connection: Connection, person: int) -> list[Way]:
    """Return all ways of a person, the oldest first."""
    found = connection.execute(
        select(CALL_WAYS).where(CALL_WAYS.c.person_id == person).order_by(CALL_WAYS.c.id)
    )
    return [as_way(row) for row in found]


def find_way(connection: Connection, way: int) -> Way | None:
    """Return a way, if it is there."""
    found = connection.execute(select(CALL_WAYS).where(CALL_WAYS.c.id == way)).first()
    return None if found is None else as_way(found)


def as_way(found: Row[Any]) -> Way:
    """Return the way in a row."""
    return Way(
        found.id,
        found.person_id,
        found.kind,
        found.address,
        found.secret,
        found.confirmed_at is not None,
        found.stopped_at is not None,
    )


def reachable() -> Any:
    """Return the condition on `CALL_WAYS` that messages may be sent there."""
    return CALL_WAYS.c.confirmed_at.is_not(None) & CALL_WAYS.c.stopped_at.is_(None)


def add_way(
    connection: Connection,
    person: int,
    wishes: Wishes,
    kind: str,
    address: str,
    now: float,
    *,
    secret: str | None = None,
    token_hash: str | None = None,
) -> Way | None:
    """Add a way, or renew it; None if the person has as many of its kind as they may have.

    It is confirmed at once unless it comes with the hash of a token that confirms it. One that is confirmed
    already stays so. The wishes are stored if the person has none yet.
    """
    if wishes_of(connection, person) is None:
        set_wishes(connection, person, wishes)
    way = CALL_WAYS.c
    same = (way.person_id == person) & (way.kind == kind) & (way.address == address)
    found = connection.execute(select(CALL_WAYS).where(same)).first()
    fresh: dict[str, object] = {"stopped_at": None, "failures": 0, "token_hash": token_hash}
    if secret is not None:
        fresh["secret"] = secret
    if token_hash is None:
        fresh["confirmed_at"] = now
    if found is not None:
        connection.execute(update(CALL_WAYS).where(same).values(fresh))
    else:
        if sum(one.kind == kind for one in ways_of(connection, person)) >= MOST_WAYS[kind]:
            return None
        fresh.setdefault("secret", secrets.token_urlsafe(24))
        named = {"person_id": person, "kind": kind, "address": address, "made_at": now}
        connection.execute(insert(CALL_WAYS).values(**named, **fresh))
    return as_way(connection.execute(select(CALL_WAYS).where(same)).one())


def confirm_way(connection: Connection, way: int, token_hash: str, now: float) -> Way | None:
    """Confirm the address that a token was sent to; None if it was another token."""
    found = connection.execute(select(CALL_WAYS).where(CALL_WAYS.c.id == way)).first()
    if found is None or not compare_digest(found.token_hash or "", token_hash):
        return None
    change = {"confirmed_at": now, "stopped_at": None, "failures": 0}
    connection.execute(update(CALL_WAYS).where(CALL_WAYS.c.id == way).values(change))
    return as_way(found)


def end_way(connection: Connection, way: int, secret: str) -> bool:
    """Remove the way whose messages had this secret; return whether it is gone."""
    found = find_way(connection, way)
    if found is None:
        return True
    if not compare_digest(found.secret.encode(), secret.encode()):
        return False
    remove_way(connection, found.person, way)
    return True


def remove_way(connection: Connection, person: int, way: int) -> bool:
    """Remove a way of a person with what waits for it; return whether it was theirs."""
    mine = (CALL_WAYS.c.id == way) & (CALL_WAYS.c.person_id == person)
    if connection.execute(select(CALL_WAYS.c.id).where(mine)).first() is None:
        return False
    _drop_messages(connection, [way])
    connection.execute(delete(CALL_WAYS).where(mine))
    return True


def forget_calls_of(connection: Connection, person: int) -> None:
    """Forget everything about the calls of a person."""
    ways = [way.id for way in ways_of(connection, person)]
    _drop_messages(connection, ways)
    for table in (CALL_WAYS, CALL_WISHES, CALLS):
        connection.execute(delete(table).where(table.c.person_id == person))


def has_arrived(connection: Connection, way: int) -> None:
    """Note that a message has arrived by a way."""
    connection.execute(update(CALL_WAYS).where(CALL_WAYS.c.id == way).values(failures=0))


def has_failed(connection: Connection, way: int, now: float, for_good: bool) -> None:
    """Note that a message did not arrive; the way is given up if it never will, or failed too often."""
    mine = CALL_WAYS.c.id == way
    connection.execute(update(CALL_WAYS).where(mine).values(failures=CALL_WAYS.c.failures + 1))
    given_up = mine if for_good else mine & (CALL_WAYS.c.failures >= ENOUGH)
    connection.execute(update(CALL_WAYS).where(given_up).values(stopped_at=now))


def _drop_messages(connection: Connection, ways: list[int]) -> None:
    connection.execute(
        update(CALL_MESSAGES)
        .where(CALL_MESSAGES.c.way_id.in_(ways), CALL_MESSAGES.c.outcome.is_(None))
        .values(outcome="dropped", next_at=None, body="[]")
    )
