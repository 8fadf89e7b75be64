"""Rows in the machine, against every way to arrange the dice of the slots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from dicehall.games.novodice.rules.components import FACES, LION, ROW_BASE
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import (
    faces_in,
    longest_rows,
    row_length,
    row_symbol,
)
from dicehall.games.novodice.rules.state import SLOT_SPACES, SLOTS

slots_of_dice = st.lists(
    st.lists(st.integers(0, 3 * FACES - 1), max_size=SLOT_SPACES).map(sorted),
    min_size=3,
    max_size=3,
)
EMPTY = -1


def arrangements(cells: list[int]) -> Iterator[tuple[int, ...]]:
    """Return the faces of a slot in each way they can lie over its three spaces."""
    faces = [cell % FACES for cell in cells] + [EMPTY] * (SLOT_SPACES - len(cells))
    return iter(set(permutations(faces)))


def rows_of(first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...]) -> list[int]:
    """Read the three horizontal rows off, each as symbol * 4 + length."""
    rows = []
    for one, two, three in zip(first, second, third, strict=True):
        if one not in (EMPTY, LION):
            length = 1 + (two == one) + (two == one and three == one)
            rows.append(one * ROW_BASE + length)
    return sorted(rows)


@given(slots=slots_of_dice)
def test_the_rows_are_those_of_an_arrangement_and_no_other_has_longer_ones(
    slots: list[list[int]],
) -> None:
    found = longest_rows(slots)
    assert found == sorted(found)
    # The first slot's own order changes nothing but the order of rows.
    first = next(arrangements(slots[0]))
    possible = [
        rows_of(first, second, third)
        for second in arrangements(slots[1])
        for third in arrangements(slots[2])
    ]
    assert found in possible
    for symbol in range(1, FACES):
        for length in range(1, SLOTS + 1):
            longer = [
                sum(row_symbol(row) == symbol and row_length(row) >= length for row in rows)
                for rows in (found, *possible)
            ]
            assert longer[0] == max(longer)


@given(slots=slots_of_dice)
def test_lions_count_in_every_slot_and_make_no_row(slots: list[list[int]]) -> None:
    faces = Counter(cell % FACES for slot in slots for cell in slot)
    assert lions_in(slots) == faces[LION]
    assert all(row_symbol(row) != LION for row in longest_rows(slots))


@given(cells=st.lists(st.integers(0, 3 * FACES - 1), max_size=9))
def test_faces_are_counted_whatever_the_die(cells: list[int]) -> None:
    counted = Counter(cell % FACES for cell in cells)
    assert faces_in(cells) == [counted[face] for face in range(FACES)]


def test_a_row_starts_in_the_first_slot_and_has_no_gap() -> None:
    gear, pawn = 6, 5
    assert longest_rows([[], [gear], [gear]]) == []
    assert longest_rows([[gear], [], [gear]]) == [gear * 4 + 1]
    assert longest_rows([[gear], [pawn], [gear]]) == [gear * 4 + 1]
    assert longest_rows([[gear, gear], [gear + 2 * FACES], []]) == [
        gear * ROW_BASE + 1,
        gear * ROW_BASE + 2,
    ]
    assert longest_rows([[pawn, gear], [gear, pawn], [pawn]]) == [pawn * 4 + 3, gear * 4 + 2]
