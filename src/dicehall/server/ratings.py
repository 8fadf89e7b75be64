"""Ratings and statistics: how strong people and bots are, all on the same scale, each game for itself.

A rating is OpenSkill's, by the model of Plackett and Luce: what is known of a player's strength is a mean
`mu` and how far off that may be, `sigma`. After a game the means move by how surprising the places were,
and every game makes `sigma` a little smaller.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START_MU: Final = 25.0
"""The mean of somebody nobody knows anything of."""
START_SIGMA: Final = START_MU / 3
"""How far off it may be: so far that any strength is possible."""

SHOWN_START: Final = 1000
"""The figure that is shown for a newcomer."""
SHOWN_STEP: Final = 40
"""Points of the shown figure for one of `mu`."""
SURE: Final = 3
"""How many `sigma` are taken off the mean: the strength is at least that, almost certainly."""

REACH: Final = 1.96
"""How many standard errors 95 % of a normal distribution lie within."""


@dataclass(frozen=True)
class Rating:
    """What is known of a player's strength in one game."""

    mu: float = START_MU
    """The most likely strength."""
    sigma: float = START_SIGMA
    """How far off that may be."""
    games: int = 0
    """How many games it rests on."""

    def shown(self) -> int:
        """Return the figure for people: 1000 + 40 · (mu − 3 · sigma), rounded, and never below 0.

        It is 1000 for a newcomer and rises as more becomes known: to about 1700 for a player of middling
        strength, and beyond 2000 for a strong one. To lead the list one must have won often enough that
        luck cannot explain it.
        """
        return max(0, round(SHOWN_START + SHOWN_STEP * (self.mu - SURE * self.sigma)))


@cache
def _model() -> PlackettLuce:
    """Return the model; it is imported with the first game that is rated, not when the server starts."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START_MU, sigma=START_SIGMA, beta=START_SIGMA / 2, tau=START_MU / 300)


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return every seat's place, from 1: winners share the first, the others follow by score.

    Equal scores share a place, and the places they take up are passed over: 1, 2, 2, 4. A winner is
    first even where somebody scored more, for it is the rules that say who has won.
    """
    ranks = [
        (seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def after_game(
    ratings: Sequence[Rating],
    places: Sequence[int],
    players: Sequence[Hashable] | None = None,
) -> list[Rating]:
    """Return every seat's rating after a game, in the order of the seats.

    `players` says who sat where, for a player can sit several times: two seats of the greedy bot are
    two tries of one player. Each seat is rated as if it were a player of its own, with that player's
    rating, and the player is then given the mean of what its seats came to; that is one game more.
    So filling up a table with one bot moves its rating no faster than one seat of it does. Where all
    seats are one player's, nothing is learned and nothing changes.
    """
    if not len(ratings) == len(places) == len(ratings if players is None else players):
        raise ValueError("a rating, a place and a player are needed for every seat")
    who = range(len(ratings)) if players is None else players
    seats_of: dict[Hashable, list[int]] = {}
    for seat, player in enumerate(who):
        seats_of.setdefault(player, []).append(seat)
    if len(seats_of) < 2:
        return list(ratings)
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    new = list(ratings)
    for seats in seats_of.values():
        mu = sum(rated[seat].mu for seat in seats) / len(seats)
        sigma = sum(rated[seat].sigma for seat in seats) / len(seats)
        for seat in seats:
            new[seat] = Rating(mu, sigma, ratings[seat].games + 1)
    return new


@dataclass(frozen=True)
class Result:
    """What one seat came to in one finished game."""

    score: int
    """Its score."""
    won: bool
    """Whether it won, alone or with others."""
    winners: int
    """How many seats won that game."""
    seats: int
    """How many played."""


@dataclass(frozen=True)
class Statistics:
    """A player's results in one game, added up."""

    games: int
    """Games played; one for each seat, for who sat several times."""
    wins: int
    """Games won alone."""
    ties: int
    """Games won together with others."""
    win_share: float | None
    """The share of games won, a tie counting as its part of a win; None before the first game."""
    win_share_95: tuple[float, float] | None
    """Where the true share lies, with 95 % certainty."""
    even_share: float | None
    """What the share would be if all at those tables were equally strong: 1/4 at tables of four."""
    mean_score: float | None
    """The mean score."""


def statistics(results: Iterable[Result]) -> Statistics:
    """Add up a player's results.

    The interval is Wilson's, which does not claim certainty from a row of games that were all won. Seats
    of one player at one table take wins from each other, so their interval is rather too wide than
    too narrow.
    """
    rows = list(results)
    games = len(rows)
    won = [row for row in rows if row.won]
    wins = sum(row.winners == 1 for row in won)
    if not games:
        return Statistics(0, 0, 0, None, None, None, None)
    share = sum(1 / row.winners for row in won) / games
    return Statistics(
        games,
        wins,
        len(won) - wins,
        share,
        wilson(share, games),
        sum(1 / row.seats for row in rows) / games,
        sum(row.score for row in rows) / games,
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a share of games."""
    square = REACH * REACH / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
