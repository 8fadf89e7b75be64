"""Teaching the champion of NovoDice: the same seed learns the same, and what it learned can play."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.novodice import calibration as calibration
from research.novodice import fit_network as learning
from research.novodice import train_network as train
from research.novodice.bay_growth import MOST_PLAYERS, play_chunk, random_start
from research.novodice.blunders import judge_chunk
from research.novodice.calibration import Expected, PlayedGame
from research.novodice.leads import lead_count

from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    SEAT_INPUTS,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, read_network
from dicehall.games.novodice.bots.leads import MORE_POINTS
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth


def test_the_same_seed_learns_the_same_and_goes_on_where_it_was_interrupted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "EPOCHS", (2, 1, 1))
    monkeypatch.setattr(learning, "LEAD_GAMES", 1)
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    train.train("learn", [4, 2], 1, whole)
    train.train("learn", [4], 1, parts)
    assert "generation 0: 4 games" in capsys.readouterr().out
    train.train("learn", [4, 2], 1, parts)
    # The first generation was read, not played again.
    assert "generation 0" not in capsys.readouterr().out
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    assert json.loads(whole.read_text())["recipe"]["epochs"] == [2, 1, 1]
    # And what it learned can play.
    games = calibration.champions("learn", json.loads(whole.read_text()), 1, 1)
    assert [game.players for game in games] == [2, 3, 4]


def test_the_weights_of_the_package_carry_the_hash_of_the_recipe_that_is_still_followed() -> None:
    recipe = json.loads(calibration.NETWORK.read_text("utf-8"))["recipe"]
    assert recipe == train.recipe_of("1", [int(games) for games in train.GAMES.split(",")])
    assert recipe["hash"] != train.recipe_of("2", recipe["games"])["hash"]


def some_positions() -> learning.Batch:
    """Return positions of two, three and four players, made up; some bays and seats cannot grow."""
    made = np.random.default_rng(7)
    bays = made.standard_normal((6, MOST_PLAYERS, BAYS, BAY_INPUTS))
    bays[0, 0] = bays[1, 1, 2] = 0
    there = np.arange(MOST_PLAYERS)[None] < np.array([2, 3, 4, 2, 3, 4])[:, None]
    wins = made.uniform(0, 1, there.shape) * there
    means = made.uniform(8, 13, there.shape)
    aims = learning.Aims(
        means, means**2 + made.uniform(0, 1, there.shape), wins / wins.sum(axis=1, keepdims=True)
    )
    seats = made.standard_normal((*there.shape, SEAT_INPUTS))
    return learning.Batch(bays, seats, made.uniform(0, 60, there.shape), there, aims)


def test_the_slopes_are_those_of_the_surprise() -> None:
    weights: Any = {
        name: value.astype(np.float64) for name, value in learning.first_weights("7").items()
    }
    batch = some_positions()
    found = learning.predict(np, weights, batch.bays, batch.seats, batch.worths)
    counting = learning.weight_of(found)
    slopes = learning.slopes(np, weights, batch)
    for name, values in weights.items():
        flat, slope = values.reshape(-1), slopes[name].reshape(-1)
        for at in range(0, len(flat), max(1, len(flat) // 7)):
            kept = flat[at]
            flat[at] = kept + 1e-6
            above = learning.surprise(np, weights, batch, counting)
            flat[at] = kept - 1e-6
            below = learning.surprise(np, weights, batch, counting)
            assert slope[at] == pytest.approx((above - below) / 2e-6, abs=1e-6, rel=1e-6)
            flat[at] = kept


def test_with_faith_a_position_aims_at_what_was_expected_of_the_next() -> None:
    seen = play_chunk(("faith", None, 0, 3))
    weights = learning.first_weights("7")
    rows, there = seen.rows()
    assert there.sum() == len(seen.scores)
    ended = learning.aims_of(np, weights, seen, 0.0)
    mixed = learning.aims_of(np, weights, seen, 0.25)
    roots = learning.predict(np, weights, seen.bays, seen.seats, seen.worths).roots
    for position, left in enumerate(seen.left):
        for row, after in zip(
            rows[position][there[position]],
            rows[min(position + 1, len(rows) - 1)][there[position]],
            strict=True,
        ):
            if left == 0:
                assert mixed.means[row] == ended.means[row]
                assert mixed.wins[row] == ended.wins[row]
            else:
                expected = 0.25 * roots[after] + 0.75 * mixed.means[after]
                assert mixed.means[row] == pytest.approx(expected, rel=1e-5)
    # The shares of a position are still those of one win.
    shares = np.where(there, mixed.wins[rows], 0).sum(axis=1)
    assert shares == pytest.approx(np.ones(len(rows)), abs=1e-5)


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
        now = sum(worth(game.box, bay) for bay in bays)
        found = learning.predict(
            np,
            train.weights_in(given),
            inputs[None],
            np.array([[seat_inputs(context)]], np.float32),
            np.array([[now]], np.float32),
        )
        points, spread = network.outlook(supplies, bays, context)
        assert sqrt(points + MORE_POINTS) == pytest.approx(found.roots[0, 0], abs=1e-3)
        assert spread == pytest.approx(found.spreads[0, 0], abs=1e-3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bots_and_the_training_say_the_same_chances(players: int) -> None:
    given = json.loads(calibration.NETWORK.read_text("utf-8"))
    network = GrowthNetwork(given)
    worths, spreads = [80.0, 95.5, 60.0, 78.0][:players], [0.7, 0.4, 0.0, 0.9][:players]
    told = [network.leads.chance(worths, spreads, seat, 4.0) for seat in range(players)]
    assert sum(told) == pytest.approx(1)
    found, _, _ = learning.chances(
        np,
        np.sqrt(np.array([worths]) + MORE_POINTS),
        np.array([spreads]),
        np.ones((1, players), bool),
        given["lead"][players - 2],
    )
    assert told == pytest.approx(found[0].tolist())


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("factor", [0.8, 1.3])
def test_how_much_a_lead_counts_is_found_in_who_wins(players: int, factor: float) -> None:
    made = np.random.default_rng(11)
    worths = made.uniform(40, 120, (3000, players))
    spreads = made.uniform(0.4, 1.2, worths.shape)
    said, _, _ = learning.chances(
        np, np.sqrt(worths + MORE_POINTS), spreads, np.ones(worths.shape, bool), factor
    )
    games = [
        # As if each had won as often as it was said.
        PlayedGame([Expected([3.0], [], worth, spread)], [0] * players, won)
        for worth, spread, won in zip(worths.tolist(), spreads.tolist(), said.tolist(), strict=True)
    ]
    assert lead_count(games) == pytest.approx(factor, abs=0.002)


def test_units_that_no_position_wakes_are_left_out() -> None:
    seen = play_chunk(("sleepers", None, 0, 4))
    weights = learning.first_weights("7")
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
        learning.predict(np, train.weights_in(one), seen.bays, seen.seats, seen.worths)
        for one in (given, kept)
    )
    assert after.roots == pytest.approx(before.roots, abs=1e-4)
    assert after.spreads == pytest.approx(before.spreads, abs=1e-4)
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


def test_what_is_expected_and_how_often_one_wins_is_compared_with_what_came() -> None:
    games: list[PlayedGame] = []
    for number in range(600):
        scores = [60 + number % 40, 60 + number * 7 % 40]
        won = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        if scores[0] == scores[1]:
            won = [0.5, 0.5]
        before = [
            Expected([turns, turns - 0.4], [86.0] * 2, [84.0] * 2, [0.7] * 2)
            for turns in (11.3, 8.8, 3.5)
        ]
        games.append(PlayedGame(before, scores, won))
    expected, reached, error = calibration.expected_and_reached(games)
    assert expected == 86.0
    assert reached == pytest.approx(79.5, abs=0.5)
    assert 0.1 < error < 1.0
    # Nobody is ahead in what is expected: all stand in the middle, and half of them win.
    rows = calibration.reliability(read_network(), games)
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
