"""Measure another commit and this working tree in turns, in one run: `make bench COMPARE=REF`.

The other commit is compiled in a temporary worktree, with the same options. The two are measured by turns,
because a machine may be twice as fast an hour later; of each, the best of several turns counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from dicehall.build import describe

ROOT = Path(__file__).resolve().parent.parent
TURNS: Final = 5
GAMES: Final = (
    ("cubitos", "random", 30),
    ("cubitos", "greedy", 150),
    ("cubitos", "champion", 8),
    ("novodice", "random", 500),
    ("novodice", "greedy", 400),
)
"""What is played in a turn: the game, the bot of all players, how many games."""


def main() -> int:
    """Compare this working tree with the commit named by the first argument; return the exit code."""
    if len(sys.argv) < 2:
        print("Name a commit to compare with, as in: make bench COMPARE=main", file=sys.stderr)
        return 2
    commit = sys.argv[1]
    known = git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
    if known.returncode:
        print(f"There is no commit '{commit}'.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="dicehall-") as folder:
        other = Path(folder, "other")
        git("worktree", "add", "--detach", str(other), known.stdout.strip())
        try:
            if describe().compiled and not compiled(other):
                print(f"{commit} could not be compiled.", file=sys.stderr)
                return 1
            compare(commit, other)
        finally:
            git("worktree", "remove", "--force", str(other))
    return 0


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run git here."""
    return subprocess.run(
        ["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False
    )


def compiled(tree: Path) -> bool:
    """Compile a tree in place; return whether that worked."""
    print("Compiling the other commit, which takes some minutes ...", flush=True)
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    log = ROOT / "build/compare.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as file:
        done = subprocess.run(command, cwd=tree, stdout=file, stderr=subprocess.STDOUT, check=False)
    return done.returncode == 0


def compare(commit: str, other: Path) -> None:
    """Print the decisions per second of processor time of both, and how they compare."""
    print(f"{'decisions/s':20} {commit[:12]:>12} {'here':>12} {'ratio':>7}", flush=True)
    for game, bot, games in GAMES:
        speeds = [0.0, 0.0]
        for _ in range(TURNS):
            for place, tree in enumerate((other, ROOT)):
                speeds[place] = max(speeds[place], speed(tree, game, bot, games))
        before, now = speeds
        print(
            f"{game + ', ' + bot:20} {before:12,.0f} {now:12,.0f} {now / before:7.2f}", flush=True
        )


def speed(tree: Path, game: str, bot: str, games: int) -> float:
    """Return how many decisions per second of processor time a tree makes in these games."""
    done = subprocess.run(
        # Not as a module: the other commit may lack it.
        [sys.executable, "-P", str(ROOT / "scripts/play_fixed_games.py"), game, bot, str(games)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    played = json.loads(done.stdout)
    return float(played["decisions"] / played["seconds"])


if __name__ == "__main__":
    sys.exit(main())
