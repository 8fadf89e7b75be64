"""Games of a plan, played and counted batch by batch."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from dicehall.arena.forfeits import Forfeits
from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import forfeits_of, winners_of
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.record import record_of
from dicehall.core.sources import SeededDice
from dicehall.parallel.pool import Pool
from dicehall.parallel.schedule import Play, play_all
from dicehall.statistics.tally import Tally


@dataclass
class Batch:
    """The results of some games."""

    by_seat: list[Tally]
    by_bot: dict[str, Tally]
    """One tally per bot, over all its seats."""
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """How long the games took in total."""
    records: list[str] = field(default_factory=list)
    """The games' records in order, if requested."""
    forfeits: Forfeits = field(default_factory=Forfeits)
    """The games that bots have lost before their end."""

    def add(self, scores: list[int], winners: list[int], decisions: int) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        for tally in self.by_seat:
            tally.add(scores, winners)
        for tally in self.by_bot.values():
            tally.add(scores, winners)

    def merge(self, other: Batch) -> None:
        """Add another batch's counts to this one; its records are dropped."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.forfeits.merge(other.forfeits)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(theirs)
        for name, tally in self.by_bot.items():
            tally.merge(other.by_bot[name])


def empty_batch(plan: TournamentPlan) -> Batch:
    """Return a batch without games."""
    seats_of: dict[str, tuple[int, ...]] = {}
    for seat, bot in enumerate(plan.bots):
        seats_of[bot] = (*seats_of.get(bot, ()), seat)
    return Batch(
        by_seat=[Tally((seat,)) for seat in range(len(plan.bots))],
        by_bot={bot: Tally(seats) for bot, seats in seats_of.items()},
    )


def play_batch(plan: TournamentPlan, first: int, number: int) -> Batch:
    """Play some games of a plan; each depends only on the plan and its own number."""
    begin = perf_counter()
    game = plan.new_game()
    batch = empty_batch(plan)
    for at in range(first, first + number):
        source = SeededDice(plan.dice_seed(at))
        bots = plan.new_bots(at)
        if plan.records:
            match, decisions = play_recorded(game, bots, source)
            batch.records.append(record_of(match, plan.bots, source.origin()).text())
            state = match.state
        else:
            state = game.start()
            decisions = play_out(game, state, bots, source)
        forfeits = forfeits_of(bots)
        batch.forfeits.add(at, forfeits)
        batch.add(game.scores(state), winners_of(game, state, forfeits), decisions)
    batch.seconds = perf_counter() - begin
    return batch


def play_recorded(game: AnyGame, bots: list[Bot], source: SeededDice) -> tuple[Match, int]:
    """Play one game and keep its steps: slower than a play-out, but the same game."""
    match = Match(game, source, listen=False)
    decisions = 0
    while not match.over():
        question = match.questions()[0]
        bot = bots[question.seat]
        option = bot.decide(None if bot.blind else match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
        decisions += 1
    return match, decisions


def simulate(
    plan: TournamentPlan,
    games: int,
    jobs: int,
    elsewhere: Callable[[Play[Batch]], Pool] | None = None,
    first: int = 0,
) -> Generator[Batch]:
    """Yield the results batch by batch, in order; the same seed gives the same games on any cores."""
    plan.check()
    return play_all(partial(play_batch, plan), first, first + games, jobs, elsewhere)
