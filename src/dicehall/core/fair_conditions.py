"""The conditions of fair dice, as docs/fair-dice.md numbers them, and the difference of a record from one."""

# Not compiled: records are checked once.

from __future__ import annotations

from enum import IntEnum

from dicehall.core.mistakes import Difference


class FairCondition(IntEnum):
    """What must hold of a record whose dice are fair."""

    FORM = 1
    """It can be read."""
    NOTES = 2
    """It has what was noted while the game was played."""
    COUNTS = 3
    """What is listed by seat is listed for every seat."""
    DUPLICATE = 4
    SEEDS = 5
    SECRET = 6
    SIDES = 7
    ANSWERS = 8
    """Every seat's answers are numbered."""
    HANDS = 9
    """Bots answer at their own seats."""
    SETS = 10
    LINKS = 11
    ROLLS = 12
    """Every seat's rolls are numbered."""
    DICE = 13
    RULES = 14


def differs(condition: FairCondition, text: str) -> Difference:
    """Return the difference of a record from a condition."""
    return Difference(text, condition)
