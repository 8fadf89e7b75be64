"""The races of a study: the ten of the box alternate with random sets on every track, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import View
from dicehall.core.mistakes import BadBot, Mistake
from dicehall.core.question import Question
from dicehall.core.seeds import seed_of_bot
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.cubitos.bots.levels import LEVELS
from dicehall.games.cubitos.cards.sets import random_set
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.study.race_watch import NONE, Watched, watch_race
from dicehall.games.cubitos.study.study_counts import StudyCounts
from dicehall.games.cubitos.track.maps import TRACK_NAMES
from dicehall.parallel.pool import Pool
from dicehall.parallel.schedule import Play, play_all

KINDS: Final = ("races", "sets", "gifts", "levels")
"""What is raced: the ten races of the box, random sets in which everybody is denied some cards, random sets
in which everybody is given dice, and levels against each other."""
TURNS: Final = ("races", "sets", "gifts", "levels", "sets", "gifts")
"""The kinds in rotation; cards need the most races to be distinguished."""
WITHOUT: Final = 4
"""In random sets a player is denied one in this many cards, on average."""


@dataclass(frozen=True)
class Study:
    """What is studied: which bot plays, how many at a table, from which seed."""

    bot: str
    players: int
    seed: str
    turns: tuple[str, ...] = TURNS

    def kind(self, number: int) -> str:
        """Return the kind of the race with this number."""
        return self.turns[number % len(self.turns)]

    def options(self, number: int) -> dict[str, Any]:
        """Return the game options of the race with this number."""
        names = list(components().races)
        turn = number // len(self.turns)
        kind = self.kind(number)
        if kind == "levels":
            # Races of the box and random sets alternate.
            kind = "sets" if turn % 2 else "races"
            turn //= 2
        if kind == "races":
            return {"players": self.players, "race": names[turn % len(names)]}
        track = TRACK_NAMES[turn % len(TRACK_NAMES)]
        cards = random_set(f"{self.seed}/{number}")
        return {"players": self.players, "cards": cards, "tracks": [track]}

    def seated_levels(self, number: int) -> list[str]:
        """Return who sits where in a race between levels, each in every seat in turn."""
        first = number // len(self.turns) // 2 // len(components().races) % self.players
        levels = levels_at(self.players)
        return [levels[(seat + first) % self.players] for seat in range(self.players)]


def levels_at(players: int) -> tuple[str, ...]:
    """Return as many levels as there are players, spread from the weakest to the strongest."""
    last = len(LEVELS) - 1
    return tuple(LEVELS[round(place * last / (players - 1))] for place in range(players))


class Without(Bot):
    """Plays like another bot, but never buys dice of some colours."""

    def __init__(self, bot: Bot, colours: set[int]) -> None:
        self._bot = bot
        self._not_for_sale = {colour + 1 for colour in colours}

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the other bot would choose from the remaining options."""
        if question.choice.name() == "buy":
            left = [option for option in question.options if option not in self._not_for_sale]
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
    missing: list[set[str]]
    """For every seat, the cards it was denied."""
    given: list[str]
    """For every seat, the card of which it was given dice, "" for none; an empty list if nobody was."""
    levels: list[str]
    """For every seat, its level in a race between levels; an empty list among equals."""
    seen: Watched


@dataclass
class SomeRaces:
    """Several races, one after another."""

    races: list[Raced] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Return how many there are."""
        return len(self.races)

    def count(self, counts: StudyCounts) -> None:
        """Add them to earlier counts.

        They are added race by race in order, not as sums of sums, so that the result is the same to the last
        digit however many races were played at a time.
        """
        for raced in self.races:
            if raced.levels:
                counts.add_levels(raced.race, raced.track, raced.levels, raced.seen)
            elif raced.given:
                counts.add_gifts(raced.given, raced.seen)
            else:
                counts.add(raced.race, raced.track, raced.cards, raced.missing, raced.seen)


def race_some(study: Study, first: int, number: int) -> SomeRaces:
    """Run some races of a study; each depends only on the study and its own number."""
    begin = perf_counter()
    some = SomeRaces([_race(study, at) for at in range(first, first + number)])
    some.seconds = perf_counter() - begin
    return some


def _race(study: Study, at: int) -> Raced:
    game: Cubitos = from_options(study.options(at))
    levels = study.seated_levels(at) if study.kind(at) == "levels" else []
    bots: list[Bot] = [
        make_bot(name, "cubitos", seed_of_bot(study.seed, at, seat))
        for seat, name in enumerate(levels or [study.bot] * game.seats)
    ]
    missing: list[set[str]] = [set() for _ in bots]
    gifts: list[int] = []
    if study.kind(at) == "gifts":
        gifts = drawn_gifts(Stream(f"study gifts/{study.seed}/{at}"), game.seats)
    if study.kind(at) == "sets":
        # Everybody is denied some cards of the set; the lot is drawn separately for each seat and card.
        lot = Stream(f"study without/{study.seed}/{at}")
        for seat in range(game.seats):
            gone = [card for card in game.cards if lot.below(WITHOUT) == 0]
            missing[seat] = {card.id for card in gone}
            bots[seat] = Without(bots[seat], {card.colour for card in gone})
    try:
        seen = watch_race(game, bots, SeededDice(f"study/{study.seed}/{at}"), gifts)
    except Mistake as mistake:
        raise BadBot(f"race {at + 1}: {mistake}") from None
    cards = [card.id for card in game.cards]
    given = ["" if colour == NONE else cards[colour] for colour in gifts]
    return Raced(game.race, "+".join(game.track_names), cards, missing, given, levels, seen)


def drawn_gifts(lot: Stream, seats: int) -> list[int]:
    """Return for every seat the colour of the dice it is given, or `NONE`; no two get the same."""
    left = [*range(COLOURS), NONE]
    return [left.pop(lot.below(len(left))) for _ in range(seats)]


def play_study(
    study: Study,
    games: int,
    jobs: int,
    elsewhere: Callable[[Play[SomeRaces]], Pool] | None = None,
) -> Generator[SomeRaces]:
    """Yield batches of races in order, whoever plays them."""
    return play_all(partial(race_some, study), 0, games, jobs, elsewhere)
