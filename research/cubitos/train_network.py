"""Teach the network that judges a race of Cubitos: `python -m research.cubitos.train_network`.

The network gives every player a strength; the chance to win is that of a race between strengths. It is
fitted to races (`research/cubitos/race_notes.py`) by gradient descent, on a GPU if there is one:

1. The first generation learns from the results of races among greedy players.
2. In the races of every further generation, most players play by the network of the generation before. The
   new network begins as a copy of it, and learns from these races. What it is told to expect of a position
   is a mixture of the result and of what the network before it expected at the beginning of each of the
   following rounds: TD(lambda), which scatters less than the result alone.

One race in twenty is held back: the loss on these is printed, and written to `curve.csv`.

A kind of die is known to the network by some numbers of its own and by what its card does; while it learns,
the former are often left out, so that it can judge cards that it has never seen.

It needs PyTorch, which the project does not install for this. Races and networks are kept in a folder
(`--folder`), and a later run with the same arguments goes on from what is there.
"""

from __future__ import annotations

import argparse
import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from research.cubitos.network import Network, cards_of_the_box, log_chances, saved
from research.cubitos.race_notes import collect, joined

FOLDER = Path("build/cubitos-network")
LOT = 1_000
"""How many races are kept in a file."""
HELD_BACK = 20
"""One in this many races is held back."""
BATCH = 8192
STEP = 3e-3
NEXT_STEP = 1e-3
"""The largest step of the first generation, and of the next ones."""
TRUST = 0.8
"""Lambda: how much of what is expected of a position comes from later than the next round."""
LEARNED = 0.75
"""The share of players in later generations who play by the network."""
DECAY = 1e-4

Notes = dict[str, Any]


def blend(results: Any, expected: Any, races: Any, begins: Any) -> Any:
    """Return what to expect of each position: TD(lambda) with what was expected where rounds begin."""
    first = np.flatnonzero(np.concatenate([[True], races[1:] != races[:-1]]))
    last = np.concatenate([first[1:], [len(races)]]) - 1
    blended = results.copy()
    later = results[last].copy()
    for step in range(int((last - first).max()) + 1):
        there = np.flatnonzero(last - first >= step)
        at = last[there] - step
        blended[at] = later[there]
        begun = begins[at]
        there, at = there[begun], at[begun]
        later[there] = (1 - TRUST) * expected[at] + TRUST * later[there]
    return blended


