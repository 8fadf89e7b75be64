"""A tally counts what active dice show, die by die."""

from __future__ import annotations

import pytest

from dicehall.games.cubitos.rules.dice import (
    FACE_NAMES,
    KIND_NAMES,
    SECOND_USED,
    USED,
    active_die,
)
from dicehall.games.cubitos.rules.tally import (
    COLOUR,
    CREDIT_FACES,
    DICE,
    GRAY_MONEY,
    GRAY_MOVES,
    MONEY_FACES,
    MOVE_FACES,
    POWERS,
    SECONDS,
    TALLY,
    colours_in,
    tally_of,
)

ORANGE, WHITE, GRAY, BLACK = 1, 7, 8, 9


def die(text: str, marks: int = 0) -> int:
    kind, face = text.split("-")
    return active_die(KIND_NAMES.index(kind), FACE_NAMES.index(face), marks)


def counted(*dice: int) -> dict[int, int]:
    """Return what a tally counts, less how many dice of which colours there are."""
    tally = tally_of(sorted(dice))
    assert len(tally) == TALLY
    assert tally[DICE] == len(dice) == sum(tally[COLOUR : COLOUR + 10])
    return {
        place: number
        for place, number in enumerate(tally)
        if number and place != DICE and not COLOUR <= place < COLOUR + 10
    }


@pytest.mark.parametrize(
    ("text", "unused", "used"),
    [
        ("white-blank", {}, {}),
        ("white-symbol", {WHITE: 1}, {SECONDS + WHITE: 1}),
        ("red-symbol", {0: 1}, {SECONDS: 1}),
        ("orange-power", {POWERS + ORANGE: 1}, {SECONDS + ORANGE: 1}),
        ("white*-symbol", {WHITE: 1}, {SECONDS + WHITE: 1}),
        (
            "orange*-power",
            {POWERS + ORANGE: 1},
            {SECONDS + ORANGE: 1},
        ),
        ("white-move", {MOVE_FACES: 1}, {}),
        ("white-money1", {MONEY_FACES: 1}, {}),
        ("white-money2", {MONEY_FACES: 2}, {}),
        ("white-money3", {MONEY_FACES: 3}, {}),
        ("white-credit", {CREDIT_FACES: 1}, {}),
        ("light-move", {MOVE_FACES: 1, GRAY_MOVES: 1}, {GRAY_MOVES: 1}),
        ("dark*-money2", {MONEY_FACES: 2, GRAY_MONEY: 2}, {GRAY_MONEY: 2}),
        ("start-money1", {MONEY_FACES: 1}, {}),
        ("start-move", {MOVE_FACES: 1}, {}),
    ],
)
def test_a_die_counts_by_what_it_shows(
    text: str, unused: dict[int, int], used: dict[int, int]
) -> None:
    assert counted(die(text)) == unused
    assert counted(die(text, USED)) == used
    twice = {place: 2 * number for place, number in unused.items()}
    assert counted(die(text), die(text)) == twice


def test_a_second_ability_used_first_is_one_less_than_there_are_first_ones() -> None:
    assert counted(die("white-symbol", SECOND_USED)) == {WHITE: 1, SECONDS + WHITE: -1}
    assert counted(die("white-power", SECOND_USED)) == {POWERS + WHITE: 1, SECONDS + WHITE: -1}
    assert counted(die("white-symbol", USED | SECOND_USED)) == {}
    assert counted(die("white-move", SECOND_USED)) == {MOVE_FACES: 1}
    pair = (die("white-symbol", SECOND_USED), die("white-symbol", USED))
    assert counted(*pair) == {WHITE: 1}


def test_the_colours_in_a_tally_are_those_of_its_dice_used_or_not() -> None:
    dice = [die("white-blank"), die("orange*-move", USED), die("dark-money1"), die("start-move")]
    assert colours_in(tally_of(sorted(dice))) == 1 << WHITE | 1 << ORANGE | 1 << GRAY | 1 << BLACK
    assert colours_in(tally_of([])) == 0
