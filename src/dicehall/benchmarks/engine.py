"""Measure the engine, on both builds in one run."""

from __future__ import annotations

import json
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.bots.registry import usual_bot
from dicehall.build import describe
from dicehall.core.match import Match
from dicehall.core.mistakes import Mistake
from dicehall.core.question import Answer
from dicehall.core.sources import SeededDice
from dicehall.games.registry import game_names, kit_of, new_game
from dicehall.parallel.collector import calm_collector

REPEATS: Final = 5
"""Each figure is the median of this many measurements."""
COPIES: Final = 2000
"""How many copies are made for one measurement of copying."""


@dataclass(frozen=True)
class Workload:
    """Something to measure: a game among bots."""

    name: str
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]


WORKLOADS: Final = tuple(
    Workload(f"{game}, {players} {bot}", game, {"players": players}, (bot,) * players)
    for game in game_names()
    for players in [kit_of(game).players[1]]
    for bot in ("random", usual_bot(game))
)
"""What is measured: one process on one core, without events or records."""


def measure(seconds: float) -> dict[str, Any]:
    """Measure this build; every workload takes about this many seconds."""
    build = describe()
    with calm_collector():
        measured = {work.name: _run(work, seconds) for work in WORKLOADS}
    return {
        "compiled": build.compiled,
        "build": build.reason,
        "courses": measured,
        "copy_us": {game: round(_copy_time(game) * 1e6, 2) for game in game_names()},
        "peak_memory_mb": round(_peak_memory() / 1e6, 1),
    }


def _run(work: Workload, seconds: float) -> dict[str, float]:
    """Play for a while, several times; return the median speeds and how much the times vary."""
    plan = TournamentPlan(work.game, work.options, work.bots, "bench")
    game = plan.new_game()
    decisions_per_s: list[float] = []
    games_per_s: list[float] = []
    number = 0
    for _ in range(REPEATS):
        decisions = 0
        games = 0
        begin = now = perf_counter()
        while now - begin < seconds / REPEATS:
            bots = plan.new_bots(number)
            decisions += play_out(game, game.start(), bots, SeededDice(f"bench/{number}"))
            games += 1
            number += 1
            now = perf_counter()
        decisions_per_s.append(decisions / (now - begin))
        games_per_s.append(games / (now - begin))
    middle = median(decisions_per_s)
    return {
        "decisions_per_s": round(middle),
        "games_per_s": round(median(games_per_s), 1),
        "games": number,
        "spread": round((max(decisions_per_s) - min(decisions_per_s)) / middle, 3),
    }


def _copy_time(name: str) -> float:
    """Return how many seconds it takes to copy a state in mid-game."""
    game = new_game(name, {"players": 4})
    match = Match(game, SeededDice("bench"), listen=False)
    for _ in range(100):
        question = match.questions()[0]
        match.play(Answer(question.seat, question.turn, question.options[0]))
    state = match.state
    times: list[float] = []
    for _ in range(REPEATS):
        begin = perf_counter()
        for _ in range(COPIES):
            state.copy()
        times.append((perf_counter() - begin) / COPIES)
    return median(times)


def _peak_memory() -> float:
    """Return the peak memory of this process in bytes, including Python and everything imported."""
    status = Path("/proc/self/status")
    if status.exists():
        # Here getrusage also counts the process that started this one.
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def machine() -> dict[str, Any]:
    """Return a description of the machine: figures from different machines cannot be compared."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
    }


def measure_builds(seconds: float) -> Iterator[dict[str, Any]]:
    """Measure the compiled build, if there is one, then the interpreted one, in separate processes."""
    first = _measure_apart(seconds, pure=False)
    yield first
    if first["compiled"]:
        yield _measure_apart(seconds, pure=True)


def measure_arena_apart(seconds: float) -> dict[str, Any]:
    """Measure the arena on the current build in a separate process."""
    return _run_apart("dicehall.benchmarks.arena", seconds, pure=False)


def _measure_apart(seconds: float, pure: bool) -> dict[str, Any]:
    return _run_apart("dicehall.benchmarks.engine", seconds, pure)


def _run_apart(module: str, seconds: float, pure: bool) -> dict[str, Any]:
    environment = dict(os.environ, DICEHALL_PURE="1" if pure else "0")
    done = subprocess.run(
        [sys.executable, "-m", module, str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise Mistake(f"the measurement failed: {last}")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
