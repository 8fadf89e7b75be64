"""Costs with which no card is dominated: found where there are such, and nearly those of the box."""

from __future__ import annotations

from dataclasses import replace

import pytest
from research.cubitos.calibrate_costs import (
    LEAST,
    Worth,
    all_dominated,
    calibrated,
    cards_of,
    judged,
    studied,
)

from dicehall.games.cubitos.explain.measured import measured
from dicehall.games.cubitos.rules.components import components


def costs_now() -> dict[str, int]:
    return dict(components().costs)


def test_a_card_is_dominated_by_a_better_one_that_costs_no_more() -> None:
    costs = dict.fromkeys(components().costs, 5)
    worth = dict.fromkeys(costs, Worth(0.02, 0.02))
    worth["broken_cow"] = Worth(0.08, 0.02)
    # It is in race 5 alone, and outdoes the seven other cards there.
    others = set(cards_of("5")) - {"broken_cow"}
    assert all_dominated(costs, worth) == [(card, "broken_cow") for card in sorted(others)]
    assert all_dominated(costs | {"broken_cow": 6}, worth) == []
    # What may be chance is none.
    worth["broken_cow"] = Worth(0.06, 0.02)
    assert all_dominated(costs, worth) == []


def test_what_strong_players_want_is_not_dominated() -> None:
    costs = dict.fromkeys(components().costs, 5)
    worth = dict.fromkeys(costs, Worth(0.02, 0.02, wanted=True))
    worth["broken_cow"] = Worth(0.08, 0.02)
    worth["champion"] = Worth(0.02, 0.02)
    assert all_dominated(costs, worth) == [("champion", "broken_cow")]


@pytest.mark.parametrize(
    ("strength", "bought_by", "wanted"),
    [(0.03, 0.0, True), (0.0, 0.3, True), (0.0, 0.1, False), (-0.03, 0.9, False)],
)
def test_wanted_is_what_is_missed_or_bought_and_not_in_vain(
    strength: float, bought_by: float, wanted: bool
) -> None:
    found = next(iter(measured().cards.values()))
    found = replace(found, cost=5, strength=strength, error=0.02, bought_by=bought_by)
    assert judged(found).wanted == wanted
    # What is missed should have cost more.
    assert judged(found).least == (5.5 if strength > 0.02 else 0.0)


def test_a_fair_cost_stays_and_an_unfair_one_becomes_fairer() -> None:
    costs = dict.fromkeys(components().costs, 6)
    worth = dict.fromkeys(costs, Worth(0.2, 0.2))
    assert calibrated(costs, worth) == costs
    worth["broken_cow"] = Worth(0.1, 0.2)
    worth["champion"] = Worth(0.3, 0.2, least=12.0)
    new = calibrated(costs, worth)
    assert new["broken_cow"] < 6
    assert new["champion"] == 12
    assert set(new.values()) == {new["broken_cow"], 6, 12}


def test_costs_are_found_with_which_none_is_dominated() -> None:
    costs = costs_now()
    # Worth as little as can be for the dearest, and most for the cheapest.
    worth = {card: Worth(0.5 - cost / 40, 0.005) for card, cost in costs.items()}
    assert all_dominated(costs, worth)
    new = calibrated(costs, worth)
    assert all_dominated(new, worth) == []
    assert min(new.values()) >= LEAST


def test_no_card_of_the_ten_races_is_dominated_any_more() -> None:
    assert all_dominated(costs_now(), studied()) == []
    # By the rules before, one was.
    assert all_dominated(components(rules=2).costs, studied()) == [("fast_cat", "stogie")]


def test_a_beginner_can_pay_for_something_in_every_race() -> None:
    for race in components().races:
        assert min(costs_now()[card] for card in cards_of(race)) <= 4
