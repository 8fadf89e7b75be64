"""The slow judge of Cubitos: what it charges to a choice, and a table from a race."""

from __future__ import annotations

import random

import pytest
from research.cubitos.judge import Plan, judge_race, losses_of, print_table

from dicehall.games.cubitos.bots.levels import YARDSTICK

PLAN = Plan(bots=(YARDSTICK, "greedy"), player="greedy", rolls=2, rounds=1, each=1, seed="t")


def test_a_choice_loses_what_the_best_option_does_better() -> None:
    shares = {1: [0.5, 0.7, 0.5, 0.7], 2: [0.4, 0.4, 0.4, 0.4], 3: [0.0, 0.0, 0.0, 0.0]}
    losses = losses_of(shares, {"good": 1, "second": 2, "bad": 3})
    assert losses == pytest.approx({"good": 0.0, "second": 0.2, "bad": 0.6})


def test_luck_alone_costs_nothing_on_average() -> None:
    chance = random.Random("luck")
    total = 0.0
    for _ in range(2000):
        shares = {option: [float(chance.randrange(2)) for _ in range(10)] for option in range(4)}
        total += losses_of(shares, {"bot": 0})["bot"]
    # Picked and measured by the same roll-outs, the best of four would be ahead by 0.16.
    assert abs(total / 2000) < 0.02


def test_a_race_is_judged_and_told_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    raced = judge_race(PLAN, 0)
    assert {one.kind.partition(",")[0] for one in raced.judged} >= {
        "whether to push",
        "what to buy",
    }
    assert all(set(one.losses) == {YARDSTICK, "greedy"} for one in raced.judged)
    print_table(PLAN, [raced, raced])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"| question | per player and race | judged | {YARDSTICK} | greedy |"
    assert lines[-1].startswith("| in a whole race, added up |")


def test_the_same_seed_gives_the_same_judgement() -> None:
    assert judge_race(PLAN, 1) == judge_race(PLAN, 1)
