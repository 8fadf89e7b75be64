"""The bots of Cubitos by name: the levels, from novice to champion, and what each of them leaves out.

All levels are one player with one judge. They differ in what they know of the dice, and in how they decide
whether to push; none of them errs on purpose.
"""

from __future__ import annotations

from typing import Any, Final

from dicehall.bots.advice import Weighed, best_of
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.bots.plan_tries import TrialCubitos
from dicehall.games.cubitos.bots.race_network import read_weights

BY_PRICE: Final[dict[str, float]] = {"novice": 0.06, "apprentice": 0.12, "skilled": 0.21}
"""Levels that know of dice only what they cost, and push up to this chance of a bust;"""
BY_CARD: Final[dict[str, float]] = {"expert": 0.2, "master": 0.33}
"""and levels that know every card, but push up to this chance, too."""
LEVELS: Final = (*BY_PRICE, *BY_CARD, "champion")
"""The levels, from the weakest to the strongest. Champion weighs all that may come of a push."""
AS_GOOD: Final = 1e-9
"""Worths that differ by less are equal to the levels below champion. Those that know only what dice cost meet
many ties, and the last digits of numbers, which depend on the machine, must not break them."""
YARDSTICK: Final = "champion-1"
"""The first champion that taught itself. It is not listed: it stays as it is, to compare others with it."""
MILLISECONDS: Final = 100
"""The time for a decision if none is given."""
TRIES_A_MILLISECOND: Final = 6
"""About how many times a plan of two players is tried out in a millisecond."""
MOST_MILLISECONDS: Final = 60_000


class AdvisedCubitos(Bot):
    """Plays what its adviser finds best."""

    def __init__(self, adviser: CubitosAdviser, as_good: float = 0.0) -> None:
        self._adviser = adviser
        self._as_good = as_good

    def decide(self, view: View | None, question: Question) -> int:
        """Return the best option."""
        assert view is not None
        return best_of(self._adviser.rank(view, question), self._as_good).option

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)


def cubitos_bot(name: str, seed: str, weights: dict[str, Any] | None = None) -> Bot | None:
    """Return a new bot of this name, or None if there is none; it may judge by other weights."""
    if name == "greedy":
        return GreedyCubitos()
    if name in BY_PRICE:
        risk = BY_PRICE[name]
        return AdvisedCubitos(CubitosAdviser(weights, most_risk=risk, knows_cards=False), AS_GOOD)
    if name in BY_CARD:
        return AdvisedCubitos(CubitosAdviser(weights, most_risk=BY_CARD[name]), AS_GOOD)
    if name == "champion":
        return AdvisedCubitos(CubitosAdviser(weights))
    if name == YARDSTICK:
        return AdvisedCubitos(CubitosAdviser(read_weights(YARDSTICK)))
    engine, _, time = name.partition(":")
    milliseconds = _milliseconds(time)
    if engine == "champion" and milliseconds > 0:
        tries = milliseconds * TRIES_A_MILLISECOND
        return TrialCubitos(CubitosAdviser(weights), seed, tries)
    return None


def _milliseconds(text: str) -> int:
    """Return the time in a text such as ``100ms`` or ``2s``; the default if empty, 0 if invalid."""
    if not text:
        return MILLISECONDS
    unit = 1 if text.endswith("ms") else 1000
    number = text.removesuffix("s").removesuffix("m")
    if text.endswith("s") and number.isascii() and number.isdecimal():
        return min(int(number) * unit, MOST_MILLISECONDS)
    return 0
