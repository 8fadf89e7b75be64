"""Teach the network that forecasts who wins a race of Cubitos: `python -m research.cubitos.train_forecast`.

Champions race each other over all ten races, at tables of two. Some of them err now and then, so that
positions of all kinds come up. At the beginning of each round, the network's inputs are noted for every
player, and at the end who won. The network is then fitted to these positions: the chance to win is a race
between strengths, and the likelihood of the results is maximised. A quarter of the races is held back; the
printed loss is measured on these, and compared with that of the strengths that the bots use.

Everything is determined by the seed. It takes some minutes on one core with the compiled engine, and writes
the network into the package.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehall.arena.playout import play_out
from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import State, View
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.cubitos.bots.greedy import GreedyCubitos
from dicehall.games.cubitos.bots.race_forecast import INPUTS, RaceForecast
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.statistics.watch import Watch

FILE = Path(__file__).parents[2] / "src/dicehall/games/cubitos/bots/race_forecast.json"
PLAYERS = 2
ERRORS = (0, 0, 5, 10)
"""How many of a hundred decisions a player gets wrong; each player has one of these rates."""
HELD_BACK = 4
"""One in this many races is held back and not learned from."""
UNITS = 12
PASSES = 40
BATCH = 512
STEP = 2e-3
SHRINK = 1e-3
DIGITS = 5

Numbers = NDArray[np.float64]


class Erring(Bot):
    """A planner that sometimes chooses at random."""

    def __init__(self, seed: str) -> None:
        self._stream = Stream(seed)
        self._rate = ERRORS[self._stream.below(len(ERRORS))]
        self._planner = make_bot("planner-1", "cubitos", seed)

    def decide(self, view: View | None, question: Question) -> int:
        """Return what the planner chooses, or anything."""
        if self._stream.below(100) < self._rate:
            return question.options[self._stream.below(len(question.options))]
        return self._planner.decide(view, question)


class Rounds(Watch):
    """Notes the network's inputs for every player at the beginning of each round."""

    def __init__(self, forecast: RaceForecast) -> None:
        super().__init__(PLAYERS)
        self._forecast = forecast
        self._round = 0
        self.noted: list[list[list[float]]] = []

    def after(self, state: State, seat: int) -> None:
        """Note the position if a round has begun."""
        assert isinstance(state, CubitosState)
        if state.round != self._round:
            self._round = int(state.round)
            self.noted.append([self._forecast.inputs(state, each) for each in range(PLAYERS)])


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=6000)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    inputs, results, races = played(given.races, given.seed)
    held_back = races % HELD_BACK == 0
    network = Network(inputs[~held_back])
    strengths = inputs[held_back][:, :, 0]
    bots = loss(1 / (1 + np.exp(strengths[:, 1] - strengths[:, 0])), results[held_back])
    print(f"{len(inputs)} positions; loss of the bots' strengths {bots:.4f}", flush=True)
    draw = np.random.default_rng(1)
    for number in range(PASSES):
        network.learn(inputs[~held_back], results[~held_back], draw)
        if number % 10 == 9:
            foretold = network.foretell(inputs[held_back])
            print(f"pass {number + 1}: loss {loss(foretold, results[held_back]):.4f}", flush=True)
    FILE.write_text(json.dumps(network.save(), indent=1) + "\n", encoding="utf-8")


def played(number: int, seed: str) -> tuple[Numbers, Numbers, NDArray[np.int64]]:
    """Return what was known of the players in every round, what the first of them won, and in which race."""
    games = [from_options({"players": PLAYERS, "race": race}) for race in components(None).races]
    forecasts = [RaceForecast(game, GreedyCubitos()) for game in games]
    inputs: list[list[list[float]]] = []
    results: list[float] = []
    races: list[int] = []
    for race in range(number):
        game = games[race % len(games)]
        watch = Rounds(forecasts[race % len(games)])
        state = game.start()
        bots: list[Bot] = [Erring(f"{seed}/{race}/{seat}") for seat in range(PLAYERS)]
        play_out(game, state, bots, SeededDice(f"{seed}/{race}"), watch)
        winners = game.winners(state)
        inputs += watch.noted
        results += [(0 in winners) / len(winners)] * len(watch.noted)
        races += [race] * len(watch.noted)
    return np.array(inputs), np.array(results), np.array(races)


