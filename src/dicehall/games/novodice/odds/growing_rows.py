"""Rows that the next roll can make longer."""

from __future__ import annotations

from dicehall.games.novodice.rules.components import FACES, ROW_BASE
from dicehall.games.novodice.rules.rows import longest_rows


def growing_rows(slots: list[list[int]], filled: int) -> list[tuple[int, int]]:
    """Return the symbols whose rows can still grow, with the number of such rows.

    Before roll 1 every symbol can start a row; later only rows that reach the last filled slot can grow.
    """
    if filled == 0:
        return [(symbol, 0) for symbol in range(1, FACES)]
    rows = longest_rows(slots)
    found: list[tuple[int, int]] = []
    for symbol in range(1, FACES):
        number = rows.count(symbol * ROW_BASE + filled)
        if number:
            found.append((symbol, number))
    return found
