"""Rows of identical symbols in the machine, arranged so that every symbol gets its longest ones.

A row is one number, `symbol * ROW_BASE + length`, so rows in rising order are sorted by symbol, then length.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.state import SLOTS

ROW_BASE: Final = SLOTS + 1
"""Lengths of rows are below this."""


def row_symbol(row: int) -> int:
    """Return the symbol of a row."""
    return row // ROW_BASE


def row_length(row: int) -> int:
    """Return how many slots a row reaches through."""
    return row % ROW_BASE


def faces_in(cells: list[int]) -> list[int]:
    """Return how often each face shows, on any kind of die."""
    faces = [0] * FACES
    for cell in cells:
        faces[cell % FACES] += 1
    return faces


def longest_rows(slots: list[list[int]]) -> list[int]:
    """Return the rows, in rising order.

    The number of rows of a symbol with length k or more is the least number of times that the symbol
    appears in any of the first k slots.
    """
    rows: list[int] = []
    if not slots[0]:
        return rows
    first = faces_in(slots[0])
    second = faces_in(slots[1])
    third = faces_in(slots[2])
    for symbol in range(1, FACES):
        one = first[symbol]
        if one == 0:
            continue
        two = min(one, second[symbol])
        three = min(two, third[symbol])
        for row in range(one):
            length = 1 if row < one - two else 2 if row < one - three else SLOTS
            rows.append(symbol * ROW_BASE + length)
    return rows


def paying_row(box: Components, rows: list[int], tile: int) -> int:
    """Return the place among unused rows of one that pays for a tile; -1 if none does.

    It is the shortest such row: a longer one can do the same and more.
    """
    start = box.symbol[tile] * ROW_BASE
    for place in range(len(rows)):
        if start + box.count[tile] <= rows[place] <= start + SLOTS:
            return place
    return -1
