"""Sets of cards: random ones have one card of each colour, and only odd ones are warned of."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.cards import ALL_CARDS, card_named
from dicehall.games.cubitos.cards.sets import (
    FEW_CHEAP,
    NO_LOSS_NO_DRAW,
    SetWarning,
    draws_dice,
    loses_dice,
    random_set,
    warnings_for,
)
from dicehall.games.cubitos.command.race_options import SENTENCES
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.components import components

BOX = components()
PLAIN = [
    *("mr_soldier", "mr_bats", "reckless_cheese", "rock_on"),
    *("bob", "rollosaurus", "rich_dog", "smelly_cat"),
]
"""A set of which no card loses or draws dice."""
RECORDED = [
    *("crabby", "dugout", "the_big_cheese", "punk_fruit"),
    *("bob", "dancing_dino", "captain_bark", "fat_cat"),
]
"""What the seed "1" gave when this was written."""


# ---------------------------------------------------------------------------- random sets


def test_a_random_set_has_one_card_of_each_colour() -> None:
    for number in range(200):
        names = random_set(f"seed {number}")
        assert [card_named(name).colour for name in names] == list(range(8))


def test_a_seed_gives_the_same_set_every_time() -> None:
    assert random_set("saturday") == random_set("saturday")
    assert random_set("saturday") != random_set("sunday")


def test_random_sets_do_not_change_from_version_to_version() -> None:
    assert random_set("1") == RECORDED


def test_every_card_comes_up_about_as_often_as_the_others() -> None:
    sets = 2100
    drawn = Counter(name for number in range(sets) for name in random_set(str(number)))
    assert len(drawn) == len(ALL_CARDS)
    assert min(drawn.values()) > sets / 7 * 0.75
    assert max(drawn.values()) < sets / 7 * 1.25


def test_colours_are_drawn_independently() -> None:
    pairs = {tuple(random_set(str(number))[:2]) for number in range(1000)}
    assert len(pairs) == 49


def test_a_random_set_can_be_raced_with() -> None:
    names = random_set("any")
    game = from_options({"cards": names, "tracks": ["nothing_goes_right"]})
    assert [card.id for card in game.cards] == names


# ---------------------------------------------------------------------------- warnings


@pytest.mark.parametrize("race", list(BOX.races))
def test_no_printed_race_is_warned_of(race: str) -> None:
    assert warnings_for(BOX.races[race]["cards"], BOX) == []


def test_a_set_that_neither_loses_nor_draws_dice_is_warned_of() -> None:
    assert warnings_for(PLAIN, BOX) == [SetWarning(NO_LOSS_NO_DRAW, ())]


@pytest.mark.parametrize(
    "name", [card.id for card in ALL_CARDS if loses_dice(card) or draws_dice(card)]
)
def test_one_card_that_loses_or_draws_dice_is_enough(name: str) -> None:
    card = card_named(name)
    names = [name if card_named(other).colour == card.colour else other for other in PLAIN]
    assert NO_LOSS_NO_DRAW not in [warning.kind for warning in warnings_for(names, BOX)]


def test_a_set_with_fewer_than_two_cheap_cards_is_warned_of() -> None:
    dear: dict[str, Any] = {"cards": {name: {"cost": 6} for name in PLAIN}}
    assert SetWarning(FEW_CHEAP, ()) in warnings_for(PLAIN, components(dear))
    dear["cards"]["bob"] = {"cost": 5}
    assert SetWarning(FEW_CHEAP, ("bob",)) in warnings_for(PLAIN, components(dear))
    dear["cards"]["rich_dog"] = {"cost": 0}
    assert warnings_for(PLAIN, components(dear)) == [SetWarning(NO_LOSS_NO_DRAW, ())]


def test_both_warnings_can_come_together() -> None:
    dear = components({"cards": {name: {"cost": 6} for name in PLAIN}})
    assert [warning.kind for warning in warnings_for(PLAIN, dear)] == [FEW_CHEAP, NO_LOSS_NO_DRAW]


def test_every_warning_has_its_sentence() -> None:
    assert {*SENTENCES} == {FEW_CHEAP, NO_LOSS_NO_DRAW}


def test_a_warning_forbids_nothing() -> None:
    assert warnings_for(PLAIN, BOX)
    assert from_options({"cards": PLAIN, "tracks": ["nothing_goes_right"]}).seats == 2


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no card bobby"):
        warnings_for(["bobby"], BOX)


def test_some_cards_rid_their_owner_of_weak_dice() -> None:
    losing = {card.id for card in ALL_CARDS if loses_dice(card)}
    assert losing == {"reliever_beaver", "benchwarmer", "batter_beaver", "cheese_boy", "crabby"}


def test_some_cards_bring_more_dice_into_a_roll() -> None:
    assert {card.id for card in ALL_CARDS if draws_dice(card)} == {
        *("dugout", "fast_cat", "muggles", "batter_beaver", "ledercheesen", "stogie"),
        *("jacques_couteau", "punk_fruit", "champion", "punch_guy", "stinky_cheese"),
    }
