"""Let a bot decide at a table, or say what it thinks of the options."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Final, TypedDict

from dicehall.bots.plans import Plan, next_best, plan

if TYPE_CHECKING:
    from dicehall.bots.bot import Bot
    from dicehall.core.match import Match
    from dicehall.core.question import Question
    from dicehall.table.state import LiveTable

LONGEST_PAUSE: Final = 30.0
"""The most seconds between two attempts of a bot while nothing can be stored."""
LONGEST_REASON: Final = 300
"""How many letters of an error are passed on."""


class PlannedAnswer(TypedDict):
    """What a bot would answer to a later question."""

    asked: str
    option: str


class PlannedOption(TypedDict):
    """An option, and what it leads to."""

    option: str
    next: list[PlannedAnswer]
    chance: float
    """The chance to win, from 0 to 1, judged at the end of the plan."""


class WeighedOption(TypedDict):
    """What one option is worth, and why."""

    option: str
    worth: float
    reasons: Mapping[str, float]


class Advice(TypedDict):
    """What a bot thinks of a question."""

    best: PlannedOption
    other: PlannedOption | None
    """The next best option."""
    options: list[WeighedOption]


class NotOffered(Exception):
    """A bot answered with something that was not among its options."""

    def __init__(self, option: int) -> None:
        super().__init__(f"it answered {option}, which was not offered")


def decided(match: Match, question: Question, bot: Bot, advice: bool) -> tuple[str, Advice | None]:
    """Return the text of the option that a bot chooses and, if wanted and known, what it leads to.

    Exceptions raised by the bot are passed on unchanged.
    """
    offered = list(question.options)
    option = index(bot.decide(None if bot.blind else match.view(question.seat), question))
    if option not in offered:
        raise NotOffered(option)
    return match.text(question, option), _advice(match, bot, question, option) if advice else None


def decision_seed(table: LiveTable, seat: int, turn: int) -> str:
    """Return the seed of one decision: the same after a restart, and unpredictable for the players.

    It is also the same at all tables of a duplicate: a bot that finds the same position decides alike.
    """
    name = f"dicehall bot/{table.luck}/{seat}/{turn}"
    return hmac.new(table.secret, name.encode(), "sha256").hexdigest()


def hint_seed(table: LiveTable, seat: int, turn: int) -> str:
    """Return the seed of a hint: another one than any bot at the table uses."""
    return f"{table.id}/{seat}/{turn}/hint"


def _advice(match: Match, bot: Bot, question: Question, chosen: int) -> Advice | None:
    """Return what the bot's choice leads to, the next best option, and the worth of all; None if unknown."""
    weigh = getattr(bot, "weigh", None)
    weighed = [] if weigh is None else weigh(match.view(question.seat), question)
    if not weighed:
        return None
    best = plan(match, bot, question, chosen)
    second = next_best(weighed, chosen)
    other = None if second is None else _planned(plan(match, bot, question, second))
    if other is not None:
        # If the two judgements contradict each other, the choice the bot made counts.
        other["chance"] = min(other["chance"], best.chance)
    return {
        "best": _planned(best),
        "other": other,
        "options": [
            {"option": match.text(question, one.option), "worth": one.worth, "reasons": one.reasons}
            for one in weighed
        ],
    }


def _planned(plan: Plan) -> PlannedOption:
    answers: list[PlannedAnswer] = [
        {"asked": asked, "option": option} for asked, option in plan.next
    ]
    return {"option": plan.option, "next": answers, "chance": plan.chance}


def reason_of(error: BaseException) -> str:
    """Return what went wrong in one line, shortened if necessary."""
    try:
        text = str(error).rstrip(".")
    except Exception:
        text = ""
    reason = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return reason if len(reason) <= LONGEST_REASON else f"{reason[: LONGEST_REASON - 3]}..."
