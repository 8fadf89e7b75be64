"""Ratings of bots by OpenSkill: strength on one scale, from all games of a tournament together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dicehall.arena.playing import Played
from dicehall.statistics.tally import REACH

MU: Final = 25.0
"""The mean of a bot nobody knows anything of."""
SIGMA: Final = MU / 3
"""How far off that may be."""


def places(scores: tuple[int, ...], winners: tuple[int, ...]) -> list[int]:
    """Return every seat's place, from 1: winners share the first, the others follow by score."""
    ranks = [
        (seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


class Ratings:
    """Every bot's rating, game after game.

    Bots do not learn, so nothing is added to what is unknown from game to game (`tau` is 0). Each seat
    is rated as a player of its own with its bot's rating; the bot is given the mean of its seats.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce(mu=MU, sigma=SIGMA, beta=SIGMA / 2, tau=0.0)
        self._known = dict.fromkeys(bots, (MU, SIGMA))

    def add(self, game: Played) -> None:
        """Take in one game."""
        model = self._model
        teams = []
        for bot in game.seats:
            mu, sigma = self._known[bot]
            teams.append([model.rating(mu=mu, sigma=sigma)])
        ranks = [float(place) for place in places(game.scores, game.winners)]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(game.seats):
            mine = [rated[seat] for seat, name in enumerate(game.seats) if name == bot]
            self._known[bot] = (
                sum(rating.mu for rating in mine) / len(mine),
                sum(rating.sigma for rating in mine) / len(mine),
            )

    def save(self, bot: str) -> dict[str, Any]:
        """Return a bot's rating in a form that JSON can hold."""
        mu, sigma = self._known[bot]
        return {
            "mu": round(mu, 3),
            "sigma": round(sigma, 3),
            "95": [round(mu + sign * REACH * sigma, 3) for sign in (-1, 1)],
        }
