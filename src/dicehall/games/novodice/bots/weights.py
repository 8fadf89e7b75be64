"""Weights times values, added for many units: in the fewest steps, because the page has only an interpreter.

The products of a sum are always added one after the other, from the first to the last, so that no sum
depends on how its values are grouped.
"""

from __future__ import annotations

from typing import Final, final

AT_ONCE: Final = 24
"""So many values are added in one step."""
Eight = tuple[float, float, float, float, float, float, float, float]
"""Eight numbers in a row."""


@final
class Weights:
    """What some units make of up to 24 values: for every unit a weight of each value."""

    def __init__(self, given: list[float], row: int, first: int, number: int) -> None:
        """Take a `number` of weights from the `first` on out of every row of a file, one row a unit."""
        self.number: Final = number
        """How many values they weigh."""
        self.units: Final = len(given) // row
        """How many units there are."""
        self._zeros: Final = [0.0] * (AT_ONCE - number)
        rows: list[list[float]] = []
        for start in range(first, len(given), row):
            rows.append([*map(float, given[start : start + number]), *self._zeros])
        self._first: Final = [eight(weights[:8]) for weights in rows]
        self._second: Final = [eight(weights[8:16]) for weights in rows]
        self._third: Final = [eight(weights[16:]) for weights in rows]

    def add(self, sums: list[float], values: list[float]) -> list[float]:
        """Return each unit's sum with all values added, each times the unit's weight."""
        values = values + self._zeros
        p1, q1, r1, s1, t1, u1, v1, w1 = values[:8]
        p2, q2, r2, s2, t2, u2, v2, w2 = values[8:16]
        p3, q3, r3, s3, t3, u3, v3, w3 = values[16:]
        return [
            sum + a1 * p1 + b1 * q1 + c1 * r1 + d1 * s1 + e1 * t1 + f1 * u1 + g1 * v1 + h1 * w1
            + a2 * p2 + b2 * q2 + c2 * r2 + d2 * s2 + e2 * t2 + f2 * u2 + g2 * v2 + h2 * w2
            + a3 * p3 + b3 * q3 + c3 * r3 + d3 * s3 + e3 * t3 + f3 * u3 + g3 * v3 + h3 * w3
            for sum, (a1, b1, c1, d1, e1, f1, g1, h1), (a2, b2, c2, d2, e2, f2, g2, h2),
            (a3, b3, c3, d3, e3, f3, g3, h3) in zip(sums, self._first, self._second, self._third)
        ]  # fmt: skip


def eight(given: list[float]) -> Eight:
    """Return eight numbers as a tuple."""
    a, b, c, d, e, f, g, h = given
    return (a, b, c, d, e, f, g, h)
