"""The network that forecasts a race is taught from races, and read back by the game as it was taught."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from research.cubitos import train_forecast as training

from dicehall.games.cubitos.bots import race_forecast
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.game import from_options


def test_a_network_learns_what_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "STEP", 0.05)
    draw = np.random.default_rng(1)
    inputs = draw.normal(0, 1, (2000, training.PLAYERS, len(race_forecast.INPUTS)))
    # Whoever has more of the third number wins.
    results = (inputs[:, 0, 2] > inputs[:, 1, 2]).astype(float)
    network = training.Network(inputs)
    before = training.loss(network.foretell(inputs), results)
    for _ in range(10):
        network.learn(inputs, results, draw)
    assert training.loss(network.foretell(inputs), results) < before / 2


def test_the_game_foretells_as_the_network_that_was_taught() -> None:
    saved = race_forecast.read_network()
    network = training.Network(np.zeros((1, training.PLAYERS, len(race_forecast.INPUTS))))
    network.means, network.spreads = np.array(saved["means"]), np.array(saved["spreads"])
    hidden = np.array(saved["hidden"])
    network.weights = [
        *(hidden[:, :-1].T, hidden[:, -1]),
        *(np.array(saved["out"]), np.array(saved["direct"])),
    ]
    game = from_options({"players": 2, "race": "1"})
    made = race_forecast.RaceForecast(game, GreedyCubitos())
    state = game.start()
    state.players[0].credit = 9
    known = np.array([[made.inputs(state, seat) for seat in range(2)]])
    assert made.chance(state, 0) == pytest.approx(network.foretell(known)[0])
    assert made.chance(state, 0) + made.chance(state, 1) == pytest.approx(1)
    assert made.chance(state, 0) > 0.5


def test_every_round_of_a_race_is_noted() -> None:
    inputs, results, races = training.played(1, "one race")
    assert inputs.shape[1:] == (training.PLAYERS, len(race_forecast.INPUTS))
    assert len(inputs) == len(results) == len(races)
    rounds = inputs[:, 0, race_forecast.INPUTS.index("round")]
    assert list(rounds) == list(range(int(rounds[0]), int(rounds[0]) + len(rounds)))
    assert len(set(results)) == 1


def test_the_file_of_the_package_is_what_the_script_writes() -> None:
    saved = json.loads(Path(training.FILE).read_text("utf-8"))
    assert len(saved["means"]) == len(saved["spreads"]) == len(saved["direct"])
    assert len(saved["means"]) == len(race_forecast.INPUTS)
    assert len(saved["hidden"]) == len(saved["out"]) == training.UNITS
    assert all(len(unit) == len(race_forecast.INPUTS) + 1 for unit in saved["hidden"])
