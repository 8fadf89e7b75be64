"""Pearson's chi-square test: how far counts are from what was expected, and how often chance does that.

SciPy has it too, but costs about a hundred megabytes for these few lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt


@dataclass(frozen=True)
class ChiSquare:
    """The result of the test."""

    value: float
    """The sum of the squared differences, each divided by what was expected."""
    freedom: int
    """The degrees of freedom: how many counts can vary when their sum is given."""

    @property
    def chance(self) -> float:
        """Return how often chance alone gives a value at least as great: the p-value."""
        return upper_tail(self.value, self.freedom)

    def __add__(self, other: ChiSquare) -> ChiSquare:
        """Return the test of two independent groups of counts together."""
        return ChiSquare(self.value + other.value, self.freedom + other.freedom)


def chi_square(counts: Sequence[int], ways: Sequence[int]) -> ChiSquare:
    """Test counts against what is expected if each outcome has so many equally likely ways."""
    total, all_ways = sum(counts), sum(ways)
    if total == 0:
        return ChiSquare(0.0, 0)
    expected = [total * one / all_ways for one in ways]
    value = sum((count - one) ** 2 / one for count, one in zip(counts, expected))
    return ChiSquare(value, len(counts) - 1)


def upper_tail(value: float, freedom: int) -> float:
    """Return the chance that a chi-square variable is at least this great; exact, by a finite sum."""
    if freedom == 0 or value <= 0:
        return 1.0
    half = value / 2
    # For an even number of degrees the sum starts with e^-x, for an odd one with erfc(sqrt x).
    term, tail, step = (
        (exp(-half), exp(-half), 1.0)
        if freedom % 2 == 0
        else (exp(-half) / sqrt(pi * half), erfc(sqrt(half)), 0.5)
    )
    while step < freedom / 2:
        term *= half / step
        tail += term
        step += 1
    return min(1.0, tail)
