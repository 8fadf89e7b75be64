"""Take a game's folder and its place in the registry away, and all else still works."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.game_folders.packages import run, run_shared_tests, without

from dicehall.games.registry import OWN


@pytest.mark.parametrize("game", OWN)
def test_the_shared_tests_pass_without_a_game(game: str, tmp_path: Path) -> None:
    source = without(game, tmp_path)
    told = run(
        ["-c", "from dicehall.games.registry import game_names; print(*game_names())"],
        [source],
        DICEHALL_PURE="1",
    )
    assert told.stdout.split() == [other for other in OWN if other != game]
    run_shared_tests([source], DICEHALL_PURE="1")
