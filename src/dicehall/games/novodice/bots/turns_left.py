"""How many turns each player can still expect, from the free spaces in all bays."""

from __future__ import annotations

from typing import Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.rules.state import BAYS, SPACES

WHOLE_GAME: Final = 1000.0
"""More turns than any player has."""
NEVER: Final = 1_000_000.0
"""More rounds than any game has."""


def seat_bays(bays: list[list[int]], seat: int) -> list[list[int]]:
    """Return the bays of one seat."""
    return bays[seat * BAYS : seat * BAYS + BAYS]


def free_in(bays: list[list[int]]) -> int:
    """Return how many spaces are free in some bays."""
    free = 0
    for bay in bays:
        free += SPACES - len(bay)
    return free


def turns_to_come(free: list[int], closing: int, to_move: int, tiles_a_turn: float) -> list[float]:
    """Return how many turns each seat can expect, given its free spaces and who is to move."""
    seats = len(free)
    turns = [0.0] * seats
    if closing != NOTHING:
        seat = to_move
        while seat != closing:
            turns[seat] = 1.0
            seat = (seat + 1) % seats
        return turns
    # Times are counted in rounds; each seat's share of a round is its place in the order of play.
    closer = to_move
    end = NEVER
    for place in range(seats):
        seat = (to_move + place) % seats
        own = max(1.0, free[seat] / tiles_a_turn)
        time = own - 1.0 + (place + 1) / seats
        if time < end:
            end = time
            closer = seat
            turns[seat] = own
    for place in range(seats):
        seat = (to_move + place) % seats
        if seat != closer:
            # Half a turn for the partial round, and the extra turn after the bays were filled.
            turns[seat] = max(1.0, end - (place + 1) / seats + 1.5)
    return turns
