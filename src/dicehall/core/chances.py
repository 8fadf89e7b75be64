"""Exact chances of throws: fractions of whole numbers, never rounded."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from dicehall.core.dice import Dice


def chance_of_side(dice: Dice, kind: int, faces: Collection[int]) -> Fraction:
    """Return the chance that one die of a kind shows one of these faces."""
    sides = dice.kinds[kind].sides
    return Fraction(sum(side in faces for side in sides), len(sides))


def chances_of_numbers(dice: Dice, counts: list[int], faces: Collection[int]) -> list[Fraction]:
    """Return, for each number, the chance that exactly that many of these dice show one of the faces.

    The ways in which this can happen are counted die by die, in whole numbers.
    """
    ways = [1]
    total = 1
    for kind, count in enumerate(counts):
        if not count:
            continue
        sides = dice.kinds[kind].sides
        showing = sum(side in faces for side in sides)
        for _ in range(count):
            total *= len(sides)
            longer = [number * (len(sides) - showing) for number in ways] + [0]
            for place, number in enumerate(ways):
                longer[place + 1] += number * showing
            ways = longer
    return [Fraction(number, total) for number in ways]


def chance_of_number(dice: Dice, counts: list[int], face: int, least: int) -> Fraction:
    """Return the chance that at least ``least`` of these dice show a face."""
    return sum(chances_of_numbers(dice, counts, (face,))[least:], Fraction(0))
