"""A small network that says how much a seat's bays will still grow.

Each bay with room is turned into a few numbers by itself, so that a turn's many ways to place tiles share
them; their sum and the seat's own numbers give the growth. Full bays do not grow.

In the page the interpreter has to do all of this, so what many bays share is computed once: the sums of the
hidden units over each group of a bay's inputs, and what follows from the same groups. But all is always added
in the same order, because many choices are equally good but for rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    HELD,
    LACKING,
    MAIN,
    MOMENT,
    SEAT_INPUTS,
    SECOND,
    moment_inputs,
    seat_inputs,
    symbol_inputs,
)
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.value import BayBase, ValueModel
from dicehall.games.novodice.bots.weights import Weights
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

MOST_SUMS: Final = 1000
"""The most inputs of a group of which the sums are remembered,"""
MOST_BASES: Final = 2000
"""and the most bays."""


@final
class Sums:
    """The sums of the hidden units over a group of inputs."""

    def __init__(self, number: int, by_unit: list[float]) -> None:
        self.number: Final = number
        """No others of the group have this number."""
        self.by_unit: Final = by_unit


@final
class NetworkBay(BayBase):
    """A bay with room, or a full one."""

    def __init__(self, free: int, worth: float, by_unit: list[float]) -> None:
        self.free: Final = free
        """Its free spaces."""
        self.worth: Final = worth
        """What it is worth now."""
        self.by_unit: Final = by_unit
        """The sums of the hidden units over all groups but the moment; none if it is full."""
        self.parts: Final[dict[int, list[float]]] = {}
        """What it contributes, by the number of the moment's sums."""


@final
class Group:
    """A group of the inputs of a bay, and the sums of the hidden units over them."""

    def __init__(self, given: list[float], columns: Sequence[int]) -> None:
        self._weights: Final = Weights(given, BAY_INPUTS, columns)
        self._nothing: Final = [0.0] * self._weights.units
        self._made = 0
        self._known: Final[dict[tuple[float, ...], Sums]] = {}

    def sums(self, inputs: tuple[float, ...]) -> Sums:
        """Return the sums of the hidden units over these inputs."""
        known = self._known.get(inputs)
        if known is None:
            if len(self._known) >= MOST_SUMS:
                self._known.clear()
            known = Sums(self._made, self._weights.add(self._nothing, list(inputs)))
            self._made += 1
            self._known[inputs] = known
        return known


@final
class GrowthNetwork(ValueModel):
    """The learned network."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        hidden = len(given["bay"]) // BAY_INPUTS
        self._held: Final = Group(given["bay"], HELD)
        """What the hidden units make of what a bay holds,"""
        self._lacking: Final = Group(given["bay"], LACKING)
        """of what it lacks,"""
        self._main: Final = Group(given["bay"], MAIN)
        """of what there is of the symbol of which it holds most,"""
        self._second: Final = Group(given["bay"], SECOND)
        """of the next one,"""
        self._moment: Final = Group(given["bay"], MOMENT)
        """and of the moment."""
        self._part_weights: Final = Weights(given["part"], hidden, range(hidden))
        """What the units of the sum make of the hidden units,"""
        self._seat_weights: Final = Weights(given["seat"], SEAT_INPUTS, range(SEAT_INPUTS))
        """and of a seat's inputs."""
        self._out: Final = [float(number) for number in given["out"]]
        """For each unit of the sum, its share of the growth; the last number is added to it."""
        self._no_parts: Final = [0.0] * (len(self._out) - 1)
        self._bases: dict[tuple[int, int, int, int], NetworkBay] = {}

    def bay_base(
        self, supplies: Supplies, bay: list[int], stock: list[int], context: SeatContext
    ) -> BayBase:
        """Return the sums over what a bay holds and lacks and what there is of its symbols."""
        tiles_by_symbol = supplies.tiles_by_symbol
        if len(bay) == SPACES:
            return NetworkBay(0, float(worth(tiles_by_symbol.box, bay)), [])
        collected = tiles_by_symbol.collected(bay)
        held = self._held.sums(collected.inputs)
        lacking = self._lacking.sums(supplies.lacking(collected))
        main = self._main.sums(
            symbol_inputs(tiles_by_symbol, collected, collected.main, stock, context)
        )
        second = self._second.sums(
            symbol_inputs(tiles_by_symbol, collected, collected.second, stock, context)
        )
        key = (held.number, lacking.number, main.number, second.number)
        base = self._bases.get(key)
        if base is None:
            sums = [
                a + b + c + d
                for a, b, c, d in zip(held.by_unit, lacking.by_unit, main.by_unit, second.by_unit)
            ]
            base = NetworkBay(collected.free, collected.worth, sums)
            if len(self._bases) >= MOST_BASES:
                self._bases.clear()
            self._bases[key] = base
        return base

    def bay_part(self, base: BayBase, context: SeatContext) -> list[float]:
        """Return what a bay adds to each unit of the sum, and last what it is worth now."""
        assert isinstance(base, NetworkBay)
        if base.free == 0 or context.turns <= 0.0:
            return [*self._no_parts, base.worth]
        moment = self._moment.sums(moment_inputs(context, base.free))
        part = base.parts.get(moment.number)
        if part is None:
            hidden = [
                sum_of if (sum_of := base_of + moment_of) > 0.0 else 0.0
                for base_of, moment_of in zip(base.by_unit, moment.by_unit)
            ]
            part = self._part_weights.add(self._no_parts, hidden)
            part.append(base.worth)
            base.parts[moment.number] = part
        return part

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
