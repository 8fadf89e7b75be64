"""Simulating: each game depends on the plan and its own number, not on who plays it along with which."""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest

from dicehall.arena.batch import Batch, empty_batch, play_batch, simulate
from dicehall.arena.plan import TournamentPlan
from dicehall.core.mistakes import BadOptions

PLAN = TournamentPlan(
    "novodice", {"players": 3}, ("greedy", "random", "random"), "arena", records=True
)


def joined(plan: TournamentPlan, batches: Iterator[Batch]) -> tuple[Batch, list[str]]:
    """Return all batches as one, and all their records."""
    total = empty_batch(plan)
    records = []
    for batch in batches:
        total.merge(batch)
        records += batch.records
    total.seconds = 0
    return total, records


def test_results_do_not_depend_on_the_size_of_batches(seed: int) -> None:
    chance = random.Random(seed)
    whole = joined(PLAN, iter([play_batch(PLAN, 0, 12)]))
    cuts = [0, *sorted(chance.sample(range(1, 12), 4)), 12]
    pieces = [play_batch(PLAN, low, high - low) for low, high in pairwise(cuts)]
    assert joined(PLAN, iter(pieces)) == whole
    chance.shuffle(pieces)
    assert joined(PLAN, iter(pieces))[0] == whole[0]


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_do_not_depend_on_the_number_of_processes(jobs: int) -> None:
    whole = joined(PLAN, iter([play_batch(PLAN, 0, 12)]))
    assert joined(PLAN, simulate(PLAN, 12, jobs)) == whole


def test_more_processes_than_games_are_not_started() -> None:
    batches = list(simulate(PLAN, 1, 200))
    assert [batch.games for batch in batches] == [1]


def test_a_recorded_game_is_the_game_that_is_played_out() -> None:
    plain = TournamentPlan(PLAN.game, PLAN.options, PLAN.bots, PLAN.seed)
    recorded = play_batch(PLAN, 5, 3)
    played = play_batch(plain, 5, 3)
    assert played.by_seat == recorded.by_seat
    assert played.decisions == recorded.decisions
    assert played.records == []
    steps = [json.loads(record)["steps"] for record in recorded.records]
    assert recorded.decisions == sum(step["asked"] != "roll" for game in steps for step in game)


def test_every_game_has_dice_of_its_own() -> None:
    records = play_batch(PLAN, 0, 6).records
    assert len({json.dumps(json.loads(record)["steps"]) for record in records}) == 6


def test_a_plan_that_cannot_be_played_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadOptions, match="3 players need 3 bots, but 1 is named"):
        simulate(TournamentPlan("novodice", {"players": 3}, ("random",), "1"), 5, 2)


def test_the_garbage_collector_is_as_it_was_after_a_simulation() -> None:
    before = gc.get_threshold()
    batches = simulate(PLAN, 50, 1)
    next(batches)
    assert gc.get_threshold() != before
    batches.close()
    assert gc.get_threshold() == before


@pytest.mark.parametrize("game", ["cubitos", "novodice"])
def test_memory_does_not_grow_with_the_number_of_games(game: str) -> None:
    plan = TournamentPlan(game, {"players": 2}, ("greedy", "random"), "memory")
    total = empty_batch(plan)
    games = 25
    in_use = []
    # What other tests left behind need not be looked through each time.
    gc.collect()
    gc.freeze()
    # The same games again and again: whatever is remembered for later games is complete after the first time.
    for _ in range(4):
        total.merge(play_batch(plan, 0, games))
        gc.collect()
        in_use.append(sys.getallocatedblocks())
    assert total.games == 4 * games
    # A game that left a single block behind would show as fifty; sums that outgrow a byte take a few.
    assert in_use[3] - in_use[1] < games, in_use
