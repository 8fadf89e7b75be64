"""People who are called, and messages to them, straight in the store."""

from __future__ import annotations

import secrets

from tests.server.calls.hall import NOON

from dicehall.server.store.call_messages import CONFIRM, add_message
from dicehall.server.store.call_ways import MAIL, Way, Wishes, add_way
from dicehall.server.store.people import claim_name
from dicehall.server.store.store import Store

NOW = NOON


def always(_: Wishes, now: float) -> float:
    """Say that somebody may be called at any time."""
    return now


async def add_mail_way(store: Store) -> Way:
    """Add a person who is called by mail."""
    person = await store.write(lambda connection: claim_name(connection, "Ada", "hash", NOW))
    wishes = Wishes("en", "UTC")
    way = await store.write(
        lambda connection: add_way(connection, person.id, wishes, MAIL, "ada@example.org", NOW)
    )
    assert way is not None
    return way


async def message_to(store: Store, way: Way) -> None:
    """Put a message into the outbox that needs no table."""
    body = [{"token": "x", "name": "Ada"}]
    name = secrets.token_hex(8)
    await store.write(lambda connection: add_message(connection, name, way, CONFIRM, body, NOW))
