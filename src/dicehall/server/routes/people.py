"""People who claim a name: sign up, sign in, sign out, and delete it. Passphrases are stored as hashes."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.logs import note
from dicehall.server.name_checks import check_claim
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall, WithToken, the_person
from dicehall.server.routes.request_bodies import Credentials, Farewell, PassphraseChange
from dicehall.server.routes.table_models import Me, Signed
from dicehall.server.store.mistakes import Taken
from dicehall.server.store.passphrases import hash_passphrase, needs_rehash, verify_passphrase
from dicehall.server.store.people import (
    Person,
    claim_name,
    close_other_sessions,
    close_session,
    open_session,
    person_named,
    remove_person,
    set_passphrase,
    use_session,
)
from dicehall.server.tokens import new_token
from dicehall.table.names import clean_name
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token

router = APIRouter(prefix="/api/people", tags=["people"], responses=ERRORS)

SHORTEST: Final = 8
LONGEST: Final = 200
"""The most characters in a passphrase."""
AT_ONCE: Final = 2
"""How many passphrases are hashed at the same time; each takes memory and a core."""
_hashing = asyncio.Semaphore(AT_ONCE)


@router.post("", status_code=201)
async def claim(wanted: Credentials, request: Request, hall: InHall) -> Signed:
    """Claim a name with a passphrase, to have the same history and rating on all devices."""
    await hall.services.shared_limits.may_try_passphrase(address_of(request.scope))
    name = clean_name(wanted.name)
    check_claim(name)
    kept = await _hashed(wanted.passphrase)
    now = hall.services.clock()
    try:
        person = await hall.services.write(
            lambda connection: claim_name(connection, name, kept, now)
        )
    except Taken:
        raise Refusal("name_claimed") from None
    note("name_claimed", person=person.id)
    return await _sign_in(hall, person)


@router.post("/session", status_code=201)
async def sign_in(wanted: Credentials, request: Request, hall: InHall) -> Signed:
    """Sign in on this device."""
    await hall.services.shared_limits.may_try_passphrase(address_of(request.scope))
    person = await hall.services.read(lambda connection: person_named(connection, wanted.name))
    person = await _proven(person, wanted.passphrase)
    if needs_rehash(person.passphrase):
        async with _hashing:
            new = await asyncio.to_thread(hash_passphrase, wanted.passphrase)
        owner = person.id
        await hall.services.write(lambda connection: set_passphrase(connection, owner, new))
    return await _sign_in(hall, person)


async def _hashed(passphrase: str) -> str:
    """Return the hash of a new passphrase, or refuse it."""
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise Refusal("bad_passphrase", shortest=SHORTEST, longest=LONGEST)
    async with _hashing:
        return await asyncio.to_thread(hash_passphrase, passphrase)


async def _proven(person: Person | None, passphrase: str) -> Person:
    """Return a person who knows their passphrase; refuse anybody else after the same time."""
    kept = None if person is None else person.passphrase
    async with _hashing:
        right = await asyncio.to_thread(verify_passphrase, kept, passphrase)
    if person is None or not right:
        raise Refusal("wrong_passphrase")
    return person


async def _sign_in(hall: Hall, person: Person) -> Signed:
    hall.orders.bans.check_person(person.id)
    token = new_token()
    now = hall.services.clock()
    await hall.services.write(
        lambda connection: open_session(connection, hash_token(token), person.id, now)
    )
    return Signed(name=person.name, token=token)


@router.delete("/session", status_code=204)
async def sign_out(hall: InHall, token: WithToken) -> None:
    """Sign out on this device."""
    if token is None or not await hall.services.write(
        lambda connection: close_session(connection, token)
    ):
        raise Refusal("not_signed_in")


@router.delete("/session/others", status_code=204)
async def sign_out_elsewhere(hall: InHall, token: WithToken) -> None:
    """Sign out on all other devices."""
    person = await the_person(hall, token)
    await hall.services.write(lambda connection: close_other_sessions(connection, person.id, token))


@router.get("/me")
async def me(hall: InHall, token: WithToken) -> Me:
    """Say who is signed in."""
    person = await the_person(hall, token)
    now = hall.services.clock()
    await hall.services.write(lambda connection: use_session(connection, str(token), now))
    return Me(name=person.name)


@router.put("/me/passphrase", status_code=204)
async def change_passphrase(
    wanted: PassphraseChange, request: Request, hall: InHall, token: WithToken
) -> None:
    """Change the passphrase; all other devices are signed out."""
    await hall.services.shared_limits.may_try_passphrase(address_of(request.scope))
    person = await _proven(await the_person(hall, token), wanted.passphrase)
    new = await _hashed(wanted.new)

    def change(connection: Connection) -> None:
        set_passphrase(connection, person.id, new)
        close_other_sessions(connection, person.id, token)

    await hall.services.write(change)
    note("passphrase_changed", person=person.id)


@router.post("/me/deletion", status_code=204)
async def go(wanted: Farewell, request: Request, hall: InHall, token: WithToken) -> None:
    """Delete a name with its history and ratings for ever; nobody can claim it again, not even its owner."""
    await hall.services.shared_limits.may_try_passphrase(address_of(request.scope))
    person = await _proven(await the_person(hall, token), wanted.passphrase)
    now = hall.services.clock()
    await hall.services.write(lambda connection: remove_person(connection, person.id, now))
    note("name_deleted", person=person.id)
