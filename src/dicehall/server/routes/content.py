"""What clients need to know besides tables: games, phrases, and the shape of the live messages."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from dicehall.games import GAMES
from dicehall.server.bodies import PhraseList
from dicehall.server.boxes import CubitosContent, NovoDiceContent
from dicehall.server.content import content_of
from dicehall.server.gate.answering import language_of
from dicehall.server.messages import live_schema
from dicehall.server.phrases import PHRASES
from dicehall.server.routes import ERRORS
from dicehall.server.speech import catalogue

router = APIRouter(prefix="/api", tags=["content"], responses=ERRORS)


@router.get("/content")
async def list_games() -> list[str]:
    """List the games."""
    return list(GAMES)


@router.get(
    "/content/{game}",
    responses={
        200: {"model": CubitosContent | NovoDiceContent}
    },  # of the schema alone: it is large
)
async def show_content(game: Annotated[str, Path(max_length=32)]) -> dict[str, Any]:
    """Show what is in a game's box: races, cards, tracks, dice and tiles by id, and the bots."""
    return content_of(game)


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
