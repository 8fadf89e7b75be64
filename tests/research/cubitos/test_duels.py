"""Duels of Cubitos bots: every deal is played from each seat, and a bot may judge by another network."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from research.cubitos import duels as duels

from dicehall.games.cubitos.bots.plan_tries import TrialCubitos


def test_the_first_bot_sits_in_each_seat_of_a_deal_and_its_decisions_are_timed() -> None:
    shares = [duels.duel(["greedy", "greedy"], 2, "box", "1", number) for number in (0, 1)]
    # The same bots with the same dice: who sits in the winning seat wins.
    assert sum(share for share, _ in shares) == 1
    assert all(took and all(seconds >= 0 for _, seconds in took) for _, took in shares)


def test_the_result_is_printed_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--bots", "greedy,random", "--races", "4", "--jobs", "1", "--sets", "own", "--times"]
    monkeypatch.setattr(sys, "argv", ["duels", *few])
    duels.main()
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("greedy,random, 2 players, own sets, seed 1:")
    assert " of 4, " in said[0]
    assert said[1].startswith("all ")


def test_a_bot_may_name_a_network() -> None:
    file = Path(duels.__file__).parents[2] / "src/dicehall/games/cubitos/bots/champion-1.json"
    assert isinstance(duels.bot_named(f"champion:1ms@{file}", "1"), TrialCubitos)
