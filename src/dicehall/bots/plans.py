"""Plans: what an option leads to before any dice fall, and the chance to win at the end of it."""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.match import Match
from dicehall.core.question import Question

MOST_AHEAD: Final = 40
"""The most answers that a plan follows."""


class Plan:
    """An option, the bot's answers that follow until dice fall or others must act, and the chance then."""

    def __init__(self, option: str, answers: list[tuple[str, str]], chance: float) -> None:
        self.option: Final = option
        self.next: Final = answers
        """What is asked next, in one word, and the bot's answer to it; in order."""
        self.chance: Final = chance
        """The chance to win, from 0 to 1, as the bot judges it at the last of these questions."""


def plan(match: Match, bot: Bot, question: Question, option: int) -> Plan:
    """Play an option on a copy, and all that follows without dice or others, as the bot would.

    A bot may judge the same position a little differently at each question. The last judgement knows most,
    so the chance is taken from there, and a player who follows a plan is shown the same chance all the way.
    """
    seat = question.seat
    ahead = Match(match.game, None, match.state.copy(), False)
    asked = ahead.question(seat)
    chosen = option
    chance = 0.0
    answers: list[tuple[str, str]] = []
    while asked is not None:
        for one in bot.weigh(ahead.view(seat), asked):
            if one.option == chosen:
                chance = one.worth
        ahead.answer(asked, chosen)
        asked = ahead.question(seat)
        if asked is None or len(answers) == MOST_AHEAD:
            break
        chosen = bot.decide(ahead.view(seat), asked)
        answers.append((asked.choice.name(), ahead.text(asked, chosen)))
    return Plan(match.text(question, option), answers, chance)


def next_best(weighed: list[Weighed], chosen: int) -> int | None:
    """Return the best option other than the chosen one; None if there is no other."""
    second: Weighed | None = None
    for one in weighed:
        if one.option != chosen and (second is None or one.worth > second.worth):
            second = one
    return None if second is None else second.option
