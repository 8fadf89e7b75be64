"""Many games among bots, on one core or several; the same seed gives the same games on any number."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from dicehall.arena.playout import play_out
from dicehall.arena.tally import Tally
from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadBot, BadOptions, Mistake
from dicehall.core.question import Answer
from dicehall.core.record import record_of
from dicehall.core.sources import SeededDice
from dicehall.games import new_game


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    game: str
    """The game's name."""
    options: dict[str, Any]
    """The game's options."""
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    """Decides all dice and all chance of the bots."""
    records: bool = False
    """Whether each game's record is wanted."""

    def new_game(self) -> AnyGame:
        """Return the game, refused if the bots do not fit it."""
        game = new_game(self.game, self.options)
        if len(self.bots) != game.seats:
            raise BadOptions(
                f"{game.seats} players need {game.seats} bots, but {len(self.bots)} are named."
            )
        self.new_bots(0)
        return game

    def new_bots(self, number: int) -> list[Bot]:
        """Return the bots for one of the games."""
        return [
            make_bot(name, self.game, f"{self.seed}/{number}/{seat}")
            for seat, name in enumerate(self.bots)
        ]


@dataclass
class Batch:
    """The results of some games."""

    games: int = 0
    decisions: int = 0
    by_seat: list[Tally] = field(default_factory=list)
    """One tally a seat."""
    records: list[str] = field(default_factory=list)
    """The games' records, in order, if they are wanted."""

    def merge(self, other: Batch) -> None:
        """Add another batch's counts to this one; records are not kept."""
        self.games += other.games
        self.decisions += other.decisions
        if not self.by_seat:
            self.by_seat = [Tally() for _ in other.by_seat]
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(theirs)


def play_batch(plan: Plan, first: int, number: int) -> Batch:
    """Play some of the games of a plan."""
    game = plan.new_game()
    batch = Batch(by_seat=[Tally() for _ in range(game.seats)])
    for at in range(first, first + number):
        bots = plan.new_bots(at)
        source = SeededDice(f"{plan.seed}/{at}")
        try:
            if plan.records:
                match, decisions = play_recorded(game, bots, source)
                batch.records.append(record_of(match, plan.bots, source.origin()).text())
                state = match.state
            else:
                state = game.start()
                decisions = play_out(game, state, bots, source)
        except Mistake as mistake:
            raise BadBot(f"game {at + 1}: {mistake}") from None
        except Exception as error:
            raise BadBot(f"game {at + 1}: a bot failed with {error!r}.") from error
        winners = game.winners(state)
        for seat, score in enumerate(game.scores(state)):
            batch.by_seat[seat].add(score, len(winners) if seat in winners else 0)
        batch.games += 1
        batch.decisions += decisions
    return batch


def play_recorded(game: AnyGame, bots: list[Bot], source: SeededDice) -> tuple[Match, int]:
    """Play one game and keep its steps; slower than a play-out, but the same game."""
    match = Match(game, source, listen=False)
    decisions = 0
    while not match.over():
        question = match.questions()[0]
        bot = bots[question.seat]
        option = bot.decide(None if bot.blind else match.view(question.seat), question)
        match.play(Answer(question.seat, question.turn, option))
        decisions += 1
    return match, decisions


def simulate(plan: Plan, games: int, jobs: int) -> Generator[Batch]:
    """Yield the results batch by batch, in the order of the games."""
    plan.new_game()
    size = max(1, min(250, games // (jobs * 16)))
    firsts = range(0, games, size)
    if jobs == 1:
        calm_collector()
        for first in firsts:
            yield play_batch(plan, first, min(size, games - first))
        return
    # Fresh processes rather than forks: a fork of a process with threads (a progress bar) can hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_prepare_worker) as workers:
        waiting = [
            workers.submit(play_batch, plan, first, min(size, games - first)) for first in firsts
        ]
        try:
            for batch in waiting:
                yield batch.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def _prepare_worker() -> None:
    """Leave Ctrl-C to the parent, which reports what was played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    calm_collector()


def calm_collector() -> None:
    """Spare a long run the search for cycles of garbage.

    States and questions are trees that reference counting frees; the collector would only walk over
    all that was ever imported, again and again, and take a third of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
