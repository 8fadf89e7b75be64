"""Exact chances of the next roll, against every roll there is."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.chances import chance_of_number
from dicehall.core.dice import outcomes, ways
from dicehall.games.novodice.odds.growing_rows import growing_rows
from dicehall.games.novodice.rules.components import FACES, LION, components
from dicehall.games.novodice.rules.rows import longest_rows

BOX = components()
DICE = BOX.dice(2)
loose_dice = st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 4)).map(list)


def enumerated(loose: list[int], face: int) -> Fraction:
    counts = [*loose, 0]
    hits = sum(
        times
        for cells, times in outcomes(DICE, counts)
        if any(cell % FACES == face for cell in cells)
    )
    return Fraction(hits, ways(DICE, counts))


@given(loose=loose_dice, face=st.integers(0, FACES - 1))
def test_the_chance_of_a_face_is_that_of_all_rolls_counted(loose: list[int], face: int) -> None:
    assert chance_of_number(DICE, loose, face, 1) == enumerated(loose, face)


def test_the_chance_of_a_lion_with_all_white_dice() -> None:
    assert chance_of_number(DICE, [3, 2, 0], LION, 1) == 1 - Fraction(5, 6) ** 5


def test_a_face_no_die_has_never_shows_and_no_dice_show_nothing() -> None:
    gear = BOX.faces.index("gear")
    assert chance_of_number(DICE, [3, 0, 0], gear, 1) == 0
    assert chance_of_number(DICE, [0, 0, 0], LION, 1) == 0


def cells(*names: str) -> list[int]:
    return DICE.parse(" ".join(names))


@pytest.mark.parametrize(
    ("slots", "filled", "growing"),
    [
        ([[], [], []], 0, dict.fromkeys(range(1, FACES), 0)),
        ([["A-suitcase", "A-suitcase", "B-gear"], [], []], 1, {1: 2, 6: 1}),
        ([["A-suitcase", "A-suitcase", "B-gear"], ["X-gear"], []], 2, {6: 1}),
        ([["A-suitcase"], ["X-gear"], []], 2, {}),
        ([["A-lion"], [], []], 1, {}),
    ],
)
def test_only_rows_that_reach_the_last_slot_can_grow(
    slots: list[list[str]], filled: int, growing: dict[int, int]
) -> None:
    assert dict(growing_rows([cells(*slot) for slot in slots], filled)) == growing


@given(
    first=st.lists(st.integers(0, 3 * FACES - 1), max_size=3).map(sorted),
    second=st.lists(st.integers(0, 3 * FACES - 1), max_size=3).map(sorted),
    filled=st.integers(1, 2),
)
def test_a_row_can_grow_if_one_more_of_its_symbol_makes_it_longer(
    first: list[int], second: list[int], filled: int
) -> None:
    slots = [first, second if filled == 2 else [], []]
    growing = dict(growing_rows(slots, filled))
    for symbol in range(1, FACES):
        grown = 0
        for more in range(1, 4):
            longer = [*slots[:filled], [symbol] * more, []][:3]
            grown = sum(longest_rows(longer)) - sum(longest_rows(slots))
            assert grown == min(more, growing.get(symbol, 0))
