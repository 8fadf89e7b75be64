"""What the tests here play: a short game of every game there is, whichever those are.

Nothing in this folder names a game. The same tests run where a game was taken away, and where one was added.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import Plan
from dicehall.bots.registry import usual_bot
from dicehall.core.stream import Stream
from dicehall.games.registry import game_names, kit_of

every_game = pytest.mark.parametrize("game", game_names())
"""Put this over a test."""


def short_game(game: str) -> dict[str, Any]:
    """Return the options of a game that is soon over, for two."""
    return {**kit_of(game).trials()[0].options(Stream("short")), "players": 2}


def plan_of(game: str) -> Plan:
    """Return a short game between a good bot and a random one."""
    return Plan(game, short_game(game), (usual_bot(game), "random"), "any game", records=True)


def written_record(game: str, folder: Path) -> Path:
    """Play a short game and write its record."""
    path = folder / f"{game}.jsonl"
    path.write_text(play_batch(plan_of(game), 0, 1).records[0] + "\n", "utf-8")
    return path
