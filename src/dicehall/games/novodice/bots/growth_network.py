"""A small network that says how much a seat's bays will still grow, and how far off that may be.

Each bay with room is turned into a few numbers by itself, so that a turn's many ways to place tiles share
them; their sum and the seat's own numbers give the growth and its spread. Full bays do not grow.

Who will win follows from everybody's points and spread, and from how much a lead counts among so many
players. Roots of points are compared, because the points that a position leads to scatter evenly about them.
Among the many ways to place tiles the best is found by the points, with so many more or less for a wide
spread as one is worth before the turn.

In the page the interpreter has to do all of this, so what many bays share is computed once: the sums of the
hidden units over each group of a bay's inputs, and what follows from the same groups. But all is always added
in the same order, because many choices are equally good but for rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
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
from dicehall.games.novodice.bots.value import (
    FARTHEST_AHEAD,
    FEWEST_PLAYERS,
    NO_RISK,
    BayBase,
    Risk,
    SeatPart,
    ValueModel,
    bounded_exp,
    share_of_win,
)
from dicehall.games.novodice.bots.weights import Weights
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

MORE_POINTS: Final = 50.0
"""So many are added before the root is taken."""
DEVIATION: Final = 1.7
"""So many spreads are a standard deviation."""
LEAST_SPREAD: Final = 0.05
"""The least spread of a seat that has a turn to come, in roots of points."""
SMALL_STEP: Final = 0.1
"""By so much points and spread are changed to see what a wider spread is worth."""
MOST_LIKING: Final = 30.0
"""The most points that an additional spread of one is worth."""
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
        self._spread: Final = [float(number) for number in given["spread"]]
        """The same for the spread, in roots of points."""
        self._lead_weights: Final = [float(number) for number in given["lead"]]
        """How much a lead counts at two players, at three, and so on."""
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

    def risk(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> Risk:
        """Return how many points a wider spread is worth to a seat in such a position."""
        worth = worths[seat]
        spread = spreads[seat]
        if spread <= LEAST_SPREAD or turns <= 0.0:
            return NO_RISK
        # A list of its own, because the one given is changed.
        worths = list(worths)
        spreads = list(spreads)
        worths[seat] = worth + SMALL_STEP
        richer = self.chance(worths, spreads, seat, turns)
        worths[seat] = worth - SMALL_STEP
        richer -= self.chance(worths, spreads, seat, turns)
        worths[seat] = worth
        spreads[seat] = spread + SMALL_STEP
        wider = self.chance(worths, spreads, seat, turns)
        spreads[seat] = spread - SMALL_STEP if spread > SMALL_STEP else 0.0
        wider -= self.chance(worths, spreads, seat, turns)
        if richer <= 0.0:
            return NO_RISK
        return Risk(max(-MOST_LIKING, min(MOST_LIKING, wider / richer)), spread)

    def chance(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win: one, to the odds of all rivals against it, as a share of all."""
        if turns <= 0.0:
            return share_of_win(worths, seat)
        lead_weight = self._lead_weights[len(worths) - FEWEST_PLAYERS]
        own = total = 0.0
        for one in range(len(worths)):
            against = 0.0
            for other in range(len(worths)):
                if other != one:
                    against += _odds(worths, spreads, other, one, lead_weight)
            total += 1.0 / (1.0 + against)
            if one == seat:
                own = 1.0 / (1.0 + against)
        return own / total


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


def _odds(
    worths: list[float], spreads: list[float], one: int, other: int, lead_weight: float
) -> float:
    """Return how many times as likely it is that one seat beats another as the reverse.

    A lead counts `lead_weight` times.
    """
    spread = sqrt(spreads[one] * spreads[one] + spreads[other] * spreads[other])
    if spread == 0.0:
        lead = worths[one] - worths[other]
        return (
            1.0 if lead == 0.0 else bounded_exp(FARTHEST_AHEAD if lead > 0.0 else -FARTHEST_AHEAD)
        )
    return bounded_exp(lead_weight * (_root(worths[one]) - _root(worths[other])) / spread)


def _root(worth: float) -> float:
    """Return the root of so many points and some more."""
    return sqrt(worth + MORE_POINTS) if worth > -MORE_POINTS else 0.0
