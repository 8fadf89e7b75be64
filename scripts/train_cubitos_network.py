"""Teach the network that judges a race of Cubitos: `python -m scripts.train_cubitos_network`.

The network gives every player a strength; the chance to win is that of a race between strengths. It is
fitted to the results of races (`scripts/cubitos_race_notes.py`) by gradient descent, on a GPU if there is
one. One race in twenty is held back: the loss on these is printed, beside that of the strengths of `value`.

A kind of die is known to the network by some numbers of its own and by what its card does; while it learns,
the former are often left out, so that it can judge cards that it has never seen.

It needs PyTorch, which the project does not install for this. What was noted can be kept (`--notes`), and a
later run goes on from it.
"""

from __future__ import annotations

import argparse
import json
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scripts.cubitos_race_notes import SEATS, WIDTH, collect

from dicehall.games.cubitos.bots.race_inputs import FANS_AT, HAND_AT, NAMES
from dicehall.games.cubitos.bots.race_network import AT_HAND, FEW, MORE, OWNED, PACE_UNIT, ROLLED
from dicehall.games.cubitos.rules.dice import COLOURS, START

FILE = Path(__file__).parents[1] / "src/dicehall/games/cubitos/bots/race_network.json"
LOT = 2_000
"""How many races are played before it is looked whether time is left."""
HELD_BACK = 20
"""One in this many races is held back."""
PACES = 2
OF_A_KIND = OWNED + MORE + AT_HAND + ROLLED + PACES
"""How many numbers there are of a kind of die; the last ones add to the pace."""
UNITS = (64, 16)
LEFT_OUT = 0.2
"""How often the numbers of a card are left out, so that what it does must tell."""
BATCH = 8192
STEP = 3e-3
DECAY = 1e-4
DIGITS = 5

Notes = dict[str, Any]


class Network:
    """Strengths from what is known of every player, as tensors that can be fitted."""

    def __init__(self, does: NDArray[np.float32], device: str) -> None:
        import torch

        def drawn(spread: float, *shape: int) -> Any:
            return (spread * torch.randn(*shape)).to(device).requires_grad_()

        def same(number: float, *shape: int) -> Any:
            return torch.full(shape, number, device=device, requires_grad=True)

        kinds, told = does.shape
        known = OF_A_KIND - PACES + len(NAMES) + 2
        self.does: Any = torch.tensor(does, device=device)
        self.parts: dict[str, Any] = {
            "own": drawn(0.05, kinds, OF_A_KIND),
            "told": drawn(0.02, told, OF_A_KIND),
            "told_constant": same(0.0, OF_A_KIND),
            "first": drawn(known**-0.5, known, UNITS[0]),
            "first_constant": same(0.0, UNITS[0]),
            "second": drawn(UNITS[0] ** -0.5, UNITS[1], UNITS[0]),
            "second_constant": same(0.0, UNITS[1]),
            "third": drawn(UNITS[1] ** -0.5, UNITS[1]),
            "direct": same(0.0, len(NAMES)),
            "pace": drawn(0.5, 2),
            "pace_constant": same(2.0, 1),
            "laps": same(1.0, 1),
        }

    def kinds(self, sets: Any, learning: bool) -> Any:
        """Return the numbers of the ten kinds of dice in each race."""
        import torch

        races = sets.shape[0]
        gray = torch.tensor([[-2, -1]], device=sets.device).expand(races, 2)
        cards = torch.cat([sets[:, :COLOURS].long(), gray], 1) % self.does.shape[0]
        own = self.parts["own"][cards]
        if learning:
            own = own * (torch.rand(races, START, 1, device=sets.device) > LEFT_OUT)
        return own + self.does[cards] @ self.parts["told"] + self.parts["told_constant"]

    def strengths(self, rows: Any, sets: Any, learning: bool = False) -> Any:
        """Return the strengths of all seats; see `RaceNetwork.strength`, which computes the same."""
        import torch

        parts = self.parts
        kinds = self.kinds(sets, learning)
        owned, draw, roll = (rows[..., START * n : START * (n + 1)] for n in range(3))
        numbers = rows[..., 3 * START : 3 * START + len(NAMES)]
        horizon = rows[..., 3 * START + len(NAMES)]
        more = torch.clamp(owned - FEW, min=0)
        begin, sums = 0, []
        for counts, size in (
            (owned, OWNED),
            (more, MORE),
            (draw + roll, AT_HAND),
            (roll, ROLLED),
        ):
            sums.append(torch.einsum("bsk,bke->bse", counts, kinds[..., begin : begin + size]))
            begin += size
        pace = (
            torch.einsum("bsk,bk->bs", owned, kinds[..., begin])
            + torch.einsum("bsk,bk->bs", more, kinds[..., begin + 1])
            + numbers[..., HAND_AT : FANS_AT + 1] @ parts["pace"]
            + parts["pace_constant"]
        )
        pace = 1 + torch.nn.functional.softplus(pace)
        rounds = horizon / pace
        both = [pace[..., None] / PACE_UNIT, rounds[..., None] / PACE_UNIT]
        known = torch.cat([*sums, numbers, *both], -1)
        units = torch.relu(known @ parts["first"] + parts["first_constant"])
        units = torch.relu(units @ parts["second"].T + parts["second_constant"])
        return units @ parts["third"] + numbers @ parts["direct"] - parts["laps"] * rounds


