"""How fast the arena is: compared with random play, and on two processes compared with one.

What is compared is measured in turns, slice by slice, for on a machine that others use as well the speed
of one minute says little of the next.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from dicehall.arena.measuring import FACES
from dicehall.arena.plan import Plan
from dicehall.arena.playing import play_fixtures
from dicehall.arena.playout import play_out
from dicehall.arena.tournament import Course, Tournament
from dicehall.bots.registry import usual_bot
from dicehall.core.sources import SeededDice
from dicehall.games.registry import game_names, kit_of
from dicehall.parallel.collector import calm_collector
from dicehall.parallel.schedule import play_all

TOGETHER: Final = 20
"""The arena plays many games at a time; so many are enough to be measured by."""
SLICES: Final = 9
"""How often each is measured, in turns."""
ENDLESS: Final = 10**9
"""More games than a measurement plays."""
COURSES: Final = tuple(
    (game, {"players": players}) for game in game_names() for players in kit_of(game).players
)
"""Every game, at its smallest and at its largest table."""


def arena_of(game: str, options: dict[str, Any]) -> Tournament:
    """Return a tournament of greedy bots among themselves, with all that a tournament counts."""
    # Nobody keeps its standings, so it does not matter that both bots have one name.
    return Tournament(
        game,
        (Course("", options),),
        (usual_bot(game),) * 2,
        options["players"],
        "bench",
        10**6,
        FACES,
    )


def measure_arena(seconds: float) -> dict[str, Any]:
    """Measure the arena; every figure takes about so many seconds."""
    with calm_collector():
        courses = {
            f"{game}, {options['players']} players": _against_random(game, options, seconds)
            for game, options in COURSES
        }
    return {"courses": courses, "jobs": _two_jobs(seconds)}


def _against_random(game: str, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """Return the decisions per second of greedy bots in the arena, of random play, and their ratio."""
    tournament = arena_of(game, options)
    plan = Plan(game, options, ("random",) * options["players"], "bench")
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
    """Return how many decisions a second are made."""
    decisions = 0
    begin = now = perf_counter()
    while now - begin < seconds:
        decisions += play()
        now = perf_counter()
    return decisions / (now - begin)


def _two_jobs(seconds: float) -> dict[str, float]:
    """Return how many games a second one process and two play, and their ratio.

    On a machine that is busy with other things two processes get no more of it than one. So there is
    a second ratio, of the time that processors were at work for a game: what two free ones would reach.
    """
    tournament = arena_of(*COURSES[-2])
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
    """Return games a second, and a second of a processor, this process's own share among it.

    It is measured from the first games on: starting processes takes its time only once.
    """
    batches = play_all(partial(play_fixtures, tournament), 0, ENDLESS, jobs)
    games = 0
    # Batches grow at first: let them.
    for _ in range(12):
        next(batches)
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
    # Where it plays by itself, its own time holds all.
    return games / (now - begin), games / (own if jobs == 1 else own + theirs)


if __name__ == "__main__":
    print(json.dumps(measure_arena(float(sys.argv[1]))))
