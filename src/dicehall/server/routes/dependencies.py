"""What routes get with a request: the hall, the table, and the identity of the sender."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from dicehall.hall.room import Room
from dicehall.server.access import check_sees
from dicehall.server.gate.request_log import TABLE
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.hall.resting_logs import RestingLog
from dicehall.server.store.history import game_record
from dicehall.server.store.people import Person, person_of_token
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token, seat_with
from dicehall.table.state import LiveTable

bearer = HTTPBearer(
    auto_error=False, description="The token of a seat, or of a person who is signed in."
)


async def the_hall(request: Request) -> Hall:
    """Return the server's hall; if this were not asynchronous, every request would wait for a thread."""
    hall: Hall = request.app.state.hall
    return hall


TableName = Annotated[str, Path(description="The table's id, or its code.", max_length=64)]


async def the_token(
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str | None:
    """Return the hash of the token in a request; the token itself goes no further."""
    return None if given is None else hash_token(given.credentials)


async def the_table(
    table_id: TableName,
    request: Request,
    hall: Annotated[Hall, Depends(the_hall)],
    token: Annotated[str | None, Depends(the_token)],
) -> Room:
    """Return the table that a path names, whether or not its game may be seen."""
    room = await hall.find(table_id, address_of(request.scope))
    request.scope[TABLE] = room.table.id
    seat = seat_with(room.table, token)
    if seat is not None:
        hall.orders.bans.check_person(room.table.seats[seat].person)
    return room


async def the_room(
    room: Annotated[Room, Depends(the_table)],
    hall: Annotated[Hall, Depends(the_hall)],
    token: Annotated[str | None, Depends(the_token)],
) -> Room:
    """Return the table that a path names, for somebody who may see its game."""
    await check_sees(hall.services, room.table, token)
    return room


async def the_log(
    table_id: TableName,
    request: Request,
    hall: Annotated[Hall, Depends(the_hall)],
    token: Annotated[str | None, Depends(the_token)],
) -> LiveTable | RestingLog:
    """Return the table that a path names, or its log alone, for somebody who may see its game."""
    log = await hall.find_log(table_id, address_of(request.scope))
    request.scope[TABLE] = log.id
    await check_sees(hall.services, log, token)
    return log


InHall = Annotated[Hall, Depends(the_hall)]
AnyTable = Annotated[Room, Depends(the_table)]
AtTable = Annotated[Room, Depends(the_room)]
LogOfTable = Annotated[LiveTable | RestingLog, Depends(the_log)]
WithToken = Annotated[str | None, Depends(the_token)]


async def record_text(hall: Hall, log: LiveTable | RestingLog) -> str:
    """Return the record of a table's game so far; the record of a finished game is in the store."""
    text = None
    if log.status == "ended":
        text = await hall.services.read(lambda connection: game_record(connection, log.id))
    return text or (await hall.load(log.id)).record_text()


async def person_of(hall: Hall, token: str | None) -> Person | None:
    """Return who is signed in with a token; refuse an unknown token; None for a guest without one."""
    person = await signed_in(hall, token)
    if person is None and token is not None:
        raise Refusal("not_signed_in")
    return person


async def the_person(hall: Hall, token: str | None) -> Person:
    """Return who is signed in, or refuse."""
    person = await person_of(hall, token)
    if person is None:
        raise Refusal("not_signed_in")
    return person


async def signed_in(hall: Hall, token: str | None) -> Person | None:
    """Return who is signed in with a token, if anybody is."""
    if token is None:
        return None
    person = await hall.services.read(lambda connection: person_of_token(connection, token))
    hall.orders.bans.check_person(None if person is None else person.id)
    return person
