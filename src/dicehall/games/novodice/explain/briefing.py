"""What is known of a question, in brief English for a reader who sees no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.kit import Briefing
from dicehall.games.models import Chance, percent_told
from dicehall.games.novodice.explain.models import Reach, SymbolChance
from dicehall.games.novodice.explain.questions import novodice_details

MOST_TILES: Final = 5
"""How many of the likeliest tiles are listed for a set of dice."""
LEAST: Final = Fraction(1, 50)
"""Chances below this are left out."""


def briefing_of(match: Match, question: Question) -> Briefing:
    """Return the odds of a question; claims and places have none beyond what their names say."""
    if question.choice.name() != "keep":
        return Briefing("", ("",) * len(question.options))
    about, options = novodice_details(match, question)
    left = about["rolls_left"]
    follows = {0: "no roll follows", 1: "1 roll follows"}.get(left, f"{left} rolls follow")
    return Briefing(
        f"You fill slot {about['slot']}; {follows}.",
        tuple(_kept(about, known) for known in options if known is not None),
    )


def _kept(about: Mapping[str, Any], known: Mapping[str, Any]) -> str:
    """Return how the machine stands with some dice in the slot, and what the next rolls may bring."""
    parts = [
        _listed("rows", [f"{row['symbol']} {row['length']}" for row in known["rows"]]),
        f"lions {known['lions']}" if known["lions"] else "",
        f"free claims {known['free_claims']}" if known["free_claims"] else "",
        _listed("pays now for", [_claimed(*one) for one in known["claims"].items()]),
        _listed("rolls next", [" ".join(known["next"])] if known["next"] else []),
    ]
    if known["outlook"] is not None:
        outlook = [one for one in about["outlooks"][known["outlook"]] if _likely(one["chance"])]
        parts.append(_listed("in it", [_shown(one) for one in outlook]))
        parts.append(_reached(about["reaches"][known["reach"]], known["claims"]))
    return "; ".join(filter(None, parts))


def _claimed(tile: str, ways: Sequence[str]) -> str:
    return f"{tile} by {' or '.join(ways)}"


def _shown(chance: SymbolChance) -> str:
    return f"{chance['least']}+ {chance['symbol']} {percent_told(chance['chance'])}"


def _reached(reach: Reach, paid: Mapping[str, Any]) -> str:
    """Return the tiles that can likely be paid for at the end of the turn, besides those that can be now."""
    open_to = {
        tile: chance
        for tile, chance in reach["tiles"].items()
        if tile not in paid and _likely(chance)
    }
    likeliest = sorted(open_to.items(), key=lambda one: -one[1]["n"] / one[1]["d"])[:MOST_TILES]
    return _listed(
        "may pay in the end for", [f"{tile} {percent_told(one)}" for tile, one in likeliest]
    )


def _likely(chance: Chance) -> bool:
    return Fraction(chance["n"], chance["d"]) >= LEAST


def _listed(name: str, things: Sequence[str]) -> str:
    return f"{name} {', '.join(things)}" if things else ""
