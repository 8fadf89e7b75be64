"""What a seat's bays will be worth in the end, and who will win: what all value models share."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies

FARTHEST_AHEAD: Final = 50.0
"""A greater lead than this many spreads counts as this much, so that no number overflows."""
MOST_PLAYERS: Final = 4
"""The most players of a game."""


class BayBase:
    """What a value model knows of a bay apart from the moment: how many turns and spaces are left."""


class ValueModel:
    """Learned weights, and the predictions made with them."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.tiles_a_turn: Final = float(given["tiles_a_turn"])
        """How many tiles a player gets in a turn, on average."""
        self.spread: Final = by_players(given["spread"])
        """By players and turns to come, the lead in points that makes winning e times as likely."""

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

    def seat_part(self, context: SeatContext) -> list[float]:
        """Return what is the same whatever the bays hold."""
        raise NotImplementedError

    def total(self, parts: list[list[float]], seat: list[float], context: SeatContext) -> float:
        """Return the expected final worth of bays, from the part of each and that of the seat."""
        raise NotImplementedError

    def of_bays(self, supplies: Supplies, bays: list[list[int]], context: SeatContext) -> float:
        """Return the expected final worth of a seat's bays."""
        stock = supplies.stock
        parts = [
            self.bay_part(self.bay_base(supplies, bay, stock, context), context) for bay in bays
        ]
        return self.total(parts, self.seat_part(context), context)

    def correction_for(self, players: int, free: int, turns: float) -> float:
        """Return how many points more a seat reaches, on average, than its bays predict."""
        return 0.0

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
