"""Rows of identical symbols in the machine, arranged so that every symbol gets its longest ones.

A row is one number, `symbol * ROW_BASE + length`, so rows in rising order are sorted by symbol, then length.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import SLOTS

ROW_BASE: Final = SLOTS + 1
"""Lengths of rows are below this."""


def row_symbol(row: i64) -> i64:
    """Return the symbol of a row."""
    return row // ROW_BASE


def row_length(row: i64) -> i64:
    """Return how many slots a row reaches through."""
    return row % ROW_BASE


def faces_in(cells: list[i64]) -> list[i64]:
    """Return how often each face shows, on any kind of die."""
    faces: list[i64] = [0] * FACES
    for cell in cells:
        face = cell % FACES
        faces[face] = faces[face] + 1
    return faces


def times_in(cells: list[i64], face: i64) -> i64:
    """Return how often a face shows, on any kind of die."""
    times: i64 = 0
    for cell in cells:
        if cell % FACES == face:
            times += 1
    return times


def longest_rows(slots: list[list[i64]]) -> list[i64]:
    """Return the rows, in rising order.

    The number of rows of a symbol with length k or more is the least number of times that the symbol
    appears in any of the first k slots.
    """
    rows: list[i64] = []
    if not slots[0]:
        return rows
    symbol: i64
    row: i64
    for symbol in range(1, FACES):
        one = times_in(slots[0], symbol)
        if one == 0:
            continue
        two = min(one, times_in(slots[1], symbol))
        three = min(two, times_in(slots[2], symbol))
        for row in range(one):
            length: i64 = 1 if row < one - two else 2 if row < one - three else SLOTS
            rows.append(symbol * ROW_BASE + length)
    return rows


def paying_row(box: Components, rows: list[i64], tile: i64) -> i64:
    """Return the place among unused rows of one that pays for a tile; -1 if none does.

    It is the shortest such row: a longer one can do the same and more.
    """
    start = box.symbol[tile] * ROW_BASE
    shortest = start + box.count[tile]
    place: i64
    for place, row in enumerate(rows):
        if shortest <= row <= start + SLOTS:
            return place
    return -1
