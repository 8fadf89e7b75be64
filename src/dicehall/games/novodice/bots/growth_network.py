"""A small network that says how much a seat's bays will still grow.

Each bay with room is turned into a few numbers by itself, so that a turn's many ways to place tiles share
them; their sum and the seat's own numbers give the growth. Full bays do not grow.

In the page the interpreter has to do all of this, so what many bays share is computed once. But every sum
adds the same numbers in the same order, because many choices are equally good but for rounding.
"""

from __future__ import annotations

from typing import Any, Final, final

from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    BEGIN_INPUTS,
    SEAT_INPUTS,
    moment_inputs,
    seat_inputs,
    symbols_inputs,
)
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.value import ValueModel
from dicehall.games.novodice.bots.weights import Weights
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

MOST_PARTS: Final = 4000
"""The most parts that are remembered."""


@final
class Begun:
    """The sums of the hidden units over the first inputs of a bay, and the parts of bays that begin so."""

    def __init__(self, sums: list[float]) -> None:
        self.sums: Final = sums
        self.parts: Final[dict[tuple[float, ...], list[float]]] = {}
        """By the rest of the inputs."""


@final
class GrowthNetwork(ValueModel):
    """The learned network."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        rest = BAY_INPUTS - BEGIN_INPUTS
        hidden = len(given["bay"]) // BAY_INPUTS
        self._begin_weights: Final = Weights(given["bay"], BAY_INPUTS, 0, BEGIN_INPUTS)
        """What the hidden units make of what a bay holds and lacks,"""
        self._rest_weights: Final = Weights(given["bay"], BAY_INPUTS, BEGIN_INPUTS, rest)
        """and of the rest of its inputs."""
        self._part_weights: Final = Weights(given["part"], hidden, 0, hidden)
        """What the units of the sum make of the hidden units,"""
        self._seat_weights: Final = Weights(given["seat"], SEAT_INPUTS, 0, SEAT_INPUTS)
        """and of a seat's inputs."""
        self._out: Final = [float(number) for number in given["out"]]
        """For each unit of the sum, its share of the growth; the last number is added to it."""
        self._no_hidden: Final = [0.0] * hidden
        self._no_parts: Final = [0.0] * (len(self._out) - 1)
        self._begun: dict[tuple[float, ...], Begun] = {}
        self._remembered = 0

    def bay_part(
        self, supplies: Supplies, bay: list[int], stock: list[int], context: SeatContext
    ) -> list[float]:
        """Return what a bay adds to each unit of the sum, and last what it is worth now."""
        tiles_by_symbol = supplies.tiles_by_symbol
        if len(bay) == SPACES or context.turns <= 0.0:
            return [*self._no_parts, float(worth(tiles_by_symbol.box, bay))]
        collected = tiles_by_symbol.collected(bay)
        begun = self._begun_with([*collected.inputs, *supplies.lacking(collected)])
        rest = moment_inputs(context, collected.free) + symbols_inputs(
            tiles_by_symbol, collected, stock, context
        )
        key = tuple(rest)
        part = begun.parts.get(key)
        if part is None:
            sums = self._rest_weights.add(begun.sums, rest)
            hidden = [sum if sum > 0.0 else 0.0 for sum in sums]
            part = self._part_weights.add(self._no_parts, hidden)
            part.append(collected.worth)
            begun.parts[key] = part
            self._remembered += 1
        return part

    def _begun_with(self, inputs: list[float]) -> Begun:
        """Return the sums of the hidden units over a bay's first inputs."""
        if self._remembered >= MOST_PARTS:
            self._begun.clear()
            self._remembered = 0
        key = tuple(inputs)
        known = self._begun.get(key)
        if known is None:
            known = Begun(self._begin_weights.add(self._no_hidden, inputs))
            self._begun[key] = known
        return known

    def seat_part(self, context: SeatContext) -> list[float]:
        """Return what the seat's own numbers add to each unit of the sum."""
        return self._seat_weights.add(self._no_parts, seat_inputs(context))

    def total(self, parts: list[list[float]], seat: list[float], context: SeatContext) -> float:
        """Return the expected final worth of bays, from the part of each and that of the seat."""
        first, second, third = parts
        worth = first[-1] + second[-1] + third[-1]
        if context.free == 0 or context.turns <= 0.0:
            return worth
        growth = self._out[-1]
        for share, own, one, two, three in zip(self._out, seat, first, second, third):
            sum = own + one + two + three
            if sum > 0.0:
                growth += share * sum
        return worth + growth if growth > 0.0 else worth
