"""What is in a game's box and which bots play it, by ids: for clients that let people choose."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from pydantic_core import to_json

from dicehall.bots.registry import bots_of
from dicehall.games.registry import game_names, kit_of
from dicehall.table.refusals import Refusal


@cache
def content_of(game: str) -> dict[str, Any]:
    """Return the box of a game by its ids."""
    if game not in game_names():
        raise Refusal("no_such_game")
    return {"game": game, "bots": list(bots_of(game)), **kit_of(game).box()}


@cache
def content_text(game: str) -> tuple[bytes, bytes]:
    """Return the box of a game as JSON, plain and compressed with gzip: it never changes, and is large."""
    plain = to_json(content_of(game))
    return plain, gzip.compress(plain, 9, mtime=0)
