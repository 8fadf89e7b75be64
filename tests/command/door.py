"""The door a user takes: `dicehall ...`, here in this process, or in one of its own as it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from dicehall.command import main

PROGRAM = Path(sys.executable).with_name("dicehall")
"""The program as it is installed."""


@dataclass(frozen=True)
class Told:
    """What a command said, and how it ended."""

    status: int
    out: str
    err: str


def dicehall(*arguments: object) -> Told:
    """Run a command in this process, which is quick."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    assert isinstance(ended.value.code, int)
    return Told(ended.value.code, out.getvalue(), err.getvalue())


def dicehall_apart(*arguments: object, **given: Any) -> Told:
    """Run the installed program in a process of its own."""
    given = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, **given}
    environment = {**os.environ, "COLUMNS": "80", **given.pop("env", {})}
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
        **given,
    )
    return Told(done.returncode, done.stdout or "", done.stderr)


def assert_one_sentence(told: Told, *parts: str) -> None:
    """Check that a mistake was told as the house tells them: one sentence, and exit status 2."""
    assert told.status == 2, told
    assert told.err.startswith("dicehall: ")
    assert told.err.endswith("\n")
    assert told.err.count("\n") == 1
    assert told.err.rstrip().endswith((".", "?"))
    assert "nvalid" not in told.err
    assert "Traceback" not in told.err
    for part in parts:
        assert part in told.err
