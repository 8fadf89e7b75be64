"""The content of games, for clients that let people choose: its models, and its text, which is made once."""

from __future__ import annotations

import gzip
from functools import cache

from pydantic import Field

from dicehall.server.response_models import Shown
from dicehall.table.content import content_of
from dicehall.table.json_text import json_of


class GameOption(Shown):
    """An option of a game: a whole number if it has a minimum and a maximum, otherwise a text."""

    name: str
    about: str
    least: int | None
    most: int | None
    words: list[str] = Field(description="The texts it can be, where they are few.")


class Content(Shown):
    """What can be chosen in any game; most games add to it."""

    game: str
    title: str
    players: list[int]
    options: list[GameOption]
    bots: list[str] = Field(description="From the weakest to the strongest.")
    texts: dict[str, str] = Field(
        description="The Fluent texts by language, for games that the page was not built with."
    )


@cache
def content_text(game: str) -> tuple[bytes, bytes]:
    """Return a game's content as JSON, plain and gzipped: it never changes, and it is large."""
    plain = json_of(content_of(game)).encode()
    return plain, gzip.compress(plain, 9, mtime=0)
