"""The entry point for scenarios: check every case in files and folders."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from dicehall.scenarios.mistakes import BadScenario
from dicehall.scenarios.read import read_paths
from dicehall.scenarios.run import Outcome, run

__all__ = ["BadScenario", "Outcome", "check_paths"]


def check_paths(paths: list[Path]) -> Iterator[Outcome]:
    """Yield the outcome of each case.

    All files are read before the first case is played: a file that cannot be used raises a `BadScenario`
    at once.
    """
    return map(run, read_paths(paths))
