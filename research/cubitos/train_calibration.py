"""Teach champion to say chances that come true: `python -m research.cubitos.train_calibration --jobs 2`.

Champions race each other: the ten races of the game, and random cards on all tracks. At every question, what
the plan expects of its best option is noted with what else `calibration` knows, and at the end who won. A
small network learns by how much, in log-odds, the plan's chances are to be shifted.

Whether chances come true is checked by two networks, each of which learns from one half of the races and is
judged by the other half, so that no network is judged by a race that it has learned from; the table is that
of `research/adviser_calibration.py`. The network that is written learned from all races.

Races are kept in a folder (`--folder`), and a later run with the same seed goes on from what is there.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from functools import partial
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from research.adviser_calibration import Said, print_table
from research.cubitos.races import new_game, next_question

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser
from dicehall.games.cubitos.bots.calibration import (
    JUDGED_AT,
    MULTIPLIED,
    NUMBERS,
    PLANNED_AT,
    QUESTIONS,
)

FILE = Path(__file__).parents[2] / "src/dicehall/games/cubitos/bots/calibration.json"
FOLDER = Path("build/cubitos-chances")
LOT = 200
"""How many races are kept in a file."""
UNITS = 20
BATCH = 16_384
STEP = 1e-2
"""The largest step."""
WARM = 0.1
"""The share of the steps that it takes to get there."""
DECAY = 1e-2
DIGITS = 4

Numbers = NDArray[np.float32]


def play(seed: str, number: int) -> Numbers:
    """Play one race; return what was known at each question, the plan's log-odds, the result, the race."""
    chance = random.Random(f"{seed}/{number}")
    game = new_game(chance)
    advisers = [CubitosAdviser() for _ in range(game.seats)]
    state = game.start()
    table = game.table(state)
    source = SeededDice(f"{seed}/{number}")
    settle(table)
    noted: list[tuple[int, list[float]]] = []
    while (question := next_question(game, table, source)) is not None:
        seat = question.seat
        view = view_of(game, seat, state)
        planned = advisers[seat].planned(view, question)
        noted.append((seat, advisers[seat].known(view, question, planned)))
        choose(table, question, best_of(planned).option)
    winners = game.winners(state)
    shares = [(seat in winners) / len(winners) for seat in range(game.seats)]
    return np.array([[*known, shares[seat], number] for seat, known in noted], np.float32)


