"""Teach the champion of NovoDice how much bays will still grow.

.venv/bin/python -m scripts.train_novodice --seed 1 --jobs 2

Players begin with rules of thumb and play generation after generation; from the games of each, a network
learns what bays are worth in the end, and plays the next one. In every game one turn goes astray, and some
games start from bays filled at random, so that the network also learns bays that no good player has. After
each generation the network is written to a file beside the result; an interrupted run goes on from there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scripts.novodice_calibration import PLAYERS, fit_spread
from scripts.novodice_games import NEVER, chunks_of, in_turn, turns_of

from dicehall.bots.bot import Bot
from dicehall.core.stream import Stream
from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.greedy import GreedyNovoDice
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    SEAT_INPUTS,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.levels import ChampionNovoDice
from dicehall.games.novodice.bots.seat_context import Wanted, seat_contexts
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import SPACES, NovoState
from dicehall.games.novodice.rules.worth import worth

OUT = Path(__file__).parents[1] / "src/dicehall/games/novodice/bots/network.json"
HIDDEN = 24
"""Hidden units of a bay."""
PARTS = 16
"""Units of the sum over bays."""
SCALE = 20.0
"""The network counts in units of this many points."""
FIRST_TILES_A_TURN = 1.1
"""How many tiles a turn brings, until it has been counted."""
RANDOM_STARTS = 5
"""One game in this many starts from bays filled at random."""
TILES_AT_START = 13
"""Fewer tiles than this are in each player's bays then."""
TURNS_ASTRAY = 11
"""The turn that goes astray is one of so many rounds, at most."""
EPOCHS = 16
BATCH = 4096
RATE = 3e-3
SPREAD_POSITIONS = 30_000
"""Positions from which the spread of each number of players is learned, at most."""

Floats = NDArray[np.float32]


@dataclass
class Seen:
    """Positions between two turns, one row for each seat."""

    bays: Floats
    """The inputs of the three bays; zeros for a full one."""
    seats: Floats
    """The inputs of the seat."""
    worths: Floats
    """What the bays were worth then."""
    scores: Floats
    """What they were worth in the end."""
    turns: Floats
    """The most turns that a seat had to come."""
    wins: Floats
    """The seat's share of the win."""
    players: Floats
    """How many played; the rows of one position follow each other."""
    tiles_a_turn: float = 0.0
    """Tiles placed in a turn."""


def joined(parts: list[Seen]) -> Seen:
    """Return the rows of several."""
    return Seen(
        np.concatenate([part.bays for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.worths for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.players for part in parts]),
        float(np.mean([part.tiles_a_turn for part in parts])),
    )


def random_start(game: NovoDice, state: NovoState, stream: Stream) -> None:
    """Fill the bays with tiles drawn at random, about as many for each player."""
    most = stream.below(TILES_AT_START)
    for seat in range(game.seats):
        for _ in range(max(0, most - stream.below(3))):
            open_bays = [bay for bay in seat_bays(state.bays, seat) if len(bay) < SPACES]
            bay = open_bays[stream.below(len(open_bays))]
            if stream.below(8) == 0:
                tile = game.box.trash
            else:
                tile = stream.below(game.box.trash)
            # A bay that was begun is continued now and then.
            if bay and stream.below(3) == 0:
                tile = bay[stream.below(len(bay))]
            if state.warehouse[tile]:
                state.warehouse[tile] -= 1
                bay.append(tile)
                bay.sort()


