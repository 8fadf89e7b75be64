"""What the tests here play: a short game of every game there is, whichever those are.

Nothing in this folder names a game. The same tests run where a game was taken away, and where one was added.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.bots.registry import usual_bot
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.registry import game_names, kit_of

every_game = pytest.mark.parametrize("game", game_names())
"""Put this over a test."""


DRAWN = 8
"""How many games of each trial are drawn, to find a short one."""


@cache
def short_game(game: str) -> dict[str, Any]:
    """Return the options of a game that is soon over, for two."""
    drawn = [
        {**trial.options(Stream(f"quick/{number}")), "players": 2}
        for trial in kit_of(game).rules.trials
        for number in range(DRAWN)
    ]
    return min(drawn, key=lambda options: _decisions(game, options))


def _decisions(game: str, options: dict[str, Any]) -> int:
    """Return how many decisions random players take."""
    plan = TournamentPlan(game, options, ("random", "random"), "short")
    rules = plan.new_game()
    return play_out(rules, rules.start(), plan.new_bots(0), SeededDice("short"))


def plan_of(game: str) -> TournamentPlan:
    """Return a short game between a good bot and a random one."""
    return TournamentPlan(
        game, short_game(game), (usual_bot(game), "random"), "any game", records=True
    )


def written_record(game: str, folder: Path) -> Path:
    """Play a short game and write its record."""
    path = folder / f"{game}.jsonl"
    path.write_text(play_batch(plan_of(game), 0, 1).records[0] + "\n", "utf-8")
    return path
