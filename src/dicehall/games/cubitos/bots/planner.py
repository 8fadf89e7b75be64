"""A planner of Cubitos: the option with the best chance to win, as the adviser weighs them."""

from __future__ import annotations

from dicehall.bots.advice import Weighed, best_of
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.cubitos.bots.adviser import CubitosAdviser


class PlannerCubitos(Bot):
    """Plays what the adviser finds best."""

    def __init__(self, adviser: CubitosAdviser) -> None:
        self._adviser = adviser

    def decide(self, view: View | None, question: Question) -> int:
        """Return the best option."""
        assert view is not None
        return best_of(self._adviser.rank(view, question)).option

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)
