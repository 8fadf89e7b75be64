"""What a device needs: the standard library, and three small packages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.short_games import SHORT

ROOT = Path(__file__).parents[2]
PLAYED = """
import asyncio, sys
from importlib.abc import MetaPathFinder

ALLOWED = {"dicehall", "tests", "typing_extensions", "annotated_types", "mypy_extensions"}


class OnlyThese(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"a device has no {name}", name=name)


sys.meta_path.insert(0, OnlyThese())
from tests.device import door

asyncio.run(getattr(door, sys.argv[1])(*sys.argv[2:]))
"""


def play(*what: str) -> None:
    """Play something where nothing else can be imported."""
    played = subprocess.run(
        [sys.executable, "-c", PLAYED, *what],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "DICEHALL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert played.returncode == 0, played.stderr
    assert not played.stderr


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_played_reported_and_replayed_without_any_other_library(game: str) -> None:
    play("whole_game", game)


def test_cards_of_ones_own_are_told_in_every_language_without_any_other_library() -> None:
    play("own_cards")
