"""The odds against going through every fall of the dice, and against dice that were rolled."""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicehall.core.dice import Throw
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.cards.moments import ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.risk_changes import chance_with, risk_changes
from dicehall.games.cubitos.odds.rolls import (
    COUNTED,
    TooManyFalls,
    all_blank,
    amount_active,
    amounts_after_push,
    amounts_of_roll,
    bust_chance,
    mean,
    reach_after_push,
    reach_now,
    shown_amount,
)
from dicehall.games.cubitos.rules.dice import BLANK, FACES, KINDS, OWN_KINDS
from dicehall.games.cubitos.rules.state import CubitosState

GAME = from_options({"race": "1", "players": 2})


def pushing(game: Cubitos, **player: object) -> CubitosState:
    """Return a position in which the first player may push."""
    return game.position({"next": "push", "start_player": 2, "players": {"1": player}})


def brute_force(game: Cubitos, counts: list[int], what: str) -> dict[int, Fraction]:
    """Return the chances of an amount by rolling every die to every side."""
    dice = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    found: dict[int, Fraction] = {}
    total = 0
    for faces in product(*[game.dice.kinds[kind].sides for kind in dice]):
        amount = sum(
            shown_amount(game, kind, face, what) for kind, face in zip(dice, faces, strict=True)
        )
        found[amount] = found.get(amount, Fraction(0)) + 1
        total += 1
    return {amount: ways / total for amount, ways in found.items()}


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, OWN_KINDS - 1), min_size=1, max_size=4), st.sampled_from(COUNTED))
def test_the_amounts_of_a_roll_are_those_of_every_fall(kinds: list[int], what: str) -> None:
    counts = [kinds.count(kind) for kind in range(KINDS)]
    found = amounts_of_roll(GAME, counts, what)
    assert {amount: chance for amount, chance in enumerate(found) if chance} == brute_force(
        GAME, counts, what
    )


def test_powers_count_as_many_swords_as_the_card_says() -> None:
    game = from_options({"race": "7", "players": 2})
    counts = [2 if kind == 0 else 0 for kind in range(KINDS)]
    found = amounts_of_roll(game, counts, "swords")
    assert found == [
        Fraction(16, 36),
        Fraction(8, 36),
        Fraction(9, 36),
        Fraction(2, 36),
        Fraction(1, 36),
    ]


def test_a_push_busts_when_all_is_blank_and_one_is_at_risk() -> None:
    state = pushing(GAME, roll="light light red", active="light-money1 dark-move white-move")
    player = state.players[0]
    assert bust_chance(GAME, player) == Fraction(5, 6) ** 2 * Fraction(4, 6)
    assert all_blank(GAME, player.roll.counts()) == bust_chance(GAME, player)
    player.at_risk = 0
    assert bust_chance(GAME, player) == 0


@pytest.mark.parametrize("what", COUNTED)
def test_what_is_active_after_a_push_adds_up_to_no_bust(what: str) -> None:
    state = pushing(GAME, roll="light red white", active="red-symbol dark-move brown-money3")
    player = state.players[0]
    found = amounts_after_push(GAME, player, what)
    assert sum(found) == 1 - bust_chance(GAME, player)
    rolled = brute_force(GAME, player.roll.counts(), what)
    there = amount_active(GAME, player, what)
    for amount, chance in rolled.items():
        less = bust_chance(GAME, player) if amount == 0 else 0
        assert found[there + amount] == chance - less
    assert mean(found) == sum(amount * chance for amount, chance in enumerate(found))


@pytest.mark.parametrize(
    ("race", "roll", "active", "bust"),
    [
        # Rock On goes back to roll and may hit.
        ("1", "light", "green-symbol red-symbol dark-move", Fraction(5, 6) * Fraction(1, 2)),
        # Piña Cubelada makes the push safe, Keep on Rollin' prevents the bust.
        ("2", "light", "green-symbol red-symbol dark-move", Fraction(0)),
        ("3", "light", "green-symbol red-symbol dark-move", Fraction(0)),
        # Pineapple Rocks with its power takes the die along that hits most: green, then white.
        (
            "4",
            "light",
            "green-power white-move dark-move",
            Fraction(5, 6) * Fraction(1, 2) * Fraction(1, 2),
        ),
        # Rolling Stoned rolls all gray dice once more: two light ones and a dark one.
        (
            "6",
            "light",
            "green-symbol light-money1 dark-move",
            Fraction(5, 6) * Fraction(5, 6) ** 2 * Fraction(4, 6),
        ),
    ],
)
def test_dice_that_change_the_risk(race: str, roll: str, active: str, bust: Fraction) -> None:
    game = from_options({"race": race, "players": 2})
    state = pushing(game, roll=roll, active=active)
    player = state.players[0]
    table = game.table(state)
    changes = risk_changes(table, player, (ON_PUSH, WOULD_BUST))
    assert chance_with(table, player, bust_chance(game, player), changes) == bust


def test_reaching_a_space_takes_the_moves_the_dice_bring() -> None:
    state = pushing(GAME, roll="purple", active="light-money1 light-money1 dark-move")
    player = state.players[0]
    start = player.position
    near = GAME.walks.ends(start, 1)[0]
    far = min(set(GAME.walks.ends(start, 5)) - set(GAME.walks.ends(start, 4)))
    assert reach_now(GAME, player, near)
    assert not reach_now(GAME, player, far)
    # A rollosaurus of four moves more leads there; a bust leaves nothing.
    assert reach_after_push(GAME, player, far) == Fraction(1, 6)
    assert reach_after_push(GAME, player, near) == Fraction(1, 6)


def test_money_and_credits_buy_moves_on_the_way() -> None:
    state = pushing(GAME, roll="light", active="light-money1", credit=2)
    player = state.players[0]
    ahead = min(set(GAME.walks.ends(player.position, 1)) - {player.position})
    assert not reach_now(GAME, player, ahead)
    assert reach_after_push(GAME, player, ahead) == Fraction(1, 6)


def test_too_many_falls_are_refused() -> None:
    state = pushing(GAME, roll="light red white", active="light-money1")
    with pytest.raises(TooManyFalls):
        reach_after_push(GAME, state.players[0], state.players[0].position, most_falls=3)


def test_the_odds_are_those_of_rolled_dice() -> None:
    rolls = 1_000_000 if os.environ.get("DICEHALL_TEST_PROFILE") == "long" else 4_000
    state = pushing(GAME, roll="light light red white", active="dark-move dark-money1")
    player = state.players[0]
    counts = [*player.roll, 0]
    source = SeededDice("odds")
    missed = 0
    moves = 0
    for number in range(rolls):
        cells = source.roll(GAME.dice, Throw(0, number, counts))
        missed += all(cell % FACES == BLANK for cell in cells)
        for cell in cells:
            moves += shown_amount(GAME, cell // FACES, cell % FACES, "moves")
    # Five standard errors either way.
    blank = float(all_blank(GAME, player.roll.counts()))
    assert abs(missed / rolls - blank) < 5 * sqrt(blank * (1 - blank) / rolls)
    amounts = amounts_of_roll(GAME, player.roll.counts(), "moves")
    expected = float(mean(amounts))
    spread = sum(float(chance) * (amount - expected) ** 2 for amount, chance in enumerate(amounts))
    assert abs(moves / rolls - expected) < 5 * sqrt(spread / rolls)
