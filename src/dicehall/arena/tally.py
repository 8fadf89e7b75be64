"""Counting who wins: wins, ties and scores, with the intervals in which the true figures lie."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

WIN: Final = 12
"""A whole win in parts, so that a tie of two, three or four is a whole number of parts too."""


@dataclass
class Tally:
    """The results of one bot or one seat. Only whole numbers are added up, so their order is nothing."""

    games: int = 0
    """Games counted, once for each seat of the bot."""
    wins: int = 0
    """Games won alone."""
    ties: int = 0
    """Games won together with others."""
    parts: int = 0
    """Wins in parts of 12; a tie is shared."""
    parts_squared: int = 0
    scores: int = 0
    """All scores added up."""
    scores_squared: int = 0

    def add(self, score: int, winners: int) -> None:
        """Count one game; winners is 0 if it was lost, else how many won it together."""
        self.games += 1
        self.scores += score
        self.scores_squared += score * score
        if winners:
            part = WIN // winners
            self.parts += part
            self.parts_squared += part * part
            if winners == 1:
                self.wins += 1
            else:
                self.ties += 1

    def merge(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.wins += other.wins
        self.ties += other.ties
        self.parts += other.parts
        self.parts_squared += other.parts_squared
        self.scores += other.scores
        self.scores_squared += other.scores_squared

    def save(self) -> dict[str, Any]:
        """Return the figures in a form that JSON can hold."""
        share, share_interval = mean_and_interval(self.parts, self.parts_squared, self.games)
        score, score_interval = mean_and_interval(self.scores, self.scores_squared, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "ties": self.ties,
            "win_share": round(share / WIN, 6),
            "win_share_95": [round(min(1.0, max(0.0, bound / WIN)), 6) for bound in share_interval],
            "mean_score": round(score, 4),
            "mean_score_95": [round(bound, 4) for bound in score_interval],
        }


def mean_and_interval(total: int, squares: int, number: int) -> tuple[float, tuple[float, float]]:
    """Return a mean and its 95 % interval, from a sum and a sum of squares."""
    if number == 0:
        return 0.0, (0.0, 0.0)
    mean = total / number
    if number == 1:
        return mean, (mean, mean)
    # In whole numbers until the end: a difference of large floats would lose what matters.
    variance = (squares * number - total * total) / (number * (number - 1))
    reach = 1.96 * sqrt(max(0.0, variance) / number)
    return mean, (mean - reach, mean + reach)
