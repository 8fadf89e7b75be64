"""Costs with which no card is dominated: found where there are such, and those of the box are."""

from __future__ import annotations

from scripts import calibrate_costs
from scripts.calibrate_costs import USUAL, WEIGHTS, all_dominated, calibrated, dominated, worths

from dicehall.cubitos.components import components


def test_a_card_is_dominated_by_a_better_one_that_costs_no_more() -> None:
    costs = dict.fromkeys(components().costs, 5)
    worth = dict.fromkeys(costs, USUAL)
    worth["bob"] = USUAL + 2 * calibrate_costs.OFF
    cards = {card for card, _ in dominated("1", costs, worth)}
    assert len(cards) == 7
    assert all(other == "bob" for _, other in dominated("1", costs, worth))
    assert dominated("1", costs | {"bob": 6}, worth) == []


def test_costs_are_found_with_which_none_is() -> None:
    costs = dict(components().costs)
    # Worth as little as can be for the dearest, and most for the cheapest.
    worth = {card: 1.0 - cost / 20 for card, cost in costs.items()}
    assert all_dominated(costs, worth)
    new = calibrated(costs, worth)
    assert len(all_dominated(new, worth)) < len(all_dominated(costs, worth)) / 4
    assert min(new.values()) >= calibrate_costs.LEAST


def test_worths_are_told_on_one_scale() -> None:
    worth = worths(dict(components().costs), [WEIGHTS, WEIGHTS])
    assert abs(sum(worth.values()) / len(worth) - USUAL) < 1e-9
