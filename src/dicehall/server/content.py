"""What every game tells clients that let people choose: players, options, bots, and what is in its box."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from pydantic import Field
from pydantic_core import to_json

from dicehall.games.registry import game_names, kit_of
from dicehall.table.refusals import Refusal
from dicehall.table.shown import Shown


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


@cache
def content_of(game: str) -> dict[str, Any]:
    """Return a game's content as JSON."""
    if game not in game_names():
        raise Refusal("no_such_game")
    kit = kit_of(game)
    fewest, most = kit.players
    told = Content(
        game=game,
        title=kit.title,
        players=list(range(fewest, most + 1)),
        options=[
            GameOption(
                name=option.name,
                about=option.about,
                least=option.least,
                most=option.most,
                words=list(option.words),
            )
            for option in kit.options
        ],
        bots=list(kit.bots()),
    )
    return {**told.model_dump(), **kit.box()}


@cache
def content_text(game: str) -> tuple[bytes, bytes]:
    """Return a game's content as JSON, plain and gzipped: it never changes, and it is large."""
    plain = to_json(content_of(game))
    return plain, gzip.compress(plain, 9, mtime=0)
