"""Teaching the champion of NovoDice: the same seed learns the same, and what it learned can play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scripts import novodice_calibration as calibration
from scripts import train_novodice as train
from scripts.novodice_blunders import judge_chunk
from scripts.novodice_calibration import Expected, PlayedGame
from scripts.novodice_lessons import play_chunk, random_start

from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    SEAT_INPUTS,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.learned import read_value_model
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth


def test_the_same_seed_learns_the_same_and_goes_on_where_it_was_interrupted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "EPOCHS", 2)
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    train.train("learn", [4, 2], 1, whole)
    train.train("learn", [4], 1, parts)
    assert "generation 0: 4 games" in capsys.readouterr().out
    train.train("learn", [4, 2], 1, parts)
    # The first generation was read, not played again.
    assert "generation 0" not in capsys.readouterr().out
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    # And what it learned can play.
    games = calibration.champions("learn", json.loads(whole.read_text()), 1, 1)
    assert [game.players for game in games] == [2, 3, 4]


def test_the_slopes_are_those_of_the_error() -> None:
    made = np.random.default_rng(7)
    weights: Any = {
        name: value.astype(np.float64) for name, value in train.first_weights("7").items()
    }
    bays: Any = made.standard_normal((5, BAYS, BAY_INPUTS))
    seats: Any = made.standard_normal((5, SEAT_INPUTS))
    targets: Any = made.standard_normal(5)

    def error() -> float:
        return float(np.mean((train.growths(weights, bays, seats)[0] - targets) ** 2) / 2)

    slopes = train.slopes(weights, bays, seats, targets)
    for name, values in weights.items():
        flat, slope = values.reshape(-1), slopes[name].reshape(-1)
        for at in range(0, len(flat), max(1, len(flat) // 7)):
            kept = flat[at]
            flat[at] = kept + 1e-6
            above = error()
            flat[at] = kept - 1e-6
            assert slope[at] == pytest.approx((above - error()) / 2e-6, abs=1e-6)
            flat[at] = kept


def test_the_bots_compute_what_the_training_computes() -> None:
    given = json.loads(calibration.NETWORK.read_text("utf-8"))
    network = GrowthNetwork(given)
    stream = Stream("start/same/0")
    game = NovoDice(2)
    state = game.start()
    random_start(game, state, stream)
    wanted = Wanted(game.box, state.bays)
    contexts = seat_contexts(wanted, list(wanted.free), state.closing, 0, network.tiles_a_turn)
    tiles_by_symbol = TilesBySymbol(game.box)
    supplies = Supplies(tiles_by_symbol, state.warehouse)
    for seat, context in enumerate(contexts):
        bays = seat_bays(state.bays, seat)
        inputs = np.array(
            [
                bay_inputs(supplies, tiles_by_symbol.collected(bay), supplies.stock, context)
                if len(bay) < SPACES
                else [0.0] * BAY_INPUTS
                for bay in bays
            ],
            np.float32,
        )[None]
        grown = train.growths(
            train.weights_in(given), inputs, np.array([seat_inputs(context)], np.float32)
        )[0][0]
        now = sum(worth(game.box, bay) for bay in bays)
        told = network.of_bays(supplies, bays, context)
        assert told == pytest.approx(now + train.SCALE * max(grown, 0), abs=0.01)


def test_units_that_no_position_wakes_are_left_out() -> None:
    seen = play_chunk(("sleepers", None, 0, 4))
    weights = train.first_weights("7")
    # All inputs are positive, so that these never wake.
    weights["bay"][3] = weights["part"][5] = weights["seat"][5] = -1.0
    given = train.file_of(weights, seen, {})
    kept = train.without_sleepers(given)
    assert 3 not in given["awake"]["bay"]
    assert 5 not in given["awake"]["part"]
    assert len(kept["bay"]) == BAY_INPUTS * len(given["awake"]["bay"])
    assert len(kept["out"]) == len(given["awake"]["part"]) + 1
    assert "awake" not in kept
    before, after = (
        train.growths(train.weights_in(one), seen.bays, seen.seats)[0] for one in (given, kept)
    )
    assert after == pytest.approx(before, abs=1e-5)
    GrowthNetwork(kept)


def test_a_game_may_start_from_bays_filled_at_random() -> None:
    for number in range(20):
        game = NovoDice(3)
        state = game.start()
        before = sum(state.warehouse)
        random_start(game, state, Stream(f"start/{number}"))
        assert sum(state.warehouse) + sum(map(len, state.bays)) == before
        assert all(len(bay) <= SPACES and bay == sorted(bay) for bay in state.bays)
        assert min(state.warehouse) >= 0


def test_the_spread_is_that_under_which_the_games_are_likeliest() -> None:
    # Ten points ahead won three games in four: e^(10 / spread) = 3.
    found = [([10.0, 0.0], [1.0, 0.0])] * 75 + [([10.0, 0.0], [0.0, 1.0])] * 25
    best = min(range(1, 40), key=lambda scale: calibration.surprise(found, float(scale)))
    assert best == 9
    spread = calibration.fit_spread([(3.0, *one) for one in found * 20])
    assert spread[3] == pytest.approx(9.1, rel=0.06)
    assert len(spread) == calibration.MOST_TURNS + 1


def test_what_is_expected_and_how_often_one_wins_is_compared_with_what_came() -> None:
    games: list[PlayedGame] = []
    for number in range(600):
        scores = [60 + number % 40, 60 + number * 7 % 40]
        won = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        if scores[0] == scores[1]:
            won = [0.5, 0.5]
        before = [Expected([turns, turns - 0.4], [86.0, 86.0]) for turns in (11.3, 8.8, 3.5)]
        games.append(PlayedGame(before, scores, won))
    expected, reached, error = calibration.expected_and_reached(games)
    assert expected == 86.0
    assert reached == pytest.approx(79.5, abs=0.5)
    assert 0.1 < error < 1.0
    # Nobody is ahead in what is expected: all stand in the middle, and half of them win.
    rows = calibration.reliability(read_value_model("champion"), games)
    said, won_share, _, positions, number = rows[5]
    assert said == pytest.approx(0.5)
    assert won_share == pytest.approx(0.5, abs=0.05)
    assert number == len(games)
    assert positions == 2 * 3 * len(games)
    assert sum(row[3] for row in rows) == positions


def test_a_suspected_decision_is_judged_by_playing_on() -> None:
    looked, judged = judge_chunk(("greedy", "champion", "judge", 0, 12, 2))
    assert looked == 12
    assert judged
    for one in judged:
        assert one.chosen != one.better
        assert one.gap > 0.04
        assert -1.0 <= one.loss <= 1.0
