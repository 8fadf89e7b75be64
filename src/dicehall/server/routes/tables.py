"""Tables over REST: make, list, look, sit down, stand up, start, play again."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from dicehall.hall import requests
from dicehall.hall.room import Room
from dicehall.server.access import in_lists, sees, sight_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.resting_logs import RestingLog
from dicehall.server.limits import person_at
from dicehall.server.name_checks import check_name, free_name
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import (
    AnyTable,
    AtTable,
    InHall,
    LogOfTable,
    WithToken,
    person_of,
    record_text,
    signed_in,
)
from dicehall.server.routes.request_bodies import BotSeat, MySeat, NewTable, SeatWanted
from dicehall.server.routes.table_models import EntryList, Listed, Made, Seated, TableList
from dicehall.server.store.live import TableRow, live_tables
from dicehall.server.tokens import new_token
from dicehall.table import commands
from dicehall.table.messages import MOST_ENTRIES
from dicehall.table.new_table import PlannedSeat
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token, seat_of, seat_with
from dicehall.table.views import TableNow, TableShown, as_it_stands, summary

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


@router.post("", status_code=201)
async def make_table(wanted: NewTable, request: Request, hall: InHall, token: WithToken) -> Made:
    """Make a table: choose a game, what its seats are for, and whether the table is listed.

    The seats of kind `me` are reserved for you: the response has the tokens with which you sit down there,
    after you have seen the commitment and drawn a seed of your own.
    """
    hall.check_takes_tables()
    limits = hall.services.limits
    address = address_of(request.scope)
    await hall.services.shared_limits.may_make_table(address)
    person = await person_of(hall, token)
    tokens: dict[int, str] = {}
    seats: list[PlannedSeat] = []
    for number, plan in enumerate(wanted.seats):
        if isinstance(plan, MySeat):
            # People who have claimed a name have it on the first of their seats.
            name = plan.name if person is None or tokens else person.name
            await check_name(hall, name, person)
            tokens[number] = new_token()
            seats.append(requests.reserved_seat(tokens[number], name))
        elif isinstance(plan, BotSeat):
            seats.append(
                {"kind": "bot", "bot": plan.bot, "name": await free_name(hall, plan.name or "")}
            )
        else:
            seats.append({"kind": "open"})
    room = await hall.make(
        {
            "game": wanted.game,
            "options": wanted.options,
            "seats": seats,
            "dice": wanted.dice,
            "public": wanted.public,
            "clock": {**wanted.clock},
            "hints": wanted.hints,
            "title": wanted.title,
            "stand_in": wanted.stand_in,
        }
    )
    limits.made_table(address, room.table.id)
    return Made(
        table=summary(room.table),
        tokens={str(seat): one for seat, one in tokens.items()},
    )


@router.get("", response_model=None, responses={200: {"model": TableList}})
async def list_tables(hall: InHall) -> Response:
    """List the public tables that are open or running, the most recently active first."""
    rows = await hall.services.read(lambda connection: live_tables(connection, in_lists(None)))
    listed = hall.broken.each(rows, lambda row: row.id, _listed)
    return Response(f'{{"tables":[{",".join(listed)}]}}', media_type="application/json")


def _listed(row: TableRow) -> str:
    """Return a row of the list of tables as JSON."""
    listing = row.listing
    if listing is None:
        raise ValueError("it cannot be read what lists show of this table")
    return Listed.model_validate(
        {
            "id": row.id,
            "code": row.code,
            "game": row.game,
            "status": row.status,
            "title": row.title,
            "made_at": row.made_at,
            "changed_at": row.changed_at,
            **listing,
        }
    ).model_dump_json()


@router.get("/{table_id}")
async def show_table(room: AnyTable, hall: InHall, token: WithToken) -> TableNow:
    """Show a table without its position, which is live.

    The secret of the dice of a duplicate is shown only to those who may see its games.
    """
    shown = as_it_stands(room.table)
    if shown["secret"] is not None and not await sees(hall.services, room.table, token):
        shown["secret"] = None
    return shown


@router.post("/{table_id}/seats", status_code=201)
async def take_seat(
    wanted: SeatWanted, room: AtTable, request: Request, hall: InHall, token: WithToken
) -> Seated:
    """Sit down with a name and the anchor of a chain of your own, or, as the host, seat a bot."""
    _count_change(hall, room, request, token)
    if wanted.bot is not None:
        taken = await requests.seat_bot(room, wanted.seat, wanted.bot, token)
        return Seated(table=room.table.id, seat=taken, token=None)
    name = wanted.name
    if name is None and wanted.kept is None:
        raise Refusal("bad_name", longest=24)
    if seat_with(room.table, token) is not None:
        raise Refusal("already_seated")
    person = await person_of(hall, token)
    if person is None:
        kept = None if wanted.kept is None else hash_token(wanted.kept)
        await check_name(hall, name or commands.reserved_name(room.table, kept))
    sitting = requests.SeatRequest(
        token=new_token(),
        seat=wanted.seat,
        name=name,
        kept=wanted.kept,
        seed=wanted.seed,
        anchor=wanted.anchor,
        device=wanted.device,
        person=None if person is None else person.id,
        claimed=None if person is None else person.name,
    )
    taken = await requests.sit(room, sitting, token)
    return Seated(table=room.table.id, seat=taken, token=sitting.token)


def _count_change(hall: InHall, room: Room, request: Request, token: str | None) -> None:
    """Refuse somebody who changes seats again and again."""
    seat = seat_with(room.table, token)
    # Many who share an address may sit down at many tables, but not again and again at one.
    person = f"new at {room.table.id}" if seat is None else person_at(room.table, seat)
    hall.services.limits.changes.spend(address_of(request.scope), person)


@router.delete("/{table_id}/seats/{seat}", status_code=204)
async def free_seat(
    seat: Annotated[int, Path(ge=0, le=63)],
    room: AtTable,
    request: Request,
    hall: InHall,
    token: WithToken,
) -> None:
    """Free a seat before the start: your own, or, as the host, a bot's or a kept one."""
    _count_change(hall, room, request, token)
    await requests.free_seat(room, seat, token)


