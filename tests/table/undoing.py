"""Moments of games in which an answer can be taken back, or cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.table.door import (
    NOW,
    answer,
    begun_table,
)

from dicehall.table import commands
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable


def turns(table: LiveTable, seat: int) -> int:
    """Return how many answers of a seat stand."""
    assert table.match is not None
    return table.match.state.flow.turns[seat]


def moments(
    game: str, options: dict[str, Any], players: int = 3
) -> Iterator[tuple[LiveTable, int]]:
    """Yield a game after each of its answers, with the seat that gave it."""
    table = begun_table(players, game, options)
    number = 0
    while table.status == "running":
        seats = table.asked_seats()
        seat = answer(table, seats[number % len(seats)], option=-(number % 2))
        number += 1
        if table.status == "running":
            yield table, seat


def outcome(table: LiveTable, seat: int) -> str:
    """Return why a seat's last answer cannot be undone, or nothing."""
    try:
        commands.undo(table, seat, turns(table, seat) - 1, NOW + 3)
    except Refusal as refusal:
        return str(refusal.arguments["why"] if refusal.code == "cannot_undo" else refusal)
    return ""


def undoable(**wanted: Any) -> tuple[LiveTable, int]:
    """Return a game in which a seat can take its last answer back."""
    table = begun_table(3, "cubitos", {"rounds": 3}, **wanted)
    while True:
        seat = answer(table, option=-1)
        if not outcome(table, seat):
            return table, seat
