"""A small network that says how much a seat's bays will still grow.

Each bay with room is turned into a few numbers by itself, so that a turn's many ways to place tiles share
them; their sum and the seat's own numbers give the growth. Full bays do not grow.
"""

from __future__ import annotations

from typing import Any, Final, final

from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    SEAT_INPUTS,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.value import ValueModel
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth


@final
class GrowthNetwork(ValueModel):
    """The learned network."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        self._bay_weights: Final = floats(given["bay"])
        """For each hidden unit, a weight for every input of a bay."""
        self._hidden: Final = len(self._bay_weights) // BAY_INPUTS
        self._part_weights: Final = floats(given["part"])
        """For each unit of the sum, a weight for every hidden unit."""
        self._parts: Final = len(self._part_weights) // self._hidden
        self._seat_weights: Final = floats(given["seat"])
        """For each unit of the sum, a weight for every input of a seat."""
        self._out: Final = floats(given["out"])
        """For each unit of the sum, its share of the growth; the last number is added to it."""

    def bay_part(
        self, tiles_by_symbol: TilesBySymbol, bay: list[int], stock: list[int], context: SeatContext
    ) -> list[float]:
        """Return what a bay is worth now, and what it adds to each unit of the sum."""
        part = [float(worth(tiles_by_symbol.box, bay))]
        if len(bay) == SPACES or context.turns <= 0.0:
            return part
        inputs = bay_inputs(tiles_by_symbol, bay, stock, context)
        places: list[int] = []
        values: list[float] = []
        for at in range(BAY_INPUTS):
            if inputs[at] != 0.0:
                places.append(at)
                values.append(inputs[at])
        weights = self._bay_weights
        used: list[int] = []
        hidden: list[float] = []
        for unit in range(self._hidden):
            start = unit * BAY_INPUTS
            sum = 0.0
            for at in range(len(places)):
                sum += weights[start + places[at]] * values[at]
            if sum > 0.0:
                used.append(unit)
                hidden.append(sum)
        weights = self._part_weights
        for unit in range(self._parts):
            start = unit * self._hidden
            sum = 0.0
            for at in range(len(used)):
                sum += weights[start + used[at]] * hidden[at]
            part.append(sum)
        return part

    def seat_part(self, context: SeatContext) -> list[float]:
        """Return what the seat's own numbers add to each unit of the sum."""
        inputs = seat_inputs(context)
        weights = self._seat_weights
        part: list[float] = []
        for unit in range(self._parts):
            start = unit * SEAT_INPUTS
            sum = 0.0
            for at in range(SEAT_INPUTS):
                sum += weights[start + at] * inputs[at]
            part.append(sum)
        return part

    def total(self, parts: list[list[float]], seat: list[float], context: SeatContext) -> float:
        """Return the expected final worth of bays, from the part of each and that of the seat."""
        worth = 0.0
        room = False
        for part in parts:
            worth += part[0]
            room = room or len(part) > 1
        if not room:
            return worth
        growth = self._out[self._parts]
        for unit in range(self._parts):
            sum = seat[unit]
            for part in parts:
                if len(part) > 1:
                    sum += part[unit + 1]
            if sum > 0.0:
                growth += self._out[unit] * sum
        return worth + growth if growth > 0.0 else worth


def floats(given: list[float]) -> list[float]:
    """Return numbers of a file as floats."""
    return [float(number) for number in given]
