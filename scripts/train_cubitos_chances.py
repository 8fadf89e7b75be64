"""Teach champion to say chances that come true: `python -m scripts.train_cubitos_chances --jobs 16`.

Champions race each other: the ten races of the game, and random cards on all tracks. At every question, what
the plan expects of its best option is noted with what else `said_chances` knows, and at the end who won. A
small network learns by how much, in log-odds, the plan's chances are to be shifted. One race in ten is held
back; `scripts/adviser_calibration.py` shows whether chances come true in races that were never learned from.

It needs PyTorch, which the project does not install for this, and uses a GPU if there is one.
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
from scripts.train_cubitos import new_game, next_question

from dicehall.bots.advice import best_of
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.bots.adviser import CubitosAdviser

FILE = Path(__file__).parents[1] / "src/dicehall/games/cubitos/bots/said_chances.json"
UNITS = 24
HELD_BACK = 10
"""One in this many races is held back."""
BATCH = 65_536
STEP = 1e-2
DECAY = 1e-4
DIGITS = 5

Numbers = NDArray[np.float32]


def play(seed: str, number: int) -> Numbers:
    """Play one race; return what was known at each question, the plan's log-odds, the result, the race."""
    chance = random.Random(f"{seed}/{number}")
    game = new_game(chance)
    advisers = [CubitosAdviser(learned=True) for _ in range(game.seats)]
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


def train(notes: Numbers, passes: int, seed: int) -> dict[str, Any]:
    """Return the network fitted to what was noted, as `said_chances` reads it."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.tensor(notes, device=device)
    size = rows.shape[1] - 3
    known = torch.cat([rows[:, :size], torch.ones_like(rows[:, :1])], 1)
    planned, results, races = rows[:, size], rows[:, size + 1], rows[:, size + 2]
    held = races % HELD_BACK == 0
    learned, kept = torch.where(~held)[0], torch.where(held)[0]
    first = ((size + 1) ** -0.5 * torch.randn(UNITS, size + 1)).to(device).requires_grad_()
    second = torch.zeros(UNITS, device=device, requires_grad=True)
    direct = torch.zeros(size + 1, device=device, requires_grad=True)
    fit = torch.optim.AdamW([first, second, direct], lr=STEP, weight_decay=DECAY)
    steps = passes * (len(learned) // BATCH + 1)
    plan = torch.optim.lr_scheduler.OneCycleLR(fit, STEP, total_steps=steps)

    def loss(some: Any) -> Any:
        shift = torch.relu(known[some] @ first.T) @ second + known[some] @ direct
        return torch.nn.functional.binary_cross_entropy_with_logits(
            planned[some] + shift, results[some]
        )

    for number in range(passes):
        for some in learned[torch.randperm(len(learned), device=device)].split(BATCH):
            fit.zero_grad()
            loss(some).backward()
            fit.step()
            plan.step()
        if number % 5 == 4 or number == passes - 1:
            with torch.no_grad():
                plain = torch.nn.functional.binary_cross_entropy_with_logits(
                    planned[kept], results[kept]
                )
                print(
                    f"pass {number + 1} of {passes}: {loss(kept):.5f}, as planned {plain:.5f}",
                    flush=True,
                )
    parts = {"first": first, "second": second, "direct": direct}
    return {
        name: np.round(part.detach().cpu().double().numpy(), DIGITS).tolist()
        for name, part in parts.items()
    }


def main() -> None:
    """Play, teach and write."""
    parser = argparse.ArgumentParser(description="Teach champion to say chances that come true.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--races", type=int, default=12_000)
    parser.add_argument("--passes", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="the most to play")
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    began, lots = time.time(), []
    with Pool(given.jobs) as pool:
        races = pool.imap(partial(play, f"chances/{given.seed}"), range(given.races), chunksize=4)
        for number, lot in enumerate(races, 1):
            lots.append(lot)
            if number % 500 == 0:
                print(f"{number} races, {time.time() - began:.0f} s", flush=True)
            if time.time() - began > given.seconds:
                pool.terminate()
                break
    network = train(np.concatenate(lots), given.passes, 1)
    recipe = sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    made = f"{recipe}, seed {given.seed}, {len(lots)} races, {given.passes} passes"
    about = {"about": "made by scripts/train_cubitos_chances.py", "recipe": made}
    given.out.write_text(json.dumps({**about, **network}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
