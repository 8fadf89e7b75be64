"""Measure catanatron, a Python simulator of another game, for comparison.

It is installed from PyPI into its own environment and measured there, in its own process. The package on
PyPI has neither its command line nor its value function, so it is used as its page there describes: make a
`Game` of players and play it. If a newer package has a value function, that player is measured; otherwise
the one that looks one step ahead.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from dicehall.core.mistakes import Mistake

PACKAGE: Final = "catanatron"
FOLDER: Final = Path("build", "catanatron")
"""The default folder of its environment."""

SCRIPT: Final = """
import json, statistics, sys, time
from importlib.metadata import version
from catanatron.game import Game, TURNS_LIMIT
from catanatron.models.player import Color, RandomPlayer
try:
    from catanatron.players.value import ValueFunctionPlayer as Greedy
except ImportError:
    from catanatron.players.search import VictoryPointPlayer as Greedy

def play(kind, players):
    game = Game([kind(color) for color in list(Color)[:players]])
    plies = choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        plies += 1
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return plies, choices

def measure(kind, players, seconds, repeats=5):
    found = []
    for _ in range(repeats):
        games = plies = choices = 0
        begin = now = time.perf_counter()
        while now - begin < seconds / repeats:
            more_plies, more_choices = play(kind, players)
            games, plies, choices = games + 1, plies + more_plies, choices + more_choices
            now = time.perf_counter()
        took = now - begin
        found.append((choices / took, plies / took, games / took))
    choices, plies, games = (statistics.median(measured) for measured in zip(*found))
    return {"player": kind.__name__, "decisions_per_s": round(choices),
            "plies_per_s": round(plies), "games_per_s": round(games, 3)}

seconds = float(sys.argv[1])
print(json.dumps({"version": version("catanatron"),
                  "random": measure(RandomPlayer, 4, seconds),
                  "greedy": measure(Greedy, 4, seconds)}))
"""
"""Runs in its environment; a decision is a ply with a real choice, as in dicehall."""


def _python(folder: Path) -> Path:
    return folder / "bin" / "python"


def set_up(folder: Path) -> None:
    """Make the environment if it does not exist; a `Mistake` says why it cannot be made."""
    if _python(folder).exists() and _installed(folder):
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    make, theirs = [sys.executable, "-m", "venv", str(folder)], str(_python(folder))
    pip = [theirs, "-m", "pip"]
    if find_spec("pip") is not None:
        # Ours can install there, too; to install one there takes longer than the package itself.
        make, pip = [*make, "--without-pip"], [sys.executable, "-m", "pip", "--python", theirs]
    _run(make, "its environment cannot be made")
    _run([*pip, "install", "--quiet", PACKAGE], "it cannot be installed")


def _installed(folder: Path) -> bool:
    tried = subprocess.run(
        [_python(folder), "-c", f"import {PACKAGE}"], capture_output=True, check=False
    )
    return tried.returncode == 0


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Measure random and greedy players at a table of four, each for about this many seconds."""
    set_up(FOLDER)
    output = _run([str(_python(FOLDER)), "-c", SCRIPT, str(seconds)], "it cannot be measured")
    measured: dict[str, Any] = json.loads(output)
    return measured


def _run(arguments: list[str], failed: str) -> str:
    try:
        done = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Mistake(f"catanatron cannot be compared: {failed}: {error}.") from None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise Mistake(f"catanatron cannot be compared: {failed}: {last.rstrip('.')}.")
    return done.stdout
