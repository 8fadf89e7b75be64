"""Teach the champion of NovoDice how much bays will still grow, and who will win.

.venv/bin/python -m research.novodice.train_network --seed 1 --jobs 2

Players begin with rules of thumb and play generation after generation. From the games of each generation, a
network learns what bays are worth in the end, and that network plays the next generation. Each network is
written to a file beside the result, and an interrupted run continues from there. The last network plays some
more games, from which is learned how much a lead counts at two, three and four players.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from research.novodice import fit_network as learning
from research.novodice.bay_growth import Seen, joined, play_chunk
from research.novodice.fit_network import SCALE, Weights, first_weights, learn, predict
from research.novodice.leads import EVEN_LEADS, lead_counts
from research.novodice.training_games import chunks_of, in_turn

from dicehall.games.novodice.bots.growth_inputs import BAY_INPUTS, SEAT_INPUTS

OUT = Path(__file__).parents[2] / "src/dicehall/games/novodice/bots/network.json"
GAMES = "16000,5000,8000,8000"
RECIPE = ("HIDDEN", "PARTS", "WINS_COUNT", "FAITH", "EPOCHS", "BATCH", "RATE", "LEAD_GAMES")
"""The settings of the learning that belong to the recipe."""


def recipe_of(seed: str, games: list[int]) -> dict[str, Any]:
    """Return how a network comes to be, with a number that stands for all of it."""
    recipe: dict[str, Any] = {"seed": seed, "games": games}
    recipe |= {name.lower(): getattr(learning, name) for name in RECIPE}
    text = json.dumps(recipe, sort_keys=True)
    # As it is read from a file, where tuples are lists.
    read: dict[str, Any] = json.loads(text)
    return read | {"hash": hashlib.sha256(text.encode()).hexdigest()[:16]}


def file_of(weights: Weights, seen: Seen, recipe: dict[str, Any]) -> dict[str, Any]:
    """Return what is written to the file."""
    given: dict[str, Any] = {"recipe": recipe, "tiles_a_turn": round(seen.tiles_a_turn, 3)}
    for name in ("bay", "part", "seat"):
        given[name] = [round(float(number), 5) for number in weights[name].ravel()]
    both = np.concatenate([weights["out"], weights["last"][:, None]], axis=1)
    given["out"] = [round(float(number), 4) for number in SCALE * both[0]]
    given["spread"] = [round(float(number), 5) for number in both[1]]
    given["lead"] = EVEN_LEADS
    given["awake"] = awake(weights, seen)
    return given


def awake(weights: Weights, seen: Seen) -> dict[str, list[int]]:
    """Return the units that some position wakes: those of a bay, and those of the sum over bays."""
    bay = np.zeros(len(weights["bay"]), bool)
    part = np.zeros(len(weights["part"]), bool)
    for start in range(0, len(seen.worths), learning.AT_ONCE):
        some = slice(start, start + learning.AT_ONCE)
        found = predict(np, weights, seen.bays[some], seen.seats[some], seen.worths[some])
        bay |= found.hidden[found.grows].any(axis=(0, 1))
        part |= found.units[found.grows].any(axis=0)
    return {"bay": np.flatnonzero(bay).tolist(), "part": np.flatnonzero(part).tolist()}


def without_sleepers(given: dict[str, Any]) -> dict[str, Any]:
    """Return a file without the units that no position woke: they fell asleep while learning."""
    bay, part = given["awake"]["bay"], given["awake"]["part"]
    kept = {name: value for name, value in given.items() if name != "awake"}
    hidden = len(given["bay"]) // BAY_INPUTS
    for name, units, inputs, row in (
        ("bay", bay, range(BAY_INPUTS), BAY_INPUTS),
        ("part", part, bay, hidden),
        ("seat", part, range(SEAT_INPUTS), SEAT_INPUTS),
    ):
        kept[name] = [given[name][unit * row + at] for unit in units for at in inputs]
    for name in ("out", "spread"):
        kept[name] = [given[name][unit] for unit in [*part, -1]]
    return kept


def weights_in(given: dict[str, Any]) -> Weights:
    """Return the weights that a file holds."""
    both = np.array([given["out"], given["spread"]], np.float32) / np.array([[SCALE], [1.0]])
    both = both.astype(np.float32)
    parts = both.shape[1] - 1
    return {
        "bay": np.array(given["bay"], np.float32).reshape(-1, BAY_INPUTS),
        "part": np.array(given["part"], np.float32).reshape(parts, -1),
        "seat": np.array(given["seat"], np.float32).reshape(parts, SEAT_INPUTS),
        "out": both[:, :-1],
        "last": both[:, -1],
    }


def write(given: dict[str, Any], path: Path) -> None:
    """Write a network, one line for each of its parts."""
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in given.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def generation_file(out: Path, generation: int) -> Path:
    """Return where the network of a generation is kept."""
    return out.with_suffix(f".{generation}.json")


def told(weights: Weights, seen: Seen) -> str:
    """Return how far off a network is: in points, and in the surprise about who wins."""
    points, won = learning.expected(weights, seen)
    grows = seen.bays.any(axis=(1, 2))
    error = float(np.sqrt(np.mean((points - seen.scores)[grows] ** 2)))
    surprise = -float((seen.wins * np.log(np.maximum(won, 1e-9))).sum()) / len(seen.players)
    return f"error {error:.2f} points, surprise about the winner {surprise:.4f}"


def train(seed: str, games: list[int], jobs: int, out: Path) -> None:
    """Play and learn generation after generation, beginning after the last one that was written."""
    given: dict[str, Any] | None = None
    for generation, number in enumerate(games):
        recipe = recipe_of(seed, games[: generation + 1])
        path = generation_file(out, generation)
        if path.exists() and (kept := json.loads(path.read_text("utf-8")))["recipe"] == recipe:
            given = kept
            continue
        name = f"{seed}/{generation}"
        begun_at = time.monotonic()
        chunks = [(name, given, first, many) for first, many in chunks_of(number)]
        parts: list[Seen] = []
        for done, part in enumerate(in_turn(play_chunk, chunks, jobs), 1):
            parts.append(part)
            if sys.stderr.isatty():
                print(
                    f"\rgeneration {generation}: {done} of {len(chunks)}", end="", file=sys.stderr
                )
        played_at = time.monotonic()
        seen = joined(parts)
        begun = first_weights(seed) if given is None else weights_in(given)
        weights = learn(begun, seen, name)
        given = file_of(weights, seen, recipe)
        write(given, path)
        print(
            f"generation {generation}: {number} games, {len(seen.scores)} rows, "
            f"{float(seen.scores.mean()):.2f} points, {told(weights, seen)}; "
            f"played in {played_at - begun_at:.0f} s, learned in {time.monotonic() - played_at:.0f} s",
            flush=True,
        )
    assert given is not None
    learn_leads(seed, without_sleepers(given), jobs, out)


def learn_leads(seed: str, given: dict[str, Any], jobs: int, out: Path) -> None:
    """Learn how much a lead counts with a network, and write it with that."""
    counts = lead_counts(seed, given, jobs)
    print(f"a lead counts {', '.join(f'{count:.3f}' for count in counts)} times", flush=True)
    write(given | {"lead": counts, "recipe": recipe_of(seed, given["recipe"]["games"])}, out)


def main() -> None:
    """Learn and write the network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", default=GAMES, help="Games of each generation, between commas.")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument(
        "--leads-of", type=Path, help="Only learn how much leads count with this network."
    )
    given = parser.parse_args()
    if given.leads_of is not None:
        network = json.loads(given.leads_of.read_text("utf-8"))
        learn_leads(given.seed, network, given.jobs, given.out)
        return
    train(given.seed, [int(part) for part in given.games.split(",")], given.jobs, given.out)


if __name__ == "__main__":
    main()
