"""Vectors of numbers: plain lists where the rules are interpreted, as in the page, which has no librt."""

from __future__ import annotations

from mypy_extensions import i64

from dicehall.build import describe
from dicehall.core.lists_as_vectors import append as append_to_list
from dicehall.core.lists_as_vectors import vec as list_vec
from dicehall.core.vectors import INTERPRETED, append, vec


def test_vectors_are_lists_exactly_where_the_rules_are_interpreted() -> None:
    assert describe().compiled != INTERPRETED
    assert isinstance(vec[float]([1.0]), list) == INTERPRETED


def test_lists_are_used_like_vectors() -> None:
    for made in (
        vec[float]([0.5 * number for number in range(3)]),
        list_vec[float]([0.0, 0.5, 1.0]),
    ):
        assert list(made) == [0.0, 0.5, 1.0]
    assert list(append(vec[float](), 2.5)) == append_to_list(list_vec[float](), 2.5) == [2.5]
    assert list(append(vec[i64](), 3)) == append_to_list(list_vec[i64](), 3) == [3]
