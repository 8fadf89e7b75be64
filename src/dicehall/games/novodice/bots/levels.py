"""The bots of NovoDice by name: the levels, from novice to champion, and how far each of them looks.

All levels judge their bays by the same network. Up to skilled they do not look at the dice to come, and keep
them by rules of thumb; the expert and the champion work out the current turn exactly. The novice and the
expert judge bays as if the game were nearly over. None of them errs on purpose.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.novodice.bots.adviser import NovoDiceAdviser, first_best
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, read_network
from dicehall.games.novodice.bots.turns_left import WHOLE_GAME
from dicehall.games.novodice.rules.choices import Keep

WEIGHTS: Final = "champion-1"
"""The weights of today's champion and of all levels below it."""
YARDSTICK: Final = "champion-1"
"""The first champion that taught itself. It is not listed: it stays as it is, to compare others with it."""
HORIZONS: Final[dict[str, float]] = {
    "novice": 0.1,
    "apprentice": 2.0,
    "skilled": 2.0,
    "expert": 0.3,
    "champion": WHOLE_GAME,
}
"""By level, from the weakest to the strongest: how many turns ahead it judges its bays."""
LEVELS: Final = tuple(HORIZONS)
BY_THUMB: Final = ("novice", "apprentice", "skilled")
"""The levels that keep dice by rules of thumb; only the last one sees what an extra die is worth."""


class AdvisedNovoDice(Bot):
    """Plays the option the adviser rates highest; of equal options, the first."""

    def __init__(self, network: GrowthNetwork) -> None:
        self._adviser = NovoDiceAdviser(network)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option with the best chance to win."""
        assert view is not None
        return question.options[first_best(self._adviser.worths(view, question))]

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)


class DiceByThumb(Bot):
    """Keeps dice by rules of thumb; claims and places what the adviser rates highest."""

    def __init__(self, network: GrowthNetwork, counts_extra_dice: bool) -> None:
        self._by_thumb = GreedyNovoDice(counts_extra_dice)
        self._by_judgement = AdvisedNovoDice(network)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        if isinstance(question.choice, Keep):
            return self._by_thumb.decide(view, question)
        return self._by_judgement.decide(view, question)


def novodice_bot(name: str, seed: str) -> Bot | None:
    """Return a new bot of this name, or None if there is none; none of them takes chances, by any seed."""
    if name == "greedy":
        return GreedyNovoDice()
    if name == YARDSTICK:
        return AdvisedNovoDice(read_network(YARDSTICK))
    horizon = HORIZONS.get(name)
    if horizon is None:
        return None
    network = read_network(WEIGHTS, horizon)
    if name in BY_THUMB:
        return DiceByThumb(network, counts_extra_dice=name == BY_THUMB[-1])
    return AdvisedNovoDice(network)
