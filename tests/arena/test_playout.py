"""Playing out: a bot that chooses what is not offered is stopped."""

from __future__ import annotations

import pytest

from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.bots.random import RandomBot
from dicehall.core.sources import SeededDice


def test_a_play_out_ends_the_game_and_counts_every_decision() -> None:
    game = TournamentPlan("novodice", {"players": 2}, ("random", "random"), "1").new_game()
    state = game.start()
    decisions = play_out(game, state, [RandomBot("1"), RandomBot("2")], SeededDice("1"))
    assert state.flow.over()
    assert decisions == sum(state.flow.turns)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seeds_play_the_same_game(players: int) -> None:
    plan = TournamentPlan("novodice", {"players": players}, ("random",) * players, "twice")
    game = plan.new_game()
    ends = []
    for _ in range(2):
        state = game.start()
        play_out(game, state, plan.new_bots(3), SeededDice("twice"))
        ends.append(state)
    assert ends[0] == ends[1]
