"""Replays over REST: of a record that somebody has, and of a table."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter, Request
from pydantic_core import to_json
from starlette.responses import Response

from dicehall.games.registry import kit_of
from dicehall.server.client_files import encodings_of
from dicehall.server.gate.pace import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.routes import ERRORS
from dicehall.server.routes.asking import AtTable, InHall, reading
from dicehall.server.routes.models import ReplayShown
from dicehall.server.store.history import game_record
from dicehall.table.making import game_of
from dicehall.table.refusals import Refusal

router = APIRouter(prefix="/api", tags=["replay"], responses=ERRORS)

BOARDS_KEPT: Final = 256
"""How many drawn boards to cache: drawing one takes long enough to be noticed, and it never changes."""
REPLAY: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "The position after every step, what was found out about the dice, and the board.",
        "model": ReplayShown,
    }
}
RECORD: Final[dict[str, Any]] = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@router.post("/replay", response_model=None, responses=REPLAY, openapi_extra=RECORD)
async def replay_record(request: Request, hall: InHall) -> Response:
    """Replay a record, checking every step: frames of what was done, what happened, and how things stood.

    The body is the record as it was downloaded, one JSON object, of 2 MiB at most. Its first frame is the
    position before anything was done.
    """
    return await _replay(hall, request, await request.body())


@router.get("/tables/{table_id}/replay", response_model=None, responses=REPLAY)
async def replay_table(room: AtTable, request: Request, hall: InHall) -> Response:
    """Replay a table's game, as far as it has come."""
    table = room.table
    if table.play is None:
        raise Refusal("not_running")
    text: str | None = None
    if table.status == "ended":
        text = await reading(hall, lambda connection: game_record(connection, table.id))
    return await _replay(hall, request, (text or room.record_text()).encode())


@router.get(
    "/tables/{table_id}/board", response_model=None, responses={200: {"model": dict[str, Any]}}
)
async def show_board(room: AtTable) -> Response:
    """Show the boards a table's race is run on, drawn cell by cell; a game without one has none."""
    game = room.table.game
    board = _board(game.name, json.dumps(game.options(), sort_keys=True))
    if board is None:
        raise Refusal("no_board")
    return Response(board, media_type="application/json")


@lru_cache(maxsize=BOARDS_KEPT)
def _board(name: str, options: str) -> bytes | None:
    plan = kit_of(name).course_plan(game_of(name, json.loads(options)))
    return None if plan is None else to_json({"game": name, **plan})


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
