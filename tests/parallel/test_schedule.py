"""Handing out games: everybody stays busy, on a virtual clock, and results come in the games' order."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from random import Random

import pytest

from dicehall.parallel.pool import Pool
from dicehall.parallel.schedule import play_all

ROUND_TRIP = 0.0005
"""Virtual seconds from one batch to the next, in which a worker waits."""


@dataclass(frozen=True)
class Batch:
    """What came of some games that were only pretended to be played."""

    first: int
    games: int
    seconds: float


class VirtualWorkers(Pool):
    """Workers whose games take as long as a list says, on a clock that jumps to whoever is done next."""

    def __init__(self, number: int, costs: list[float]) -> None:
        self.number = number
        self.now = 0.0
        self.batches = 0
        self.ends = [0.0] * number
        """When each worker finished its last batch."""
        self._until = [0.0, *accumulate(costs)]
        self._idle = list(range(number))
        self._busy: list[tuple[float, int, Batch]] = []

    def start(self) -> None:
        """Begin at once."""

    def stop(self) -> None:
        """End at once."""

    def idle(self) -> bool:
        return bool(self._idle)

    def play(self, first: int, number: int) -> None:
        seconds = self._until[first + number] - self._until[first]
        until = self.now + seconds + ROUND_TRIP
        heapq.heappush(self._busy, (until, self._idle.pop(), Batch(first, number, seconds)))
        self.batches += 1

    def results(self) -> list[tuple[int, Batch]]:
        self.now, worker, batch = heapq.heappop(self._busy)
        self.ends[worker] = self.now
        self._idle.append(worker)
        return [(batch.first, batch)]


def refuse(first: int, number: int) -> Batch:
    raise AssertionError("only the virtual workers play")


def alike(chance: Random, number: int) -> float:
    return chance.uniform(0.8, 1.2)


def varied(chance: Random, number: int) -> float:
    return chance.lognormvariate(-0.3, 0.8)


def slow_at_first(chance: Random, number: int) -> float:
    """Return what a game costs where each worker has to load something for its first."""
    return chance.uniform(0.8, 1.2) + (10.0 if number < 64 else 0.0)


def slower_and_slower(chance: Random, number: int) -> float:
    return chance.uniform(0.8, 1.2) * (0.2 + number / 20_000)


@pytest.mark.parametrize("cost", [alike, varied, slow_at_first, slower_and_slower])
@pytest.mark.parametrize(("mean", "games"), [(0.0002, 200_000), (0.036, 20_000), (1.5, 5_000)])
@pytest.mark.parametrize("workers", [2, 16, 64])
def test_all_workers_stay_evenly_busy(
    workers: int, mean: float, games: int, cost: Callable[[Random, int], float]
) -> None:
    chance = Random(7)
    costs = [mean * cost(chance, number) for number in range(games)]
    hands = VirtualWorkers(workers, costs)
    played = list(play_all(refuse, 0, games, workers, lambda play: hands))
    assert sum(batch.games for batch in played) == games
    assert sum(costs) >= 0.9 * workers * hands.now
    assert max(hands.ends) - min(hands.ends) <= 0.1 + 2 * max(costs)


def test_quick_games_are_handed_out_by_the_thousand() -> None:
    hands = VirtualWorkers(16, [0.00005] * 1_000_000)
    list(play_all(refuse, 0, 1_000_000, 16, lambda play: hands))
    assert hands.batches < 1_500


@pytest.mark.parametrize("workers", [1, 3, 16, 64])
def test_results_come_in_the_order_of_the_games_from_any_number_of_workers(workers: int) -> None:
    chance = Random(8)
    hands = VirtualWorkers(workers, [varied(chance, number) for number in range(500)])
    played = list(play_all(refuse, 3, 500, workers, lambda play: hands))
    ends = list(accumulate((batch.games for batch in played), initial=3))
    assert [batch.first for batch in played] == ends[:-1]
    assert ends[-1] == 500


def test_work_is_handed_out_before_anybody_looks_at_results() -> None:
    hands = VirtualWorkers(4, [0.1] * 100)
    for batch in play_all(refuse, 0, 100, 4, lambda play: hands):
        assert batch.first >= 90 or not hands.idle()
