"""Costs with which no card is dominated: found where there are such, and those of the box are."""

from __future__ import annotations

from scripts import calibrate_costs
from scripts.calibrate_costs import Worth, all_dominated, calibrated, dominated, studied, trained
from scripts.train_cubitos import WEIGHTS_FILE

from dicehall.cubitos.components import components


def test_a_card_is_dominated_by_a_better_one_that_costs_no_more() -> None:
    costs = dict.fromkeys(components().costs, 5)
    worth = dict.fromkeys(costs, Worth(0.2, 0.1))
    worth["bob"] = Worth(0.45, 0.1)
    cards = {card for card, _ in dominated("1", costs, worth)}
    assert len(cards) == 7
    assert all(other == "bob" for _, other in dominated("1", costs, worth))
    assert dominated("1", costs | {"bob": 6}, worth) == []


def test_costs_are_found_with_which_none_is() -> None:
    costs = dict(components().costs)
    # Worth as little as can be for the dearest, and most for the cheapest.
    worth = {card: Worth(1.0 - cost / 20, 0.1) for card, cost in costs.items()}
    assert all_dominated(costs, worth)
    new = calibrated(costs, worth)
    assert len(all_dominated(new, worth)) < len(all_dominated(costs, worth)) / 4
    assert min(new.values()) >= calibrate_costs.LEAST


def test_worths_come_from_the_study_or_from_weights() -> None:
    costs = dict(components().costs)
    by_weights = trained(costs, [WEIGHTS_FILE, WEIGHTS_FILE])
    mean = sum(found.much for found in by_weights.values()) / len(by_weights)
    assert abs(mean - calibrate_costs.USUAL) < 1e-9
    assert set(studied()) == set(by_weights) == set(costs)
