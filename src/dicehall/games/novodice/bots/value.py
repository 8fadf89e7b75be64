"""What bays will be worth in the end, and who will win, as learned from games of the bots among themselves.

A bay has a shape: how many tiles of each symbol it holds, the most first, and its trash. For each shape
and number of turns still to come the expected worth is a sum of the bay's features, each with a learned
weight.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from dicehall.games.novodice.bots.bay_features import (
    FEATURES,
    BayFeatures,
    TilesBySymbol,
    features_of,
)
from dicehall.games.novodice.bots.turns_left import free_in
from dicehall.games.novodice.rules.state import BAYS, SPACES

MOST_TURNS: Final = 9
"""If more turns are to come, this many are assumed."""
MOST_CORRECTED_TURNS: Final = 12
"""The greatest number of turns to come for which the total of all bays is corrected separately."""
FARTHEST_AHEAD: Final = 50.0
"""Whoever is farther ahead than this many spreads counts as just so far, lest a number overflows."""
MOST_PLAYERS: Final = 4
"""No more play."""


class ValueModel:
    """The learned weights, and the predictions made with them."""

    def __init__(self, given: dict[str, Any], horizon: float = MOST_TURNS) -> None:
        self.horizon: Final = horizon
        """How many turns it looks ahead; bays are evaluated as if the game ended then."""
        self.tiles_a_turn: Final = float(given["tiles_a_turn"])
        """How many tiles a player gets in a turn, on average."""
        self.spread: Final = by_players(given["spread"])
        """By players and turns to come, the lead in points that makes winning e times as likely."""
        self.correction: Final = by_players(given["correction"])
        """By players and turns to come, how many points more a player reaches than the bays predict."""
        self.start: Final[list[float]] = [0.0] * (MOST_PLAYERS + 1)
        """The same by players alone, for a player without tiles."""
        for players, points in given["start"].items():
            self.start[int(players)] = float(points)
        self._weights: Final[dict[int, list[float]]] = {}
        for shape, rows in given["shapes"].items():
            flat: list[float] = []
            for row in rows:
                for weight in row:
                    flat.append(float(weight))
            self._weights[int(shape)] = flat

    def of_bay(self, bay: BayFeatures, turns: float) -> float:
        """Return the expected final worth of a bay with this many own turns to come."""
        if turns <= 0.0 or not bay.features:
            return bay.worth
        weights = self._weights.get(bay.shape)
        if weights is None:
            return bay.worth
        if turns > self.horizon:
            turns = self.horizon
        low = int(turns)
        if low >= MOST_TURNS:
            worth = self._at(weights, bay, MOST_TURNS)
        else:
            part = turns - low
            before = bay.worth if low == 0 else self._at(weights, bay, low)
            worth = before
            if part > 0.0:
                worth += part * (self._at(weights, bay, low + 1) - before)
        # A bay never loses worth.
        return worth if worth > bay.worth else bay.worth

    def _at(self, weights: list[float], bay: BayFeatures, turns: int) -> float:
        start = (turns - 1) * FEATURES
        features = bay.features
        worth = 0.0
        for at in range(FEATURES):
            worth += weights[start + at] * features[at]
        return worth

    def of_bays(
        self, tiles_by_symbol: TilesBySymbol, bays: list[list[int]], stock: list[int], turns: float
    ) -> float:
        """Return the expected final worth of a player's bays."""
        free = free_in(bays)
        worth = 0.0
        for bay in bays:
            others = free - (SPACES - len(bay))
            worth += self.of_bay(features_of(tiles_by_symbol, bay, stock, others), turns)
        return worth

    def correction_for(self, players: int, free: int, turns: float) -> float:
        """Return how many points more a player reaches, on average, than the expected worth of the bays says.

        Bays are evaluated separately and equally for any number of players, and a bot that always takes what
        looks best takes what looks too good; this corrects for both. `free` is the number of free spaces.
        """
        if turns <= 0.0:
            return 0.0
        if self.horizon < MOST_TURNS and turns > self.horizon:
            turns = self.horizon
        elif free == BAYS * SPACES:
            return self.start[players]
        return interpolated(self.correction[players], turns)

    def chance(self, worths: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win, from everybody's expected final worth."""
        if turns <= 0.0:
            ties = 0
            for worth in worths:
                if worth > worths[seat]:
                    return 0.0
                if worth == worths[seat]:
                    ties += 1
            return 1.0 / ties
        scale = interpolated(self.spread[len(worths)], turns)
        total = 0.0
        for worth in worths:
            ahead = (worth - worths[seat]) / scale
            total += exp(ahead if ahead < FARTHEST_AHEAD else FARTHEST_AHEAD)
        return 1.0 / total


def by_players(given: dict[str, list[float]]) -> list[list[float]]:
    """Return figures by number of players, as in the file of weights."""
    found: list[list[float]] = [[] for _ in range(MOST_PLAYERS + 1)]
    for players, figures in given.items():
        found[int(players)] = [float(figure) for figure in figures]
    return found


def interpolated(figures: list[float], turns: float) -> float:
    """Return the figure for a number of turns, by linear interpolation."""
    last = len(figures) - 1
    if turns >= last:
        return figures[last]
    low = int(turns)
    return figures[low] + (turns - low) * (figures[low + 1] - figures[low])


_READ: Final[dict[str, ValueModel]] = {}
"""The value models of the package that were read already, by level."""


def read_value_model(level: str) -> ValueModel:
    """Return the value model that comes with the package, looking as far ahead as a level does."""
    known = _READ.get(level)
    if known is None:
        path = files("dicehall.games.novodice.bots").joinpath("weights.json")
        given = json.loads(path.read_text("utf-8"))
        known = ValueModel(given, float(given["horizons"][level]))
        _READ[level] = known
    return known
