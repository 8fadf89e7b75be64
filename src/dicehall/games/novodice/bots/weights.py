"""Weights times values, added for many units: in the fewest steps, because the page has only an interpreter.

The products of a sum are always added one after the other, from the first to the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

FEW: Final = 8
"""So many values, or fewer, are added in one short step,"""
AT_ONCE: Final = 20
"""and so many in a long one; of more, the others after these."""
Four = tuple[float, float, float, float]
"""Four numbers in a row."""
Eight = tuple[float, float, float, float, float, float, float, float]
"""Eight numbers in a row."""


@final
class Weights:
    """What some units make of some values: for every unit a weight of each value."""

    def __init__(self, given: list[float], row: int, columns: Sequence[int]) -> None:
        """Take the weights in some columns of a file, in which each unit has a row of so many."""
        self.number: Final = len(columns)
        """How many values they weigh."""
        self.units: Final = len(given) // row
        """How many units there are."""
        self._few: Final = self.number <= FEW
        self._others: Weights | None = None
        if self.number > AT_ONCE:
            self._others = Weights(given, row, columns[AT_ONCE:])
            columns = columns[:AT_ONCE]
        self._zeros: Final = [0.0] * ((FEW if self._few else AT_ONCE) - len(columns))
        rows: list[list[float]] = []
        for start in range(0, len(given), row):
            rows.append([float(given[start + column]) for column in columns] + self._zeros)
        self._first: Final = [eight(weights) for weights in rows]
        self._second: Final[list[Eight]] = []
        self._third: Final[list[Four]] = []
        if not self._few:
            self._second.extend([eight(weights[8:]) for weights in rows])
            self._third.extend([four(weights[16:]) for weights in rows])

    def add(self, sums: list[float], values: list[float]) -> list[float]:
        """Return each unit's sum with all values added, each times the unit's weight."""
        if self._others is not None:
            return self._others.add(self._add(sums, values[:AT_ONCE]), values[AT_ONCE:])
        return self._add(sums, values)

    def _add(self, sums: list[float], values: list[float]) -> list[float]:
        if self._zeros:
            values = values + self._zeros
        if self._few:
            p1, q1, r1, s1, t1, u1, v1, w1 = values
            return [
                sum + a1 * p1 + b1 * q1 + c1 * r1 + d1 * s1 + e1 * t1 + f1 * u1 + g1 * v1 + h1 * w1
                for sum, (a1, b1, c1, d1, e1, f1, g1, h1) in zip(sums, self._first)
            ]
        (
            p1, q1, r1, s1, t1, u1, v1, w1, p2, q2, r2, s2, t2, u2, v2, w2, p3, q3, r3, s3
        ) = values  # fmt: skip
        return [
            sum + a1 * p1 + b1 * q1 + c1 * r1 + d1 * s1 + e1 * t1 + f1 * u1 + g1 * v1 + h1 * w1
            + a2 * p2 + b2 * q2 + c2 * r2 + d2 * s2 + e2 * t2 + f2 * u2 + g2 * v2 + h2 * w2
            + a3 * p3 + b3 * q3 + c3 * r3 + d3 * s3
            for sum, (a1, b1, c1, d1, e1, f1, g1, h1), (a2, b2, c2, d2, e2, f2, g2, h2),
            (a3, b3, c3, d3) in zip(sums, self._first, self._second, self._third)
        ]  # fmt: skip


def eight(given: list[float]) -> Eight:
    """Return the first eight of some numbers as a tuple."""
    a, b, c, d, e, f, g, h = given[:8]
    return (a, b, c, d, e, f, g, h)


def four(given: list[float]) -> Four:
    """Return four numbers as a tuple."""
    a, b, c, d = given
    return (a, b, c, d)
