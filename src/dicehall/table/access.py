"""Find the seat that a token belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, same_hash

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dicehall.table.seats import Seat


class WithSeats(Protocol):
    """A table, or any part of one that lists its seats."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats in order."""


def seat_with(table: WithSeats, token_hash: str | None) -> int | None:
    """Return the seat at this table that a token belongs to, if any."""
    for number, seat in enumerate(table.seats):
        if same_hash(seat.token_hash, token_hash):
            return number
    return None


def viewer_of(table: WithSeats, token_hash: str | None) -> int:
    """Return who acts with the table's link and a token: its seat, or a viewer without a seat."""
    return WATCHER if token_hash is None else seat_of(table, token_hash)


def seat_of(table: WithSeats, token_hash: str | None) -> int:
    """Return the seat of a token; refuse anybody without a seat here."""
    seat = seat_with(table, token_hash)
    if seat is None:
        raise Refusal("bad_token")
    return seat
