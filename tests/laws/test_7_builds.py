"""Law 7: compiled and interpreted agree answer for answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

import dicehall

ROOT = Path(__file__).parents[2]


def records(pure: str, number: int) -> list[str]:
    """Return what another Python writes: which build it is, then the records of its games."""
    path = os.pathsep.join([str(Path(dicehall.__file__).parents[1]), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.records", str(number)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, "DICEHALL_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.splitlines()


def test_both_builds_write_the_same_records() -> None:
    number = settings.default.max_examples if settings.default is not None else 25
    fast = records("", number)
    if fast[0] != "compiled":
        pytest.skip(f"there is no compiled build to compare with ({fast[0]})")
    slow = records("1", number)
    assert slow[0] == "interpreted: DICEHALL_PURE is set"
    assert len(fast) == len(slow) > number
    for one, other in zip(fast[1:], slow[1:], strict=True):
        assert one == other
