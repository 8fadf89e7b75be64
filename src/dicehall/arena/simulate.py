"""Play many games among bots; the same seed gives the same games on any number of cores."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from dicehall.arena.batch import Batch, empty_batch, play_batch
from dicehall.arena.plan import Plan
from dicehall.parallel.pool import Hands
from dicehall.parallel.schedule import Play, play_all

__all__ = ["Batch", "Plan", "empty_batch", "play_batch", "simulate"]


def simulate(
    plan: Plan,
    games: int,
    jobs: int,
    elsewhere: Callable[[Play[Batch]], Hands] | None = None,
) -> Generator[Batch]:
    """Yield the results batch by batch, in the order of the games."""
    plan.new_game()
    return play_all(partial(play_batch, plan), 0, games, jobs, elsewhere)
