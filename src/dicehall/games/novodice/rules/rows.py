"""Rows of identical symbols in the machine, arranged so that every symbol gets its longest ones."""

from __future__ import annotations

from dicehall.games.novodice.rules.components import FACES, LION
from dicehall.games.novodice.rules.state import SLOTS


def faces_in(cells: list[int]) -> list[int]:
    """Return how often each face shows, whatever the kind of die."""
    faces = [0] * FACES
    for cell in cells:
        faces[cell % FACES] += 1
    return faces


def lions_in(slots: list[list[int]]) -> int:
    """Return the lions in all slots."""
    lions = 0
    for slot in slots:
        for cell in slot:
            if cell % FACES == LION:
                lions += 1
    return lions


def longest_rows(slots: list[list[int]]) -> list[int]:
    """Return the rows, each as symbol * 4 + length, in rising order.

    As many rows of a symbol are at least k long as the symbol stands in each of the first k slots.
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
            rows.append(symbol * (SLOTS + 1) + length)
    return rows