@router.post("/{table_id}/start")
async def start(room: AtTable, token: WithToken) -> TableShown:
    """Start the game. Anybody who sits there may do so; if only bots sit there, anybody at all."""
    return await requests.start(room, token)


@router.post("/{table_id}/rematch", status_code=201)
async def play_again(room: AtTable, request: Request, hall: InHall, token: WithToken) -> TableShown:
    """Play again with the same people, at a new table that is the same for all who ask.

    Everybody's seat is reserved there for the token of the old seat; sit down with that token and a new seed.
    """
    seat = seat_of(room.table, token)
    limits, address = hall.services.limits, address_of(request.scope)
    if room.table.rematch_id is None:
        await hall.services.shared_limits.may_make_table(address)
    again = await hall.rematch(room, seat)
    shown = await hall.shown(again, address)
    if again in hall.rooms:
        limits.made_table(address, again)
    known = {name: value for name, value in shown.items() if name in TableShown.__annotations__}
    return cast("TableShown", known)


@router.get(
    "/{table_id}/record", response_model=None, responses={200: {"model": dict[str, object]}}
)
async def show_record(log: LogOfTable, hall: InHall) -> Response:
    """Download the record, which `dicehall verify` checks; once the game is over, with the dice's secret."""
    game = log.game if isinstance(log, RestingLog) else log.game.name
    return Response(
        f"{await record_text(hall, log)}\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{game}-{log.id}.json"'},
    )


@router.get("/{table_id}/entries", response_model=None, responses={200: {"model": EntryList}})
async def show_entries(
    log: LogOfTable,
    hall: InHall,
    token: WithToken,
    after: Annotated[int, Query(ge=0, le=2**53, description="The last version seen.")] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> Response:
    """Show the table's log after a version, as the seat or the signed-in person with this token sees it."""
    person = None if seat_with(log, token) is not None else await signed_in(hall, token)
    viewer = sight_of(log, None if person is not None else token, person)
    if isinstance(log, RestingLog):
        version, entries = await log.page(viewer, after, limit)
    else:
        version, entries = log.version(viewer), log.missed(viewer, after, limit) or []
    return Response(requests.log_page(version, entries), media_type="application/json")
