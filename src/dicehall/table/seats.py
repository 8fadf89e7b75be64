"""Seats, and the tokens that identify the people on them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Final, Literal, Protocol

from dicehall.core.chains import ShownLink
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

WATCHER: Final = -1
"""The viewer without a seat, who also hears what watchers say to each other during a game."""
ONLOOKER: Final = -2
"""A viewer without a seat who might be one of the players, and so hears only what the seats hear."""


def hash_token(token: str) -> str:
    """Return the hash of a token; only this is stored, so nobody who reads the log can use the seat."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same_hash(first: str | None, second: str | None) -> bool:
    """Return whether two hashes exist and are equal, in constant time."""
    return first is not None and second is not None and compare_digest(first, second)


@dataclass(frozen=True)
class Seat:
    """One seat of a table."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    """Who sits here, or for whom the seat is reserved."""
    bot: str | None = None
    """The bot that sits here."""
    seed: str | None = None
    """This seat's contribution to the randomness of the dice; None as long as it is not opened."""
    anchor: str | None = None
    """What this seat has shown to commit itself to its seed; nobody has at a duplicate's tables."""
    shown: ShownLink | None = None
    """The newest link known of its chain; None if its client has no chain, or has left it."""
    token_hash: str | None = None
    """The hash of the token that controls this seat."""
    person: int | str | None = None
    """The id in the store of the person who sits here, if they have claimed a name."""
    claimed: str | None = None
    """Their claimed name, under which they sit."""
    device: str | None = None
    """The hash of what identifies their device; only known at the tables of duplicates."""
    kept: str | None = None
    """The hash of the token for which this open seat is reserved; nobody else may take it."""
    away: bool = False
    """Whether a stand-in plays for this person."""


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
