"""A bot for Pig: it passes once a turn has brought 20 points, as folk wisdom has it."""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed, best_of
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from pig.game import Pig
from pig.rules import PASS, PigState

MEAN: Final = 20 / 6
"""What a roll adds on average: 2 to 6, or nothing."""
BUST: Final = 1 / 6


class Careful(Bot):
    """Rolls while a roll adds more on average than it puts at stake: below 20 points of the turn."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return what is worth most."""
        assert view is not None
        return best_of(self.weigh(view, question)).option

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what each option is worth: a guess at the chance to win, from how far everybody is."""
        game, state = view.game, view.state
        assert isinstance(game, Pig)
        assert isinstance(state, PigState)
        weighed = []
        for option in question.options:
            points: float = state.points
            reasons = {"points": points}
            if option != PASS:
                points = points * (1 - BUST) + MEAN
                reasons = {"points": points, "bust": BUST}
            weighed.append(Weighed(option, _chance(game, state, view.seat, points), reasons))
        return weighed


def _chance(game: Pig, state: PigState, seat: int, points: float) -> float:
    """Return a chance to win that rises with the own points and falls with those of the others."""
    mine = 1 + min(state.safe[seat] + points, game.target)
    return float(mine / (mine + sum(1 + safe for at, safe in enumerate(state.safe) if at != seat)))
