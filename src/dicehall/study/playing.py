"""The races of a study: the ten of the box and random sets on every track, by turns, on several cores."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.cubitos.components import components
from dicehall.cubitos.game import Cubitos, from_options
from dicehall.cubitos.maps import TRACK_NAMES
from dicehall.cubitos.sets import random_set
from dicehall.study.figures import Figures
from dicehall.study.watching import watch_race

AT_A_TIME: Final = 20
"""Races that a process plays before it tells of them."""


@dataclass(frozen=True)
class Study:
    """What is studied: which bot plays, how many at a table, from which seed."""

    bot: str
    players: int
    seed: str
    races: bool = True
    """Whether the ten races are raced."""
    sets: bool = True
    """Whether random sets are raced."""

    def options(self, number: int) -> dict[str, Any]:
        """Return what the race of this number is raced with: a race of the box or a random set, by turns."""
        names = list(components().races)
        turn = number // 2 if self.races and self.sets else number
        if self.races and (number % 2 == 0 or not self.sets):
            return {"players": self.players, "race": names[turn % len(names)]}
        track = TRACK_NAMES[turn % len(TRACK_NAMES)]
        cards = random_set(f"{self.seed}/{number}")
        return {"players": self.players, "cards": cards, "tracks": [track]}


class Without(Bot):
    """Plays as another bot does, but never buys dice of one colour."""

    def __init__(self, bot: Bot, colour: int) -> None:
        self._bot = bot
        self._not_for_sale = colour + 1

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the other bot would choose of what is left."""
        if question.choice.name() == "buy" and self._not_for_sale in question.options:
            left = [option for option in question.options if option != self._not_for_sale]
            if len(left) == 1:
                return left[0]
            question = Question(question.seat, question.turn, question.choice, left)
        return self._bot.decide(view, question)


def play_some(study: Study, first: int, number: int) -> Figures:
    """Play some races of a study; each depends on the study and its own number alone."""
    figures = Figures()
    for at in range(first, first + number):
        options = study.options(at)
        game: Cubitos = from_options(options)
        bots: list[Bot] = [
            make_bot(study.bot, "cubitos", f"{study.seed}/{at}/{seat}")
            for seat in range(game.seats)
        ]
        missing = [""] * game.seats
        if not game.race:
            # Everybody does without one card of the set, drawn by lot.
            lot = Stream(f"study without/{study.seed}/{at}")
            for seat in range(game.seats):
                card = game.cards[lot.below(len(game.cards))]
                missing[seat] = card.id
                bots[seat] = Without(bots[seat], card.colour)
        seen = watch_race(game, bots, SeededDice(f"study/{study.seed}/{at}"))
        cards = [card.id for card in game.cards]
        figures.add(game.race, "+".join(game.track_names), cards, missing, seen)
    return figures


def play_study(study: Study, games: int, jobs: int) -> Generator[Figures]:
    """Yield figures of some races after the other, in the order of the races, however many processes play."""
    starts = range(0, games, AT_A_TIME)
    sizes = [min(AT_A_TIME, games - first) for first in starts]
    if jobs == 1:
        for first, size in zip(starts, sizes, strict=True):
            yield play_some(study, first, size)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_some, [study] * len(sizes), starts, sizes)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
