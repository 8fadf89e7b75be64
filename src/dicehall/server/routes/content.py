"""What clients need to know besides tables: games, phrases, and the schema of the live messages."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic_core import to_json
from starlette.responses import Response

from dicehall.games.registry import game_names, kit_of
from dicehall.server.client_files import encodings_of
from dicehall.server.content import Content, content_text
from dicehall.server.gate.answering import language_of
from dicehall.server.gate.pace import address_of
from dicehall.server.hall.hall import Hall
from dicehall.server.hall.orders import shown
from dicehall.server.live.protocol import live_schema
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall
from dicehall.server.routes.request_bodies import CardsChosen, MapDrawn
from dicehall.server.routes.table_models import Announced, PhraseList
from dicehall.table.phrases import PHRASES
from dicehall.table.refusals import Refusal
from dicehall.table.speech import catalogue

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


BOXES = reduce(or_, [kit_of(game).box_model() or Content for game in game_names()])
"""The models of the games' boxes."""
GameName = Annotated[str, Path(max_length=32)]
TOLD: Final[dict[int | str, dict[str, Any]]] = {200: {"model": dict[str, Any]}}
"""The responses about custom maps and sets, which have a form of their own for each game."""


@router.get("/content")
async def list_games() -> list[str]:
    """List the games."""
    return list(game_names())


@router.get(
    "/content/{game}",
    response_model=None,
    responses={200: {"model": BOXES}},
)
async def show_content(game: Annotated[str, Path(max_length=32)], request: Request) -> Response:
    """Show what a game lets people choose: players, options, bots, and what is in its box by id."""
    plain, packed = content_text(game)
    squeezed = "gzip" in encodings_of(request.scope)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if squeezed else {})
    return Response(packed if squeezed else plain, media_type="application/json", headers=headers)


@router.post("/content/{game}/plan", response_model=None, responses=TOLD)
async def show_plan(game: GameName, drawn: MapDrawn, request: Request, hall: InHall) -> Response:
    """Show how a custom map is drawn, or what is wrong with it; nothing is stored."""
    return await _told("plan", game, drawn.map.encode(), request, hall)


@router.post("/content/{game}/set", response_model=None, responses=TOLD)
async def show_set(game: GameName, chosen: CardsChosen, request: Request, hall: InHall) -> Response:
    """Show the warnings about a custom set of cards, and cards that somebody brings; nothing is stored."""
    return await _told("set", game, to_json(chosen), request, hall)


async def _told(chore: str, game: str, brought: bytes, request: Request, hall: Hall) -> Response:
    """Return what a game says about a custom map or set, or refuse it."""
    if game not in game_names():
        raise Refusal("no_such_game")
    address = address_of(request.scope)
    hall.services.limits.plans.spend(address)
    told = await hall.services.do(chore, brought, address, game=game)
    return Response(told, media_type="application/json")


@router.get("/phrases")
async def show_phrases(request: Request) -> PhraseList:
    """Show the quick phrases in the requested language."""
    language = language_of(request.scope)
    say = catalogue(language)
    return PhraseList(
        language=language,
        phrases={phrase: say.text(f"server-phrase-{phrase}") for phrase in PHRASES},
    )


@router.get("/announcement")
async def show_announcement(hall: InHall) -> Announced:
    """Show what the hall's operator tells everybody at present; live connections are told by themselves."""
    return Announced.model_validate({"announcement": shown(hall.orders.announcement)})


@router.get("/schema")
async def show_schema() -> dict[str, Any]:
    """Show the JSON Schema of the live messages, of both directions."""
    return live_schema()
