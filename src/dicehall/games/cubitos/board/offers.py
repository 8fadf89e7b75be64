"""The options of every question in words, with cost and effect, in the order in which they are listed."""

from __future__ import annotations

from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.explain.offers import form_of
from dicehall.games.cubitos.explain.question_context import QuestionContext
from dicehall.games.cubitos.explain.said.options import in_full
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.terminal.board import Offer

DECLINE: Final = 0
"""The option to do nothing, or nothing more, if there is one."""


def state_of(match: Match) -> CubitosState:
    """Return the state, known to be one of Cubitos."""
    assert isinstance(match.state, CubitosState)
    return match.state


def offers(wording: RaceWording, match: Match, question: Question) -> list[Offer]:
    """Return the options of a question in words."""
    context = QuestionContext(match, question)
    form, _ = form_of(question.choice)
    options = question.options
    if form == "move":
        options = sorted(options, key=lambda option: _progress(context, option))
    elif form not in ("moves", "either", "faces") and options[0] == DECLINE:
        # Doing something comes first, so that nobody skips it by mistake.
        options = [*options[1:], DECLINE]
    found = [(option, in_full(context, form, option)) for option in options]
    return [
        Offer(option, wording.say(full.text), wording.say(full.gain) if full.gain else "")
        for option, full in found
    ]


def _progress(context: QuestionContext, option: int) -> tuple[int, int, int]:
    """Return the sort key of the spaces to end on: the farthest first, then the cheapest."""
    game, position = context.game, option - 1
    beyond = max(game.course.distance_beyond(position), 0)
    reach = context.table.reach(context.seat)
    return (game.to_finish[position] - beyond, reach.money_to(position), option)
