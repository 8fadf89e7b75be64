"""Learning what bays are worth: the same seed learns the same, and least squares are least squares."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from dicehall.bots.novodice_outlook import FIGURES, MOST_TURNS, Outlook


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "scripts"))
    yield import_module("train_novodice")
    sys.modules.pop("train_novodice", None)


def test_the_same_seed_learns_the_same_weights(train: Any, tmp_path: Path) -> None:
    seen = [train.Seen(), train.Seen()]
    for one in seen:
        one.add(train.play_chunk(("learn", None, True, 0, 2)))
    assert seen[0].sums == seen[1].sums
    weights = {
        "horizons": train.HORIZONS,
        "figures": FIGURES,
        "tiles_a_turn": 1.1,
        "spread": [20.0] * (MOST_TURNS + 1),
        "shapes": train.learned(seen[0].sums),
    }
    weights["spread"] = train.fit_spread(weights, seen[0].moments)
    # And who learned so can play: the next generation goes on from it.
    more = train.play_chunk(("learn", weights, False, 0, 1))
    assert more.seats == 2
    assert more.tiles >= 15
    path = tmp_path / "weights.json"
    train.write(weights, path)
    assert Outlook(train.json.loads(path.read_text())).rate == 1.1


def test_weights_are_those_of_least_squares(train: Any) -> None:
    sums = train.Sums()
    # The figures of many bays, whose worth is 3 + 2 x the second figure.
    for number in range(200):
        figures = [1.0, float(number % 7)] + [0.0] * (FIGURES - 2)
        sums.note(figures, 3.0 + 2.0 * figures[1])
    weights = sums.weights([0.0] * FIGURES, 1e-9)
    assert weights[:2] == pytest.approx([3.0, 2.0])
    # Drawn with all strength, they are what they are drawn to.
    assert sums.weights([1.0] * FIGURES, 1e12) == pytest.approx([1.0] * FIGURES)


def test_the_spread_is_that_under_which_the_games_are_likeliest(train: Any) -> None:
    # Ten points ahead won three games in four: e^(10 / spread) = 3.
    found = [([10.0, 0.0], [1.0, 0.0])] * 75 + [([10.0, 0.0], [0.0, 1.0])] * 25
    best = min(range(1, 40), key=lambda scale: train.surprise(found, float(scale)))
    assert best == 9
