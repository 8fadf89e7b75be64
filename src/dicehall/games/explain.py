"""What each option of a question means, as data: for whoever shows the games, and holds no rules."""

from __future__ import annotations

from typing import Any

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.registry import kit_of


def details_of(match: Match, question: Question) -> dict[str, Any]:
    """Return what concerns a question as a whole, and what each of its options means, in their order.

    All of it is JSON. Chances are exact: numerator ``n`` and denominator ``d``. Every option names itself in
    its text form, under ``option``. Nothing in it is known to one player alone, and nothing is changed.
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
