"""People who claimed a name, and their devices. Only hashes of their secrets are stored here."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any
from unicodedata import normalize

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from dicehall.server.store.mistakes import Taken
from dicehall.server.store.schema import PEOPLE, SESSIONS


@dataclass(frozen=True)
class Person:
    """Somebody who claimed a name."""

    id: int
    """Never reused."""
    name: str
    """As it was claimed."""
    passphrase: str = field(repr=False)
    """The argon2 hash of the passphrase."""
    made_at: float
    """When the name was claimed, in seconds since 1970."""


def fold_name(name: str) -> str:
    """Return a key that is equal for names that people would mistake for each other."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def claim_name(connection: Connection, name: str, passphrase: str, now: float) -> Person:
    """Store a new person with the hash of a passphrase; `Taken` means that somebody has the name."""
    values = {
        "name": name,
        "name_folded": fold_name(name),
        "passphrase": passphrase,
        "made_at": now,
    }
    try:
        made = connection.execute(insert(PEOPLE).returning(PEOPLE.c.id), values).scalar_one()
    except IntegrityError:
        raise Taken(f"the name '{name}' is taken.") from None
    return Person(int(made), name, passphrase, now)


def person_named(connection: Connection, name: str) -> Person | None:
    """Return who claimed this name, in whatever spelling, if anybody did."""
    found = connection.execute(
        select(PEOPLE).where(PEOPLE.c.name_folded == fold_name(name))
    ).first()
    return None if found is None else _person(found)


def names_of(connection: Connection, ids: Collection[int]) -> dict[int, str]:
    """Return the names of these people by their ids."""
    found = connection.execute(
        select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(sorted(ids)))
    )
    return {row.id: row.name for row in found}


def set_passphrase(connection: Connection, person: int, passphrase: str) -> None:
    """Replace a passphrase's hash, for example after stronger parameters have come into use."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(passphrase=passphrase))


def open_session(connection: Connection, token_hash: str, person: int, now: float) -> None:
    """Identify whoever holds the token with this hash as the person."""
    values = {"token_hash": token_hash, "person_id": person, "made_at": now, "used_at": now}
    connection.execute(insert(SESSIONS), values)


def person_of_token(connection: Connection, token_hash: str) -> Person | None:
    """Return the person that the token with this hash belongs to, if any."""
    found = connection.execute(
        select(PEOPLE)
        .join(SESSIONS, SESSIONS.c.person_id == PEOPLE.c.id)
        .where(SESSIONS.c.token_hash == token_hash)
    ).first()
    return None if found is None else _person(found)


def use_session(connection: Connection, token_hash: str, now: float) -> None:
    """Note that a session is still in use."""
    connection.execute(
        update(SESSIONS).where(SESSIONS.c.token_hash == token_hash).values(used_at=now)
    )


def close_session(connection: Connection, token_hash: str) -> bool:
    """Delete a session, and return whether there was one."""
    found = connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))
    return found.rowcount == 1


def close_unused_sessions(connection: Connection, since: float) -> int:
    """Delete the sessions not used since then, and return how many there were."""
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.used_at < since)).rowcount


def _person(found: Row[Any]) -> Person:
    return Person(found.id, found.name, found.passphrase, found.made_at)
