"""Who is asking: the identity that a request carries, and what routes need from the server."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from dicehall.server.gate.pace import address_of
from dicehall.server.gate.watching import TABLE
from dicehall.server.hall.hall import Hall
from dicehall.server.hall.room import Room
from dicehall.server.logs import note
from dicehall.server.store.mistakes import NotStored
from dicehall.server.store.people import Person, person_of_token
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token

T = TypeVar("T")

bearer = HTTPBearer(
    auto_error=False, description="The token of a seat, or of a person who is signed in."
)


def the_hall(request: Request) -> Hall:
    """Return the server's hall."""
    hall: Hall = request.app.state.hall
    return hall


async def the_room(
    table_id: Annotated[str, Path(description="The table's id, or its code.", max_length=64)],
    request: Request,
    hall: Annotated[Hall, Depends(the_hall)],
) -> Room:
    """Return the table that a path names."""
    room = await hall.find(table_id, address_of(request.scope))
    request.scope[TABLE] = room.table.id
    return room


async def the_token(
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str | None:
    """Return the hash of the token in a request; the token itself goes no further."""
    return None if given is None else hash_token(given.credentials)


InHall = Annotated[Hall, Depends(the_hall)]
AtTable = Annotated[Room, Depends(the_room)]
WithToken = Annotated[str | None, Depends(the_token)]


async def reading(hall: Hall, work: Any) -> Any:
    """Read from the store, or refuse."""
    try:
        return await hall.services.store.read(work)
    except NotStored as mistake:
        note("not_read", why=str(mistake))
        raise Refusal("not_stored") from None


async def writing(hall: Hall, work: Any) -> Any:
    """Write to the store, or refuse."""
    try:
        return await hall.services.store.write(work)
    except NotStored as mistake:
        note("not_stored", why=str(mistake))
        raise Refusal("not_stored") from None


async def person_of(hall: Hall, token: str | None) -> Person | None:
    """Return who is signed in with a token; refuse an unknown token; None for a guest without one."""
    person = await signed_in(hall, token)
    if person is None and token is not None:
        raise Refusal("not_signed_in")
    return person


async def signed_in(hall: Hall, token: str | None) -> Person | None:
    """Return who is signed in with a token, if anybody is."""
    if token is None:
        return None
    person: Person | None = await reading(
        hall, lambda connection: person_of_token(connection, token)
    )
    return person
