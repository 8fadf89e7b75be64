"""What clients need to know besides tables: games, phrases, and the shape of the live messages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from dicehall.games.cubitos.track.plan import plan_of
from dicehall.games.registry import game_names
from dicehall.server.boxes import CubitosContent, NovoDiceContent, TrackPlan
from dicehall.server.client_files import encodings_of
from dicehall.server.content import content_text
from dicehall.server.gate.answering import language_of
from dicehall.server.routes import ERRORS
from dicehall.server.routes.models import MapDrawn, PhraseList
from dicehall.server.speech import catalogue
from dicehall.table.making import own_track
from dicehall.table.phrases import PHRASES
from dicehall.table.reading import live_schema

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


@router.get("/content")
async def list_games() -> list[str]:
    """List the games."""
    return list(game_names())


@router.get(
    "/content/{game}",
    response_model=None,
    responses={200: {"model": CubitosContent | NovoDiceContent}},
)
async def show_content(game: Annotated[str, Path(max_length=32)], request: Request) -> Response:
    """Show what is in a game's box: races, cards, tracks, dice and tiles by id, and the bots."""
    plain, packed = content_text(game)
    squeezed = "gzip" in encodings_of(request.scope)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if squeezed else {})
    return Response(packed if squeezed else plain, media_type="application/json", headers=headers)


@router.post("/plan", responses={200: {"model": TrackPlan}})
async def show_plan(drawn: MapDrawn) -> dict[str, Any]:
    """Show how a map of one's own is drawn, or what is wrong with it; nothing of it is kept."""
    return plan_of(own_track(drawn.map))


@router.get("/phrases")
async def show_phrases(request: Request) -> PhraseList:
    """Show the quick phrases in the language asked for."""
    language = language_of(request.scope)
    say = catalogue(language)
    return PhraseList(
        language=language,
        phrases={phrase: say.text(f"server-phrase-{phrase}") for phrase in PHRASES},
    )


@router.get("/schema")
async def show_schema() -> dict[str, Any]:
    """Show the JSON Schema of the live messages, of both directions."""
    return live_schema()
