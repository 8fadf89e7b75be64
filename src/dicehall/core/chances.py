"""Exact chances of throws: fractions of whole numbers, never rounded."""

# Not compiled: exact fractions are for people, and no bot waits for them.

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Final

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


class Between:
    """A chance that lies between two limits; it is exact if they are equal."""

    __slots__ = ("least", "most")

    def __init__(self, least: Fraction, most: Fraction) -> None:
        self.least: Fraction = least
        self.most: Fraction = most

    def exact(self) -> bool:
        """Return whether it is known exactly."""
        return self.least == self.most

    def or_better(self, other: Between) -> Between:
        """Return the chance of somebody who may choose between this one and another."""
        if other.least >= self.most:
            return other
        if self.least >= other.most:
            return self
        return Between(max(self.least, other.least), max(self.most, other.most))

    def missed(self) -> Between:
        """Return the chance that it does not happen."""
        return Between(1 - self.most, 1 - self.least)


NEVER: Final = Between(Fraction(0), Fraction(0))
CERTAIN: Final = Between(Fraction(1), Fraction(1))
UNKNOWN: Final = Between(Fraction(0), Fraction(1))
