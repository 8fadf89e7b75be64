"""How many dice cards can take from trays in a step of a round: the bound by which players wait or do not."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.games.cubitos.cards.moments import AFTER_MOVE, AFTER_PUSH, COMPARE
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.dice import BLUE, BROWN, COLOURS, GREEN, PURPLE, RED, START, WHITE
from dicehall.games.cubitos.rules.takings import (
    COMPARING,
    MANY,
    MOVING,
    ROLLING,
    RUNNING,
    Takings,
    most_dice_of_reward,
    rolls_new_dice,
)

PLAIN = {
    "red": "mr_soldier",
    "orange": "reliever_beaver",
    "yellow": "reckless_cheese",
    "green": "keep_on_rollin",
    "blue": "undercover_fish",
    "purple": "rollosaurus",
    "brown": "rich_dog",
    "white": "smelly_cat",
}
"""A set in which no card takes a die, or rolls one for free."""
ALL_KINDS = (1 << START) - 1
TWO_DICE = """title: Two Dice
S 0 0Dd4 0D 1 Fin
"""


def race(track: str = "nothing_goes_right", own_cards: str = "", **others: str) -> Cubitos:
    """Return a race of plain cards, but for these."""
    options: dict[str, Any] = {
        "players": 2,
        "cards": list((PLAIN | others).values()),
        "tracks": [track],
        "laps": 1,
    }
    if own_cards:
        options["own_cards"] = own_cards
    return from_options(options)


def takes(game: Cubitos, step: int) -> dict[int, tuple[int, int]]:
    """Return what each colour that takes dice takes in a step: kinds, and how many dice a die."""
    return {
        colour: (int(game.takings.takes[step][colour]), int(game.takings.times[step][colour]))
        for colour in range(COLOURS)
        if game.takings.takes[step][colour]
    }


def test_plain_cards_take_nothing() -> None:
    for step in (ROLLING, RUNNING, MOVING, COMPARING):
        assert takes(race(), step) == {}
        assert race().takings.that_take[step] == 0


def test_a_cubasaurus_borrows_one_die_that_is_not_purple_while_rolling() -> None:
    game = race(purple="cubasaurus")
    assert takes(game, ROLLING) == {PURPLE: (ALL_KINDS & ~(1 << PURPLE), 1)}
    assert game.takings.that_take[ROLLING] == 1 << PURPLE


@pytest.mark.parametrize("step", [RUNNING, MOVING, COMPARING])
def test_it_borrows_nothing_in_steps_in_which_no_die_becomes_active(step: int) -> None:
    assert takes(race(purple="cubasaurus"), step) == {}


def test_it_borrows_in_the_run_phase_where_a_card_rolls_dice_for_free() -> None:
    assert PURPLE in takes(race(purple="cubasaurus", blue="chilly_mcchillster"), RUNNING)
    assert PURPLE in takes(race(purple="cubasaurus", red="jacques_couteau"), COMPARING)


def test_two_cows_borrow_one_die_which_may_be_another_cow() -> None:
    game = race(white="broken_cow")
    for step in (ROLLING, RUNNING, MOVING):
        assert takes(game, step) == {WHITE: (ALL_KINDS, 1)}


def test_dice_that_take_dice_that_take_dice_are_followed() -> None:
    game = race(white="broken_cow", purple="cubasaurus")
    assert takes(game, ROLLING) == {PURPLE: (ALL_KINDS, 3), WHITE: (ALL_KINDS, 2)}


def test_a_die_that_can_be_rolled_again_may_take_any_number() -> None:
    for green, purple in (("pineapple_rocks", MANY), ("rock_on", 1)):
        assert takes(race(green=green, purple="cubasaurus"), ROLLING)[PURPLE][1] == purple


def test_a_free_roll_of_gray_dice_rolls_no_cubasaurus_again() -> None:
    assert takes(race(green="rolling_stoned", purple="cubasaurus"), ROLLING)[PURPLE][1] == 1


def test_a_gained_die_takes_no_other_unless_it_can_be_rolled_in_the_same_step() -> None:
    game = race(white="cat_tastrophy")
    assert takes(game, RUNNING) == {WHITE: (ALL_KINDS, 1)}
    game = race(white="cat_tastrophy", green="punk_fruit")
    assert takes(game, RUNNING)[WHITE] == (ALL_KINDS, MANY)


def test_bob_takes_the_dice_of_one_space() -> None:
    assert takes(race(blue="bob"), MOVING) == {BLUE: (ALL_KINDS, 1)}
    assert takes(race(track=TWO_DICE, blue="bob"), MOVING) == {BLUE: (ALL_KINDS, 2)}
    assert race(track=TWO_DICE).takings.dice_of_reward == 2
    assert most_dice_of_reward(race().course) == 1


def test_a_shaman_takes_red_dice_and_a_fat_cat_gray_ones() -> None:
    game = race(blue="llama_shaman", white="fat_cat")
    gray = 1 << COLOURS | 1 << COLOURS + 1
    assert takes(game, RUNNING) == {BLUE: (1 << RED, 1), WHITE: (gray, 1)}
    assert takes(game, ROLLING) == {}


@pytest.mark.parametrize(
    "does",
    [
        "on_push(GainDie(of=RED), once_until_rolled=True)",
        "after_push(GainDie(of=RED))",
        "would_bust(GainDie(of=RED), PreventBust(), once_until_rolled=True)",
    ],
)
def test_a_card_that_takes_dice_with_pushes_may_take_any_number(does: str) -> None:
    own = f'[apple]\ncolour = "green"\ncost = 4\ndoes = ["{does}"]\nname.en = "Apple"\n'
    assert takes(race(own_cards=own, green="apple"), ROLLING) == {GREEN: (1 << RED, MANY)}


def test_a_card_with_two_such_effects_takes_two_dice() -> None:
    own = '[rex]\ncolour = "brown"\ncost = 4\ndoes = ["run(GainDie(of=RED), GainDie(of=RED))"]\n'
    assert takes(race(own_cards=own, brown="rex"), RUNNING) == {BROWN: (1 << RED, 2)}


def test_what_is_lost_in_a_step_can_be_taken_by_others() -> None:
    game = race(orange="reliever_beaver", brown="rich_dog", green="keep_on_rollin")
    assert game.takings.loses[ROLLING][GREEN] == 1 << GREEN
    assert game.takings.loses[RUNNING][BROWN] == 1 << BROWN
    assert game.takings.loses[RUNNING][1] == ALL_KINDS
    assert game.takings.loses[MOVING] == [0] * COLOURS
    assert game.takings.loses[COMPARING][RED] == 1 << RED


def test_games_of_version_3_wait_as_they_did() -> None:
    game = race(purple="cubasaurus", white="cat_tastrophy")
    former = Takings(game.cards, game.course, 3)
    assert former.times[ROLLING][PURPLE] == 1
    assert former.times[RUNNING][WHITE] == former.times[RUNNING][PURPLE] == 2
    assert former.times[RUNNING][RED] == 1
    assert former.takes[RUNNING][PURPLE] == ALL_KINDS
    assert game.takings_today is None
    under = game.under(3)
    assert under.takings.times == former.times
    assert under.takings_today is not None
    assert under.takings_today.times == game.takings.times


@pytest.mark.parametrize(
    ("colour", "card", "moment", "rolls"),
    [
        ("yellow", "ledercheesen", AFTER_PUSH, True),
        # It wins what is not rolled, and takes what was bought.
        ("red", "punch_guy", COMPARE, False),
        ("orange", "batter_beaver", AFTER_MOVE, False),
    ],
)
def test_only_free_rolls_from_draw_or_discard_roll_dice_that_are_new(
    colour: str, card: str, moment: int, rolls: bool
) -> None:
    cards = race(**{colour: card}).cards
    [written] = [one for one in cards if one.id == card]
    assert rolls_new_dice(written, [moment]) == rolls