def loss(foretold: Numbers, results: Numbers) -> float:
    """Return how unlikely the results were, on average."""
    likely = np.clip(foretold, 1e-6, 1 - 1e-6)
    return float(-(results * np.log(likely) + (1 - results) * np.log(1 - likely)).mean())


class Network:
    """One hidden layer, and the inputs added to its result: the strength of one player."""

    def __init__(self, inputs: Numbers) -> None:
        flat = inputs.reshape(-1, len(INPUTS))
        self.means, self.spreads = flat.mean(0), flat.std(0) + 1e-6
        draw = np.random.default_rng(0)
        self.weights: list[Numbers] = [
            draw.normal(0, 0.3 / len(INPUTS) ** 0.5, (len(INPUTS), UNITS)),
            np.zeros(UNITS),
            draw.normal(0, 0.1, UNITS),
            np.zeros(len(INPUTS)),
        ]
        self._mean = [np.zeros_like(some) for some in self.weights]
        self._square = [np.zeros_like(some) for some in self.weights]
        self._steps = 0

    def foretell(self, inputs: Numbers) -> Numbers:
        """Return the first player's chance to win."""
        strengths = self._strengths((inputs - self.means) / self.spreads)[1]
        return np.asarray(1 / (1 + np.exp(strengths[:, 1] - strengths[:, 0])))

    def _strengths(self, known: Numbers) -> tuple[Numbers, Numbers]:
        hidden, constant, out, direct = self.weights
        units = np.tanh(known @ hidden + constant)
        return units, units @ out + known @ direct

    def learn(self, inputs: Numbers, results: Numbers, draw: np.random.Generator) -> None:
        """Go through all positions once, in another order each time."""
        order = draw.permutation(len(inputs))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            self._step((inputs[some] - self.means) / self.spreads, results[some])

    def _step(self, known: Numbers, results: Numbers) -> None:
        units, strengths = self._strengths(known)
        likely = 1 / (1 + np.exp(strengths[:, 1] - strengths[:, 0]))
        surprise = (likely - results) / len(results)
        slopes = np.stack([surprise, -surprise], 1)
        inner = slopes[:, :, None] * self.weights[2] * (1 - units * units)
        gradients = [
            np.einsum("psi,psu->iu", known, inner) + SHRINK * self.weights[0],
            inner.sum((0, 1)),
            np.einsum("ps,psu->u", slopes, units) + SHRINK * self.weights[2],
            np.einsum("ps,psi->i", slopes, known) + SHRINK * self.weights[3],
        ]
        self._steps += 1
        for place, gradient in enumerate(gradients):
            # Adam.
            mean, square = self._mean[place], self._square[place]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            steady = mean / (1 - 0.9**self._steps)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[place] -= STEP * steady / size

    def save(self) -> dict[str, Any]:
        """Return the network as `dicehall.games.cubitos.bots.race_forecast` reads it."""
        hidden, constant, out, direct = self.weights
        return {
            "about": "made by research/cubitos/train_forecast.py",
            "means": rounded(self.means),
            "spreads": rounded(self.spreads),
            "hidden": [
                rounded(np.append(hidden[:, unit], constant[unit])) for unit in range(UNITS)
            ],
            "out": rounded(out),
            "direct": rounded(direct),
        }


def rounded(numbers: Numbers) -> list[float]:
    """Return numbers short enough for a file."""
    return [round(float(number), DIGITS) for number in numbers]


if __name__ == "__main__":
    main()
