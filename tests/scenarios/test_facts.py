"""Facts of a position: when they hold, and what is said when they do not."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.scenarios.facts import Unmet, compare

FOUND = {
    "active": None,
    "over": True,
    "bays": [{"worth": 28, "tiles": ["spike"]}, {"worth": 56, "tiles": []}],
    "rows": {"gear": [2]},
    7: "x",
}


@pytest.mark.parametrize(
    "expected",
    [
        {"active": "nothing", "over": True},
        {"bays": {"2": {"worth": 56}}},
        {"bays": [{"worth": 28}, {"worth": 56, "tiles": []}]},
        {"bays": {"2": {"tiles": {}}}},
        {"rows": {"gear": [2]}},
        {"7": "x"},
    ],
)
def test_facts_that_hold(expected: dict[str, Any]) -> None:
    compare(expected, FOUND)


@pytest.mark.parametrize(
    ("expected", "said", "found"),
    [
        ({"active": 1}, "active = 1", "active = nothing"),
        ({"over": 1}, "over = 1", "over = true"),
        ({"over": False}, "over = false", "over = true"),
        ({"bays": {"1": {"worth": 56}}}, "bays.1.worth = 56", "bays.1.worth = 28"),
        (
            {"bays": {"3": {"worth": 56}}},
            "bays.3 = { worth = 56 }",
            "no such fact; there are: 1, 2",
        ),
        ({"bays": {"1": {"tiles": []}}}, "bays.1.tiles = []", 'bays.1.tiles = ["spike"]'),
        (
            {"bays": {"1": {"tiles": ["slimer"]}}},
            'bays.1.tiles.1 = "slimer"',
            'bays.1.tiles.1 = "spike"',
        ),
        ({"rows": {}}, "rows = {}", "rows = { gear = [2] }"),
        ({"rows": [2]}, "rows = [2]", "rows = { gear = [2] }"),
        ({"over": {"a": 1}}, "over = { a = 1 }", "over = true"),
    ],
)
def test_facts_that_do_not_hold(expected: dict[str, Any], said: str, found: str) -> None:
    with pytest.raises(Unmet) as caught:
        compare(expected, FOUND)
    assert (caught.value.expected, caught.value.found) == (said, found)
