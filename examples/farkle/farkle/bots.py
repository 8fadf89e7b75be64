"""A bot for Farkle: it looks one roll ahead, and guesses the chance to win by the points it expects."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from farkle.rules import ALL, PASS, Farkle, FarkleState, WhichDice, counts_of
from farkle.scoring import ways, worth


@cache
def outlook(dice: int) -> tuple[float, float]:
    """Return the chance that no die of a roll counts, and the most points it brings on average."""
    bust = mean = 0.0
    for faces in combinations_with_replacement(range(6), dice):
        counts = tuple(faces.count(face) for face in range(6))
        chance = factorial(dice) / prod(map(factorial, counts)) / 6**dice
        best = max((points for points, _ in ways(counts)), default=0)
        bust += chance * (best == 0)
        mean += chance * best
    return bust, mean


def pushed(points: float, left: int) -> float:
    """Return what the points of a turn are worth on average after one more roll."""
    bust, mean = outlook(left)
    return points * (1 - bust) + mean


class Steady(Bot):
    """Sets aside and rolls on as one more roll brings most on average."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what each option is worth: a guess at the chance to win, from how far everybody is."""
        game, state = view.game, view.state
        assert isinstance(game, Farkle)
        target = game.chosen["target"]
        assert isinstance(state, FarkleState)
        weighed = []
        for option in question.options:
            points, left = float(state.points), state.left
            reasons = {}
            if isinstance(question.choice, WhichDice):
                counts = counts_of(option)
                points += worth(counts)
                points = max(points, pushed(points, left - sum(counts) or ALL))
            elif option != PASS:
                points = pushed(points, left)
                reasons = {"bust": outlook(left)[0]}
            mine = state.safe[view.seat] + points
            others = sum(safe for seat, safe in enumerate(state.safe) if seat != view.seat)
            chance = (target + mine) / (game.seats * target + mine + others)
            weighed.append(Weighed(option, chance, reasons))
        return weighed
