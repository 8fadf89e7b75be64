"""Packages other than this one: with a game taken away, or with a game that another package brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import dicehall

ROOT = Path(__file__).parents[2]
PACKAGE = Path(dicehall.__file__).parent
DICEHALL = ("-c", "from dicehall.command import main; main()")
"""What Python is given to run the command line."""
SHARED = ("tests/laws", "tests/any_game")
"""The tests that name no game and hold for all there are."""


def without(game: str, folder: Path) -> Path:
    """Copy the package without a game's folder and its line in the registry; return where it lies."""
    copy = folder / "src" / "dicehall"
    # Compiled modules hold all games; the copy is interpreted, from the bytecode that is there.
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "client"))
    shutil.rmtree(copy / "games" / game)
    registry = copy / "games" / "registry.py"
    text = registry.read_text("utf-8")
    line = f'    "{game}",\n'
    assert line in text
    registry.write_text(text.replace(line, ""), "utf-8")
    return copy.parent


def registered(project: Path, folder: Path) -> list[Path]:
    """Return the paths with which the game of a project is found, as if the project were installed."""
    import tomllib

    told = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = told["name"].replace("-", "_"), told["version"]
    installed = folder / f"{name}-{version}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {version}\n"
    )
    points = told["entry-points"]["dicehall.games"]
    lines = [f"{game} = {kit}" for game, kit in points.items()]
    (installed / "entry_points.txt").write_text("\n".join(["[dicehall.games]", *lines, ""]))
    return [project, folder]


def run(
    arguments: list[str], paths: list[Path], here: Path = ROOT, **given: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with these paths first, and return what it said."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=here,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "DICEHALL_TEST_PROFILE": "quick",
            **given,
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )


def run_shared_tests(paths: list[Path], *more: str, **given: str) -> None:
    """Run the tests that hold for any game."""
    run_tests(paths, SHARED, *more, **given)


def run_tests(paths: list[Path], tests: Sequence[str], *more: str, **given: str) -> None:
    """Run some tests; none of them may fail."""
    arguments = ["-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests, *more]
    done = run(arguments, paths, ROOT, **given)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr
    assert " passed" in done.stdout
