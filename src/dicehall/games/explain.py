"""What each option of a question means, as data, for clients that contain no rules."""

from __future__ import annotations

from typing import Any

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.registry import kit_of


def details_of(match: Match, question: Question) -> dict[str, Any]:
    """Return facts about a question, and what each of its options means, in order.

    All of it is JSON. Chances are exact: numerator ``n`` and denominator ``d``. Every option has its text
    form under ``option``. It contains nothing that only one player may know, and nothing is changed.
    """
    explained = kit_of(match.game.name).explain(match, question)
    facts, options = explained or ({}, [{} for _ in question.options])
    return {
        "facts": {"asked": question.choice.name(), **facts},
        "options": [
            {"option": match.text(question, option), **told}
            for option, told in zip(question.options, options, strict=True)
        ],
    }
