"""Who will win, by everybody's points and how far off these may be.

Roots of points are compared, because the points that a position leads to scatter evenly about them. Among the
many ways to place tiles the best is found by the points, with so many more or less for a wide spread as one
is worth before the turn.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

FARTHEST_AHEAD: Final = 50.0
"""A greater lead than this many spreads counts as this much, so that no number overflows."""
FEWEST_PLAYERS: Final = 2
"""The fewest players of a game."""
MORE_POINTS: Final = 50.0
"""So many are added before the root is taken."""
LEAST_SPREAD: Final = 0.05
"""The least spread of a seat that has a turn to come, in roots of points."""
SMALL_STEP: Final = 0.1
"""By so much points and spread are changed to see what a wider spread is worth."""
MOST_LIKING: Final = 30.0
"""The most points that an additional spread of one is worth."""


@final
class Risk:
    """How much a player likes a spread wider than some other: much if behind, little if ahead."""

    def __init__(self, liking: float, spread: float) -> None:
        self.liking: Final = liking
        """How many points an additional spread of one is worth."""
        self.spread: Final = spread
        """The spread that is neither wide nor narrow."""


NO_RISK: Final = Risk(0.0, 0.0)
"""Only the expected points count."""


@final
class Leads:
    """How much a lead counts."""

    def __init__(self, weights: list[float]) -> None:
        self._lead_weights: Final = weights
        """How much it counts at two players, at three, and so on."""

    def risk(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> Risk:
        """Return how many points a wider spread is worth to a seat in such a position."""
        worth = worths[seat]
        spread = spreads[seat]
        if spread <= LEAST_SPREAD or turns <= 0.0:
            return NO_RISK
        # A list of its own, because the one given is changed.
        worths = list(worths)
        spreads = list(spreads)
        worths[seat] = worth + SMALL_STEP
        richer = self.chance(worths, spreads, seat, turns)
        worths[seat] = worth - SMALL_STEP
        richer -= self.chance(worths, spreads, seat, turns)
        worths[seat] = worth
        spreads[seat] = spread + SMALL_STEP
        wider = self.chance(worths, spreads, seat, turns)
        spreads[seat] = spread - SMALL_STEP if spread > SMALL_STEP else 0.0
        wider -= self.chance(worths, spreads, seat, turns)
        if richer <= 0.0:
            return NO_RISK
        return Risk(max(-MOST_LIKING, min(MOST_LIKING, wider / richer)), spread)

    def chance(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win: one, to the odds of all rivals against it, as a share of all."""
        if turns <= 0.0:
            return share_of_win(worths, seat)
        lead_weight = self._lead_weights[len(worths) - FEWEST_PLAYERS]
        own = total = 0.0
        for one in range(len(worths)):
            against = 0.0
            for other in range(len(worths)):
                if other != one:
                    against += _odds(worths, spreads, other, one, lead_weight)
            total += 1.0 / (1.0 + against)
            if one == seat:
                own = 1.0 / (1.0 + against)
        return own / total


def share_of_win(worths: list[float], seat: int) -> float:
    """Return a seat's share of the win at the end of the game."""
    ties = 0
    for worth in worths:
        if worth > worths[seat]:
            return 0.0
        if worth == worths[seat]:
            ties += 1
    return 1.0 / ties


def bounded_exp(ahead: float) -> float:
    """Return e to the power of a lead in spreads."""
    return exp(ahead if ahead < FARTHEST_AHEAD else FARTHEST_AHEAD)


def _odds(
    worths: list[float], spreads: list[float], one: int, other: int, lead_weight: float
) -> float:
    """Return how many times as likely it is that one seat beats another as the reverse.

    A lead counts `lead_weight` times.
    """
    spread = sqrt(spreads[one] * spreads[one] + spreads[other] * spreads[other])
    if spread == 0.0:
        lead = worths[one] - worths[other]
        return (
            1.0 if lead == 0.0 else bounded_exp(FARTHEST_AHEAD if lead > 0.0 else -FARTHEST_AHEAD)
        )
    return bounded_exp(lead_weight * (_root(worths[one]) - _root(worths[other])) / spread)


def _root(worth: float) -> float:
    """Return the root of so many points and some more."""
    return sqrt(worth + MORE_POINTS) if worth > -MORE_POINTS else 0.0
