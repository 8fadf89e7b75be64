"""Count who wins: wins, ties and scores, with confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

WIN: Final = 60
"""How many parts a win is counted in: a share in a tie of two to six is then a whole number, too."""
REACH: Final = 1.96
"""The number of standard errors that cover 95 % of a normal distribution."""


@dataclass
class Tally:
    """The results of one seat, or of all seats of one bot.

    Only integers are added up, so the order does not matter. Squares are per game: the seats of one game
    depend on each other, and only games are independent.
    """

    seats: tuple[int, ...]
    games: int = 0
    """Games played; a game counts once, however many seats there are."""
    wins: int = 0
    """Games won alone."""
    ties: int = 0
    """Games won together with others, counted once for each of the seats."""
    parts: int = 0
    """Wins in parts of 60; a tie is shared."""
    parts_squared: int = 0
    scores: int = 0
    scores_squared: int = 0

    def add(self, scores: list[int], winners: list[int]) -> None:
        """Count one game."""
        score = 0
        parts = 0
        for seat in self.seats:
            score += scores[seat]
            if seat in winners:
                parts += WIN // len(winners)
                if len(winners) == 1:
                    self.wins += 1
                else:
                    self.ties += 1
        self.games += 1
        self.parts += parts
        self.parts_squared += parts * parts
        self.scores += score
        self.scores_squared += score * score

    def merge(self, other: Tally) -> None:
        """Add another tally of the same seats to this one."""
        assert self.seats == other.seats
        self.games += other.games
        self.wins += other.wins
        self.ties += other.ties
        self.parts += other.parts
        self.parts_squared += other.parts_squared
        self.scores += other.scores
        self.scores_squared += other.scores_squared

    def save(self) -> dict[str, Any]:
        """Return the figures per seat, in a form JSON can represent; None is unknown."""
        seats = len(self.seats)
        share = share_interval = score = score_interval = None
        if self.games:
            share = round(self.parts / (WIN * self.games * seats), 6)
            share_interval = [round(bound / seats, 6) for bound in self._share_interval()]
            score = round(self.scores / (self.games * seats), 4)
        if self.games > 1:
            mean = self.scores / self.games
            reach = REACH * sqrt(
                variance(self.scores, self.scores_squared, self.games) / self.games
            )
            score_interval = [round((mean + sign * reach) / seats, 4) for sign in (-1, 1)]
        return {
            "games": self.games * seats,
            "wins": self.wins,
            "ties": self.ties,
            "win_share": share,
            "win_share_95": share_interval,
            "mean_score": score,
            "mean_score_95": score_interval,
        }

    def _share_interval(self) -> tuple[float, float]:
        """Return the interval for what these seats win together per game.

        It is Wilson's interval, which does not suggest certainty after a series of wins. Ties make results
        vary less than plain wins and losses would, which counts like more games.
        """
        share = self.parts / (WIN * self.games)
        games = float(self.games)
        if self.games > 1:
            varied = variance(self.parts, self.parts_squared, self.games) / (WIN * WIN)
            if varied > 0:
                games *= max(1.0, share * (1 - share) / varied)
        return wilson(share, games)


def variance(total: int, squares: int, number: int) -> float:
    """Return the variance of some numbers, from their sum and the sum of their squares."""
    # In integers until the end: a difference of large floats would lose precision.
    return (squares * number - total * total) / (number * (number - 1))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for a share of wins."""
    square = REACH * REACH / games
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(square * (share * (1 - share) + square / 4)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
