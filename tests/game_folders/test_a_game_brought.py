"""A game that another package brings is a game like any other."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.game_folders.packages import (
    DICEHALL,
    PACKAGE,
    ROOT,
    registered,
    run,
    run_shared_tests,
    run_tests,
)

CASES = {"pig": 4, "farkle": 5}
"""The examples, and how many cases prove the rules of each."""


@pytest.fixture
def game() -> str:
    """Give the game that the other tests are about."""
    return "pig"


@pytest.fixture
def paths(game: str, tmp_path: Path) -> list[Path]:
    """Give the paths with which an example is found."""
    return [*registered(ROOT / "examples" / game, tmp_path), PACKAGE.parent]


@pytest.mark.parametrize("game", CASES)
def test_it_keeps_the_laws_and_is_played_everywhere(game: str, paths: list[Path]) -> None:
    run_shared_tests(paths, "-k", f"{game} and not hurry")


@pytest.mark.parametrize("game", CASES)
def test_its_rules_are_proved_by_cases(game: str, paths: list[Path]) -> None:
    told = run([*DICEHALL, "check", f"examples/{game}/scenarios"], paths)
    assert told.stdout.splitlines()[-1] == f"{CASES[game]} passed, 0 failed", told.stderr


@pytest.mark.parametrize("game", ["farkle"])
def test_its_encoding_keeps_the_laws_of_encodings(game: str, paths: list[Path]) -> None:
    run_tests(paths, ["tests/games/test_every_encoding.py"], "-k", game)


def test_its_own_option_is_on_the_command_line(paths: list[Path]) -> None:
    told = run([*DICEHALL, "simulate", "pig", "--target", "201"], paths)
    assert told.stderr == "dicehall: --target is '201'; it must be a whole number from 10 to 200.\n"


def test_it_is_found_in_an_archive(paths: list[Path], tmp_path: Path) -> None:
    archive = shutil.make_archive(str(tmp_path / "packages"), "zip", paths[1])
    asked = "from dicehall.games.registry import game_names; print(*game_names())"
    told = run(["-c", asked], [Path(archive), PACKAGE.parent])
    assert told.stdout == "novodice cubitos pig\n", told.stderr
