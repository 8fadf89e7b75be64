"""Hand out games to the processes that play them, and return the results in the order of the games."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Protocol, TypeVar

from dicehall.core.mistakes import Mistake
from dicehall.parallel.batch_sizes import BatchSizes
from dicehall.parallel.collector import calm_collector
from dicehall.parallel.pool import Pool

AHEAD: Final = 32
"""How many batches a process may be ahead of a slower one whose games come first."""


class Some(Protocol):
    """The results of some games."""

    @property
    def games(self) -> int:
        """Return the number of games."""

    @property
    def seconds(self) -> float:
        """Return how long they took in total."""


S = TypeVar("S", bound=Some)

Play = Callable[[int, int], S]
"""Plays some games, given the number of the first one and how many."""


def play_all(
    play: Play[S],
    first: int,
    end: int,
    jobs: int,
    elsewhere: Callable[[Play[S]], Pool] | None = None,
) -> Generator[S]:
    """Play the games from the first up to the end; yield the results in order.

    Who plays, and how many at a time, does not affect the results: each game depends only on its number.
    """
    jobs = min(jobs, max(1, end - first))
    if elsewhere is not None:
        return _apart(elsewhere(play), first, end)
    if jobs == 1:
        return _here(play, first, end)
    from dicehall.parallel.workers import WorkerPool  # only now: most commands play in one process

    return _apart(WorkerPool(play, jobs), first, end)


def _here(play: Play[S], first: int, end: int) -> Generator[S]:
    sizes = BatchSizes(1)
    with calm_collector():
        while first < end:
            some = play(first, sizes.next(end - first))
            yield some
            first += some.games
            sizes.finished(some.games, some.seconds)


def _apart(who: Pool, first: int, end: int) -> Generator[Any]:
    with who as pool:
        sizes = BatchSizes(pool.number)
        due = first  # the first game whose results have not been yielded yet
        finished: dict[int, Any] = {}
        while due < end:
            # `first` is the first game that has not been handed out yet.
            while first < end and len(finished) < AHEAD * pool.number and pool.idle():
                number = sizes.next(end - first)
                pool.play(first, number)
                first += number
            if due in finished:  # only now that everybody is busy, because the consumer may be slow
                result = finished.pop(due)
                if isinstance(result, Mistake):
                    raise result
                yield result
                due += result.games
            else:
                for begin, result in pool.results():
                    finished[begin] = result
                    if not isinstance(result, Mistake):
                        sizes.finished(result.games, result.seconds)
