"""The odds against going through every fall of the dice, and against dice that were rolled."""

from __future__ import annotations

import os
from fractions import Fraction
from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicehall.core.chances import Between
from dicehall.core.dice import Throw
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.best_play import MOST_FALLS, number_of_falls
from dicehall.games.cubitos.odds.push_risk import PushRisk
from dicehall.games.cubitos.odds.reaching import Reaching
from dicehall.games.cubitos.odds.rolls import (
    COUNTED,
    all_blank,
    amount_active,
    amounts_after_push,
    amounts_of_roll,
    bust_chance,
    mean,
    shown_amount,
)
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    BROWN,
    FACES,
    GREEN,
    KIND_NAMES,
    KINDS,
    OWN_KINDS,
    RED,
    WHITE,
    YELLOW,
)
from dicehall.games.cubitos.rules.state import CubitosState

GAME = from_options({"race": "1", "players": 2})
POND = """
title: Round the Pond
author: tests

. 0 0 1 1 1
S 0 0c2 1~ 1 1x1 Fin
S 0 0~ 1~ 1J Fin
S 0>a$3 0 1 1<a 1 Fin
"""


def one_card(*does: str, colour: str = "green") -> str:
    """Return the text of a file with one card."""
    listed = ", ".join(f"'{one}'" for one in does)
    return f'[mine]\ncolour = "{colour}"\ncost = 1\ndoes = [{listed}]\n'


FAST = one_card("now(FreeRoll(1))", colour="white")


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
    best = PushRisk(game.table(state), 0).at_best()
    assert best.exact()
    assert best.least == bust


def reached(
    game: Cubitos, position: int, most: int = 10_000, **player: object
) -> tuple[Between, Between]:
    """Return the chances to end the move on a space by passing, and by pushing once."""
    state = pushing(game, **player)
    reaching = Reaching(game.table(state), 0, position, most)
    return reaching.by_passing(), reaching.by_pushing()


def exactly(found: Between) -> Fraction:
    """Return a chance that must be known exactly."""
    assert found.exact()
    return found.least


def near_and_far(game: Cubitos, moves: int) -> tuple[int, int]:
    """Return a space one move away from the start, and one that takes this many."""
    start = game.course.start
    near = min(set(game.walks.ends(start, 1)) - {start})
    return near, min(set(game.walks.ends(start, moves)) - set(game.walks.ends(start, moves - 1)))


def test_reaching_a_space_takes_the_moves_the_dice_bring() -> None:
    near, far = near_and_far(GAME, 5)
    active = "light-money1 light-money1 dark-move"
    passing, pushed = reached(GAME, far, roll="purple", active=active)
    # A rollosaurus of four moves more leads there.
    assert exactly(passing) == 0
    assert exactly(pushed) == Fraction(1, 6)
    passing, pushed = reached(GAME, near, roll="purple", active=active)
    # A bust leaves nothing but the two credits of its fan, which buy no move.
    assert exactly(passing) == 1
    assert exactly(pushed) == Fraction(1, 6)


def test_money_and_credits_buy_moves_on_the_way() -> None:
    near, _ = near_and_far(GAME, 2)
    passing, pushed = reached(GAME, near, roll="light", active="light-money1", credit=2)
    assert exactly(passing) == 0
    assert exactly(pushed) == Fraction(1, 6)


def test_the_credits_of_the_fan_of_a_bust_buy_moves() -> None:
    near, _ = near_and_far(GAME, 2)
    active = "red-symbol red-symbol red-symbol"
    passing, pushed = reached(GAME, near, roll="light", active=active, credit=2)
    assert exactly(passing) == 0
    assert exactly(pushed) == Fraction(5, 6)


def test_the_step_after_a_push_leads_to_a_space() -> None:
    near, _ = near_and_far(GAME, 2)
    passing, pushed = reached(GAME, near, roll="light", active="yellow-symbol")
    assert exactly(passing) == 0
    assert exactly(pushed) == 1


def test_the_credit_after_a_push_buys_a_move() -> None:
    game = from_options({"race": "3", "players": 2})
    near, _ = near_and_far(game, 2)
    assert game.cards[BROWN].id == "wizard"
    _, pushed = reached(game, near, roll="light", active="brown-symbol", credit=3)
    assert exactly(pushed) == 1


def test_free_rolls_on_the_way_count() -> None:
    game = from_options({"race": "2", "players": 2})
    near, _ = near_and_far(game, 2)
    assert game.cards[WHITE].id == "cat_tastrophy"
    game = from_options({**game.options(), "own_cards": FAST})
    # A symbol rolls a dark die for free: one of its six sides is a move, and the white one has two.
    _, pushed = reached(game, near, roll="white", draw="dark")
    assert exactly(pushed) == Fraction(2, 6) + Fraction(1, 6) * Fraction(1, 6)


def test_who_must_push_again_pushes_again() -> None:
    game = from_options({"race": "6", "players": 2})
    near, _ = near_and_far(game, 4)
    assert game.cards[YELLOW].id == "the_cheese_stands_alone"
    # With the symbol come three moves, but also a roll of the other die, whose miss is a bust.
    active = "red-symbol red-symbol red-symbol"
    _, pushed = reached(game, near, roll="yellow yellow", active=active)
    symbol, power = Fraction(1, 6), Fraction(1, 6)
    hit = symbol + power
    assert game.dice.kinds[YELLOW].sides.count(0) == 4
    # Both hit at once, or one after the other.
    assert exactly(pushed) == hit * hit + 2 * hit * (1 - hit) * hit


