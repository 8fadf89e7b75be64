"""Rows of identical symbols in the machine, arranged so that every symbol gets its longest ones.

A row is one number, `symbol * ROW_BASE + length`, so rows in rising order are sorted by symbol, then length.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.novodice.rules.components import FACES, ROW_BASE, Components
from dicehall.games.novodice.rules.state import SLOTS

TIMES_BITS: Final = 4
TIMES: Final = (1 << TIMES_BITS) - 1
"""How often each face shows in a slot is one number, four bits for each."""


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


def times_shown(cells: list[i64]) -> i64:
    """Return how often each face shows in a slot, on any kind of die, as one number."""
    times: i64 = 0
    for cell in cells:
        times += 1 << cell % FACES * TIMES_BITS
    return times


def longest_rows(slots: list[list[i64]]) -> list[i64]:
    """Return the rows, in rising order.

    The number of rows of a symbol with length k or more is the least number of times that the symbol
    appears in any of the first k slots.
    """
    rows: list[i64] = []
    if not slots[0]:
        return rows
    first = times_shown(slots[0])
    second = times_shown(slots[1])
    third = times_shown(slots[2])
    symbol: i64
    row: i64
    for symbol in range(1, FACES):
        one = first >> symbol * TIMES_BITS & TIMES
        if one == 0:
            continue
        two = min(one, second >> symbol * TIMES_BITS & TIMES)
        three = min(two, third >> symbol * TIMES_BITS & TIMES)
        for row in range(one):
            length: i64 = 1 if row < one - two else 2 if row < one - three else SLOTS
            rows.append(symbol * ROW_BASE + length)
    return rows


def paying_row(box: Components, rows: list[i64], tile: i64) -> i64:
    """Return the place among unused rows of one that pays for a tile; -1 if none does.

    It is the shortest such row: a longer one can do the same and more.
    """
    place: i64
    for place, row in enumerate(rows):
        if pays(box, 1 << row, tile):
            return place
    return -1


def one_bit_each(rows: list[i64]) -> i64:
    """Return which rows there are, one bit each."""
    bits: i64 = 0
    for row in rows:
        bits |= 1 << row
    return bits


def pays(box: Components, rows: i64, tile: i64) -> bool:
    """Return whether one of some rows, one bit each, pays for a tile."""
    return rows & box.paying_rows[tile] != 0