def play_chunk(given: tuple[str, dict[str, Any] | None, int, int]) -> Seen:
    """Play some games of a generation, and return their positions."""
    seed, weights, first, number = given
    rate = FIRST_TILES_A_TURN if weights is None else float(weights["tiles_a_turn"])
    network = None if weights is None else GrowthNetwork(weights)
    rows: list[tuple[list[list[float]], list[float], float, float, float, float, float]] = []
    turns = tiles = 0
    for at in range(first, first + number):
        # Mostly two players, for it is those who play most; three and four for their warehouses.
        players = (2, 3, 2, 4)[at % 4]
        name = f"{seed}/{at}"
        stream = Stream(f"start/{name}")
        game = NovoDice(players)
        bots: list[Bot] = [
            GreedyNovoDice() if network is None else ChampionNovoDice(network)
            for _ in range(players)
        ]
        state = game.start()
        astray = stream.below(TURNS_ASTRAY * players)
        if stream.below(RANDOM_STARTS) == 0:
            random_start(game, state, stream)
            astray = NEVER
        tiles_by_symbol = TilesBySymbol(game.box)
        seen: list[tuple[int, float, list[list[float]], list[float], float]] = []
        turn = NEVER
        before = sum(map(len, state.bays))
        for _ in turns_of(game, state, bots, name, astray):
            turn += 1
            if turn > astray:
                wanted = Wanted(game.box, state.bays)
                contexts = seat_contexts(
                    wanted, list(wanted.free), state.closing, state.active, rate
                )
                longest = max(context.turns for context in contexts)
                for seat, context in enumerate(contexts):
                    own = seat_bays(state.bays, seat)
                    grows = context.turns > 0.0
                    inputs = [
                        bay_inputs(tiles_by_symbol, bay, state.warehouse, context)
                        if grows and len(bay) < SPACES
                        else [0.0] * BAY_INPUTS
                        for bay in own
                    ]
                    now = float(sum(worth(game.box, bay) for bay in own))
                    seen.append((seat, longest, inputs, seat_inputs(context), now))
        turns += turn + 1
        tiles += sum(map(len, state.bays)) - before
        reached = game.scores(state)
        winners = game.winners(state)
        for seat, longest, inputs, own_inputs, now in seen:
            share = 1.0 / len(winners) if seat in winners else 0.0
            score = float(reached[seat])
            rows.append((inputs, own_inputs, now, score, longest, share, float(players)))
    bays, seats, worths, scores, longest_turns, wins, numbers = (
        np.array([row[at] for row in rows], np.float32) for at in range(7)
    )
    return Seen(bays, seats, worths, scores, longest_turns, wins, numbers, tiles / turns)


# -------------------------------------------------------------------------- the network


Weights = dict[str, Floats]


