"""Exact chances of the next roll."""

from __future__ import annotations

from fractions import Fraction

from dicehall.core.dice import Dice
from dicehall.games.novodice.rules.components import FACES
from dicehall.games.novodice.rules.rows import ROW_BASE, longest_rows


def chance_of_face(dice: Dice, loose: list[int], face: int) -> Fraction:
    """Return the chance that at least one of these dice shows a face."""
    missed = Fraction(1)
    for kind, count in enumerate(loose):
        sides = dice.kinds[kind].sides
        missed *= Fraction(len(sides) - sides.count(face), len(sides)) ** count
    return 1 - missed


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
