"""Compare results on the same dice: how much better somebody did than the others in the same seat.

As in duplicate bridge, everybody who sat in one seat had the same luck, so the mean of the others tells what
that luck was worth, and what is left is what somebody made of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Compared(NamedTuple):
    """A result against those of the others in the same seat."""

    lead: int
    """How far the seat was ahead of the best of the others at its table; less than 0: behind."""
    others: int
    """With how many others it is compared."""
    against_field: float | None
    """By how much its lead exceeds the mean of theirs; None if there are no others."""


def leads(scores: Sequence[int]) -> list[int]:
    """Return how far each seat of a table is ahead of the best of the others; alone, it has its score.

    A lead tells more than a score: where a game ends as soon as somebody has reached the goal, all winners
    have about the same score, and whoever was quicker has left the others further behind.
    """
    if len(scores) == 1:
        return list(scores)
    return [
        score - max(other for place, other in enumerate(scores) if place != seat)
        for seat, score in enumerate(scores)
    ]


def compared(
    scores: Mapping[str, Sequence[int]], counting: Mapping[str, frozenset[int]]
) -> dict[str, list[Compared]]:
    """Return every seat's comparison, by table; given the scores and the seats whose results count.

    Results that do not count are compared with those that do, and change nobody else's.
    """
    led = {table: leads(of_table) for table, of_table in scores.items()}
    field: Counter[int] = Counter()
    total: Counter[int] = Counter()
    for table, of_table in led.items():
        for seat in counting[table]:
            field[seat] += 1
            total[seat] += of_table[seat]
    found: dict[str, list[Compared]] = {}
    for table, of_table in led.items():
        found[table] = []
        for seat, lead in enumerate(of_table):
            itself = seat in counting[table]
            others = field[seat] - itself
            rest = total[seat] - (lead if itself else 0)
            ahead = lead - rest / others if others else None
            found[table].append(Compared(lead, others, ahead))
    return found
