"""Measure another commit and this working tree in turns, in one run: `make bench COMPARE=REF`.

The other commit is compiled with the same options. The two are measured by turns, because a machine may be
twice as fast an hour later, and the best of several turns counts for each. Figures are decisions per second
of processor time, in one process.

To measure on another machine without a network, put the sources of both and the packages needed to compile
them into a folder with --pack; there, compile and measure the two with --trees.

    python -m scripts.compare_commits REF
    python -m scripts.compare_commits REF --pack FOLDER --python 3.12
    tar xzf FOLDER.tar.gz && python3.12 FOLDER/now/scripts/compare_commits.py --trees FOLDER/before FOLDER/now
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
TURNS: Final = 5
GAMES: Final = (
    ("cubitos", "random", 100),
    ("cubitos", "greedy", 500),
    ("cubitos", "champion", 10),
    ("novodice", "random", 1500),
    ("novodice", "greedy", 1000),
)
"""What is played in a turn: the game, the bot of all players, how many games."""
SLOWER: Final = 10
"""On the interpreted build, only one in this many games is played."""
PACKED: Final = ("src", "scripts", "setup.py", "pyproject.toml", "README.md", "LICENSE")
"""What is needed of a commit to compile it."""
PACKAGES: Final = (
    "ast-serialize",
    "librt",
    "mypy",
    "mypy-extensions",
    "pathspec",
    "typing-extensions",
)
"""The packages that translate Python to C and that the games import, in the versions of the lock file."""


def main() -> int:
    """Compare what the arguments name; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("commit", nargs="?", help="the commit to compare with")
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="pack both for elsewhere")
    parser.add_argument("--python", default="3.12", help="the Python to pack for")
    parser.add_argument("--trees", nargs=2, type=Path, metavar=("BEFORE", "NOW"))
    arguments = parser.parse_args()
    if arguments.trees:
        return compare_trees(*[tree.resolve() for tree in arguments.trees])
    if arguments.commit is None:
        parser.print_usage(sys.stderr)
        return 2
    known = git("rev-parse", "--verify", "--quiet", f"{arguments.commit}^{{commit}}")
    if known.returncode:
        print(f"There is no commit '{arguments.commit}'.", file=sys.stderr)
        return 2
    if arguments.pack:
        pack(arguments.pack.resolve(), known.stdout.strip(), arguments.python)
        return 0
    with tempfile.TemporaryDirectory(prefix="dicehall-") as folder:
        pack_commit(known.stdout.strip(), Path(folder, "before"))
        pack_commit(git("stash", "create").stdout.strip() or "HEAD", Path(folder, "now"))
        return compare_trees(Path(folder, "before"), Path(folder, "now"))