def first_weights(seed: str) -> Weights:
    """Return small random weights."""
    made = np.random.default_rng(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    def some(rows: int, columns: int) -> Floats:
        drawn: Floats = (made.standard_normal((rows, columns)) / np.sqrt(columns)).astype(
            np.float32
        )
        return drawn

    return {
        "bay": some(HIDDEN, BAY_INPUTS),
        "part": some(PARTS, HIDDEN),
        "seat": some(PARTS, SEAT_INPUTS),
        "out": some(1, PARTS)[0],
        "last": np.zeros(1, np.float32),
    }


def growths(weights: Weights, bays: Floats, seats: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the growth of some rows, with the hidden units of the bays and the units of the sum."""
    hidden = np.maximum(bays @ weights["bay"].T, 0)
    units = np.maximum(hidden.sum(axis=1) @ weights["part"].T + seats @ weights["seat"].T, 0)
    return units @ weights["out"] + weights["last"][0], hidden, units


def slopes(weights: Weights, bays: Floats, seats: Floats, targets: Floats) -> Weights:
    """Return how the squared error of some rows changes with every weight."""
    found, hidden, units = growths(weights, bays, seats)
    error = (found - targets) / len(targets)
    back = np.outer(error, weights["out"]) * (units > 0)
    into = (back @ weights["part"])[:, None, :] * (hidden > 0)
    return {
        "bay": np.einsum("nbh,nbi->hi", into, bays, optimize=True),
        "part": back.T @ hidden.sum(axis=1),
        "seat": back.T @ seats,
        "out": units.T @ error,
        "last": error.sum(keepdims=True),
    }


def learn(weights: Weights, seen: Seen, seed: str) -> tuple[Weights, float]:
    """Return better weights by Adam's method, and the root of the mean squared error in points."""
    order = np.random.default_rng(
        int.from_bytes(hashlib.sha256(f"order/{seed}".encode()).digest()[:8], "big")
    )
    # Who has no turn to come has nothing to learn from.
    rows = np.flatnonzero(seen.bays.any(axis=(1, 2)))
    targets = (seen.scores - seen.worths) / SCALE
    weights = {name: values.copy() for name, values in weights.items()}
    means = {name: np.zeros_like(values) for name, values in weights.items()}
    squares = {name: np.zeros_like(values) for name, values in weights.items()}
    steps = EPOCHS * ((len(rows) + BATCH - 1) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order.shuffle(rows)
        for start in range(0, len(rows), BATCH):
            some = rows[start : start + BATCH]
            slope = slopes(weights, seen.bays[some], seen.seats[some], targets[some])
            step += 1
            # The rate falls to nothing along half a wave.
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
            for name, values in weights.items():
                means[name] += 0.1 * (slope[name] - means[name])
                squares[name] += 0.001 * (slope[name] ** 2 - squares[name])
                mean = means[name] / (1.0 - 0.9**step)
                square = squares[name] / (1.0 - 0.999**step)
                values -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
    errors = growths(weights, seen.bays[rows], seen.seats[rows])[0] - targets[rows]
    return weights, float(SCALE * np.sqrt(np.mean(errors**2)))


def spread_of(weights: Weights, seen: Seen) -> dict[str, list[float]]:
    """Return for each number of players the spread under which the games seen are likeliest."""
    found = growths(weights, seen.bays, seen.seats)[0]
    grows = seen.bays.any(axis=(1, 2))
    worths = seen.worths + SCALE * np.maximum(found, 0) * grows
    spread: dict[str, list[float]] = {}
    for players in PLAYERS:
        rows = np.flatnonzero(seen.players == players).reshape(-1, players)[:SPREAD_POSITIONS]
        spread[str(players)] = fit_spread(
            [
                (float(seen.turns[row[0]]), worths[row].tolist(), seen.wins[row].tolist())
                for row in rows
                if seen.turns[row[0]] > 0
            ]
        )
    return spread


def file_of(weights: Weights, seen: Seen, recipe: dict[str, Any]) -> dict[str, Any]:
    """Return what is written to the file."""
    given: dict[str, Any] = {
        "recipe": recipe,
        "tiles_a_turn": round(seen.tiles_a_turn, 3),
        "spread": spread_of(weights, seen),
    }
    for name in ("bay", "part", "seat"):
        given[name] = [round(float(number), 5) for number in weights[name].ravel()]
    last = SCALE * np.concatenate([weights["out"], weights["last"]])
    given["out"] = [round(float(number), 4) for number in last]
    return given


def weights_in(given: dict[str, Any]) -> Weights:
    """Return the weights that a file holds."""
    last = np.array(given["out"], np.float32) / SCALE
    return {
        "bay": np.array(given["bay"], np.float32).reshape(HIDDEN, BAY_INPUTS),
        "part": np.array(given["part"], np.float32).reshape(PARTS, HIDDEN),
        "seat": np.array(given["seat"], np.float32).reshape(PARTS, SEAT_INPUTS),
        "out": last[:-1],
        "last": last[-1:],
    }


def write(given: dict[str, Any], path: Path) -> None:
    """Write a network, one of its parts a line."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in given.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def generation_file(out: Path, generation: int) -> Path:
    """Return where the network of a generation is kept."""
    return out.with_suffix(f".{generation}.json")


def train(seed: str, games: list[int], jobs: int, out: Path) -> None:
    """Play and learn generation after generation, beginning after the last one that was written."""
    given: dict[str, Any] | None = None
    for generation, number in enumerate(games):
        recipe = {"seed": seed, "games": games[: generation + 1]}
        path = generation_file(out, generation)
        if path.exists() and (kept := json.loads(path.read_text("utf-8")))["recipe"] == recipe:
            given = kept
            continue
        name = f"{seed}/{generation}"
        chunks = [(name, given, first, many) for first, many in chunks_of(number)]
        parts: list[Seen] = []
        for done, part in enumerate(in_turn(play_chunk, chunks, jobs), 1):
            parts.append(part)
            if sys.stderr.isatty():
                print(
                    f"\rgeneration {generation}: {done} of {len(chunks)}", end="", file=sys.stderr
                )
        seen = joined(parts)
        begun = first_weights(seed) if given is None else weights_in(given)
        weights, error = learn(begun, seen, name)
        given = file_of(weights, seen, recipe)
        write(given, path)
        print(
            f"generation {generation}: {number} games, {len(seen.scores)} rows, "
            f"{float(seen.scores.mean()):.2f} points, error {error:.2f} points, "
            f"spread of two {given['spread']['2']}",
            flush=True,
        )
    assert given is not None
    write(given, out)


def main() -> None:
    """Learn and write the network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--games", default="16000,8000,13000", help="Games of each generation, between commas."
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    train(given.seed, [int(part) for part in given.games.split(",")], given.jobs, given.out)


if __name__ == "__main__":
    main()
