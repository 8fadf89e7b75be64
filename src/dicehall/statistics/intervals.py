"""Confidence intervals for the true share of wins, from games played on the same dice.

The games of a deal depend on each other: if one seat has good dice, any bot that sits there wins. So a deal
counts as one figure, the mean of its games. Such figures vary less than the same number of games with
independent dice, and measured luck can be removed from them as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from dicehall.statistics.tally import wilson

PRIOR: Final = 2.0
"""The weight, in deals, of the assumption that deals vary like games with independent dice. It keeps a
few deals that happen to be alike from suggesting certainty."""

ENOUGH: Final = 12
"""Deals needed, in addition to one per variant, to estimate what luck is worth."""


@dataclass(frozen=True)
class Deal:
    """One bot's result over all games of a deal."""

    share: float
    """The mean of its shares of the win."""
    luck: float
    """How much luckier it was than the others, on average over the games; 0 if not measured."""


@dataclass(frozen=True)
class Share:
    """A share of wins, and its 95 % confidence interval."""

    share: float
    low: float
    high: float

    def width(self) -> float:
        """Return how wide the interval is."""
        return self.high - self.low

    def save(self) -> dict[str, object]:
        """Return the figures in a form JSON can represent."""
        return {"share": round(self.share, 6), "95": [round(self.low, 6), round(self.high, 6)]}


def plain_share(shares: Sequence[float]) -> Share | None:
    """Return the share over games treated as independent; ties reduce the variance."""
    if not shares:
        return None
    games = len(shares)
    mean = sum(shares) / games
    squares = sum((share - mean) ** 2 for share in shares)
    number = float(games)
    if squares > 0 and games > 1:
        number *= max(1.0, mean * (1 - mean) * (games - 1) / squares)
    return Share(mean, *wilson(mean, number))


def paired_share(variants: Sequence[Sequence[Deal]], games_a_deal: int) -> Share | None:
    """Return the share over whole deals; variants count equally, and vary only within themselves."""
    return _share(variants, games_a_deal, 0.0)


def adjusted_share(variants: Sequence[Sequence[Deal]], games_a_deal: int) -> Share | None:
    """Return the share over whole deals without luck, or None if there are too few deals.

    Luck averages zero, so its amount times its effect on wins can be subtracted.
    """
    seen = [deals for deals in variants if deals]
    if sum(map(len, seen)) - len(seen) < ENOUGH:
        return None
    return _share(variants, games_a_deal, _worth_of_luck(variants))


def _worth_of_luck(variants: Sequence[Sequence[Deal]]) -> float:
    """Return how many wins a unit of luck brings: the slope of the regression over all deals."""
    both = luck = 0.0
    for deals in variants:
        if deals:
            mean_luck = sum(deal.luck for deal in deals) / len(deals)
            mean_share = sum(deal.share for deal in deals) / len(deals)
            both += sum((deal.luck - mean_luck) * (deal.share - mean_share) for deal in deals)
            luck += sum((deal.luck - mean_luck) ** 2 for deal in deals)
    return both / luck if luck > 0 else 0.0


def _share(variants: Sequence[Sequence[Deal]], games_a_deal: int, worth: float) -> Share | None:
    seen = [deals for deals in variants if deals]
    if not seen:
        return None
    number = sum(map(len, seen))
    total = squares = 0.0
    for deals in seen:
        adjusted = [deal.share - worth * deal.luck for deal in deals]
        mean = sum(adjusted) / len(adjusted)
        total += mean
        squares += sum((share - mean) ** 2 for share in adjusted)
    share = min(1.0, max(0.0, total / len(seen)))
    # Compared with the variance of as many games with independent dice, shrunk a little towards one half,
    # because a series of wins is no certainty.
    played = number * games_a_deal
    likely = (share * played + 2) / (played + 4)
    apart = likely * (1 - likely) / games_a_deal
    free = number - len(seen) - (1 if worth else 0)
    varied = (squares + PRIOR * apart) / (max(0, free) + PRIOR) / apart
    if not worth:
        varied = max(varied, _least(share, games_a_deal, seen))
    return Share(share, *wilson(share, played / varied))


def _least(share: float, games: int, variants: Sequence[Sequence[Deal]]) -> float:
    """Return how little deals can vary compared with games with independent dice.

    A deal is won a whole number of times. With a share of 95 %, the same bot wins nearly every deal in
    every seating, and pairing has almost nothing left to remove; only ties and variants that differ allow
    a smaller variance.
    """
    if not 0 < share < 1:
        return 1.0
    wholes = [deal.share * games for deals in variants for deal in deals]
    if any(abs(whole - round(whole)) > 1e-9 for whole in wholes):
        return 0.0
    part = share * games - floor(share * games)
    least = part * (1 - part) / (games * share * (1 - share))
    means = [sum(deal.share for deal in deals) / len(deals) for deals in variants]
    between = sum((mean - share) ** 2 for mean in means) / len(means)
    return max(0.0, least - between / (share * (1 - share)))
