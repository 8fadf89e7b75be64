"""Intervals in which the true share of wins lies, from games that were played on the same dice.

The games of a deal depend on each other: where the dice of one seat are good, whoever sits there wins.
So a deal counts as one figure, the mean of its games. Such figures vary less than as many games on dice
of their own, and luck that was measured can be taken out of them as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from dicehall.statistics.tally import wilson

PRIOR: Final = 2.0
"""Deals that are thought to vary like games on dice of their own, before any was seen: so a few deals
that happened to be alike claim no certainty."""

ENOUGH: Final = 12
"""Deals, besides one a course, that it takes to say what luck is worth."""


@dataclass(frozen=True)
class Deal:
    """What one bot came to in all games of a deal."""

    share: float
    """The mean of its shares of the wins."""
    luck: float
    """By how much it was luckier than the others, on average over the games; 0 where nobody measured."""


@dataclass(frozen=True)
class Share:
    """A share of wins, and where the true one lies with 95 % certainty."""

    share: float
    low: float
    high: float

    def width(self) -> float:
        """Return how wide the interval is."""
        return self.high - self.low

    def save(self) -> dict[str, object]:
        """Return the figures in a form that JSON can hold."""
        return {"share": round(self.share, 6), "95": [round(self.low, 6), round(self.high, 6)]}


def plain_share(shares: Sequence[float]) -> Share | None:
    """Return the share of some games as if each had dice of its own; ties let it vary less."""
    if not shares:
        return None
    games = len(shares)
    mean = sum(shares) / games
    squares = sum((share - mean) ** 2 for share in shares)
    number = float(games)
    if squares > 0 and games > 1:
        number *= max(1.0, mean * (1 - mean) * (games - 1) / squares)
    return Share(mean, *wilson(mean, number))


def paired_share(courses: Sequence[Sequence[Deal]], games_a_deal: int) -> Share | None:
    """Return the share of whole deals; the courses count alike, and only vary within themselves."""
    return _share(courses, games_a_deal, 0.0)


def adjusted_share(courses: Sequence[Sequence[Deal]], games_a_deal: int) -> Share | None:
    """Return the share of whole deals without their luck: luck is nothing on average, so what it is
    worth in wins, times how much there was, is taken off. A handful of deals does not tell what it is worth.
    """
    seen = [deals for deals in courses if deals]
    if sum(map(len, seen)) - len(seen) < ENOUGH:
        return None
    return _share(courses, games_a_deal, _worth_of_luck(courses))


def _worth_of_luck(courses: Sequence[Sequence[Deal]]) -> float:
    """Return how many wins a unit of luck brings: the slope of the line through all deals."""
    both = luck = 0.0
    for deals in courses:
        if deals:
            mean_luck = sum(deal.luck for deal in deals) / len(deals)
            mean_share = sum(deal.share for deal in deals) / len(deals)
            both += sum((deal.luck - mean_luck) * (deal.share - mean_share) for deal in deals)
            luck += sum((deal.luck - mean_luck) ** 2 for deal in deals)
    return both / luck if luck > 0 else 0.0


def _share(courses: Sequence[Sequence[Deal]], games_a_deal: int, worth: float) -> Share | None:
    seen = [deals for deals in courses if deals]
    if not seen:
        return None
    number = sum(map(len, seen))
    total = squares = 0.0
    for deals in seen:
        figures = [deal.share - worth * deal.luck for deal in deals]
        mean = sum(figures) / len(figures)
        total += mean
        squares += sum((figure - mean) ** 2 for figure in figures)
    share = min(1.0, max(0.0, total / len(seen)))
    # Compared with what as many games would vary on dice of their own. A little towards one half: a row
    # of games that were all won is no certainty.
    played = number * games_a_deal
    likely = (share * played + 2) / (played + 4)
    apart = likely * (1 - likely) / games_a_deal
    free = number - len(seen) - (1 if worth else 0)
    varied = (squares + PRIOR * apart) / (max(0, free) + PRIOR) / apart
    if not worth:
        varied = max(varied, _least(share, games_a_deal, seen))
    return Share(share, *wilson(share, played / varied))


def _least(share: float, games: int, courses: Sequence[Sequence[Deal]]) -> float:
    """Return how little deals can vary compared with games on dice of their own.

    A deal is won a whole number of times. With a share of 95 % it is nearly always won by the same bot
    in every seating, and there is next to nothing left that pairing could take away; only ties
    and courses that differ allow less.
    """
    if not 0 < share < 1:
        return 1.0
    wholes = [deal.share * games for deals in courses for deal in deals]
    if any(abs(whole - round(whole)) > 1e-9 for whole in wholes):
        return 0.0
    part = share * games - floor(share * games)
    least = part * (1 - part) / (games * share * (1 - share))
    means = [sum(deal.share for deal in deals) / len(deals) for deals in courses]
    between = sum((mean - share) ** 2 for mean in means) / len(means)
    return max(0.0, least - between / (share * (1 - share)))
