"""Sources of dice: seeded ones that nobody can disturb, loaded ones, and those a person enters."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.dice import Dice, Die, Throw, check_fit
from dicehall.core.mistakes import BadDice
from dicehall.core.sources import DiceSource, EnteredDice, LoadedDice, SeededDice

SIX = Die("D", ("1", "2", "3", "4", "5", "6"), (0, 1, 2, 3, 4, 5))
ODD = Die("O", ("a", "b", "c"), (0, 0, 1))
"""Two sides a, one side b; no side shows c."""
TWENTY = Die("T", tuple(map(str, range(20))), tuple(range(20)))
DICE = Dice((SIX, ODD, TWENTY))

throws = st.builds(
    Throw,
    st.integers(-1, 5),
    st.integers(0, 100),
    st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)).map(list),
)
seeds = st.text(st.characters(codec="utf-8"), max_size=10)


@given(seed=seeds, asked=st.lists(throws, min_size=1, max_size=8), data=st.data())
def test_seeded_dice_do_not_depend_on_the_order_in_which_they_are_asked(
    seed: str, asked: list[Throw], data: st.DataObject
) -> None:
    source = SeededDice(seed)
    in_order = {id(throw): source.roll(DICE, throw) for throw in asked}
    other = SeededDice(seed)
    for throw in data.draw(st.permutations(asked)):
        assert other.roll(DICE, throw) == in_order[id(throw)]
    assert SeededDice(seed).roll(DICE, asked[-1]) == in_order[id(asked[-1])]


@given(seed=seeds, throw=throws)
def test_seeded_dice_always_fit_the_throw(seed: str, throw: Throw) -> None:
    check_fit(DICE, throw, SeededDice(seed).roll(DICE, throw))


def test_any_roll_can_be_had_without_those_before_it() -> None:
    one_by_one = SeededDice("7")
    rolls = [one_by_one.roll(DICE, Throw(2, number, [5, 2, 1])) for number in range(70)]
    for number in (69, 0, 20, 21, 22, 41, 42, 63):
        assert SeededDice("7").roll(DICE, Throw(2, number, [5, 2, 1])) == rolls[number]


def test_rolls_seats_and_seeds_all_have_dice_of_their_own() -> None:
    names = [(seed, seat) for seed in ("1", "2", "1/0", "1/") for seat in (-1, 0, 1, 2, 10)]
    found = set()
    for seed, seat in names:
        source = SeededDice(seed)
        for number in range(50):
            found.add(tuple(source.roll(DICE, Throw(seat, number, [0, 0, 9]))))
    # Nine dice of twenty sides: millions of outcomes, so chance alone makes hardly any two equal.
    assert len(found) >= len(names) * 50 - 3


def test_seeded_dice_never_change() -> None:
    """Written down once: whoever noted a seed can play that game again."""
    noted = {
        (-1, 0): "D-3 D-4 D-6 O-a T-5",
        (0, 0): "D-1 D-3 D-6 O-a T-3",
        (0, 1): "D-1 D-1 D-3 O-b T-11",
        (0, 21): "D-1 D-3 D-5 O-b T-17",
        (1, 0): "D-1 D-5 D-6 O-b T-12",
        (3, 100): "D-2 D-3 D-6 O-a T-1",
    }
    source = SeededDice("1")
    for (seat, number), text in noted.items():
        assert DICE.text(source.roll(DICE, Throw(seat, number, [3, 1, 1]))) == text


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_every_side_of_a_seeded_die_is_equally_likely(kind: int) -> None:
    source = SeededDice("fair?")
    counts = [0, 0, 0]
    counts[kind] = 9
    shown: Counter[int] = Counter()
    for number in range(2000):
        shown.update(source.roll(DICE, Throw(number % 4, number // 4, counts)))
    die = DICE.kinds[kind]
    total = 9 * 2000
    square = 0.0
    for face in set(die.sides):
        expected = total * die.sides.count(face) / len(die.sides)
        square += (shown[DICE.first_cell[kind] + face] - expected) ** 2 / expected
    assert sum(shown.values()) == total
    free = len(set(die.sides)) - 1
    assert square < free + 5 * (2 * free) ** 0.5


def test_two_dice_of_one_throw_do_not_hang_together() -> None:
    source = SeededDice("pairs?")
    doubles = 0
    for number in range(6000):
        one, other = source.roll(DICE, Throw(0, number, [2, 0, 0]))
        doubles += one == other
    assert abs(doubles / 6000 - 1 / 6) < 0.025


def test_a_throw_of_very_many_dice_takes_more_than_was_set_aside_and_is_still_the_same() -> None:
    throw = Throw(3, 5, [40, 40, 40])
    cells = SeededDice("many").roll(DICE, throw)
    check_fit(DICE, throw, cells)
    assert SeededDice("many").roll(DICE, throw) == cells
    assert SeededDice("many").roll(DICE, Throw(3, 6, [40, 40, 40])) != cells


@pytest.mark.parametrize("count", [1, 9, 127, 128, 300])
def test_dice_with_few_faces_fall_like_the_same_dice_with_a_face_that_no_side_shows(
    count: int,
) -> None:
    sides = (7, 0, 3, 3, 1)
    few = Dice((Die("F", tuple("abcdefgh"), sides),))
    more = Dice((Die("M", tuple("abcdefghi"), sides),))
    throw = Throw(0, 0, [count])
    cells = SeededDice("faces").roll(few, throw)
    assert cells == sorted(cells)
    assert cells == SeededDice("faces").roll(more, throw)


def test_loaded_dice_fall_as_they_are_told() -> None:
    source = LoadedDice(["D-2 D-1", "O-b"])
    assert source.roll(DICE, Throw(0, 0, [2, 0, 0])) == [0, 1]
    assert source.roll(DICE, Throw(1, 0, [0, 1, 0])) == [7]
    with pytest.raises(BadDice, match="no loaded throw is left for the dice D D"):
        source.roll(DICE, Throw(0, 1, [2, 0, 0]))


def test_a_loaded_throw_that_does_not_fit_is_refused_and_not_used_up() -> None:
    texts = ["D-2 D-1"]
    source = LoadedDice(texts)
    for counts in ([1, 0, 0], [3, 0, 0], [0, 2, 0]):
        with pytest.raises(BadDice, match=r"the throw is .*, but these are D-1 D-2"):
            source.roll(DICE, Throw(0, 0, counts))
    assert source.roll(DICE, Throw(0, 0, [2, 0, 0])) == [0, 1]
    assert texts == ["D-2 D-1"]


def test_entered_dice_are_asked_for_until_they_fit() -> None:
    entries = ["rubbish", "D-1", "D-7 D-1", "O-c D-1", "", "D-6 D-1"]
    asked: list[tuple[str, str]] = []

    def ask(hand: str, wrong: str) -> str:
        asked.append((hand, wrong))
        return entries[len(asked) - 1]

    assert EnteredDice(ask).roll(DICE, Throw(0, 0, [2, 0, 0])) == [0, 5]
    assert [hand for hand, _ in asked] == ["D D"] * 6
    assert [wrong for _, wrong in asked] == [
        "",
        "rubbish is no die; dice are written as in A-lion, and their letters are D, O, T.",
        "the throw is D D, but these are D-1.",
        "D-7 is no side of die D; it has 1, 2, 3, 4, 5, 6.",
        "O-c is no side of die O; it has a, b.",
        "the throw is D D, but these are nothing.",
    ]


def test_each_source_says_where_its_dice_come_from() -> None:
    sources: list[DiceSource] = [
        SeededDice("7"),
        LoadedDice([]),
        EnteredDice(lambda hand, wrong: ""),
    ]
    assert [source.origin() for source in sources] == [
        {"source": "seeded", "seed": "7"},
        {"source": "loaded"},
        {"source": "entered"},
    ]
