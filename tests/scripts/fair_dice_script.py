"""Running the script that checks fair dice, and judging what it says."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest
from tests.core.fair_play import (
    SECRET,
    fair_record,
)
from tests.patience import PATIENCE

from dicehall.core.fair import commitment_of

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "verify_fair_dice.py"
VECTORS = json.loads(
    (ROOT / "tests" / "core" / "fair_dice_vectors.json").read_text(encoding="utf-8")
)
COMMITMENT = commitment_of(SECRET)
RECORDS = {game: fair_record(game) for game in ("novodice", "cubitos")}
both_games = pytest.mark.parametrize("game", RECORDS)


@cache
def script() -> ModuleType:
    """Return the script as a module."""
    spec = importlib.util.spec_from_file_location("verify_fair_dice", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the script in this process, which is quick."""
    given = list(map(str, arguments))
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", [str(SCRIPT), *given])
        status = script().main()
    return subprocess.CompletedProcess(given, status, out.getvalue(), err.getvalue())


def run_apart(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the script with Python's own library and nothing else: ours is not to be found there."""
    return subprocess.run(
        [sys.executable, "-I", "-S", SCRIPT, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def checked(
    folder: Path,
    saved: object,
    *options: str,
    run: Callable[..., subprocess.CompletedProcess[str]] = run,
) -> subprocess.CompletedProcess[str]:
    """Write a record to a file and check it."""
    file = folder / "game.json"
    file.write_text(json.dumps(saved))
    return run(file, *options)


def assert_not_fair(told: subprocess.CompletedProcess[str], *parts: str) -> None:
    """Check that what differs was told in one sentence, with exit status 1."""
    assert told.returncode == 1, told
    assert told.stderr == ""
    assert told.stdout.count("\n") == 1
    assert told.stdout.endswith(".\n")
    for part in ("game.json: NOT fair: ", *parts):
        assert part in told.stdout


def assert_unusable(told: subprocess.CompletedProcess[str], *parts: str) -> None:
    """Check that what cannot be used was told in one sentence, with exit status 2."""
    assert told.returncode == 2, told
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith("verify_fair_dice: ")
    assert told.stderr.endswith(".\n")
    for part in parts:
        assert part in told.stderr
