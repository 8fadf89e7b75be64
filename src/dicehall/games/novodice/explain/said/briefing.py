"""What is known of a question, in brief, for readers who see no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.kit import Briefing
from dicehall.games.models import Chance, Sayable
from dicehall.games.novodice.explain.models import Reach, SymbolChance
from dicehall.games.novodice.explain.questions import novodice_details
from dicehall.games.novodice.explain.said import pieces
from dicehall.games.novodice.explain.said.questions import WAYS
from dicehall.games.novodice.rules.table import WAYS as WAY_NAMES
from dicehall.games.said import said, verbatim

MOST_TILES: Final = 5
"""How many of the likeliest tiles are listed for a set of dice."""
LEAST: Final = Fraction(1, 50)
"""Chances below this are left out."""


def briefing_of(match: Match, question: Question) -> Briefing:
    """Return the odds of a question; claims and places have none beyond what their names say."""
    if question.choice.name() != "keep":
        return Briefing((), ((),) * len(question.options))
    about, options = novodice_details(match, question)
    return Briefing(
        (said("brief-slot", slot=about["slot"]), said("brief-left", left=about["rolls_left"])),
        tuple(_kept(about, details) for details in options if details is not None),
    )


def _kept(about: Mapping[str, Any], details: Mapping[str, Any]) -> tuple[Sayable, ...]:
    """Return how the machine stands with some dice in the slot, and what the next rolls may bring."""
    parts: list[Sayable] = []
    if details["rows"]:
        rows = [pieces.symbols(row["symbol"], row["length"]) for row in details["rows"]]
        parts.append(said("brief-rows", rows=[*rows]))
    if details["lions"]:
        parts.append(pieces.symbols("lion", details["lions"]))
    if details["free_claims"]:
        parts.append(said("brief-free", number=details["free_claims"]))
    if details["claims"]:
        tiles = [_claimed(*one) for one in details["claims"].items()]
        parts.append(said("brief-pays", tiles=tiles))
    if details["next"]:
        parts.append(said("brief-next", dice=verbatim(" ".join(details["next"]))))
    if details["outlook"] is not None:
        likely = [one for one in about["outlooks"][details["outlook"]] if _likely(one["chance"])]
        if likely:
            parts.append(said("brief-outlook", chances=[_chance(one) for one in likely]))
        parts += _reached(about["reaches"][details["reach"]], details["claims"])
    return tuple(parts)


def _claimed(tile: str, ways: Sequence[str]) -> Sayable:
    paying: list[Sayable] = [WAYS[WAY_NAMES.index(way)] for way in ways]
    return said("claim", tile=pieces.tile(tile), way=paying)


def _chance(one: SymbolChance) -> Sayable:
    symbol = pieces.symbol(one["symbol"])
    return said("brief-chance", least=one["least"], symbol=symbol, chance=one["chance"])


def _reached(reach: Reach, paid: Mapping[str, Any]) -> list[Sayable]:
    """Return the tiles that can likely be paid for at the end of the turn, besides those that can be now."""
    open_to = {
        tile: chance
        for tile, chance in reach["tiles"].items()
        if tile not in paid and _likely(chance)
    }
    likeliest = sorted(open_to.items(), key=lambda one: -one[1]["n"] / one[1]["d"])[:MOST_TILES]
    tiles: list[Sayable] = [
        said("brief-tile", tile=pieces.tile(tile), chance=chance) for tile, chance in likeliest
    ]
    return [said("brief-reach", tiles=tiles)] if tiles else []


def _likely(chance: Chance) -> bool:
    return Fraction(chance["n"], chance["d"]) >= LEAST
