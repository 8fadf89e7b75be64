"""Measure the arena: compared with random play, and two processes compared with one.

Things to compare are measured alternately in short slices, because on a shared machine the speed in one
minute says little about the next.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from dicehall.arena.luck_measures import FACES
from dicehall.arena.plan import TournamentPlan
from dicehall.arena.playout import play_out
from dicehall.arena.tournament import Tournament, Variant
from dicehall.arena.tournament_games import play_fixtures
from dicehall.bots.registry import usual_bot
from dicehall.core.sources import SeededDice
from dicehall.games.registry import game_names, kit_of
from dicehall.parallel.collector import calm_collector
from dicehall.parallel.schedule import play_all

TOGETHER: Final = 20
"""How many games the arena plays at a time here; enough for a measurement."""
SLICES: Final = 9
"""How often each is measured, alternately."""
ENDLESS: Final = 10**9
"""More games than a measurement plays."""
ARENA_WORKLOADS: Final = tuple(
    (game, {"players": players}) for game in game_names() for players in kit_of(game).players
)
"""Every game, at its smallest and at its largest table."""


def arena_of(game: str, options: dict[str, Any]) -> Tournament:
    """Return a tournament among greedy bots in which everything is counted, as in any tournament."""
    # Its standings are not used, so it does not matter that both bots have the same name.
    return Tournament(
        game,
        (Variant("", options),),
        (usual_bot(game),) * 2,
        options["players"],
        "bench",
        10**6,
        FACES,
    )


def measure_arena(seconds: float) -> dict[str, Any]:
    """Measure the arena; every figure takes about this many seconds."""
    with calm_collector():
        measured = {
            f"{game}, {options['players']} players": _against_random(game, options, seconds)
            for game, options in ARENA_WORKLOADS
        }
    return {"courses": measured, "jobs": _two_jobs(seconds)}


def _against_random(game: str, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Return the decisions per second of greedy bots in the arena, of random play, and their ratio."""
    tournament = arena_of(game, options)
    plan = TournamentPlan(game, options, ("random",) * options["players"], "bench")
    random_game = plan.new_game()
    play_fixtures(tournament, 0, 1)
    number = 0

    def arena() -> int:
        nonlocal number
        number += TOGETHER
        some = play_fixtures(tournament, number, TOGETHER)
        return sum(played.decisions for played in some.played)

    def at_random() -> int:
        nonlocal number
        number += 1
        bots = plan.new_bots(number)
        return play_out(random_game, random_game.start(), bots, SeededDice(f"bench/{number}"))

    greedy_speeds: list[float] = []
    random_speeds: list[float] = []
    for _ in range(SLICES):
        greedy_speeds.append(_speed(arena, seconds / SLICES / 2))
        random_speeds.append(_speed(at_random, seconds / SLICES / 2))
    ratios = [one / other for one, other in zip(greedy_speeds, random_speeds, strict=True)]
    return {
        "greedy_decisions_per_s": round(median(greedy_speeds)),
        "random_decisions_per_s": round(median(random_speeds)),
        "ratio": round(median(ratios), 3),
    }


def _speed(play: Callable[[], int], seconds: float) -> float:
    """Return the number of decisions per second."""
    decisions = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        decisions += play()
        now = perf_counter()
    return decisions / (now - begin)


def _two_jobs(seconds: float) -> dict[str, float]:
    """Return how many games per second one process and two processes play, and the ratio.

    On a busy machine two processes may get no more of it than one. So there is a second ratio, of the
    processor time per game: what two free processors would reach.
    """
    tournament = arena_of(*ARENA_WORKLOADS[-2])
    one: list[tuple[float, float]] = []
    two: list[tuple[float, float]] = []
    for _ in range(3):
        one.append(_speeds(tournament, 1, seconds / 2))
        two.append(_speeds(tournament, 2, seconds / 2))
    pairs = list(zip(one, two, strict=True))
    return {
        "one_games_per_s": round(median([speed for speed, _ in one]), 1),
        "two_games_per_s": round(median([speed for speed, _ in two]), 1),
        "ratio": round(median([of_two[0] / of_one[0] for of_one, of_two in pairs]), 3),
        "processor_ratio": round(
            median([2 * of_two[1] / of_one[1] for of_one, of_two in pairs]), 3
        ),
    }


def _speeds(tournament: Tournament, jobs: int, seconds: float) -> tuple[float, float]:
    """Return games per second, and per second of processor time, including this process's own.

    Measurement begins with the first games: starting processes takes time only once.
    """
    batches = play_all(partial(play_fixtures, tournament), 0, ENDLESS, jobs)
    games = 0
    # Let batches grow first, but for no longer than is measured then.
    begin = perf_counter()
    for _ in range(12):
        next(batches)
        if perf_counter() - begin > seconds:
            break
    begin = now = perf_counter()
    own_begin = process_time()
    theirs = 0.0
    while now - begin < seconds:
        some = next(batches)
        games += some.games
        theirs += some.processor_seconds
        now = perf_counter()
    own = process_time() - own_begin
    batches.close()
    # If this process plays by itself, its own time includes everything.
    return games / (now - begin), games / (own if jobs == 1 else own + theirs)


if __name__ == "__main__":
    print(json.dumps(measure_arena(float(sys.argv[1]))))
