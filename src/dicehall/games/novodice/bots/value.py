"""What a seat's bays will be worth in the end, and who will win: what all value models share."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies

FARTHEST_AHEAD: Final = 50.0
"""A greater lead than this many spreads counts as this much, so that no number overflows."""
FEWEST_PLAYERS: Final = 2
"""The fewest players of a game,"""
MOST_PLAYERS: Final = 4
"""and the most."""


class BayBase:
    """What a value model knows of a bay apart from the moment: how many turns and spaces are left."""


@final
class Risk:
    """How much a player likes a spread wider than some other: much if behind, little if ahead."""

    def __init__(self, liking: float, spread: float) -> None:
        self.liking: Final = liking
        """How many points an additional spread of one is worth."""
        self.spread: Final = spread
        """The spread that is neither wide nor narrow."""


NO_RISK: Final = Risk(0.0, 0.0)
"""Only the expected points count."""


@final
class SeatPart:
    """What is the same for a seat at a moment whatever its bays hold."""

    def __init__(self, units: list[float], shares: list[float]) -> None:
        self.units: Final = units
        """What it adds to each unit of the sum."""
        self.shares: Final = shares
        """For each of these units, its share of the growth; the last number is added to it."""


class ValueModel:
    """Learned weights, and the predictions made with them."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.tiles_a_turn: Final = float(given["tiles_a_turn"])
        """How many tiles a player gets in a turn, on average."""

    def bay_base(
        self, supplies: Supplies, bay: list[int], stock: list[int], context: SeatContext
    ) -> BayBase:
        """Return what there is to know of a bay apart from the moment; of the context, who wants what.

        `supplies` are those before the turn, and `stock` what they are after the bay has got its tiles.
        """
        raise NotImplementedError

    def bay_part(self, base: BayBase, context: SeatContext) -> list[float]:
        """Return what one bay contributes to the expected final worth of all."""
        raise NotImplementedError

    def seat_part(self, context: SeatContext, risk: Risk) -> SeatPart:
        """Return what is the same whatever the bays hold."""
        raise NotImplementedError

    def total(self, parts: list[list[float]], seat: SeatPart, context: SeatContext) -> float:
        """Return by how many points bays are judged in the end, more or less by the seat's risk."""
        raise NotImplementedError

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
        """Return by how many points a seat is judged in the end, and how far off that may be."""
        parts = self.bay_parts(supplies, bays, context)
        return self.total(parts, self.seat_part(context, NO_RISK), context), 0.0

    def of_bays(self, supplies: Supplies, bays: list[list[int]], context: SeatContext) -> float:
        """Return the expected final worth of a seat's bays."""
        return self.outlook(supplies, bays, context)[0]

    def correction_for(self, players: int, free: int, turns: float) -> float:
        """Return how many points more a seat reaches, on average, than its bays predict."""
        return 0.0

    def risk(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> Risk:
        """Return how much a seat in such a position likes a wide spread."""
        return NO_RISK

    def chance(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win, from everybody's outlook and the most turns anybody has left."""
        raise NotImplementedError


def share_of_win(worths: list[float], seat: int) -> float:
    """Return a seat's share of the win at the end of the game."""
    ties = 0
    for worth in worths:
        if worth > worths[seat]:
            return 0.0
        if worth == worths[seat]:
            ties += 1
    return 1.0 / ties


def bounded_exp(ahead: float) -> float:
    """Return e to the power of a lead in spreads."""
    return exp(ahead if ahead < FARTHEST_AHEAD else FARTHEST_AHEAD)


def by_players(given: dict[str, list[float]]) -> list[list[float]]:
    """Return the rows by number of players, as in the file of weights."""
    found: list[list[float]] = [[] for _ in range(MOST_PLAYERS + 1)]
    for players, row in given.items():
        found[int(players)] = [float(number) for number in row]
    return found


def interpolated(by_turns: list[float], turns: float) -> float:
    """Return the number for so many turns, by linear interpolation."""
    last = len(by_turns) - 1
    if turns >= last:
        return by_turns[last]
    low = int(turns)
    return by_turns[low] + (turns - low) * (by_turns[low + 1] - by_turns[low])
