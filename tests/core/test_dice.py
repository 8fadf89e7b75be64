"""Dice: text forms, refusals, and the exact weight of every outcome."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.dice import Dice, Die, FacedDie, Lot, Throw, check_fit, outcomes, ways
from dicehall.core.mistakes import BadDice

COIN = Die("C", ("heads", "tails"), (0, 1))
LOPSIDED = Die("L", ("sun", "moon", "star"), (0, 0, 1, 0))
"""Three suns, one moon; no side shows its third face, the star."""
DICE = Dice((COIN, LOPSIDED))
HEADS, TAILS, SUN, MOON, STAR = range(5)

counts_of_dice = st.tuples(st.integers(0, 4), st.integers(0, 4)).map(list)


@st.composite
def shown(draw: st.DrawFn) -> list[int]:
    return sorted(draw(st.lists(st.sampled_from([HEADS, TAILS, SUN, MOON]), max_size=8)))


@given(cells=shown())
def test_what_dice_show_survives_being_written_and_read(cells: list[int]) -> None:
    assert DICE.parse(DICE.text(cells)) == cells


@given(cells=shown(), data=st.data())
def test_dice_may_be_written_in_any_order_with_any_spaces(
    cells: list[int], data: st.DataObject
) -> None:
    names = data.draw(st.permutations([DICE.cell_names[cell] for cell in cells]))
    assert DICE.parse("  ".join(["", *names, ""])) == cells


def test_no_dice_are_written_as_nothing() -> None:
    assert DICE.text([]) == "nothing"
    assert DICE.parse("nothing") == DICE.parse("") == DICE.parse("  ") == []


def test_each_face_of_each_kind_has_a_cell_and_a_name() -> None:
    assert DICE.cell_names == ["C-heads", "C-tails", "L-sun", "L-moon", "L-star"]
    assert DICE.cell_kind == [0, 0, 1, 1, 1]
    assert DICE.first_cell == [0, 2]


def test_a_cell_is_a_die_with_its_face_and_a_lot_names_a_seat() -> None:
    assert DICE.faced(MOON) == FacedDie("L-moon", "L", "moon", None)
    dice = Dice((COIN, Lot(3)))
    assert dice.faced(TAILS) == FacedDie("C-tails", "C", "tails", None)
    assert dice.faced(2 + 1) == FacedDie("first-2", "first", "2", 1)
    assert dice.parse("first-3") == [2 + 2]
    assert [DICE.cell(name) for name in DICE.cell_names[:4]] == [0, 1, 2, 3]


def test_dice_in_the_hand_are_listed_by_letter() -> None:
    assert DICE.hand_text([2, 1]) == "C C L"
    assert DICE.hand_text([0, 0]) == ""
    assert DICE.counts([HEADS, HEADS, MOON]) == [2, 1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("C-edge", "C-edge is no side of die C; it has heads, tails."),
        ("L-star", "L-star is no side of die L; it has sun, moon."),
        ("Z-sun", "Z-sun is no die; dice are written as in A-lion, and their letters are C, L."),
        ("C", "C is no side of die C; it has heads, tails."),
        ("heads", "heads is no die; dice are written as in A-lion, and their letters are C, L."),
        ("C-heads,C-tails", "C-heads,C-tails is no side of die C; it has heads, tails."),
        (
            "nothing C-heads",
            "nothing is no die; dice are written as in A-lion, and their letters are C, L.",
        ),
    ],
)
def test_a_text_that_names_no_face_is_refused_with_what_there_is(text: str, sentence: str) -> None:
    with pytest.raises(BadDice) as refused:
        DICE.parse(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ([HEADS], "the throw is C L, but these are C-heads."),
        ([], "the throw is C L, but these are nothing."),
        ([HEADS, HEADS], "the throw is C L, but these are C-heads C-heads."),
        ([HEADS, HEADS, SUN], "the throw is C L, but these are C-heads C-heads L-sun."),
        ([SUN, HEADS], "the faces of a throw are listed in rising order."),
        ([HEADS, STAR], "no side of die L shows L-star."),
        ([HEADS, 5], "there is no face 5 on any die."),
        ([-1, SUN], "there is no face -1 on any die."),
    ],
)
def test_dice_that_do_not_fit_a_throw_are_refused(cells: list[int], sentence: str) -> None:
    with pytest.raises(BadDice) as refused:
        check_fit(DICE, Throw(0, 0, [1, 1]), cells)
    assert str(refused.value) == sentence


@given(counts=counts_of_dice)
def test_outcomes_are_those_of_all_ordered_rolls_with_equal_ones_joined(counts: list[int]) -> None:
    sides = [
        [DICE.first_cell[kind] + side for side in DICE.kinds[kind].sides]
        for kind, count in enumerate(counts)
        for _ in range(count)
    ]
    one_by_one = Counter(tuple(sorted(roll)) for roll in product(*sides))
    found = outcomes(DICE, counts)
    assert {tuple(cells): times for cells, times in found} == dict(one_by_one)
    assert len(found) == len(one_by_one)


@given(counts=counts_of_dice)
def test_the_ways_of_all_outcomes_add_up_and_each_fits_its_throw(counts: list[int]) -> None:
    found = outcomes(DICE, counts)
    assert sum(times for _, times in found) == ways(DICE, counts) == 2 ** counts[0] * 4 ** counts[1]
    for cells, _ in found:
        check_fit(DICE, Throw(0, 0, counts), cells)


def test_five_plain_dice_have_252_outcomes() -> None:
    plain = Dice((Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5)),))
    assert len(outcomes(plain, [5])) == 252
    assert ways(plain, [5]) == 7776
