"""Estimate how many games it takes to tell two bots apart."""

from __future__ import annotations

from math import ceil
from typing import Final

from dicehall.statistics.intervals import Share
from dicehall.statistics.tally import REACH

DIFFERENCE: Final = 0.05
"""The difference to be found, as a share of wins: five percentage points."""
Z_POWER: Final = 0.841621
"""The standard normal quantile for 80 %: a normal figure lies below it in four of five cases."""


def games_to_tell(share: Share, games: int, difference: float = DIFFERENCE) -> int:
    """Return how many games show a difference of this size in four of five tournaments, at 95 %.

    The variance of one game follows from the width of the interval and the number of games behind it. So if
    pairing the dice or removing luck made the interval narrower, fewer games are needed.
    """
    deviation = share.width() / (2 * REACH)
    return ceil(games * (deviation * (REACH + Z_POWER) / difference) ** 2)
