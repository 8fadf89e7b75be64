"""Replays over REST: of a record that somebody has, and of a table."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicehall.server.client_files import encodings_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import AtTable, InHall, LogOfTable, record_text
from dicehall.server.routes.table_models import ReplayShown
from dicehall.table.content import drawn_boards

router = APIRouter(prefix="/api", tags=["replay"], responses=ERRORS)

REPLAY: Final[dict[int | str, dict[str, object]]] = {
    200: {
        "description": "The position after every step, what was found out about the dice, and the board.",
        "model": ReplayShown,
    }
}
RECORD: Final[dict[str, object]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@router.post("/replay", response_model=None, responses=REPLAY, openapi_extra=RECORD)
async def replay_record(request: Request, hall: InHall) -> Response:
    """Replay a record and check every step; each frame has a step, its events, and the position after it.

    The body is the record as it was downloaded, one JSON object, of 2 MiB at most. Its first frame is the
    position before anything was done.
    """
    return await _replay(hall, request, await request.body())


@router.get("/tables/{table_id}/replay", response_model=None, responses=REPLAY)
async def replay_table(log: LogOfTable, request: Request, hall: InHall) -> Response:
    """Replay a table's game, as far as it has come."""
    return await _replay(hall, request, (await record_text(hall, log)).encode())


@router.get(
    "/tables/{table_id}/board", response_model=None, responses={200: {"model": dict[str, object]}}
)
async def show_board(room: AtTable) -> Response:
    """Show the boards on which a table's game is played, drawn cell by cell, if the game has any."""
    return Response(drawn_boards(room.table.game), media_type="application/json")


async def _replay(hall: Hall, request: Request, text: bytes) -> Response:
    squeezed = "gzip" in encodings_of(request.scope)
    limits, address = hall.services.limits, address_of(request.scope)
    limits.replays.spend(address)
    limits.replays_at_once.enter(address)
    try:
        frames = await hall.services.do("replay", text, address, squeezed=squeezed)
    finally:
        limits.replays_at_once.leave(address)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if squeezed else {})
    return Response(frames, media_type="application/json", headers=headers)
