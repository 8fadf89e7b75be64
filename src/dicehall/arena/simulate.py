"""Many games among bots, on one core or several; the same seed gives the same games on any number."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from dicehall.arena.batch import Batch, calm_collector, empty_batch, play_batch
from dicehall.arena.plan import Plan
from dicehall.arena.workers import Workers
from dicehall.core.mistakes import Mistake

__all__ = ["Batch", "Plan", "empty_batch", "play_batch", "simulate"]

QUICK: Final = 0.1
"""A batch that took fewer seconds than this is followed by a larger one."""
SLOW: Final = 0.3
"""A batch that took more seconds than this is followed by a smaller one: whoever stops waits for none."""
MOST_GAMES: Final = 1000
"""No batch is larger, so that records of many games are not kept in memory."""
AHEAD: Final = 8
"""How many batches a process may be ahead of a slow one, whose games come first."""


def simulate(plan: Plan, games: int, jobs: int) -> Generator[Batch]:
    """Yield the results batch by batch, in the order of the games, however many processes play them."""
    plan.new_game()
    jobs = min(jobs, games)
    return _simulate_here(plan, games) if jobs == 1 else _simulate_apart(plan, games, jobs)


def _simulate_here(plan: Plan, games: int) -> Generator[Batch]:
    first = 0
    size = 1
    with calm_collector():
        while first < games:
            batch = play_batch(plan, first, min(size, games - first))
            yield batch
            first += batch.games
            size = _next_size(size, batch.seconds)


def _simulate_apart(plan: Plan, games: int, jobs: int) -> Generator[Batch]:
    with Workers(plan, jobs) as workers:
        first = 0  # the first game that no process was given yet
        due = 0  # the first game whose results were not yielded yet
        size = 1
        finished: dict[int, Batch | Mistake] = {}
        while due < games:
            while first < games and len(finished) < AHEAD * jobs and workers.idle():
                number = min(size, games - first)
                workers.play(first, number)
                first += number
            for begin, result in workers.results():
                finished[begin] = result
                if isinstance(result, Batch):
                    size = _next_size(size, result.seconds)
            while due in finished:
                result = finished.pop(due)
                if isinstance(result, Mistake):
                    raise result
                yield result
                due += result.games


def _next_size(size: int, seconds: float) -> int:
    """Return how many games the next batch has, after one of this size that took so long."""
    if seconds < QUICK:
        return min(2 * size, MOST_GAMES)
    if seconds > SLOW:
        return max(1, size // 2)
    return size
