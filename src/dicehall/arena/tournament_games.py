"""Play games of a tournament, and describe the result of each in one line."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any, Final

from dicehall.arena.luck import Luck, LuckDice
from dicehall.arena.luck_measures import make_luck
from dicehall.arena.playout import play_out
from dicehall.arena.tournament import Tournament, Variant
from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import Forfeit, GuestSeat, forfeits_of, winners_of
from dicehall.core.game import AnyGame, View
from dicehall.core.mistakes import BadBot, Mistake
from dicehall.core.question import Question
from dicehall.core.seeds import seed_of_luck
from dicehall.core.sources import DiceSource, SeededDice
from dicehall.statistics.watch import watch_of

LUCK_DIGITS: Final = 4
"""Decimal places kept for luck."""
TIMED: Final = 29
"""Decisions are timed in one of this many games; a prime, so that every pairing has its turn."""


@dataclass(frozen=True)
class Played:
    """The result of one game."""

    game: int
    """Its number in the tournament."""
    course: str
    """The name of the variant, under the key that stored games have it by."""
    deal: int
    seats: tuple[str, ...]
    """The bot of each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won; several share a tie."""
    decisions: int
    rounds: int | None
    """None if rounds are not counted."""
    busts: tuple[int, ...] | None
    """For every seat; None for a game without busts."""
    luck: tuple[float, ...] | None
    """For every seat; None if it was not measured."""
    forfeits: tuple[Forfeit, ...] = ()
    """Which seats have lost the game before its end; another bot then played for them."""
    answers: tuple[int, ...] | None = None
    """Every decision in order, where a bot from outside has played; None: the seed decides them."""

    def line(self) -> str:
        """Return the game as one line of JSON."""
        saved = {**vars(self), "forfeits": [forfeit.save() for forfeit in self.forfeits]}
        return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))


def read_played(line: str) -> Played:
    """Read a line back; raise a `ValueError` for anything else."""
    try:
        saved: dict[str, Any] = json.loads(line)
        return Played(
            int(saved["game"]),
            str(saved["course"]),
            int(saved["deal"]),
            tuple(map(str, saved["seats"])),
            tuple(map(int, saved["scores"])),
            tuple(map(int, saved["winners"])),
            int(saved["decisions"]),
            None if saved["rounds"] is None else int(saved["rounds"]),
            None if saved["busts"] is None else tuple(map(int, saved["busts"])),
            None if saved["luck"] is None else tuple(map(float, saved["luck"])),
            tuple(
                Forfeit(int(one["seat"]), str(one["bot"]), str(one["why"]), str(one["told"]))
                for one in saved["forfeits"]
            ),
            None if saved["answers"] is None else tuple(map(int, saved["answers"])),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"no game: {error}") from None


@dataclass
class Thinking:
    """How long a bot's decisions took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Add one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: Thinking) -> None:
        """Add the decisions of another timing."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    def save(self) -> dict[str, float]:
        """Return the figures in milliseconds."""
        mean = self.seconds / max(1, self.decisions)
        return {
            "decisions": self.decisions,
            "mean_ms": round(1000 * mean, 4),
            "longest_ms": round(1000 * self.longest, 4),
        }


class TimedBot(Bot):
    """A bot whose decisions are timed; it plays exactly as it would otherwise."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self.blind = bot.blind
        self.only_looks = bot.only_looks
        self._bot = bot
        self._thinking = thinking

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the bot chooses."""
        begin = perf_counter()
        option = self._bot.decide(view, question)
        self._thinking.add(perf_counter() - begin)
        return option


class NotedBot(Bot):
    """A bot whose decisions are written down in the order in which all are made."""

    def __init__(self, bot: Bot, answers: list[int]) -> None:
        self.blind = bot.blind
        self.only_looks = bot.only_looks
        self._bot = bot
        self._answers = answers

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the bot chooses."""
        option = self._bot.decide(view, question)
        self._answers.append(option)
        return option


@dataclass
class SomePlayed:
    """The results of some consecutive games."""

    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    processor_seconds: float = 0.0
    """Processor time used, which other programs on the machine do not affect."""
    thinking: dict[str, Thinking] = field(default_factory=dict)
    """Decision times by bot, from the games in which they were measured."""

    @property
    def games(self) -> int:
        """Return how many there are."""
        return len(self.played)


_STAGES: dict[str, tuple[AnyGame, Luck | None]] = {}
"""The games made so far in this process: laying out a race takes longer than playing it."""


def _stage(tournament: Tournament, variant: Variant) -> tuple[AnyGame, Luck | None]:
    key = json.dumps([tournament.game, variant.options, tournament.luck], sort_keys=True)
    if key not in _STAGES:
        game = tournament.new_game(variant)
        _STAGES[key] = game, make_luck(tournament.luck, game)
    return _STAGES[key]


def play_fixtures(tournament: Tournament, first: int, number: int) -> SomePlayed:
    """Play some games; each depends only on the tournament and its own number."""
    begin, processor_begin = perf_counter(), process_time()
    stages = [_stage(tournament, variant) for variant in tournament.variants]
    some = SomePlayed()
    for at in range(first, first + number):
        some.played.append(_play(tournament, stages, at, some.thinking))
    some.seconds = perf_counter() - begin
    some.processor_seconds = process_time() - processor_begin
    return some


def _play(
    tournament: Tournament,
    stages: list[tuple[AnyGame, Luck | None]],
    number: int,
    thinking: dict[str, Thinking],
) -> Played:
    fixture = tournament.fixture(number)
    game, luck = stages[fixture.variant]
    seats = tournament.seats(tournament.pairings()[fixture.pairing], fixture.seating)
    state = game.start()
    watch = watch_of(game)
    source: DiceSource = SeededDice(tournament.dice_seed(fixture))
    measured: LuckDice | None = None
    if luck is not None:
        seed = seed_of_luck(tournament.seed, number)
        source = measured = LuckDice(source, luck, state, game.seats, seed)
    bots = seated = tournament.new_bots(fixture, seats)
    answers: list[int] | None = None
    if any(isinstance(bot, GuestSeat) for bot in seated):
        # Nobody knows whether such a bot would decide the same again.
        answers = []
        bots = [NotedBot(bot, answers) for bot in bots]
    if number % TIMED == 0:
        bots = [
            TimedBot(bot, thinking.setdefault(name, Thinking()))
            for name, bot in zip(seats, bots, strict=True)
        ]
    try:
        decisions = play_out(game, state, bots, source, watch)
    except Mistake as mistake:
        raise BadBot(f"game {number + 1}: {mistake}") from None
    forfeits = forfeits_of(seated)
    return Played(
        number,
        tournament.variants[fixture.variant].name,
        fixture.deal,
        seats,
        tuple(game.scores(state)),
        tuple(winners_of(game, state, forfeits)),
        decisions,
        watch.rounds(state),
        None if watch.busts is None else tuple(watch.busts),
        None if measured is None else tuple(round(total, LUCK_DIGITS) for total in measured.totals),
        tuple(forfeits),
        None if answers is None else tuple(answers),
    )
