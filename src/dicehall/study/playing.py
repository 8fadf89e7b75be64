"""The races of a study: the ten of the box and random sets on every track, by turns, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import View
from dicehall.core.mistakes import BadBot, Mistake
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.cubitos.components import components
from dicehall.cubitos.game import Cubitos, from_options
from dicehall.cubitos.maps import TRACK_NAMES
from dicehall.cubitos.sets import random_set
from dicehall.parallel.hands import Hands
from dicehall.parallel.schedule import Play, play_all
from dicehall.study.figures import Figures
from dicehall.study.watching import Watched, watch_race


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


@dataclass(frozen=True)
class Raced:
    """One race of a study."""

    race: str
    """Its name; empty for a random set."""
    track: str
    cards: list[str]
    missing: list[str]
    """For every seat the card it did without, if any."""
    seen: Watched


@dataclass
class SomeRaces:
    """Some races, one after the other."""

    races: list[Raced] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Return how many there are."""
        return len(self.races)

    def count(self, figures: Figures) -> None:
        """Add them to what was counted before.

        Race by race in their order, not as sums of sums: so it comes to the same to the last digit,
        however many were played at a time.
        """
        for raced in self.races:
            figures.add(raced.race, raced.track, raced.cards, raced.missing, raced.seen)


def race_some(study: Study, first: int, number: int) -> SomeRaces:
    """Race some races of a study; each depends on the study and its own number alone."""
    begin = perf_counter()
    some = SomeRaces([_race(study, at) for at in range(first, first + number)])
    some.seconds = perf_counter() - begin
    return some


def _race(study: Study, at: int) -> Raced:
    game: Cubitos = from_options(study.options(at))
    bots: list[Bot] = [
        make_bot(study.bot, "cubitos", f"{study.seed}/{at}/{seat}") for seat in range(game.seats)
    ]
    missing = [""] * game.seats
    if not game.race:
        # Everybody does without one card of the set, drawn by lot.
        lot = Stream(f"study without/{study.seed}/{at}")
        for seat in range(game.seats):
            card = game.cards[lot.below(len(game.cards))]
            missing[seat] = card.id
            bots[seat] = Without(bots[seat], card.colour)
    try:
        seen = watch_race(game, bots, SeededDice(f"study/{study.seed}/{at}"))
    except Mistake as mistake:
        raise BadBot(f"race {at + 1}: {mistake}") from None
    cards = [card.id for card in game.cards]
    return Raced(game.race, "+".join(game.track_names), cards, missing, seen)


def play_some(study: Study, first: int, number: int) -> Figures:
    """Race some races of a study, and count."""
    figures = Figures()
    race_some(study, first, number).count(figures)
    return figures


def play_study(
    study: Study,
    games: int,
    jobs: int,
    elsewhere: Callable[[Play[SomeRaces]], Hands] | None = None,
) -> Generator[SomeRaces]:
    """Yield some races after the other, in their own order, whoever plays them."""
    return play_all(partial(race_some, study), 0, games, jobs, elsewhere)
