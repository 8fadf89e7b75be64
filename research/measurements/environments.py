"""Measure how many steps per second the environments make, compared with those of others, in one run.

    build/research/bin/python -m research.measurements.environments

Run it in the environment that `scripts.research_environment` sets up, on a machine that does nothing
else. All environments are driven in the same way: a random legal action each step, every observation
taken. Times are processor time of one core.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

from dicehall.build import describe
from dicehall.core.encoding import clear, zeros
from dicehall.core.game import State
from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.registry import game_names, kit_of
from dicehall.learning.environment_parts import encoded_game
from dicehall.learning.seat import SeatEnv
from dicehall.learning.spiel import name_of
from dicehall.learning.turns import TurnsEnv
from dicehall.learning.vector import TablesEnv

PLAYERS = 4
TABLES = 64


def main() -> None:
    """Print a table of figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=5, help="of processor time for each figure"
    )
    seconds = parser.parse_args().seconds
    print(f"dicehall is {describe().reason}\n\n| environment | steps/s |\n|---|---|")
    for name, rate in rates(seconds):
        print(f"| {name} | {rate:,.0f} |", flush=True)
    print("\n| encoding a position | µs |\n|---|---|")
    for game in game_names():
        print(f"| {kit_of(game).title}, {PLAYERS} players | {encoding_time(game, seconds):.2f} |")


def rates(seconds: float) -> Iterator[tuple[str, float]]:
    """Measure one environment after the other."""
    for game in game_names():
        title = kit_of(game).title
        yield f"{title}, vector of {TABLES} tables", vector(game, seconds)
        yield (
            f"{title}, PettingZoo AEC",
            turns(partial(TurnsEnv, game, players=PLAYERS), seconds),
        )
        yield f"{title}, Gymnasium against random bots", seat(game, seconds)
        yield f"{title}, OpenSpiel", spiel(name_of(game), seconds)
    yield "connect four of PettingZoo, AEC", turns(connect_four_v3.raw_env, seconds)
    yield "backgammon of OpenSpiel (C++, from Python)", spiel("backgammon", seconds)


def paced(seconds: float, step: Callable[[], int], apart: list[float]) -> float:
    """Call a step until the time is over; return how many were made in a second.

    The time for choosing actions is noted in `apart`, and does not count.
    """
    step()
    apart[0] = 0.0
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += step()
    return steps / (time.process_time() - began - apart[0])


def vector(game: str, seconds: float) -> float:
    """Measure many tables, whose seats are all the learner's."""
    tables = TablesEnv(game, TABLES, bots="self", players=PLAYERS)
    tables.reset(seed=1)
    draw = np.random.default_rng(1)
    apart = [0.0]

    def step() -> int:
        before = time.process_time()
        # Of the actions listed, any; reading the masks would take longer than the step.
        places = draw.random(TABLES)
        actions = np.array(
            [
                table.actions[int(place * table.count)]
                for place, table in zip(places, tables.tables.tables)
            ]
        )
        apart[0] += time.process_time() - before
        tables.step(actions)
        return TABLES

    return paced(seconds, step, apart)


def turns(make: Callable[[], Any], seconds: float) -> float:
    """Measure an AEC environment, as PettingZoo's own benchmark drives it."""
    environment = make()
    environment.reset(seed=1)
    apart = [0.0]

    def step() -> int:
        seen, _, over, cut, _ = environment.last()
        before = time.process_time()
        action = (
            None if over or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
        )
        apart[0] += time.process_time() - before
        environment.step(action)
        if not environment.agents:
            environment.reset()
        return 1

    return paced(seconds, step, apart)


def seat(game: str, seconds: float) -> float:
    """Measure one seat against random bots; their decisions are not counted."""
    environment = SeatEnv(game, bots="random", players=PLAYERS)
    seen = [environment.reset(seed=1)[0]]
    apart = [0.0]

    def step() -> int:
        before = time.process_time()
        action = random.choice(np.flatnonzero(seen[0]["action_mask"]).tolist())
        apart[0] += time.process_time() - before
        seen[0], _, over, _, _ = environment.step(np.int64(action))
        if over:
            seen[0] = environment.reset()[0]
        return 1

    return paced(seconds, step, apart)


def spiel(name: str, seconds: float) -> float:
    """Measure a game of OpenSpiel from Python; a die that falls is a step, too."""
    game = pyspiel.load_game(name)
    state = [game.new_initial_state()]

    def step() -> int:
        now = state[0]
        if now.is_terminal():
            state[0] = game.new_initial_state()
        elif now.is_chance_node():
            faces, chances = zip(*now.chance_outcomes())
            now.apply_action(random.choices(faces, chances)[0])
        else:
            now.observation_tensor(now.current_player())
            now.apply_action(random.choice(now.legal_actions()))
        return 1

    return paced(seconds, step, [0.0])


def encoding_time(name: str, seconds: float) -> float:
    """Return how many microseconds it takes to write what a seat sees, over the positions of random games."""
    game, encoding = encoded_game(name, {"players": PLAYERS})
    into = zeros(encoding.changing)
    match = Match(game, SeededDice("1"), listen=False)
    draw = random.Random(1)
    positions: list[tuple[State, int, Question]] = []
    while not match.over() and len(positions) < 300:
        question = match.questions()[0]
        positions.append((match.state.copy(), int(question.seat), question))
        match.answer(question, draw.choice(question.options))
    number = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for state, seat, question in positions:
            clear(into, 0, encoding.changing)
            encoding.observe(state, seat, question, into, 0)
        number += len(positions)
    return (time.process_time() - began) / number * 1e6


if __name__ == "__main__":
    main()
