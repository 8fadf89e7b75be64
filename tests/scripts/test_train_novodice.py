"""Learning what bays are worth: the same seed learns the same, and least squares are least squares."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from scripts import novodice_calibration as calibration
from scripts import train_novodice as train
from scripts.least_squares import Sums
from scripts.novodice_calibration import Expected, PlayedGame

from dicehall.games.novodice.bots.bay_features import FEATURES
from dicehall.games.novodice.bots.value import (
    MOST_CORRECTED_TURNS,
    MOST_TURNS,
    ValueModel,
    interpolated,
)


def test_the_same_seed_learns_the_same_weights(tmp_path: Path) -> None:
    learned: list[dict[str, Any]] = []
    for _ in range(2):
        seen = train.Seen()
        seen.add(train.play_chunk(("learn", None, True, 0, 2)))
        weights = train.weights_of(seen, train.learned(seen.sums))
        # And who learned so can play: the next generation goes on from it.
        games = calibration.champions("learn", weights, 1, 1)
        assert [game.players for game in games] == [2, 3, 4]
        learned.append(calibration.calibrated(weights, games))
    assert learned[0] == learned[1]
    path = tmp_path / "weights.json"
    train.write(learned[0], path)
    assert json.loads(path.read_text()) == json.loads(json.dumps(learned[0]))


def test_weights_are_those_of_least_squares() -> None:
    sums = Sums()
    # The features of many bays, whose worth is 3 + 2 x the second feature.
    for number in range(200):
        features = [1.0, float(number % 7)] + [0.0] * (FEATURES - 2)
        sums.note(features, 3.0 + 2.0 * features[1])
    weights = sums.weights([0.0] * FEATURES, 1e-9)
    assert weights[:2] == pytest.approx([3.0, 2.0])
    # Drawn with all strength, they are what they are drawn to.
    assert sums.weights([1.0] * FEATURES, 1e12) == pytest.approx([1.0] * FEATURES)


def test_the_spread_is_that_under_which_the_games_are_likeliest() -> None:
    # Ten points ahead won three games in four: e^(10 / spread) = 3.
    found = [([10.0, 0.0], [1.0, 0.0])] * 75 + [([10.0, 0.0], [0.0, 1.0])] * 25
    best = min(range(1, 40), key=lambda scale: calibration.surprise(found, float(scale)))
    assert best == 9
    spread = calibration.fit_spread([(3.0, *one) for one in found * 20])
    assert spread[3] == pytest.approx(9.1, rel=0.06)
    assert len(spread) == MOST_TURNS + 1


def some_games(too_high: float) -> list[PlayedGame]:
    """Return games of two whose bays promised too much for every turn to come."""
    games: list[PlayedGame] = []
    for number in range(600):
        scores = [60 + number % 40, 60 + number * 7 % 40]
        won = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        if scores[0] == scores[1]:
            won = [0.5, 0.5]
        before = [
            Expected(
                [9, 9],
                [turns, turns - 0.4],
                [80.0 + too_high * (turns - part) for part in (0, 0.4)],
            )
            for turns in (11.3, 8.8, 6.1, 3.5, 1.4)
        ]
        before.insert(0, Expected([15, 15], [13.0, 13.0], [90.0, 90.0]))
        games.append(PlayedGame(before, scores, won))
    return games


def test_the_correction_makes_up_for_what_the_bays_promise_too_much() -> None:
    games = some_games(0.5)
    correction = calibration.fit_correction(games)
    assert correction[0] == 0.0
    assert len(correction) == MOST_CORRECTED_TURNS + 1
    for turns in (11.3, 10.9, 8.8, 6.1, 3.5):
        assert interpolated(correction, turns) == pytest.approx(-0.5 * turns - 0.5, abs=0.5)
    assert calibration.fit_start(games) == pytest.approx(-10.5, abs=0.1)


def test_what_is_expected_and_how_often_one_wins_is_compared_with_what_came() -> None:
    games = some_games(0.0)
    shapes = {"0": [[0.0] * FEATURES] * MOST_TURNS}
    weights: dict[str, Any] = {
        "tiles_a_turn": 1.1,
        "spread": {"2": [10.0] * (MOST_TURNS + 1)},
        "correction": {"2": [0.0] + [-5.0] * MOST_CORRECTED_TURNS},
        "start": {"2": -4.0},
        "shapes": shapes,
    }
    expected, reached, error = calibration.expected_and_reached(ValueModel(weights), games)
    assert expected == 86.0
    assert reached == pytest.approx(79.5, abs=0.5)
    assert 0.1 < error < 1.0
    # Nobody is ahead in what is expected: all stand in the middle, and half of them win.
    rows = calibration.reliability(ValueModel(weights), games)
    said, won, _, positions, number = rows[5]
    assert said == pytest.approx(0.5)
    assert won == pytest.approx(0.5, abs=0.05)
    assert number == len(games)
    assert positions == 2 * 6 * len(games)
    assert sum(row[3] for row in rows) == positions
