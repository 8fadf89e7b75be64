"""The levels of NovoDice, from novice to champion: each takes the best option it sees, and sees further.

The novice goes by the greedy player's rules of thumb. All others work out the turn at hand exactly, and
differ in how many turns ahead they look when they weigh what their bays will be worth.
"""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.bots.bot import Bot
from dicehall.bots.novodice_adviser import NovoDiceAdviser, first_best
from dicehall.bots.novodice_greedy import GreedyNovoDice
from dicehall.bots.novodice_outlook import Outlook, read_outlook
from dicehall.core.game import View
from dicehall.core.question import Question

LEVELS: Final = ("novice", "apprentice", "skilled", "expert", "champion")
"""The levels; the file of weights says how many turns ahead each but the novice looks."""


class ChampionNovoDice(Bot):
    """Plays what the adviser weighs most; of equal options the first."""

    def __init__(self, outlook: Outlook) -> None:
        self._adviser = NovoDiceAdviser(outlook)

    def decide(self, view: View | None, question: Question) -> int:
        """Return the option with the best chance to win."""
        assert view is not None
        return question.options[first_best(self._adviser.worths(view, question))]

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return what the adviser thinks of each option."""
        return self._adviser.weigh(view, question)


def novodice_level(level: str) -> Bot:
    """Return a player of this level."""
    if level == "novice":
        return GreedyNovoDice()
    return ChampionNovoDice(read_outlook(level))
