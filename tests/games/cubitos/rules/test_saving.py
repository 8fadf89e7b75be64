"""Saved positions: what is no position is refused."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.core.mistakes import BadRecord
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.rules.dice import MARKS


def saved_with(die: str) -> tuple[Cubitos, dict[str, Any]]:
    """Return a game and a saved position of it with this active die."""
    game = from_options({"players": 2, "race": "1"})
    saved: dict[str, Any] = game.save(game.start())
    saved["players"][0]["active"] = [die]
    return game, saved


@pytest.mark.parametrize("marks", [0, MARKS - 1])
def test_an_active_die_keeps_its_marks(marks: int) -> None:
    game, saved = saved_with(f"red-symbol:{marks}")
    assert game.save(game.load(saved)) == saved


@pytest.mark.parametrize("marks", [-1, MARKS])
def test_marks_that_no_die_has_are_refused(marks: int) -> None:
    game, saved = saved_with(f"red-symbol:{marks}")
    with pytest.raises(BadRecord, match="no die has the marks"):
        game.load(saved)
