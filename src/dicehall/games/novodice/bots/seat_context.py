"""What a seat's bays are judged by besides themselves: the time left, and who wants the same tiles."""

from __future__ import annotations

from typing import Final, final

from dicehall.games.novodice.bots.turns_left import (
    WHOLE_GAME,
    free_in,
    seat_bays,
    turns_to_come,
)
from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import BAYS, SPACES


@final
class Wanted:
    """Which symbols every seat collects: the tiles of each symbol in its bays that have room."""

    def __init__(self, box: Components, all_bays: list[list[int]]) -> None:
        self.seats: Final = len(all_bays) // BAYS
        """How many play."""
        self.free: Final[list[int]] = []
        """For each seat, its free spaces."""
        self.by_seat: Final[list[list[int]]] = []
        """For each seat, the tiles of each symbol in bays with room."""
        self.all: Final[list[int]] = [0] * FACES
        """The tiles of each symbol in all bays with room."""
        for seat in range(self.seats):
            bays = seat_bays(all_bays, seat)
            self.free.append(free_in(bays))
            own = [0] * FACES
            for bay in bays:
                if len(bay) < SPACES:
                    for tile in bay:
                        own[box.symbol[tile]] += 1
            self.by_seat.append(own)
            for symbol in range(FACES):
                self.all[symbol] += own[symbol]


@final
class SeatContext:
    """A seat after a turn: how long it still plays, and what it competes for."""

    def __init__(self, wanted: Wanted, seat: int, turns: float, wait: int, free: list[int]) -> None:
        self.seats: Final = wanted.seats
        """How many play."""
        self.turns: Final = turns
        """How many turns the seat can expect."""
        self.wait: Final = wait
        """How many others move before it."""
        self.free: Final = free[seat]
        """The spaces free in its bays."""
        fewest = BAYS * SPACES
        for other in range(wanted.seats):
            if other != seat and free[other] < fewest:
                fewest = free[other]
        self.rival_free: Final = fewest
        """The fewest spaces a rival has free."""
        self.own: Final = wanted.by_seat[seat]
        """The tiles of each symbol in its own bays with room."""
        self.all: Final = wanted.all
        """The tiles of each symbol in everybody's bays with room."""
        self.moments: Final[dict[int, tuple[float, ...]]] = {}
        """The network's numbers of the moment by a bay's free spaces, as far as they were asked for."""


def seat_contexts(
    wanted: Wanted,
    free: list[int],
    closing: int,
    to_move: int,
    tiles_a_turn: float,
    horizon: float = WHOLE_GAME,
) -> list[SeatContext]:
    """Return what every seat is judged by, given the free spaces of each and who moves next.

    Nobody is thought to have more turns to come than the horizon.
    """
    turns = turns_to_come(free, closing, to_move, tiles_a_turn)
    contexts: list[SeatContext] = []
    for seat in range(wanted.seats):
        wait = (seat - to_move) % wanted.seats
        contexts.append(SeatContext(wanted, seat, min(turns[seat], horizon), wait, free))
    return contexts
