"""The weights of the Cubitos bots: made by one command, the same from the same seed, fitted to who won."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from research.cubitos import train_weights

from dicehall.games.cubitos.bots.fitting import Climber, Row
from dicehall.games.cubitos.bots.value import (
    COST,
    FIRST_DIE,
    PACE,
    WEIGHTS,
    read_weights,
    scaled_dice,
)


def test_a_few_races_make_weights_and_the_same_ones_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for name in ("one.json", "two.json"):
        file = tmp_path / name
        sizes = {"games": 1, "planned": 1, "passes": 1, "duels": 0, "jobs": 1, "seed": "t"}
        few = [f"--{option}={value}" for option, value in sizes.items()]
        monkeypatch.setattr(sys, "argv", ["train_weights", *few, "--out", str(file)])
        train_weights.main()
        made.append(json.loads(file.read_text())["weights"])
    assert made[0] == made[1]
    assert len(made[0]) == WEIGHTS == len(read_weights())
    assert any(weight for weight in made[0][FIRST_DIE:])


def test_climbing_makes_what_happened_likelier() -> None:
    nearer: Row = (
        [0],
        [([0, PACE], [0.3, 1.0], 10.0), ([0, PACE, FIRST_DIE + 4], [1.0, 1.0, 1.0], 20.0)],
    )
    weights = [0.0] * WEIGHTS
    weights[PACE] = 3.0
    climber = Climber(weights)
    losses = [climber.climb(nearer, 0.1) for _ in range(20)]
    assert losses[-1] < losses[0]
    # The winner was nearer and the loser had the die: being far counts against, and so does the die.
    assert climber.weights[0] < 0
    assert climber.weights[FIRST_DIE + 4] < 0


def test_dice_can_be_worth_more_and_all_else_the_same() -> None:
    weights = read_weights()
    twice = scaled_dice(weights, 2.0)
    assert twice[:COST] == weights[:COST]
    assert twice[COST:] == pytest.approx([2 * weight for weight in weights[COST:]])
