"""Exact chances against every outcome counted one by one."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.chances import chance_of_number, chances_of_numbers
from dicehall.core.dice import Dice, Die, outcomes, ways
from dicehall.games.models import chance_told

FACES = ("a", "b", "c", "d")
SIDES = st.lists(st.integers(0, 3), min_size=2, max_size=6).map(tuple)


@st.composite
def thrown(draw: st.DrawFn) -> tuple[Dice, list[int], frozenset[int]]:
    kinds = draw(st.lists(SIDES, min_size=1, max_size=3))
    dice = Dice(tuple(Die(f"k{number}", FACES, sides) for number, sides in enumerate(kinds)))
    counts = draw(st.lists(st.integers(0, 2), min_size=len(kinds), max_size=len(kinds)))
    return dice, counts, draw(st.frozensets(st.integers(0, 3)))


@given(thrown())
def test_the_chance_of_each_number_is_that_of_counting(
    case: tuple[Dice, list[int], frozenset[int]],
) -> None:
    dice, counts, faces = case
    counted = [0] * (sum(counts) + 1)
    for cells, times in outcomes(dice, counts):
        shown = [cell - dice.first_cell[dice.cell_kind[cell]] for cell in cells]
        counted[sum(face in faces for face in shown)] += times
    total = ways(dice, counts)
    found = chances_of_numbers(dice, counts, faces)
    assert found == [Fraction(number, total) for number in counted]
    assert sum(found) == 1
    for face in faces:
        alone = chances_of_numbers(dice, counts, (face,))
        for least in range(sum(counts) + 2):
            assert chance_of_number(dice, counts, face, least) == sum(alone[least:])


def test_a_chance_is_written_in_lowest_terms() -> None:
    assert chance_told(Fraction(6, 36)) == {"n": 1, "d": 6}
    assert chance_told(Fraction(0)) == {"n": 0, "d": 1}