def train(rows: Numbers, passes: int, seed: int) -> dict[str, Any]:
    """Return the network fitted to what was noted, as `calibration` reads it.

    The method is Adam, with steps that get shorter.
    """
    drawn = np.random.default_rng(seed)
    known = all_inputs(rows)
    planned, results = rows[:, -3], rows[:, -2]
    size = known.shape[1]
    weights: dict[str, Numbers] = {
        "first": (drawn.standard_normal((UNITS, size)) / np.sqrt(size)).astype(np.float32),
        "second": np.zeros(UNITS, np.float32),
        "direct": np.zeros(size, np.float32),
    }
    means = {name: np.zeros_like(part) for name, part in weights.items()}
    squares = {name: np.zeros_like(part) for name, part in weights.items()}
    batches = max(1, len(rows) // BATCH)
    steps = passes * batches
    taken = 0
    for number in range(passes):
        total = 0.0
        for some in np.array_split(drawn.permutation(len(rows)), batches):
            seen = known[some]
            units = np.maximum(seen @ weights["first"].T, 0)
            odds = planned[some] + units @ weights["second"] + seen @ weights["direct"]
            off = ((1 / (1 + np.exp(-odds)) - results[some]) / len(some)).astype(np.float32)
            of_units = np.outer(off, weights["second"]) * (units > 0)
            slopes = {"first": of_units.T @ seen, "second": units.T @ off, "direct": seen.T @ off}
            taken += 1
            step = STEP * 0.5 * (1 + np.cos(np.pi * taken / steps)) * min(1, taken / (WARM * steps))
            for name, slope in slopes.items():
                means[name] += 0.1 * (slope - means[name])
                squares[name] += 0.001 * (slope**2 - squares[name])
                mean = means[name] / (1 - 0.9**taken)
                square = squares[name] / (1 - 0.999**taken)
                weights[name] -= step * (mean / (np.sqrt(square) + 1e-8) + DECAY * weights[name])
            total += float(np.mean(np.logaddexp(0, odds) - results[some] * odds)) / batches
        if number % 5 == 4 or number == passes - 1:
            print(f"pass {number + 1} of {passes}: {total:.5f}", flush=True)
    return {name: np.round(part.astype(float), DIGITS).tolist() for name, part in weights.items()}


def all_inputs(rows: Numbers) -> Numbers:
    """Return what the network sees of each question: `with_products`, and last a constant."""
    known = rows[:, :-3]
    products = [known[:, MULTIPLIED] * known[:, at : at + 1] for at in (PLANNED_AT, JUDGED_AT)]
    return np.concatenate([known, *products, np.ones((len(rows), 1), np.float32)], 1)


def said_of(network: dict[str, Any], rows: Numbers) -> NDArray[np.float64]:
    """Return the chances that a network says of the best options, as `calibration` computes them."""
    known = all_inputs(rows)
    units = np.maximum(0.0, known @ np.array(network["first"]).T)
    shift = units @ np.array(network["second"]) + known @ np.array(network["direct"])
    said: NDArray[np.float64] = 1.0 / (1.0 + np.exp(-rows[:, -3] - shift))
    return said


def check(rows: Numbers, passes: int) -> None:
    """Print how chances come true, if each half of the races is judged by a network of the other half."""
    odd = rows[:, -1] % 2 == 1
    said = np.zeros(len(rows))
    for half in (odd, ~odd):
        said[half] = said_of(train(rows[~half], passes, 1), rows[half])
    names = [*QUESTIONS, "all others"]
    kinds = rows[:, len(NUMBERS) : len(NUMBERS) + len(names)].argmax(axis=1)
    three, four = (rows[:, NUMBERS.index(f"{number} players")] for number in ("three", "four"))
    players = (2 + three + 2 * four).astype(int)
    games: dict[int, list[Said]] = {}
    for place in range(len(rows)):
        one = (names[kinds[place]], int(players[place]), float(said[place]), float(rows[place, -2]))
        games.setdefault(int(rows[place, -1]), []).append(one)
    print_table(list(games.values()))


def raced(given: argparse.Namespace) -> Numbers:
    """Play all races that have not been played; return what was noted."""
    began = time.time()
    lots: list[Numbers] = []
    given.folder.mkdir(parents=True, exist_ok=True)
    with Pool(given.jobs) as pool:
        for lot in range((given.races + LOT - 1) // LOT):
            file = given.folder / f"races-{given.seed}-{lot}.npz"
            if not file.exists():
                if time.time() - began > given.seconds:
                    continue
                numbers = range(LOT * lot, LOT * (lot + 1))
                races = pool.map(partial(play, f"chances/{given.seed}"), numbers, chunksize=4)
                # The number of a race does not fit into half a float.
                rows = np.concatenate(races)[:, :-1].astype(np.float16)
                lengths = np.array([len(race) for race in races])
                np.savez_compressed(file, rows=rows, lengths=lengths)
                print(f"{LOT * (lot + 1)} races, {time.time() - began:.0f} s", flush=True)
            kept = np.load(file)
            number = np.repeat(np.arange(LOT * lot, LOT * (lot + 1)), kept["lengths"])
            lots.append(np.column_stack([kept["rows"].astype(np.float32), number]))
    return np.concatenate(lots).astype(np.float32)


def main() -> None:
    """Play, teach, check and write."""
    parser = argparse.ArgumentParser(description="Teach champion to say chances that come true.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--races", type=int, default=12_000)
    parser.add_argument("--passes", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="the most to play")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where races are kept")
    parser.add_argument("--only-play", action="store_true", help="play, and learn nothing yet")
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    rows = raced(given)
    if given.only_play:
        return
    races = len(np.unique(rows[:, -1]))
    print(f"{len(rows)} questions of {races} races", flush=True)
    check(rows, given.passes)
    network = train(rows, given.passes, 1)
    recipe = sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    made = f"{recipe}, seed {given.seed}, {races} races, {given.passes} passes"
    about = {"about": "made by research/cubitos/train_chances.py", "recipe": made}
    given.out.write_text(json.dumps({**about, **network}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
