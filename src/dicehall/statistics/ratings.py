"""Ratings: how strong people and bots are, on one scale, separately for each game.

A rating is OpenSkill's, by the model of Plackett and Luce: a player's strength is estimated by a mean
`mu` with an uncertainty `sigma`. After a game the means move by how surprising the places were,
and every game makes `sigma` a little smaller.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from dicehall.statistics.tally import REACH

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START_MU: Final = 25.0
"""The mean of a player about whom nothing is known."""
START_SIGMA: Final = START_MU / 3
"""Its uncertainty: so large that any strength is possible."""

SHOWN_START: Final = 1000
"""The figure that is shown for a newcomer."""
SHOWN_STEP: Final = 40
"""Points of the shown figure for one of `mu`."""
SURE: Final = 3
"""How many `sigma` are subtracted from the mean: the strength is almost certainly greater than that."""
LEARNING: Final = START_MU / 300
"""How much the uncertainty grows again with each game, because people learn; bots do not."""


@dataclass(frozen=True)
class Rating:
    """What is known of a player's strength in one game."""

    mu: float = START_MU
    """The most likely strength."""
    sigma: float = START_SIGMA
    """The uncertainty of that rating."""
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
def _model(drift: float) -> PlackettLuce:
    """Return the model; it is imported with the first game that is rated, not when the server starts."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START_MU, sigma=START_SIGMA, beta=START_SIGMA / 2, tau=drift)


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return every seat's place, from 1: winners share the first, the others follow by score.

    Equal scores share a place, and the places they take up are passed over: 1, 2, 2, 4. A winner is
    first even if somebody scored more, because the rules say who has won.
    """
    ranks = [
        (seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def after_game(
    ratings: Sequence[Rating],
    places: Sequence[int],
    players: Sequence[Hashable] | None = None,
    drift: float = LEARNING,
) -> list[Rating]:
    """Return every seat's rating after a game, in the order of the seats.

    `players` says who sat where, because one player can have several seats: two seats of the greedy bot
    are two tries of one player. Each seat is rated as if it were a separate player with that player's
    rating, and the player then gets the mean of its seats' new ratings; this counts as one more game. So
    a bot that fills up a table does not move its rating faster than it would with one seat. If all seats
    belong to one player, nothing is learned and nothing changes.
    """
    if not len(ratings) == len(places) == len(ratings if players is None else players):
        raise ValueError("a rating, a place and a player are needed for every seat")
    who = range(len(ratings)) if players is None else players
    seats_of: dict[Hashable, list[int]] = {}
    for seat, player in enumerate(who):
        seats_of.setdefault(player, []).append(seat)
    if len(seats_of) < 2:
        return list(ratings)
    model = _model(drift)
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    new = list(ratings)
    for seats in seats_of.values():
        mu = sum(rated[seat].mu for seat in seats) / len(seats)
        sigma = sum(rated[seat].sigma for seat in seats) / len(seats)
        for seat in seats:
            new[seat] = Rating(mu, sigma, ratings[seat].games + 1)
    return new


class BotRatings:
    """The ratings of all bots of a tournament, game after game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._known = dict.fromkeys(bots, Rating())

    def add(self, seats: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> None:
        """Take in one game: the bot of each seat, the scores, and the seats that won."""
        before = [self._known[bot] for bot in seats]
        after = after_game(before, places(scores, winners), seats, drift=0.0)
        self._known.update(zip(seats, after, strict=True))

    def save(self, bot: str) -> dict[str, Any]:
        """Return a bot's rating in a form JSON can represent."""
        mu, sigma = self._known[bot].mu, self._known[bot].sigma
        return {
            "mu": round(mu, 3),
            "sigma": round(sigma, 3),
            "95": [round(mu + sign * REACH * sigma, 3) for sign in (-1, 1)],
        }
