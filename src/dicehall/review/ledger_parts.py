"""Parts: the ledger as it grows, for pages that show it while it is being kept.

A part says what was found since the part before; together they are the whole ledger.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.record import Record
from dicehall.games.explain import question_of
from dicehall.review.foresight import Adviser
from dicehall.review.ledger import DecisionNote, Ledger, Swing, rounded
from dicehall.review.ledger_writer import PlainWords, growing_ledger

MOST_OPTIONS: Final = 12
"""The most options that a part lists for a question: the best ones, and the one that was chosen."""
MOST_EXPLAINED: Final = 4
"""Questions with more options are not explained; explaining forty moves takes a tenth of a second."""
TURNING_POINTS: Final = 8
"""How many of the largest changes count as turning points."""


def ledger_parts(record: Record, adviser: Adviser) -> Iterator[dict[str, Any]]:
    """Yield what is found in a finished game, step by step, in a form JSON can represent.

    Only the last part has `accounts` and `turns`, the steps of the turning points.
    """
    hints = record.hints()
    questions = _Questions()
    parts = _Told(questions.seen)
    for done, ledger in growing_ledger(record, adviser, questions):
        part = parts.news(ledger)
        closed = done == len(record.steps)
        accounts = [vars(account) for account in ledger.accounts] if closed else []
        turns = _turns(ledger) if closed else []
        head = {"step": done, "steps": len(record.steps), "hints": hints}
        yield rounded({**head, **part, "accounts": accounts, "turns": turns})


class _Questions(PlainWords):
    """Keeps every question as pages show it, as it stood when it was answered."""

    def __init__(self) -> None:
        self.seen: list[dict[str, Any]] = []

    def asked(self, match: Match, question: Question) -> str:
        explained = len(question.options) <= MOST_EXPLAINED
        self.seen.append(question_of(match, question, explained))
        return super().asked(match, question)


class _Told:
    """Remembers which entries of a ledger earlier parts have reported."""

    def __init__(self, questions: list[dict[str, Any]]) -> None:
        self._questions = questions
        self._decisions = self._rolls = self._stops = self._rounds = self._chances = 0

    def news(self, ledger: Ledger) -> dict[str, Any]:
        """Return what is new in the ledger."""
        decisions = ledger.decisions[self._decisions :]
        asked = self._questions[self._decisions :]
        rolls, stops = ledger.rolls[self._rolls :], ledger.stops[self._stops :]
        rounds = ledger.rounds[self._rounds :]
        self._decisions += len(decisions)
        self._rolls += len(rolls)
        self._stops += len(stops)
        self._rounds += len(rounds)
        return {
            "decisions": [_decision(*one) for one in zip(decisions, asked, strict=True)],
            "rolls": [roll.save() for roll in rolls],
            "stops": [vars(stop) for stop in stops],
            "rounds": rounds,
            "moments": self._moments(ledger),
        }

    def _moments(self, ledger: Ledger) -> list[dict[str, Any]]:
        """Return the chances of all seats at every new moment."""
        new = zip(*(chances[self._chances :] for chances in ledger.chances), strict=True)
        self._chances = len(ledger.chances[0])
        return [{"step": noted[0][0], "chances": [chance for _, chance in noted]} for noted in new]


def _decision(decision: DecisionNote, question: dict[str, Any]) -> dict[str, Any]:
    """Return a decision with its question; if it has many options, only those that matter."""
    ranked = sorted(decision.worths, key=lambda text: decision.worths[text], reverse=True)
    kept = {*ranked[:MOST_OPTIONS], decision.chosen, decision.best}
    worths = {text: worth for text, worth in decision.worths.items() if text in kept}
    options = [option for option in question["options"] if option["text"] in kept]
    parts = {**vars(decision), "loss": decision.loss, "worths": worths}
    del parts["said"]
    return {
        **parts,
        "offered": len(question["options"]),
        "question": {**question, "options": options},
    }


def _turns(ledger: Ledger) -> list[int]:
    """Return the steps of the turning points that are a single step, as a swing is not."""
    count = len(ledger.rolls) + len(ledger.decisions) + len(ledger.swings)
    points = [one for one in ledger.turning_points(count) if not isinstance(one, Swing)]
    return sorted(one.step for one in points[:TURNING_POINTS])