def train(
    noted: Notes, passes: int, seed: int, before: dict[str, Any] | None, curve: list[str]
) -> Network:
    """Return a network fitted to what was noted, beginning as another one if there is one."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.tensor(noted["rows"], device=device)
    sets = torch.tensor(noted["sets"], device=device)
    results = torch.tensor(noted["results"], device=device)
    network = Network(noted["does"], cards_of_the_box(), device)
    targets = results
    if before is not None:
        network.begin_as(before)
        with torch.no_grad():
            said = [
                log_chances(network, rows[some], sets[some]).exp().cpu().numpy()
                for some in torch.arange(len(rows), device=device).split(8 * BATCH)
            ]
        races, begins = noted["sets"][:, 9], noted["sets"][:, 10] == 1
        blended = blend(noted["results"], np.concatenate(said), races, begins)
        targets = torch.tensor(blended, device=device)
    held = sets[:, 9] % HELD_BACK == 0
    learned, kept = torch.where(~held)[0], torch.where(held)[0]
    largest = STEP if before is None else NEXT_STEP
    fit = torch.optim.AdamW(network.parts.values(), lr=largest, weight_decay=DECAY)
    steps = passes * (len(learned) // BATCH + 1)
    plan = torch.optim.lr_scheduler.OneCycleLR(fit, largest, total_steps=steps)

    def judge(number: int) -> None:
        """Print and note the loss on the races held back."""
        said = []
        for players in (2, 3, 4):
            part = kept[sets[kept, 8] == players]
            if not len(part):
                continue
            with torch.no_grad():
                likely = torch.cat(
                    [log_chances(network, rows[some], sets[some]) for some in part.split(8 * BATCH)]
                )
            loss = -(results[part] * likely).sum(-1).mean()
            said.append(f"{players} players {loss:.4f}")
            curve.append(f"{number},{players},{loss:.5f}")
        print(f"pass {number} of {passes}: {', '.join(said)}", flush=True)

    judge(0)
    for number in range(passes):
        order = learned[torch.randperm(len(learned), device=device)]
        for some in order.split(BATCH):
            fit.zero_grad()
            likely = log_chances(network, rows[some], sets[some], learning=True)
            (-(targets[some] * likely).sum(-1).mean()).backward()
            fit.step()
            plan.step()
        if number % 5 == 4 or number == passes - 1:
            judge(number + 1)
    return network


def played(
    given: argparse.Namespace, generation: int, races: int, before: Path | None
) -> tuple[Notes, int]:
    """Play the races of a generation, as far as they have not been played; return what was noted."""
    began = time.time()
    lots: list[Notes] = []
    done = 0
    while done < races and time.time() - began < given.seconds:
        number = min(LOT, races - done)
        file = given.folder / f"races-{generation}-{done // LOT}-{number}.npz"
        if not file.exists():
            share = LEARNED if before else 0.0
            seed = f"{given.seed}/{generation}" if before else given.seed
            lot = collect(seed, share, before, range(done, done + number), given.jobs)
            if given.keep:
                np.savez(file, allow_pickle=False, **lot)
            lots.append(lot)
        else:
            lots.append(dict(np.load(file)))
        done += number
        print(f"{done} races, {time.time() - began:.0f} s", flush=True)
    noted = joined(lots)
    print(f"generation {generation}: {len(noted['rows'])} positions of {done} races", flush=True)
    return noted, done


def kept(given: argparse.Namespace, generation: int) -> Notes | None:
    """Return what was noted in the races of a generation that are kept, if any are."""
    files = given.folder.glob(f"races-{generation}-*.npz")
    lots = [dict(np.load(file)) for file in sorted(files, key=lambda file: file.stat().st_mtime)]
    return joined(lots) if lots else None


def recipe() -> str:
    """Return the hash of what makes the network."""
    names = ("train_network.py", "network.py", "race_notes.py", "races.py", "made_up_sets.py")
    code = [Path(__file__).with_name(name).read_bytes() for name in names]
    return sha256(b"".join(code)).hexdigest()[:12]


def main() -> None:
    """Play, teach and write, generation by generation."""
    parser = argparse.ArgumentParser(description="Teach the network that judges a race of Cubitos.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--races", type=int, default=70_000, help="of the first generation")
    parser.add_argument("--passes", type=int, default=40, help="of the first generation")
    parser.add_argument("--generations", type=int, default=5, help="how many follow the first")
    parser.add_argument("--next-races", type=int, default=5_000, help="of each of these")
    parser.add_argument("--next-passes", type=int, default=15, help="of each of these")
    parser.add_argument("--begin", type=Path, help="a network to take as the first generation")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where everything is kept")
    parser.add_argument("--keep", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seconds", type=float, default=1e9, help="the most to play a generation")
    parser.add_argument("--out", type=Path, default=FOLDER / "champion.json")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    curve_file = given.folder / "curve.csv"
    if not curve_file.exists():
        curve_file.write_text("generation,pass,players,loss\n", encoding="utf-8")
    told: dict[str, Any] = {}
    before: Path | None = None
    earlier: Notes | None = None
    for generation in range(given.generations + 1):
        file = given.folder / f"network-{generation}.json"
        if generation == 0 and given.begin and not file.exists():
            file.write_text(given.begin.read_text("utf-8"), encoding="utf-8")
        if not file.exists():
            races = given.next_races if before else given.races
            passes = given.next_passes if before else given.passes
            noted, done = played(given, generation, races, before)
            both = noted if earlier is None else joined([earlier, noted])
            curve: list[str] = []
            network = train(both, passes, 1, told if before else None, curve)
            with curve_file.open("a", encoding="utf-8") as lines:
                lines.writelines(f"{generation},{line}\n" for line in curve)
            made = f"{recipe()}, seed {given.seed}, {done} races, {passes} passes"
            if before:
                made = f"{told['recipe']}; then {made}"
                earlier = noted
            file.write_text(json.dumps(saved(network, made)) + "\n", encoding="utf-8")
        elif before:
            earlier = kept(given, generation)
        told = json.loads(file.read_text("utf-8"))
        before = file
    given.out.write_text(json.dumps(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