def train(noted: Notes, passes: int, seed: int) -> Network:
    """Return a network fitted to what was noted."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = torch.tensor(noted["rows"], device=device)
    results = torch.tensor(noted["results"], device=device)
    sets = torch.tensor(noted["sets"], device=device)
    held = sets[:, 9] % HELD_BACK == 0
    learned, kept = torch.where(~held)[0], torch.where(held)[0]
    network = Network(noted["does"], device)
    fit = torch.optim.AdamW(network.parts.values(), lr=STEP, weight_decay=DECAY)
    steps = passes * (len(learned) // BATCH + 1)
    plan = torch.optim.lr_scheduler.OneCycleLR(fit, STEP, total_steps=steps)

    def loss_of(strengths: Any, some: Any) -> Any:
        there = torch.arange(SEATS, device=device) < sets[some, 8:9]
        likely = torch.log_softmax(strengths.masked_fill(~there, -1e9), -1)
        return -(results[some] * likely.masked_fill(~there, 0)).sum(-1)

    def judged(some: Any) -> str:
        with torch.no_grad():
            said = []
            for players in (2, 3, 4):
                part = some[sets[some, 8] == players]
                if not len(part):
                    continue
                mine = loss_of(network.strengths(rows[part].float(), sets[part]), part).mean()
                linear = loss_of(rows[part][..., WIDTH - 1].float(), part).mean()
                said.append(f"{players} players {mine:.4f} (value {linear:.4f})")
        return ", ".join(said)

    for number in range(passes):
        order = learned[torch.randperm(len(learned), device=device)]
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            fit.zero_grad()
            strengths = network.strengths(rows[some].float(), sets[some], learning=True)
            loss_of(strengths, some).mean().backward()
            fit.step()
            plan.step()
        if number % 5 == 4 or number == passes - 1:
            print(f"pass {number + 1} of {passes}: {judged(kept)}", flush=True)
    return network


def saved(network: Network, recipe: str) -> dict[str, Any]:
    """Return the network as `dicehall.games.cubitos.bots.race_network` reads it."""
    parts = {name: part.detach().cpu().double().numpy() for name, part in network.parts.items()}
    told = network.does.cpu().double().numpy() @ parts["told"] + parts["told_constant"]
    kinds = parts.pop("own") + told
    numbers = {name: np.round(part, DIGITS).tolist() for name, part in parts.items()}
    for alone in ("pace_constant", "laps"):
        numbers[alone] = numbers[alone][0]
    about = {"about": "made by scripts/train_cubitos_network.py", "recipe": recipe}
    return {**about, "kinds": np.round(kinds, DIGITS).tolist(), **numbers}


def main() -> None:
    """Play, teach and write."""
    parser = argparse.ArgumentParser(description="Teach the network that judges a race of Cubitos.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--passes", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--notes", type=Path, help="where to keep what was noted, to go on from it")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop playing after this long")
    parser.add_argument(
        "--learned", type=float, default=0.0, help="the share of players who play by the network"
    )
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    began = time.time()
    lots: list[Notes] = []
    if given.notes and given.notes.exists():
        lots.append(dict(np.load(given.notes)))
    done = sum(int(lot["races"]) for lot in lots)
    while done < given.races and time.time() - began < given.seconds:
        number = min(LOT, given.races - done)
        lots.append(collect(given.seed, given.learned, range(done, done + number), given.jobs))
        lots[-1]["races"] = np.array(number)
        done += number
        print(f"{done} races played, {time.time() - began:.0f} s", flush=True)
    noted: Notes = {
        name: np.concatenate([lot[name] for lot in lots]) for name in ("rows", "results", "sets")
    }
    noted["does"] = np.max([lot["does"] for lot in lots], 0)
    noted["races"] = np.array(done)
    if given.notes:
        np.savez(given.notes, **noted)
    print(f"{len(noted['rows'])} positions of {done} races", flush=True)
    scripts = [Path(__file__), Path(__file__).with_name("cubitos_race_notes.py")]
    recipe = sha256(b"".join(script.read_bytes() for script in scripts)).hexdigest()[:12]
    network = train(noted, given.passes, 1)
    told = saved(network, f"{recipe}, seed {given.seed}, {done} races, {given.passes} passes")
    given.out.write_text(json.dumps(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
