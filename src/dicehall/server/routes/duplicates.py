"""Duplicates over REST: make one, take a table of it, and compare the results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from fastapi import APIRouter, Path, Request

from dicehall.core.fair import commitment_of
from dicehall.server.access import sees_duplicate
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall import duplicates
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall, WithToken, person_of, signed_in
from dicehall.server.routes.duplicate_models import (
    DuplicateShown,
    DuplicateTableShown,
    DuplicateTableWanted,
    NewDuplicate,
)
from dicehall.server.routes.table_models import Made
from dicehall.server.store.duplicates import (
    Duplicate,
    PlayedTable,
    finished_tables,
    played_tables,
)
from dicehall.server.store.history import BOT, PERSON, player_key
from dicehall.statistics.field import Compared, compared
from dicehall.table.views import summary

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.server.hall.hall import Hall
    from dicehall.table.new_table import PlannedTable

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"], responses=ERRORS)

DuplicateCode = Annotated[str, Path(max_length=64, description="The duplicate's code.")]


@router.post("", status_code=201)
async def make_duplicate(wanted: NewDuplicate, request: Request, hall: InHall) -> DuplicateShown:
    """Make a duplicate: whoever opens its link gets a table of their own, with the same dice as all others.

    It counts as a table for your limits. Nobody finds it without its code, which is in no list.
    """
    address = address_of(request.scope)
    await hall.services.shared_limits.may_make_table(address)
    plan = cast("PlannedTable", wanted.model_dump(exclude={"days"}))
    made = await duplicates.make(hall, plan, wanted.days)
    return await _shown(hall, made, None)


@router.get("/{code}")
async def show_duplicate(
    code: DuplicateCode, request: Request, hall: InHall, token: WithToken
) -> DuplicateShown:
    """Show a duplicate; with the token of a seat at one of its tables, or your own, also the results.

    They are shown to those who have finished a table of it, and to everybody once it is over.
    """
    return await _shown(hall, await duplicates.find(hall, code, address_of(request.scope)), token)


@router.post("/{code}/tables", status_code=201)
async def take_table(
    code: DuplicateCode,
    wanted: DuplicateTableWanted,
    request: Request,
    hall: InHall,
    token: WithToken,
) -> Made:
    """Get a table of your own: sit down there with the token of the response, and start the game.

    Your first table counts. Further ones are shown beside the others, but count for nothing.
    """
    hall.check_takes_tables()
    address = address_of(request.scope)
    duplicate = await duplicates.find(hall, code, address)
    await hall.services.shared_limits.may_make_table(address)
    person = await person_of(hall, token)
    room, seat, kept = await duplicates.make_table(hall, duplicate, wanted.name, person)
    hall.services.limits.made_table(address, room.table.id)
    return Made(table=summary(room.table), tokens={str(seat): kept})


async def _shown(hall: Hall, duplicate: Duplicate, token: str | None) -> DuplicateShown:
    services = hall.services
    now = services.clock()
    person = await signed_in(hall, token)
    player = None if person is None else player_key(PERSON, person.id)
    code = duplicate.code

    def look(connection: Connection) -> tuple[int, list[DuplicateTableShown] | None]:
        finished = finished_tables(connection, code)
        if not sees_duplicate(connection, code, token, person, now):
            return finished, None
        return finished, side_by_side(played_tables(connection, code, token, player))

    finished, results = await services.read(look)
    return DuplicateShown.model_validate(
        {
            "code": code,
            "game": duplicate.game,
            "seats": [
                {"kind": seat["kind"], "bot": seat.get("bot")} for seat in duplicate.plan["seats"]
            ],
            **{
                name: duplicate.plan[name]
                for name in ("rules", "options", "clock", "stand_in", "title")
            },
            "commitment": commitment_of(duplicate.secret),
            "made_at": duplicate.made_at,
            "until": duplicate.until,
            "over": duplicate.until <= now,
            "tables": duplicate.tables,
            "most_tables": services.settings.duplicate_tables,
            "finished": finished,
            "secret": None if results is None else duplicate.secret.hex(),
            "results": results,
        }
    )


def side_by_side(played: list[PlayedTable]) -> list[DuplicateTableShown]:
    """Return the results of all tables, each compared with the others in the same seat."""
    bots = {
        one.table_id: frozenset(result.seat for result in one.results if result.kind == BOT)
        for one in played
    }
    counting = {one.table_id: one.counts | bots[one.table_id] for one in played}
    scores = {one.table_id: [result.score for result in one.results] for one in played}
    found = compared(scores, counting)
    return [
        DuplicateTableShown.model_validate(
            {
                "table": one.table_id,
                "ended_at": one.ended_at,
                "seats": _seats(one, counting[one.table_id], found[one.table_id]),
            }
        )
        for one in played
    ]


def _seats(
    one: PlayedTable, counting: frozenset[int], found: list[Compared]
) -> list[dict[str, object]]:
    shown = ("seat", "name", "claimed", "kind", "score", "place", "won")
    return [
        {
            **{name: getattr(result, name) for name in shown},
            **against._asdict(),
            "counts": result.seat in counting,
            "again": result.seat in one.again,
            "yours": result.seat in one.yours,
        }
        for result, against in zip(one.results, found)
    ]
