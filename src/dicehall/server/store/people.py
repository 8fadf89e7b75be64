"""People who claimed a name, and their devices. Only hashes of their secrets are stored here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from unicodedata import normalize

from sqlalchemy import Connection, Row, delete, insert, select, update

from dicehall.server.store.call_ways import forget_calls_of
from dicehall.server.store.history import GUEST, PERSON, player_key
from dicehall.server.store.lock import one_at_a_time
from dicehall.server.store.mistakes import Taken
from dicehall.server.store.schema import (
    DUPLICATE_PLAYS,
    NAME_KEYS,
    PEOPLE,
    RATINGS,
    RESULTS,
    SESSIONS,
)
from dicehall.table.names import name_keys


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
    """Return a name without differences of case or encoding; it distinguishes names that look alike."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def claim_name(connection: Connection, name: str, passphrase: str, now: float) -> Person:
    """Store a new person with the hash of a passphrase; `Taken` means that somebody has such a name."""
    one_at_a_time(connection)
    if people_like(connection, name):
        raise Taken(f"the name '{name}' is taken.")
    values = {
        "name": name,
        "name_folded": fold_name(name),
        "passphrase": passphrase,
        "made_at": now,
    }
    made = int(connection.execute(insert(PEOPLE).returning(PEOPLE.c.id), values).scalar_one())
    connection.execute(
        insert(NAME_KEYS), [{"key": key, "person_id": made} for key in name_keys(name)]
    )
    return Person(made, name, passphrase, now)


def people_like(connection: Connection, name: str) -> dict[int, Person | None]:
    """Return the people whose claimed name looks like this one, by id; None for those who deleted theirs."""
    found = connection.execute(
        select(PEOPLE)
        .join(NAME_KEYS, NAME_KEYS.c.person_id == PEOPLE.c.id)
        .where(NAME_KEYS.c.key.in_(sorted(name_keys(name))))
    )
    return {row.id: _person(row) if row.gone_at is None else None for row in found}


def person_named(connection: Connection, name: str) -> Person | None:
    """Return who claimed this name, in any spelling, if anybody did."""
    found = [one for one in people_like(connection, name).values() if one is not None]
    exactly = [one for one in found if fold_name(one.name) == fold_name(name)]
    # Names may have come to look alike since they were claimed; then only an exact match counts.
    return next(iter(exactly or (found if len(found) == 1 else ())), None)


def renew_name_keys(connection: Connection) -> None:
    """Bring the keys of all names up to date: they follow Unicode's list of confusable characters."""
    one_at_a_time(connection)
    names = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name))
    wanted = {(key, row.id) for row in names for key in name_keys(row.name)}
    found = {(row.key, row.person_id) for row in connection.execute(select(NAME_KEYS))}
    for key, person in sorted(found - wanted):
        connection.execute(
            delete(NAME_KEYS).where(NAME_KEYS.c.key == key, NAME_KEYS.c.person_id == person)
        )
    if wanted - found:
        connection.execute(
            insert(NAME_KEYS),
            [{"key": key, "person_id": person} for key, person in sorted(wanted - found)],
        )


def set_passphrase(connection: Connection, person: int, passphrase: str) -> None:
    """Replace a passphrase's hash, for example after stronger parameters have come into use."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(passphrase=passphrase))


def open_session(connection: Connection, token_hash: str, person: int, now: float) -> None:
    """Let the token with this hash identify a person from now on."""
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


def close_other_sessions(connection: Connection, person: int, but: str | None = None) -> int:
    """Delete a person's sessions except one, and return how many there were."""
    others = delete(SESSIONS).where(SESSIONS.c.person_id == person)
    if but is not None:
        others = others.where(SESSIONS.c.token_hash != but)
    return connection.execute(others).rowcount


def remove_person(connection: Connection, person: int, now: float) -> None:
    """Forget a person: sessions, passphrase, calls, ratings and statistics. The name stays taken for ever.

    Their finished games are also those of others, so they stay, as games of a guest.
    """
    close_other_sessions(connection, person)
    forget_calls_of(connection, person)
    player = player_key(PERSON, person)
    connection.execute(delete(RATINGS).where(RATINGS.c.player == player))
    connection.execute(
        update(DUPLICATE_PLAYS).where(DUPLICATE_PLAYS.c.player == player).values(player=None)
    )
    connection.execute(
        update(RESULTS).where(RESULTS.c.player == player).values(player=None, kind=GUEST)
    )
    connection.execute(
        update(PEOPLE).where(PEOPLE.c.id == person).values(passphrase="", gone_at=now)
    )


def close_unused_sessions(connection: Connection, since: float) -> int:
    """Delete the sessions not used since then, and return how many there were."""
    return connection.execute(delete(SESSIONS).where(SESSIONS.c.used_at < since)).rowcount


def _person(found: Row[Any]) -> Person:
    return Person(found.id, found.name, found.passphrase, found.made_at)
