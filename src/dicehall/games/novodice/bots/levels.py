"""The levels of NovoDice, from novice to champion: each takes the best option it sees, and sees further.

Up to skilled they keep dice by the greedy player's rules of thumb; the novice and the apprentice do not see
what the extra die of a lion is worth. The novice claims and places tiles for what its bays may be worth a
turn later, the apprentice and the skilled player for what they may be worth in the end. The expert and the
champion work out the current turn exactly, and differ in how far ahead and how well they judge their bays.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.games.novodice.bots.adviser import NovoDiceAdviser, first_best
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.learned import PLANNER, read_value_model
from dicehall.games.novodice.bots.value import ValueModel
from dicehall.games.novodice.rules.choices import Keep

LEVELS: Final = ("novice", "apprentice", "skilled", "expert", "champion")
"""The levels; the file of weights says how many turns ahead each one looks."""


class ChampionNovoDice(Bot):
    """Plays the option the adviser rates highest; of equal options, the first."""

    def __init__(self, value_model: ValueModel) -> None:
        self._adviser = NovoDiceAdviser(value_model)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option with the best chance to win."""
        assert view is not None
        return question.options[first_best(self._adviser.worths(view, question))]

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)


class DiceByThumb(Bot):
    """Keeps dice by rules of thumb; claims and places what the adviser rates highest."""

    def __init__(self, value_model: ValueModel, counts_extra_dice: bool) -> None:
        self._by_thumb = GreedyNovoDice(counts_extra_dice)
        self._by_value = ChampionNovoDice(value_model)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option that looks best."""
        if isinstance(question.choice, Keep):
            return self._by_thumb.decide(view, question)
        return self._by_value.decide(view, question)


def novodice_bot(name: str, seed: str) -> Bot | None:
    """Return a new bot of this name, or None if there is none; none of them takes chances, by any seed."""
    if name == "greedy":
        return GreedyNovoDice()
    if name in ("novice", "apprentice", "skilled"):
        return DiceByThumb(read_value_model(name), counts_extra_dice=name == "skilled")
    known = name in LEVELS or name == PLANNER
    return ChampionNovoDice(read_value_model(name)) if known else None
