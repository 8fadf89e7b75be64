"""What is stored of the people who play a duplicate, when their game begins and when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING

from dicehall.server.store.duplicates import DuplicatePlay, begin_plays, end_plays
from dicehall.server.store.history import PERSON, player_key
from dicehall.table.entries import AnsweredBody

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.table.changes import Change
    from dicehall.table.seats import Seat
    from dicehall.table.state import LiveTable

DEVICE = "device"
"""A guest is known by their device."""


def work_of_plays(table: LiveTable, change: Change) -> Callable[[Connection], None]:
    """Return the work that notes who plays a duplicate; at any other table, and most of the time, none."""
    code = table.duplicate
    times = {entry.kind: entry.at for entry in change.entries if entry.kind in ("began", "ended")}
    if code is None or not times:
        return lambda connection: None
    plays = [
        DuplicatePlay(number, seat.token_hash, player_of(seat))
        for number, seat in enumerate(table.seats)
        if seat.token_hash is not None
    ]
    own = own_seats(table, change)

    def keep(connection: Connection) -> None:
        if "began" in times:
            begin_plays(connection, code, table.id, plays, times["began"])
        if "ended" in times:
            end_plays(connection, code, table.id, own, times["ended"])

    return keep


def player_of(seat: Seat) -> str | None:
    """Return whom a seat's result counts for: the person, or else the device, if that is known."""
    if seat.person is not None:
        return player_key(PERSON, seat.person)
    return None if seat.device is None else f"{DEVICE}:{seat.device}"


def own_seats(table: LiveTable, change: Change) -> list[int]:
    """Return the seats whose people gave at least half of their answers themselves."""
    hands: dict[tuple[int, int], str] = {
        # An answer that was taken back is replaced by the one that stands.
        (entry.seat, body.turn): body.by
        for entry in chain(table.entries, change.entries)
        if isinstance(body := entry.body, AnsweredBody)
    }
    given = Counter((seat, hand) for (seat, _), hand in hands.items())
    return [
        seat
        for seat in range(len(table.seats))
        if given[seat, "player"] and given[seat, "player"] >= given[seat, "stand_in"]
    ]
