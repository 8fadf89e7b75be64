"""The chi-square test gives what tables of it print."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dicehall.statistics.chi_square import ChiSquare, chi_square, upper_tail


@pytest.mark.parametrize(
    ("freedom", "chance", "value"),
    [
        # Critical values as printed in any table of the distribution.
        (1, 0.05, 3.841),
        (1, 0.001, 10.828),
        (2, 0.05, 5.991),
        (3, 0.05, 7.815),
        (4, 0.01, 13.277),
        (5, 0.05, 11.070),
        (5, 0.95, 1.145),
        (5, 0.001, 20.515),
        (10, 0.05, 18.307),
        (30, 0.01, 50.892),
        (99, 0.05, 123.225),
        (100, 0.05, 124.342),
    ],
)
def test_the_chances_are_those_of_the_tables(freedom: int, chance: float, value: float) -> None:
    assert upper_tail(value, freedom) == pytest.approx(chance, rel=2e-3)


def test_nothing_is_certain_of_no_counts() -> None:
    assert chi_square([0, 0], [1, 1]).chance == 1.0
    assert upper_tail(0.0, 5) == 1.0


def test_counts_are_compared_with_what_the_sides_make_likely() -> None:
    # Two sides of six show the first face.
    assert chi_square([200, 100, 300], [2, 1, 3]) == ChiSquare(0.0, 2)
    test = chi_square([60, 40], [1, 1])
    assert test == ChiSquare(4.0, 1)
    assert test.chance == pytest.approx(0.0455, rel=1e-3)


def test_independent_groups_are_added_up() -> None:
    assert ChiSquare(4.0, 1) + ChiSquare(2.0, 3) == ChiSquare(6.0, 4)


def test_a_chance_is_never_more_than_certain_nor_less_than_impossible() -> None:
    for freedom in range(1, 60):
        chances = [upper_tail(value / 2, freedom) for value in range(2, 400)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(later <= chance + 1e-12 for chance, later in pairwise(chances))
