"""What clients need to know besides tables: games, phrases, and the schema of the live messages."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from dicehall.core.mistakes import Mistake
from dicehall.games.kit import Kit
from dicehall.games.registry import game_names, kit_of
from dicehall.server.client_files import encodings_of
from dicehall.server.content import Content, content_text
from dicehall.server.gate.answering import language_of
from dicehall.server.routes import ERRORS
from dicehall.server.routes.models import CardsChosen, MapDrawn, PhraseList
from dicehall.server.speech import catalogue
from dicehall.table.phrases import PHRASES
from dicehall.table.reading import live_schema
from dicehall.table.refusals import Refusal

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


BOXES = reduce(or_, [kit_of(game).box_model() or Content for game in game_names()])
"""The models of the games' boxes."""


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


@router.post("/content/{game}/plan")
async def show_plan(game: Annotated[str, Path(max_length=32)], drawn: MapDrawn) -> dict[str, Any]:
    """Show how a map of one's own is drawn, or what is wrong with it; nothing of it is kept."""
    return _told(game, lambda kit: kit.plan(drawn.map))


@router.post("/content/{game}/set")
async def show_set(
    game: Annotated[str, Path(max_length=32)], chosen: CardsChosen
) -> dict[str, Any]:
    """Show what is to be said of a set of cards of one's own; nothing of it is kept."""
    return _told(game, lambda kit: kit.set_told(chosen.cards))


def _told(game: str, tell: Callable[[Kit], dict[str, Any] | None]) -> dict[str, Any]:
    """Return what a game tells of something that somebody brought, or refuse it."""
    if game not in game_names():
        raise Refusal("no_such_game")
    try:
        told = tell(kit_of(game))
    except Mistake as mistake:
        raise Refusal("bad_options", reason=str(mistake)) from None
    if told is None:
        raise Refusal("no_board")
    return told


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
