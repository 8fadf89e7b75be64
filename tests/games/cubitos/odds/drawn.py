"""Random positions before a push, with cards of the box and cards drawn from the whole vocabulary."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from dicehall.core.mistakes import Mistake
from dicehall.core.stream import Stream
from dicehall.games.cubitos.cards import vocabulary
from dicehall.games.cubitos.cards.moments import AFTER_PUSH, ANY_TIME, NOW, ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.own_cards import read_own_cards
from dicehall.games.cubitos.cards.sets import random_set
from dicehall.games.cubitos.cards.vocabulary import (
    ABILITIES,
    CALLED,
    NAMED,
    RANGES,
    TEXT,
    ZONES,
    WordEntry,
)
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES, KIND_NAMES
from dicehall.games.cubitos.rules.state import CubitosState

POND = """
title: Round the Pond
author: tests

. 0 0 1 1 1
S 0 0c2 1~ 1 1x1 Fin
S 0 0~ 1~ 1J Fin
S 0>a$3 0 1 1<a 1 Fin
"""
"""A small track with water, rewards, a jet pack and a shortcut."""
RISKY = (
    "now",
    "on_push",
    "on_push",
    "after_push",
    "would_bust",
    "would_bust",
    "any_time",
    "run",
    "run",
)
"""The abilities that odds have most to do with,"""
TELLING = (
    *("Gain", "Gain", "FreeRoll", "FreeRoll", "FreeRollAll", "LoseThis", "LoseDie", "ThisToRoll"),
    *("AnotherToRoll", "Borrow", "SetDie", "PreventBust", "PreventBust", "PushCannotBust"),
    *("MustPushAgain", "StepOnce", "GainFan", "If"),
)
"""and the words."""
BUSY = (NOW, AFTER_PUSH, ON_PUSH, WOULD_BUST, ANY_TIME)
"""The moments of a roll phase."""
SIZES = (0, 0, 1, 1, 2, 3)


def one_of(stream: Stream, values: Any) -> Any:
    """Return one of some values."""
    listed = list(values)
    return listed[stream.below(len(listed))]


# ---- cards


def drawn_value(stream: Stream, kind: str, depth: int) -> str:
    """Return a random text of a kind of field."""
    if kind in CALLED:
        name = one_of(stream, CALLED[kind])
        if kind == vocabulary.WORD and stream.below(4):
            name = one_of(stream, TELLING)
        if kind == vocabulary.GAIN:
            name = "Gain"
        if kind == vocabulary.ACTIVES:
            name = "Active"
        return drawn_call(stream, name, CALLED[kind][name], depth)
    if kind == ZONES:
        zones = sorted({one_of(stream, NAMED[ZONES]) for _ in range(1 + stream.below(2))})
        return " | ".join(zones)
    if kind in NAMED:
        return str(one_of(stream, NAMED[kind]))
    if kind == TEXT:
        return f'"{one_of(stream, "abcdef")}"'
    least, most = RANGES[kind]
    return str(least + stream.below(min(most, 4) - least + 1))


def drawn_call(stream: Stream, name: str, entry: WordEntry, depth: int) -> str:
    """Return a word with random fields, or an amount or condition."""
    parts: list[str] = []
    if entry.rest:
        number = 1 + stream.below(3) // 2 + stream.below(3) // 2
        parts += [drawn_value(stream, entry.rest, depth - 1) for _ in range(number)]
    for field, kind in entry.fields.items():
        needed = name in ("Either", "If", "must", "must_lose", "RedLinesAhead", "Together")
        nested = kind in CALLED
        likely = 4 if name == "Gain" and field in ("move", "money") else 1
        needed = needed or (field == "once_until_rolled" and stream.below(4) > 0)
        if field == "once_until_rolled" and needed:
            parts.append("once_until_rolled=True")
            continue
        given = (needed and kind != vocabulary.CONDITION) or stream.below(4 + nested * 4) < likely
        if given and (depth or not nested):
            parts.append(f"{field}={drawn_value(stream, kind, depth - 1)}")
    return f"{name}({', '.join(parts)})"


def drawn_ability(stream: Stream) -> str:
    """Return the text of a random ability; many make no sense."""
    name = one_of(stream, RISKY if stream.below(4) else ABILITIES)
    text = drawn_call(stream, name, ABILITIES[name], 3)
    return f"must({text})" if name == "now" and not stream.below(4) else text


def drawn_card(stream: Stream, colour: str, id: str) -> str:
    """Return the text of a file with a random card that is accepted."""
    while True:
        does = [drawn_ability(stream) for _ in range(1 + stream.below(3))]
        if colour == "red":
            does[0] = drawn_call(stream, "each_with_swords", ABILITIES["each_with_swords"], 3)
        listed = ", ".join(f"'''{one}'''" for one in does)
        text = f'[{id}]\ncolour = "{colour}"\ncost = {stream.below(9)}\ndoes = [{listed}]\n'
        try:
            read_own_cards(text)
        except Mistake:
            continue
        return text


# ---- positions


@dataclass(frozen=True)
class Drawn:
    """A random position in which the first player may push, and a space to aim at."""

    game: Cubitos
    state: CubitosState
    space: str
    told: dict[str, Any]
    """All that makes it, to be printed where a figure is wrong."""


def drawn_options(stream: Stream) -> dict[str, Any]:
    """Return the options of a random race, in which some cards are its own."""
    cards = random_set(stream.name)
    own = ""
    for number in range(stream.below(4)):
        colour = one_of(stream, range(len(COLOUR_NAMES)))
        id = f"own_{number}"
        if not cards[colour].startswith("own_"):
            own += drawn_card(stream, COLOUR_NAMES[colour], id)
            cards[colour] = id
    options: dict[str, Any] = {"players": 2, "cards": cards, "tracks": [POND], "laps": 1}
    if own:
        options["own_cards"] = own
    if not stream.below(4):
        options["order"] = "strict"
    figures: dict[str, Any] = {}
    if not stream.below(3):
        figures["supply"] = {"per_colour": 2 + stream.below(3)}
    if not stream.below(2):
        # More symbols, and powers on dice that have none in the box.
        hits = ("symbol", "symbol", "power", "move", "money1", "credit")
        figures["faces"] = {
            colour: [one_of(stream, hits) for _ in range(1 + stream.below(4))]
            for colour in COLOUR_NAMES
            if stream.below(2)
        }
    return options | ({"components": figures} if figures else {})


def drawn_dice(stream: Stream, game: Cubitos, number: int) -> list[str]:
    """Return some kinds of dice, often equal ones, and often ones that have something to do."""
    kinds = KIND_NAMES[:10]
    busy = [
        COLOUR_NAMES[card.colour]
        for card in game.cards
        if any(card.programs[moment] is not None for moment in BUSY)
    ]
    dice: list[str] = []
    while len(dice) < number:
        which = busy if busy and stream.below(2) else kinds
        dice += [one_of(stream, which)] * (1 + stream.below(2))
    return dice[:number]


def drawn_position(stream: Stream, game: Cubitos) -> Drawn | None:
    """Return a random position of a game; None if there are not enough dice for it."""
    faces: list[str] = []
    for kind in drawn_dice(stream, game, stream.below(6)):
        borrowed = "*" if not stream.below(12) else ""
        sides = set(game.dice.kinds[KIND_NAMES.index(kind)].sides)
        hits = sorted(FACE_NAMES[side] for side in sides if side)
        face = one_of(stream, [hit for hit in hits if hit in ("symbol", "power")] or hits)
        if not stream.below(5):
            face = one_of(stream, hits)
        used = "!" if not stream.below(12) else ""
        faces.append(f"{kind}{borrowed}-{face}{used}")
    spaces = [game.course.text(at) for at in range(game.course.first[1])]
    player: dict[str, Any] = {
        "roll": " ".join(drawn_dice(stream, game, 1 + stream.below(3))),
        "active": " ".join(faces),
        "draw": " ".join(drawn_dice(stream, game, one_of(stream, SIZES))),
        "discard": " ".join(drawn_dice(stream, game, one_of(stream, SIZES))),
        "credit": stream.below(5) * stream.below(3),
        "fans": stream.below(14),
        "space": one_of(stream, [space for space in spaces if space != "finish"]),
    }
    if stream.below(3):
        player["at_risk"] = True
    if not stream.below(8):
        player["lost_dice"] = player["credit_gained"] = 1
    # Whoever has most swords is the other player, so that nothing comes of the comparison.
    other = {"active": "red-symbol", "double_swords": 9, "draw": "", "roll": "light"}
    position = {
        "next": "push",
        "start_player": 2,
        "players": {"1": player, "2": other},
    }
    try:
        state = game.position(position)
    except Mistake:
        return None
    return Drawn(game, state, one_of(stream, spaces), {**game.options(), "position": position})


@cache
def drawn_game(name: str) -> Cubitos:
    """Return the game of this name."""
    stream = Stream(name)
    while True:
        try:
            return from_options(drawn_options(stream))
        except Mistake:
            continue
