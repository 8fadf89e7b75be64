"""A small network that says how much a seat's bays will still grow, and how far off that may be.

Each bay with room is turned into a few numbers by itself, so that a turn's many ways to place tiles share
them; their sum and the seat's own numbers give the growth and its spread. Full bays do not grow.

In the page the interpreter has to do all of this, so what many bays share is computed once: the sums of the
hidden units over each group of a bay's inputs, and what follows from the same groups. But all is always added
in the same order, because many choices are equally good but for rounding.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
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
from dicehall.games.novodice.bots.leads import LEAST_SPREAD, NO_RISK, Leads, Risk
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.turns_left import WHOLE_GAME
from dicehall.games.novodice.bots.weights import Weights
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

DEVIATION: Final = 1.7
"""So many spreads are a standard deviation."""
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
class NetworkBay:
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
class SeatPart:
    """What is the same for a seat at a moment whatever its bays hold."""

    def __init__(self, units: list[float], shares: list[float]) -> None:
        self.units: Final = units
        """What it adds to each unit of the sum."""
        self.shares: Final = shares
        """For each of these units, its share of the growth; the last number is added to it."""


@final
class GrowthNetwork:
    """The learned network."""

    def __init__(self, given: dict[str, Any], horizon: float = WHOLE_GAME) -> None:
        self.tiles_a_turn: Final = float(given["tiles_a_turn"])
        """How many tiles a player gets in a turn, on average."""
        self.horizon: Final = horizon
        """How many turns it looks ahead: bays are judged as if the game ended then."""
        self.leads: Final = Leads([float(number) for number in given["lead"]])
        """Who will win, by points and spreads."""
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
        self._spread: Final = [float(number) for number in given["spread"]]
        """The same for the spread, in roots of points."""
        self._no_parts: Final = [0.0] * (len(self._out) - 1)
        self._bases: dict[tuple[int, int, int, int], NetworkBay] = {}

    def bay_base(
        self, supplies: Supplies, bay: list[int], stock: list[int], context: SeatContext
    ) -> NetworkBay:
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

    def bay_part(self, base: NetworkBay, context: SeatContext) -> list[float]:
        """Return what a bay adds to each unit of the sum, and last what it is worth now."""
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

    def seat_part(self, context: SeatContext, risk: Risk) -> SeatPart:
        """Return what the seat's own numbers add to each unit, and each unit's share of the growth."""
        units = self._seat_weights.add(self._no_parts, seat_inputs(context))
        if risk.liking == 0.0:
            return SeatPart(units, self._out)
        shares = [out + risk.liking * spread for out, spread in zip(self._out, self._spread)]
        shares[-1] -= risk.liking * risk.spread
        return SeatPart(units, shares)

    def total(self, parts: list[list[float]], seat: SeatPart, context: SeatContext) -> float:
        """Return the points by which bays are judged, from the part of each and that of the seat."""
        first, second, third = parts
        worth = first[-1] + second[-1] + third[-1]
        if context.free == 0 or context.turns <= 0.0:
            return worth
        return worth + _shared_out(seat.shares, seat.units, first, second, third)

    def bay_parts(
        self, supplies: Supplies, bays: list[list[int]], context: SeatContext
    ) -> list[list[float]]:
        """Return what each of a seat's bays contributes."""
        stock = supplies.stock
        return [
            self.bay_part(self.bay_base(supplies, bay, stock, context), context) for bay in bays
        ]

    def outlook(
        self, supplies: Supplies, bays: list[list[int]], context: SeatContext
    ) -> tuple[float, float]:
        """Return the square of the root expected for a seat's bays, and the spread of that root."""
        first, second, third = self.bay_parts(supplies, bays, context)
        worth = first[-1] + second[-1] + third[-1]
        if context.free == 0 or context.turns <= 0.0:
            return worth, 0.0
        units = self.seat_part(context, NO_RISK).units
        growth = _shared_out(self._out, units, first, second, third)
        spread = _shared_out(self._spread, units, first, second, third)
        if growth > 0.0:
            worth += growth
        return worth, spread if spread > LEAST_SPREAD else LEAST_SPREAD

    def of_bays(self, supplies: Supplies, bays: list[list[int]], context: SeatContext) -> float:
        """Return the expected final worth of a seat's bays, which is more than the mean root says."""
        worth, spread = self.outlook(supplies, bays, context)
        return worth + (DEVIATION * spread) * (DEVIATION * spread)


def _shared_out(
    shares: list[float],
    seat: list[float],
    first: list[float],
    second: list[float],
    third: list[float],
) -> float:
    """Return the units of the sum that are awake, each times its share."""
    total = shares[-1]
    for share, own, one, two, three in zip(shares, seat, first, second, third):
        sum = own + one + two + three
        if sum > 0.0:
            total += share * sum
    return total


_READ: Final[dict[tuple[str, float], GrowthNetwork]] = {}
"""The networks that were read already."""


def read_network(name: str = "champion-1", horizon: float = WHOLE_GAME) -> GrowthNetwork:
    """Return the network with the weights of this name, which looks so many turns ahead."""
    known = _READ.get((name, horizon))
    if known is None:
        text = files("dicehall.games.novodice.bots").joinpath(f"{name}.json").read_text("utf-8")
        known = GrowthNetwork(json.loads(text), horizon)
        _READ[name, horizon] = known
    return known
