"""The content of a game, for clients that let people choose: players, options, bots, and its box."""

from __future__ import annotations

from functools import cache

from dicehall.bots.registry import bots_of
from dicehall.games.registry import OWN, game_names, kit_of
from dicehall.locales.catalogue import LANGUAGES, brought_texts
from dicehall.table.refusals import Refusal


@cache
def content_of(game: str) -> dict[str, object]:
    """Return a game's content, in a form that JSON can hold."""
    if game not in game_names():
        raise Refusal("no_such_game")
    kit = kit_of(game)
    fewest, most = kit.players
    return {
        "game": game,
        "title": kit.title,
        "players": list(range(fewest, most + 1)),
        "options": [
            {
                "name": option.name,
                "about": option.about,
                "least": option.least,
                "most": option.most,
                "words": list(option.words),
            }
            for option in kit.options
        ],
        "bots": list(bots_of(game)),
        # Pages are built with the texts of our own games.
        "texts": {} if game in OWN else {one: brought_texts(game, one) for one in LANGUAGES},
        **(kit.box.contents() if kit.box else {}),
    }
