"""Teach the champion of NovoDice how much bays will still grow.

.venv/bin/python -m scripts.train_novodice --seed 1 --jobs 2

Players begin with rules of thumb and play generation after generation. From the games of each generation, a
network learns what bays are worth in the end, and that network plays the next generation. Each network is
written to a file beside the result, and an interrupted run continues from there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from scripts.novodice_calibration import PLAYERS, fit_spread
from scripts.novodice_games import chunks_of, in_turn
from scripts.novodice_lessons import Floats, Seen, joined, play_chunk

from dicehall.games.novodice.bots.growth_inputs import BAY_INPUTS, SEAT_INPUTS

OUT = Path(__file__).parents[1] / "src/dicehall/games/novodice/bots/network.json"
HIDDEN = 24
"""Hidden units of a bay."""
PARTS = 16
"""Units of the sum over bays."""
SCALE = 20.0
"""The network counts in units of this many points."""
EPOCHS = 16
BATCH = 4096
RATE = 3e-3
SPREAD_POSITIONS = 30_000
"""Positions from which the spread of each number of players is learned, at most."""

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
    # There is nothing to learn from seats that have no turn to come.
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
            # The learning rate falls to zero along half a cosine wave.
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
    given["awake"] = awake(weights, seen)
    return given


def awake(weights: Weights, seen: Seen) -> dict[str, list[int]]:
    """Return the units that some position wakes: those of a bay, and those of the sum over bays."""
    rows = np.flatnonzero(seen.bays.any(axis=(1, 2)))
    _, hidden, units = growths(weights, seen.bays[rows], seen.seats[rows])
    return {
        "bay": np.flatnonzero(hidden.any(axis=(0, 1))).tolist(),
        "part": np.flatnonzero(units.any(axis=0)).tolist(),
    }


def without_sleepers(given: dict[str, Any]) -> dict[str, Any]:
    """Return a file without the units that no position woke: they fell asleep while learning."""
    bay, part = given["awake"]["bay"], given["awake"]["part"]
    kept = {name: value for name, value in given.items() if name != "awake"}
    for name, units, inputs in (
        ("bay", bay, range(BAY_INPUTS)),
        ("part", part, bay),
        ("seat", part, range(SEAT_INPUTS)),
    ):
        row = SEAT_INPUTS if name == "seat" else BAY_INPUTS if name == "bay" else HIDDEN
        kept[name] = [given[name][unit * row + at] for unit in units for at in inputs]
    kept["out"] = [given["out"][unit] for unit in [*part, -1]]
    return kept


def weights_in(given: dict[str, Any]) -> Weights:
    """Return the weights that a file holds."""
    last = np.array(given["out"], np.float32) / SCALE
    parts = len(given["out"]) - 1
    return {
        "bay": np.array(given["bay"], np.float32).reshape(-1, BAY_INPUTS),
        "part": np.array(given["part"], np.float32).reshape(parts, -1),
        "seat": np.array(given["seat"], np.float32).reshape(parts, SEAT_INPUTS),
        "out": last[:-1],
        "last": last[-1:],
    }


def write(given: dict[str, Any], path: Path) -> None:
    """Write a network, one line for each of its parts."""
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
    write(without_sleepers(given), out)


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
