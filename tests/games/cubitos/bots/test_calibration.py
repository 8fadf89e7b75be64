"""The chances that champion says: in the order of its plan, and by the layers as they are written."""

from __future__ import annotations

import random

import pytest
from tests.games.cubitos.bots.test_adviser import next_question

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.calibration import (
    INPUTS,
    JUDGED_AT,
    NUMBERS,
    OFFERED_AT,
    PLANNED_AT,
    PLAYERS_AT,
    QUESTIONS,
    Calibration,
    read_calibration,
    shifted,
    with_products,
)
from dicehall.games.cubitos.game import from_options

ALL_INPUTS = len(with_products([0.0] * INPUTS))


def test_every_number_has_a_weight() -> None:
    saved = read_calibration()
    assert len(saved["direct"]) == ALL_INPUTS + 1
    assert len(saved["first"]) == len(saved["second"])
    assert all(len(unit) == ALL_INPUTS + 1 for unit in saved["first"])
    assert saved["recipe"]


def test_the_shift_is_that_of_the_layers_as_written() -> None:
    saved = read_calibration()
    chance = random.Random(1)
    for _ in range(20):
        inputs = [chance.uniform(-1, 1) for _ in range(INPUTS)]
        known = [*with_products(inputs), 1.0]
        units = [sum(a * b for a, b in zip(unit, known, strict=True)) for unit in saved["first"]]
        expected = sum(a * b for a, b in zip(saved["direct"], known, strict=True))
        for unit, weight in zip(units, saved["second"], strict=True):
            expected += max(0.0, unit) * weight
        assert Calibration().shift(inputs) == pytest.approx(expected, abs=1e-9)


def test_the_log_odds_are_multiplied_with_what_is_asked_and_how_many_play() -> None:
    assert NUMBERS[PLANNED_AT] == "log-odds of the plan"
    assert NUMBERS[JUDGED_AT] == "log-odds of the network"
    assert NUMBERS[PLAYERS_AT:OFFERED_AT] == ("three players", "four players")
    assert NUMBERS[OFFERED_AT] == "swords offer something"
    inputs = [0.0] * INPUTS
    inputs[PLANNED_AT], inputs[JUDGED_AT] = 0.5, 0.25
    inputs[OFFERED_AT] = inputs[PLAYERS_AT] = inputs[len(NUMBERS)] = 1.0
    products = with_products(inputs)[INPUTS:]
    assert len(products) == 2 * (2 + len(QUESTIONS) + 1)
    assert sorted(one for one in products if one) == [0.25, 0.25, 0.5, 0.5]


@pytest.mark.parametrize("players", [2, 4])
def test_options_are_said_in_the_order_of_the_plan(players: int) -> None:
    game = from_options({"race": "3", "players": players, "rounds": 4})
    state = game.start()
    table = game.table(state)
    source = SeededDice("said")
    settle(table)
    adviser = CubitosAdviser()
    changed = 0
    while (question := next_question(game, table, source)) is not None:
        view = view_of(game, question.seat, state)
        planned = adviser.planned(view, question)
        said = adviser.weigh(view, question)
        by_plan = sorted(range(len(planned)), key=lambda place: -planned[place].worth)
        assert by_plan == sorted(range(len(said)), key=lambda place: -said[place].worth)
        assert [one.option for one in said] == [one.option for one in planned]
        changed += best_of(said).worth != best_of(planned).worth
        # What was known is what a race to learn from notes.
        assert len(adviser.known(view, question, planned)) == INPUTS + 1
        choose(table, question, best_of(planned).option)
    assert changed > 0


@pytest.mark.parametrize("shift", [-3.0, 0.0, 3.0])
def test_shifted_chances_keep_their_order_and_what_is_nothing_stays(shift: float) -> None:
    chances = [1e-9, 1e-6, 0.01, 0.3, 0.3 + 1e-9, 0.9, 1 - 1e-6, 1 - 1e-7, 1.0]
    said = [shifted(one, shift) for one in chances]
    assert said == sorted(said)
    assert len(set(said)) == len(said)
    assert all(0.0 < one < 1.0 for one in said)
    assert shifted(-1e-7, shift) == -1e-7
    assert shifted(0.0, shift) == 0.0
