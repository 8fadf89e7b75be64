"""What is known of a question, in brief, for readers who see no board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.explain.questions import cubitos_details
from dicehall.games.cubitos.explain.said import pieces
from dicehall.games.cubitos.rules.dice import KIND_NAMES
from dicehall.games.kit import Briefing
from dicehall.games.models import Chance, Said, Sayable
from dicehall.games.said import said

LIKELY: Final = 1 / 200
"""Numbers of hits that are less likely are left out."""


def briefing_of(match: Match, question: Question) -> Briefing:
    """Return the odds of a question, and of each option whose odds differ."""
    about, options = cubitos_details(match, question)
    # Before a push the risk is the question itself; for abilities that change it, it is one part.
    risk = about if "bust_at_best" in about else about.get("risk")
    hits = {die["text"]: die["hit"] for die in about.get("pool", [])}
    texts = [match.text(question, option) for option in question.options]
    return Briefing(
        _risk(risk) if risk else _wanted(about),
        tuple(_option(text, details, hits) for text, details in zip(texts, options, strict=True)),
    )


def _risk(risk: Mapping[str, Any]) -> tuple[Sayable, ...]:
    """Return what a push rolls, how it may end, and what is at stake."""
    rolled: list[Sayable] = [
        said(
            "brief-rolled",
            dice=pieces.dice_of(KIND_NAMES.index(die["die"]), die["count"]),
            chance=die["hit"],
        )
        for die in risk["roll"]
    ]
    parts: list[Sayable] = [said("brief-push", dice=rolled), _bust(risk["bust"], None)]
    if risk["bust_at_best"] != risk["bust"] or risk["best_at_least"]:
        best = _bust(risk["bust_at_best"], risk["best_at_least"])
        parts.append(said("brief-best", risk=best))
    numbers: list[Sayable] = [
        said("brief-number", number=number, chance=chance)
        for number, chance in enumerate(risk["hits"])
        if chance["n"] >= LIKELY * chance["d"]
    ]
    brings = pieces.gains(risk["bust_brings"])
    return (
        *parts,
        said("brief-hits", numbers=numbers),
        said("at-stake", stake=pieces.stake(risk["stake"])),
        said("brief-brings", brings=brings or "nothing"),
    )


def _wanted(about: Mapping[str, Any]) -> tuple[Sayable, ...]:
    """Return how many dice are wanted, if that is the question."""
    if "pool" not in about:
        return ()
    least, most = about["least"], about["most"]
    number: Sayable = most if least == most else said("brief-range", least=least, most=most)
    wanted = said("brief-wanted", number=number)
    return (wanted, "brief-different") if about["different_colours"] else (wanted,)


def _option(
    text: str, details: Mapping[str, Any] | None, hits: Mapping[str, Chance]
) -> tuple[Sayable, ...]:
    """Return the chances of one option."""
    if text in hits:
        return (said("brief-hit", chance=hits[text]),)
    if details is not None and details.get("bust") is not None:
        return (said("brief-then", risk=_bust(details["bust"], details["bust_at_least"])),)
    return ()


def _bust(chance: Chance, at_least: Chance | None) -> Said:
    """Return the chance of a bust, or its limits."""
    if at_least is None:
        return said("risk", chance=chance)
    # Rounded away from each other, so that the chance does lie between them.
    least: Chance = {"n": 100 * at_least["n"] // at_least["d"], "d": 100}
    most: Chance = {"n": -(-100 * chance["n"] // chance["d"]), "d": 100}
    return said("risk", chance=said("brief-range", least=least, most=most))
