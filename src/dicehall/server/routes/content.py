"""What clients need to know besides tables: games, phrases, and the schema of the live messages."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic_core import to_json
from starlette.responses import Response

from dicehall.games.kit import OwnRequest
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
from dicehall.table.languages import catalogue
from dicehall.table.phrases import PHRASES

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


BOXES = reduce(or_, [box.model() for kit in map(kit_of, game_names()) if (box := kit.box)], Content)
"""The models of the games' boxes."""
ANY_JSON: Final[dict[int | str, dict[str, object]]] = {200: {"model": dict[str, object]}}
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


def _add_own_request(game: str, name: str, own: OwnRequest) -> None:
    """Add the route of a request that only one game has; nothing is stored."""

    async def answer(body: Any, request: Request, hall: InHall) -> Response:
        address = address_of(request.scope)
        hall.services.limits.plans.spend(address)
        found = await hall.services.do("own", to_json(body), address, game=game, name=name)
        return Response(found, media_type="application/json")

    # Only now is the model of the body known.
    answer.__annotations__["body"] = own.body()
    router.add_api_route(
        f"/content/{game}/{name}",
        answer,
        methods=["POST"],
        name=f"{game}_{name}",
        description=own.about,
        response_model=None,
        responses=ANY_JSON,
    )


for kit in map(kit_of, game_names()):
    for name, own in kit.requests.items():
        _add_own_request(kit.name, name, own)


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
    """Show what the hall's operator tells everybody at present; live connections receive it by themselves."""
    return Announced.model_validate({"announcement": shown(hall.orders.announcement)})


@router.get("/schema")
async def show_schema() -> dict[str, object]:
    """Show the JSON Schema of the live messages, of both directions."""
    return live_schema()
