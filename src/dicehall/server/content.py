"""What is in a game's box and which bots play it, by ids: for clients that let people choose."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from pydantic_core import to_json

from dicehall.bots.registry import bots_of
from dicehall.games import GAMES
from dicehall.server.refusals import Refusal


@cache
def content_of(game: str) -> dict[str, Any]:
    """Return the box of a game by its ids."""
    if game not in GAMES:
        raise Refusal("no_such_game")
    box = _novodice() if game == "novodice" else _cubitos()
    return {"game": game, "bots": list(bots_of(game)), **box}


@cache
def content_text(game: str) -> tuple[bytes, bytes]:
    """Return the box of a game as JSON, plain and compressed with gzip: it never changes, and is large."""
    plain = to_json(content_of(game))
    return plain, gzip.compress(plain, 9, mtime=0)


def _novodice() -> dict[str, Any]:
    from dicehall.novodice.components import DIE_NAMES, components

    box = components()
    return {
        "players": sorted(box.per_kind),
        "faces": list(box.faces),
        "dice": {
            name: {"number": number, "sides": [box.faces[side] for side in die.sides]}
            for name, number, die in zip(DIE_NAMES, box.die_numbers, box.dies)
        },
        "tiles": {
            tile.id: {
                "symbol": box.faces[tile.symbol],
                "count": tile.count,
                "value": tile.value,
                "lions": tile.lions,
            }
            for tile in box.tiles[:-1]
        },
    }


def _cubitos() -> dict[str, Any]:
    from dicehall.cubitos.card import MOMENT_NAMES, Card
    from dicehall.cubitos.cards import ALL_CARDS
    from dicehall.cubitos.components import MOST_LAPS, MOST_TRACKS, components
    from dicehall.cubitos.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES, OWN_KINDS
    from dicehall.cubitos.game import ORDERS
    from dicehall.cubitos.maps import TRACK_NAMES, load_track, map_text
    from dicehall.cubitos.sets import CHEAP, DRAW_DICE, ENOUGH_CHEAP, LOSE_DICE
    from dicehall.details.cubitos.measured import measured
    from dicehall.details.plans import plan_of

    study = measured()

    def strength_of(card: Card) -> dict[str, Any]:
        found = study.cards[card.id]
        return {
            "worth": found.worth,
            "error": found.worth_error,
            "bought_by": found.bought_by,
            "group": found.group,
        }

    def moments_of(card: Card) -> list[str]:
        return [
            MOMENT_NAMES[moment]
            for moment, program in enumerate(card.programs)
            if program is not None
        ]

    box = components()
    return {
        "players": [2, 3, 4],
        "orders": list(ORDERS),
        "most_laps": MOST_LAPS,
        "most_tracks": MOST_TRACKS,
        "faces": list(FACE_NAMES),
        "dice": {
            KIND_NAMES[kind]: [FACE_NAMES[side] for side in box.sides[kind]]
            for kind in range(OWN_KINDS)
        },
        "cards": {
            card.id: {
                "colour": COLOUR_NAMES[card.colour],
                "cost": box.costs[card.id],
                "moments": moments_of(card),
                "strength": strength_of(card),
            }
            for card in ALL_CARDS
        },
        "races": box.races,
        "sets": {
            "cheap": CHEAP,
            "enough_cheap": ENOUGH_CHEAP,
            "lose_dice": list(LOSE_DICE),
            "draw_dice": list(DRAW_DICE),
            "pairs": [{"cards": list(pair.cards), "synergy": pair.synergy} for pair in study.pairs],
            "studied": study.races,
        },
        "tracks": {
            name: {**plan_of(load_track(name)), "map": map_text(name)} for name in TRACK_NAMES
        },
        "fans": {"credits": box.fan_credits, "hands": box.fan_hands},
    }