def test_swords_are_left_out() -> None:
    near, _ = near_and_far(GAME, 2)
    assert GAME.cards[RED].id == "mr_soldier"
    passing, _ = reached(GAME, near, roll="light", active="red-symbol red-symbol")
    assert exactly(passing) == 0


def test_own_cards_that_roll_other_dice_against_a_bust_count_those() -> None:
    own = one_card("would_bust(LoseThis(), FreeRoll(3, zones=FROM_ROLL), PreventBust(if_hit=True))")
    game = from_options({"race": "1", "players": 2, "own_cards": own})
    state = pushing(game, roll="light light red", active="green-symbol red-symbol red-symbol")
    missed = Fraction(5, 6) ** 2 * Fraction(4, 6)
    assert exactly(PushRisk(game.table(state), 0).at_best()) == missed**2 == Fraction(625, 2916)


def test_of_dice_to_choose_the_likeliest_are_rolled_against_a_bust() -> None:
    own = one_card("would_bust(LoseThis(), FreeRoll(1, zones=FROM_ROLL), PreventBust(if_hit=True))")
    game = from_options({"race": "1", "players": 2, "own_cards": own})
    state = pushing(game, roll="light red", active="green-symbol red-symbol red-symbol")
    missed = Fraction(5, 6) * Fraction(4, 6)
    assert exactly(PushRisk(game.table(state), 0).at_best()) == missed * Fraction(4, 6)


def test_a_condition_on_a_rescue_is_kept() -> None:
    own = one_card("would_bust(LoseThis(), If(Active(PURPLE), PreventBust()))")
    game = from_options({"race": "1", "players": 2, "own_cards": own})
    state = pushing(game, roll="light", active="green-symbol red-symbol red-symbol")
    risk = PushRisk(game.table(state), 0)
    assert exactly(risk.at_best()) == Fraction(5, 6)
    assert not risk.changes()


def test_the_chance_with_one_of_two_dice_is_that_of_one() -> None:
    state = pushing(GAME, roll="light", active="green-symbol green-symbol dark-move")
    risk = PushRisk(GAME.table(state), 0)
    change = risk.changes()[0]
    assert change.number == 2
    assert exactly(change.bust) == Fraction(5, 6) * Fraction(1, 2)
    assert exactly(risk.at_best()) == Fraction(5, 6) * Fraction(1, 2) ** 2


def test_a_borrowed_die_may_save_a_push() -> None:
    cards = [card.id for card in from_options({"race": "2", "players": 2}).cards]
    cards[WHITE] = "broken_cow"
    options = {"cards": cards, "tracks": ["nothing_goes_right"], "laps": 1, "players": 2}
    game = from_options(options)
    assert game.cards[GREEN].id == "pina_cubelada"
    state = pushing(game, roll="light", active="white-symbol white-symbol dark-move")
    risk = PushRisk(game.table(state), 0)
    assert risk.bust == Fraction(5, 6)
    assert exactly(risk.at_best()) == 0


def test_what_takes_too_long_is_given_by_two_limits() -> None:
    near, _ = near_and_far(GAME, 2)
    player = {"roll": "orange white light", "draw": "light dark red", "active": "yellow-symbol"}
    _, whole = reached(GAME, near + 1, 100_000, **player)
    limits = [reached(GAME, near + 1, most, **player)[1] for most in (1, 30, 300)]
    assert whole.exact()
    assert not limits[0].exact()
    for found in limits:
        assert found.least <= whole.least <= found.most
    # More effort never leaves more open.
    widths = [found.most - found.least for found in limits]
    assert widths == sorted(widths, reverse=True)


def test_a_roll_with_too_many_falls_is_not_enumerated() -> None:
    roll = " ".join(f"{kind} {kind} {kind}" for kind in KIND_NAMES[:10])
    state = pushing(GAME, roll=roll)
    assert number_of_falls(GAME, state.players[0].roll.counts()) > MOST_FALLS
    found = Reaching(GAME.table(state), 0, near_and_far(GAME, 2)[0], 1000).by_pushing()
    assert found.least == 0
    assert found.most == 1


def test_cards_that_go_round_in_circles_end() -> None:
    own = one_card(
        "on_push(FreeRoll(2, zones=FROM_ROLL), ThisToRoll())",
        "any_time(FreeRoll(1, zones=FROM_ROLL))",
    )
    game = from_options({"race": "1", "players": 2, "own_cards": own})
    state = pushing(game, roll="light", active="green-symbol green-symbol green-symbol")
    found = PushRisk(game.table(state), 0).at_best()
    assert 0 <= found.least <= found.most <= Fraction(5, 6)


def test_what_a_circle_leaves_open_is_known_to_whoever_comes_another_way() -> None:
    # Cows that borrow cows go round in circles; how long they are followed must change nothing here.
    cards = (
        *("el_bandito", "benchwarmer", "the_cheese_stands_alone", "pineapple_rocks"),
        *("chilly_mcchillster", "shimmy_shimmy_dino", "mr_dog", "broken_cow"),
    )
    game = from_options({"players": 2, "cards": list(cards), "tracks": [POND], "laps": 1})
    runner = {
        "roll": "green green yellow",
        "active": "white-symbol! white-symbol",
        "draw": "white yellow yellow",
        **{"discard": "orange", "credit": 0, "fans": 3, "space": "D6"},
    }
    position = {"next": "push", "start_player": 2, "players": {"1": runner, "2": {"roll": "light"}}}
    state = game.position(position)
    for most in (1_000, 2_000, 8_000, 16_000, 50_000):
        chance = Reaching(game.table(state), 0, game.course.parse("finish"), most).by_pushing()
        assert (chance.least, chance.most) == (Fraction(101, 216), Fraction(101, 216)), most


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
