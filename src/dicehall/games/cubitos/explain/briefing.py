"""What is known of a question, in brief English for a reader who sees no board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.explain.questions import cubitos_details
from dicehall.games.kit import Briefing
from dicehall.games.models import Chance, percent_told

NAMES: Final = {
    "moves": ("move", "moves"),
    "credits": ("credit", "credits"),
    "symbols": ("symbol", "symbols"),
    "dice": ("die", "dice"),
    "fans": ("fan", "fans"),
    "hands": ("hand token", "hand tokens"),
}
"""The singular and the plural of something, if they differ from its key."""


def briefing_of(match: Match, question: Question) -> Briefing:
    """Return the odds of a question, and of each option whose odds differ."""
    about, options = cubitos_details(match, question)
    # Before a push the risk is the question itself; for abilities that change it, it is one part.
    risk = about if "bust_at_best" in about else about.get("risk")
    hits = {die["text"]: die["hit"] for die in about.get("pool", [])}
    texts = [match.text(question, option) for option in question.options]
    return Briefing(
        _risk(risk) if risk else _wanted(about),
        tuple(_option(text, known, hits) for text, known in zip(texts, options, strict=True)),
    )


def _risk(risk: Mapping[str, Any]) -> str:
    """Return what a push rolls, how it may end, and what is at stake."""
    rolled = [f"{die['count']} {die['die']} ({percent_told(die['hit'])})" for die in risk["roll"]]
    bust = f"bust {percent_told(risk['bust'])}"
    if risk["bust_at_best"] != risk["bust"] or risk["best_at_least"]:
        best = _percent(risk["bust_at_best"], risk["best_at_least"])
        bust += f", with the best use of abilities {best}"
    hits = [
        f"{number}: {percent_told(chance)}"
        for number, chance in enumerate(risk["hits"])
        if chance["n"] * 200 >= chance["d"]
    ]
    parts = [
        f"A push rolls {risk['dice']} dice (chance of a hit): {', '.join(rolled)}",
        bust,
        f"hits {', '.join(hits)}",
        f"at stake: {_amounts(risk['stake'])}",
        f"a bust brings {_amounts(risk['bust_brings'])}",
    ]
    return "; ".join(parts) + "."


def _wanted(about: Mapping[str, Any]) -> str:
    """Return how many dice are wanted, if that is the question."""
    if "pool" not in about:
        return ""
    least, most = about["least"], about["most"]
    number = str(most) if least == most else f"{least} to {most}"
    different = ", all of different colours" if about["different_colours"] else ""
    return f"Dice wanted: {number}{different}."


def _option(text: str, known: Mapping[str, Any] | None, hits: Mapping[str, Chance]) -> str:
    """Return the chances of one option."""
    if text in hits:
        return f"hits {percent_told(hits[text])}"
    if known is not None and known.get("bust") is not None:
        return f"the push then busts {_percent(known['bust'], known['bust_at_least'])}"
    return ""


def _percent(chance: Chance, at_least: Chance | None) -> str:
    """Return a chance, or its limits."""
    if at_least is None:
        return percent_told(chance)
    # Rounded away from each other, so that the chance does lie between them.
    least = 1000 * at_least["n"] // at_least["d"]
    most = -(-1000 * chance["n"] // chance["d"])
    return f"between {least / 10:.1f} % and {most / 10:.1f} %"


def _amounts(amounts: Mapping[str, int]) -> str:
    return _joined(
        [
            f"{number} {NAMES.get(name, (name, name))[number != 1]}"
            for name, number in amounts.items()
            if number
        ]
    )


def _joined(things: Sequence[str]) -> str:
    return ", ".join(things) or "nothing"
