"""What a request asks of a table in use. Each door reads requests and writes replies in its own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dicehall.table import commands
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token, seat_with, viewer_of
from dicehall.table.views import summary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dicehall.hall.room import Room
    from dicehall.table.new_table import PlannedSeat
    from dicehall.table.views import TableShown


@dataclass(frozen=True)
class SeatRequest:
    """A person who wants to sit down."""

    token: str
    """The new token of the seat, by which the person is known from then on."""
    seat: int | None
    """The seat; None for any that is free."""
    name: str | None
    kept: str | None
    """The token for which a seat is reserved."""
    seed: str | None
    anchor: str | None = None
    device: str | None = None
    person: int | str | None = None
    """The person who is signed in."""
    claimed: str | None = None
    """That person's name."""


def reserved_seat(token: str, name: str) -> PlannedSeat:
    """Return the plan of a seat of a new table that is reserved for the holder of a token."""
    return {"kind": "open", "kept": hash_token(token), "name": name}


async def sit(room: Room, wanted: SeatRequest, token_hash: str | None) -> int:
    """Let a person sit down, and return the seat; the hash is that of the token the request came with."""
    if seat_with(room.table, token_hash) is not None:
        raise Refusal("already_seated")
    change = await room.do(
        lambda table, now: commands.sit(
            table,
            wanted.seat,
            wanted.name or "",
            wanted.seed,
            hash_token(wanted.token),
            now,
            person=wanted.person,
            claimed=wanted.claimed,
            shown=None if wanted.kept is None else hash_token(wanted.kept),
            anchor=wanted.anchor,
            device=None if wanted.device is None else hash_token(wanted.device),
        )
    )
    return change.entries[0].seat


async def seat_bot(room: Room, seat: int | None, bot: str, token_hash: str | None) -> int:
    """Let the host seat a bot, on the first open seat if none is named; return the seat."""
    by = viewer_of(room.table, token_hash)
    free = _first_open(room) if seat is None else seat
    change = await room.do(lambda table, now: commands.seat_bot(table, free, bot, by, now))
    return change.entries[0].seat


def _first_open(room: Room) -> int:
    for number, seat in enumerate(room.table.seats):
        if seat.kind == "open":
            return number
    raise Refusal("no_free_seat")


async def free_seat(room: Room, seat: int, token_hash: str | None) -> None:
    """Free a seat before the start: one's own, or, as the host, a bot's or a reserved one."""
    by = viewer_of(room.table, token_hash)
    await room.do(lambda table, now: commands.stand(table, seat, by, now))


async def start(room: Room, token_hash: str | None) -> TableShown:
    """Start the game, and return the table without its position."""
    by = viewer_of(room.table, token_hash)
    await room.do(lambda table, now: commands.begin(table, by, now))
    return summary(room.table)


def log_page(version: int, entries: Sequence[str]) -> str:
    """Return a part of a log as JSON, with the viewer's version."""
    return f'{{"version":{version},"entries":[{",".join(entries)}]}}'
