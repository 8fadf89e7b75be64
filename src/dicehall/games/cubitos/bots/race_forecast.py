"""The forecast of a race: bots end the round, and a small network says who is likely to win.

The network gives every player a strength, as `value` does, and the chance to win is that of a race between
strengths. Its inputs are that strength and also which dice can be drawn next, so it predicts the winner
better. It is used to measure luck; no bot decides by it. `research/cubitos/train_forecast.py` makes it.
"""

from __future__ import annotations

import json
from importlib import resources
from math import exp
from typing import Any, Final

from dicehall.bots.bot import Bot
from dicehall.bots.forecast import Forecast
from dicehall.core.engine import settle
from dicehall.core.game import State
from dicehall.core.sources import DiceSource
from dicehall.games.cubitos.bots.rollout import play_some_rounds
from dicehall.games.cubitos.bots.value import Value, owned_dice, read_weights
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import DARK, LIGHT, START
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.zone import Zone

INPUTS: Final = (
    "strength",
    "pace",
    "moves to the finish",
    "moves the nearest rival has to the finish",
    "round",
    "dice",
    "gray dice",
    "cost of all dice",
    "draw amount",
    "dice in draw",
    "dice in roll",
    "cost of the dice in draw",
    "cost of the dice in roll",
    "credits",
    "hand tokens",
    "fans",
    "start dice",
    "red lines behind the leader",
)
"""What the network knows of a player, in this order."""


class RaceForecast(Forecast):
    """The chances of the players of one race, once a bot has ended the round for all of them."""

    def __init__(self, game: Cubitos, player: Bot) -> None:
        saved = read_network()
        self.game: Final = game
        self._value: Final = Value(game, read_weights())
        self._costs: Final[list[float]] = [float(cost) for cost in game.costs] + [0.0, 0.0]
        """By kind: what a die costs; nothing for gray ones."""
        self._player: Final = player
        self._means: Final[list[float]] = saved["means"]
        self._spreads: Final[list[float]] = saved["spreads"]
        self._hidden: Final[list[list[float]]] = saved["hidden"]
        """By hidden unit: the weight of each input, and last a constant."""
        self._out: Final[list[float]] = saved["out"]
        """The weight of each hidden unit in the strength."""
        self._direct: Final[list[float]] = saved["direct"]
        """The weight of each input in the strength."""

    def worth(self, state: State, seat: int, source: DiceSource) -> float:
        """End the round with these dice; return the seat's chance to win then."""
        assert isinstance(state, CubitosState)
        ahead = state.copy()
        table = self.game.table(ahead)
        settle(table)
        play_some_rounds(self.game, table, self._player, source, ahead.round)
        if ahead.winner >= 0:
            winners = self.game.winners(ahead)
            return 1.0 / len(winners) if seat in winners else 0.0
        return self.chance(ahead, seat)

    def chance(self, state: CubitosState, seat: int) -> float:
        """Return a player's chance to win between two rounds."""
        strengths = [self._strength(state, other) for other in range(len(state.players))]
        most = max(strengths)
        total = 0.0
        for strength in strengths:
            total += exp(strength - most)
        return exp(strengths[seat] - most) / total

    def _strength(self, state: CubitosState, seat: int) -> float:
        inputs = self.inputs(state, seat)
        strength = 0.0
        for place in range(len(inputs)):
            inputs[place] = (inputs[place] - self._means[place]) / self._spreads[place]
            strength += inputs[place] * self._direct[place]
        for unit in range(len(self._hidden)):
            weights = self._hidden[unit]
            total = weights[len(inputs)]
            for place in range(len(inputs)):
                total += inputs[place] * weights[place]
            # The hyperbolic tangent; beyond these bounds it is one, or minus one.
            total = min(20.0, max(-20.0, total))
            strength += self._out[unit] * (1.0 - 2.0 / (exp(2.0 * total) + 1.0))
        return strength

    def inputs(self, state: CubitosState, seat: int) -> list[float]:
        """Return what the network knows of a player, in the order of `INPUTS`."""
        game = self.game
        me = state.players[seat]
        owned = owned_dice(me)
        dice = 0
        cost = 0.0
        for kind in range(START):
            dice += int(owned[kind])
            cost += int(owned[kind]) * self._costs[kind]
        nearest = 10_000
        leading = 0
        for other in range(len(state.players)):
            rival = state.players[other]
            leading = max(leading, int(game.course.red_lines_crossed(rival.position)))
            if other != seat:
                nearest = min(nearest, int(game.to_finish[rival.position]))
        draw, draw_cost = self._lying(me.draw)
        roll, roll_cost = self._lying(me.roll)
        return [
            self._value.strength(state, seat),
            self._value.pace(owned, me.hand, me.fans),
            float(int(game.to_finish[me.position])),
            float(nearest),
            float(int(state.round)),
            float(dice),
            float(int(owned[LIGHT] + owned[DARK])),
            cost,
            float(int(me.draw_amount)),
            draw,
            roll,
            draw_cost,
            roll_cost,
            float(int(me.credit)),
            float(int(me.hand)),
            float(int(me.fans)),
            float(int(me.roll[START])),
            float(leading - int(game.course.red_lines_crossed(me.position))),
        ]

    def _lying(self, zone: Zone) -> tuple[float, float]:
        """Return how many dice lie in a zone, without the start die, and what they cost."""
        number = 0
        cost = 0.0
        for kind in range(START):
            dice = int(zone[kind])
            number += dice
            cost += dice * self._costs[kind]
        return float(number), cost


def read_network() -> dict[str, Any]:
    """Return the network that comes with the game."""
    folder = resources.files("dicehall.games.cubitos.bots")
    network: dict[str, Any] = json.loads(folder.joinpath("race_forecast.json").read_text("utf-8"))
    return network
