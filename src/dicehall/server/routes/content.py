"""What clients need to know besides tables: games, phrases, and the schema of the live messages."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.responses import Response

from dicehall.games.registry import game_names, kit_of
from dicehall.server.client_files import encodings_of
from dicehall.server.content import Content, content_text
from dicehall.server.gate.error_responses import language_of
from dicehall.server.gate.request_rate import address_of
from dicehall.server.hall.orders import shown
from dicehall.server.live.protocol import live_schema
from dicehall.server.routes import ERRORS
from dicehall.server.routes.dependencies import InHall
from dicehall.server.routes.table_models import Announced, PhraseList
from dicehall.table.phrases import PHRASES
from dicehall.table.speech import catalogue
from dicehall.table.telling import own_request

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


BOXES = reduce(or_, [box.model() for kit in map(kit_of, game_names()) if (box := kit.box)], Content)
"""The models of the games' boxes."""
GameName = Annotated[str, Path(max_length=32)]
ANY_JSON: Final[dict[int | str, dict[str, Any]]] = {200: {"model": dict[str, Any]}}
"""The responses to a game's own requests, which have a form of their own."""


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


@router.post("/content/{game}/{name}", response_model=None, responses=ANY_JSON)
async def answer_own_request(
    game: GameName, name: GameName, body: dict[str, Any], request: Request, hall: InHall
) -> Response:
    """Answer a request that only this game has, as about a custom map; nothing is stored."""
    try:
        posted = own_request(game, name).body().model_validate(body)
    except ValidationError as error:
        raise RequestValidationError(error.errors()) from None
    address = address_of(request.scope)
    hall.services.limits.plans.spend(address)
    answer = await hall.services.do("own", to_json(posted), address, game=game, name=name)
    return Response(answer, media_type="application/json")


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
