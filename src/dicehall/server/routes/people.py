"""People who claim a name: signing up, in and out. Of a passphrase, only the hash is kept."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request

from dicehall.server.gate.pace import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.logs import note
from dicehall.server.routes import ERRORS
from dicehall.server.routes.asking import InHall, WithToken, person_of, reading, writing
from dicehall.server.routes.models import Credentials, Me, Signed
from dicehall.server.store.mistakes import Taken
from dicehall.server.store.passphrases import hash_passphrase, needs_rehash, verify_passphrase
from dicehall.server.store.people import (
    Person,
    claim_name,
    close_session,
    open_session,
    person_named,
    set_passphrase,
    use_session,
)
from dicehall.server.tokens import new_token
from dicehall.table.clean_text import clean_name
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
    """Claim a name with a passphrase, to keep history and rating over devices."""
    request.app.state.limits.may_try_passphrase(address_of(request.scope))
    name = clean_name(wanted.name)
    if not SHORTEST <= len(wanted.passphrase) <= LONGEST:
        raise Refusal("bad_passphrase", shortest=SHORTEST, longest=LONGEST)
    async with _hashing:
        kept = await asyncio.to_thread(hash_passphrase, wanted.passphrase)
    now = hall.services.clock()
    try:
        person: Person = await writing(
            hall, lambda connection: claim_name(connection, name, kept, now)
        )
    except Taken:
        raise Refusal("name_claimed") from None
    note("name_claimed", person=person.id)
    return await _sign_in(hall, person)


@router.post("/session", status_code=201)
async def sign_in(wanted: Credentials, request: Request, hall: InHall) -> Signed:
    """Sign in on this device."""
    request.app.state.limits.may_try_passphrase(address_of(request.scope))
    person: Person | None = await reading(
        hall, lambda connection: person_named(connection, wanted.name)
    )
    kept = None if person is None else person.passphrase
    async with _hashing:
        right = await asyncio.to_thread(verify_passphrase, kept, wanted.passphrase)
    if person is None or not right:
        raise Refusal("wrong_passphrase")
    if needs_rehash(person.passphrase):
        async with _hashing:
            new = await asyncio.to_thread(hash_passphrase, wanted.passphrase)
        owner = person.id
        await writing(hall, lambda connection: set_passphrase(connection, owner, new))
    return await _sign_in(hall, person)


async def _sign_in(hall: Hall, person: Person) -> Signed:
    token = new_token()
    now = hall.services.clock()
    await writing(
        hall, lambda connection: open_session(connection, hash_token(token), person.id, now)
    )
    return Signed(name=person.name, token=token)


@router.delete("/session", status_code=204)
async def sign_out(hall: InHall, token: WithToken) -> None:
    """Sign out on this device."""
    if token is None or not await writing(
        hall, lambda connection: close_session(connection, token)
    ):
        raise Refusal("not_signed_in")


@router.get("/me")
async def me(hall: InHall, token: WithToken) -> Me:
    """Say who is signed in."""
    person = await person_of(hall, token)
    if person is None or token is None:
        raise Refusal("not_signed_in")
    now = hall.services.clock()
    await writing(hall, lambda connection: use_session(connection, token, now))
    return Me(name=person.name)