def git(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run git here."""
    return subprocess.run(
        ["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False
    )


def pack(folder: Path, commit: str, python: str) -> None:
    """Put both sources, and the packages for a Python of that version, into a folder and an archive."""
    shutil.rmtree(folder, ignore_errors=True)
    pack_commit(commit, folder / "before")
    pack_commit(git("stash", "create").stdout.strip() or "HEAD", folder / "now")
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = [
        f"{name}=={version}"
        for name, version in re.findall(r"^([\w-]+)==(\S+)", lock, re.MULTILINE)
        if name in (*PACKAGES, "setuptools")
    ]
    uv = Path(sys.executable).with_name("uv")
    for_python = ["--python-version", python, "--target", str(folder / "packages")]
    command = [str(uv), "pip", "install", "--quiet", "--no-deps", *for_python, *pinned]
    subprocess.run(command, check=True)
    shutil.make_archive(str(folder), "gztar", folder.parent, folder.name)


def pack_commit(commit: str, folder: Path) -> None:
    """Put those sources of a commit that are needed to compile it into a folder."""
    folder.mkdir(parents=True)
    archive = folder / "sources.tar"
    subprocess.run(
        ["git", "-C", str(ROOT), "archive", f"--output={archive}", commit, *PACKED], check=True
    )
    shutil.unpack_archive(archive, folder)
    archive.unlink()


def compare_trees(before: Path, now: Path) -> int:
    """Compile two trees at the same time, measure them by turns, and print the results."""
    trees = [before, now]
    with tempfile.TemporaryDirectory(prefix="dicehall-") as folder:
        interpreted = [Path(folder, name) for name in ("before", "now")]
        for tree, other in zip(trees, interpreted, strict=True):
            shutil.copytree(tree / "src", other / "src", ignore=shutil.ignore_patterns("*.so"))
        Path(folder, "packages").symlink_to(before.parent / "packages")
        if not compiled(trees):
            return 1
        print_turns("compiled", trees, GAMES)
        fewer = [(game, bot, max(1, games // SLOWER)) for game, bot, games in GAMES]
        print_turns("interpreted", interpreted, fewer)
    return 0


def compiled(trees: list[Path]) -> bool:
    """Compile trees in place at the same time, each on two cores; return whether that worked."""
    print("Compiling, which takes some minutes ...", flush=True)
    begin = time.monotonic()
    builds = {}
    for place, tree in enumerate(trees):
        command = [*on_two_cores(place), sys.executable, "setup.py", "build_ext", "--inplace"]
        with (tree / "compile.log").open("w") as log:
            build = subprocess.Popen(
                command, cwd=tree, env=surroundings(tree), stdout=log, stderr=log
            )
        builds[build.pid] = tree
    worked = True
    for _ in trees:
        number, status, used = os.wait4(-1, 0)
        took = time.monotonic() - begin
        tree = builds[number]
        processor = used.ru_utime + used.ru_stime
        print(f"{tree.name}: {took:.0f} s, of the processor {processor:.0f} s", flush=True)
        if status:
            said = (tree / "compile.log").read_text(encoding="utf-8", errors="replace")
            print("\n".join(said.splitlines()[-5:]), file=sys.stderr)
            worked = False
    return worked


def on_two_cores(place: int) -> list[str]:
    """Return how to run a command on two cores of its own, if the machine has enough."""
    cores = sorted(os.sched_getaffinity(0))[2 * place : 2 * place + 2]
    return ["taskset", "-c", ",".join(map(str, cores))] if len(cores) == 2 else []


def surroundings(tree: Path) -> dict[str, str]:
    """Return the environment in which a tree is compiled and run, with the packages beside it."""
    packages = [str(tree / "src"), str(tree.parent / "packages")]
    fixed = {"PYTHONPATH": os.pathsep.join(packages), "PYTHONHASHSEED": "0"}
    return {"DICEHALL_OPTIMIZE": "3", **os.environ, **fixed}


def print_turns(how: str, trees: list[Path], games: Any) -> None:
    """Measure trees by turns; print the decisions per second of processor time, and their ratio."""
    print(f"\n| {how}: decisions/s | before | now | ratio | same games |", flush=True)
    print("|---|---:|---:|---:|---|", flush=True)
    for game, bot, number in games:
        speeds = [0.0, 0.0]
        ends: list[Any] = [None, None]
        for _ in range(TURNS):
            for place, tree in enumerate(trees):
                played = play(tree, game, bot, number)
                speeds[place] = max(speeds[place], played["decisions"] / played["seconds"])
                ends[place] = played["ends"]
        before, now = speeds
        same = "yes" if ends[0] == ends[1] else "no"
        ratio = f"{now / before:.2f}"
        print(f"| {game}, {bot} | {before:,.0f} | {now:,.0f} | {ratio} | {same} |", flush=True)


def play(tree: Path, game: str, bot: str, games: int) -> dict[str, Any]:
    """Play games with the code of a tree; return what `play_fixed_games` prints."""
    done = subprocess.run(
        # Not as a module: the other commit may lack it.
        [sys.executable, "-P", str(ROOT / "scripts/play_fixed_games.py"), game, bot, str(games)],
        cwd=tree,
        env=surroundings(tree),
        capture_output=True,
        text=True,
        check=True,
    )
    played: dict[str, Any] = json.loads(done.stdout)
    return played


if __name__ == "__main__":
    sys.exit(main())
