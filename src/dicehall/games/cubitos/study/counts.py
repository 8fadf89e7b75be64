"""What a study counts of one card, and of one race or track."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from dicehall.games.cubitos.study.race_watch import Watched
from dicehall.statistics.tally import REACH


@dataclass
class Wins:
    """Wins of some seats, as shares of the win."""

    seats: int = 0
    wins: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count one seat."""
        self.seats += 1
        self.wins += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """Return a seat's average share of the win."""
        return self.wins / self.seats if self.seats else 0.0

    @property
    def variance_of_mean(self) -> float:
        """Return the variance of that mean."""
        if self.seats < 2:
            return 1.0
        # A handful of seats that all lost is less certain than it seems.
        spread = max(self.squares / self.seats - self.mean**2, 1 / self.seats)
        return spread / (self.seats - 1)


def difference(one: Wins, other: Wins) -> tuple[float, float]:
    """Return how much more one wins than the other, and half the width of the 95 % interval."""
    error = REACH * sqrt(one.variance_of_mean + other.variance_of_mean)
    return one.mean - other.mean, error


@dataclass
class CardCounts:
    """The counts of one card."""

    buyers: Wins = field(default_factory=Wins)
    """Seats that bought it at least once."""
    others: Wins = field(default_factory=Wins)
    """Seats that could have bought it and did not."""
    without: Wins = field(default_factory=Wins)
    """Seats that were forbidden to buy it, chosen by lot."""
    free: Wins = field(default_factory=Wins)
    """Seats at the same tables that were allowed to."""
    given: Wins = field(default_factory=Wins)
    """Seats that were given dice of it, chosen by lot."""
    dice: int = 0

    @property
    def rate(self) -> float:
        """Return the fraction of seats that buy it."""
        seats = self.buyers.seats + self.others.seats
        return self.buyers.seats / seats if seats else 0.0


@dataclass
class CourseCounts:
    """The counts of a race or a track."""

    races: int = 0
    players: int = 0
    """The total seats of all races."""
    rounds: Counter[int] = field(default_factory=Counter)
    player_rounds: int = 0
    busts: int = 0
    lead_changes: int = 0
    seat_wins: dict[int, float] = field(default_factory=dict)
    buyers: Counter[str] = field(default_factory=Counter)
    """By card, the seats that bought it at least once."""
    levels: dict[str, Wins] = field(default_factory=dict)
    """By level, what it won above an even share, with one of each at a table."""

    def add(self, seen: Watched) -> None:
        """Count one race among equals."""
        self.races += 1
        self.players += len(seen.shares)
        self.rounds[seen.rounds] += 1
        self.player_rounds += seen.rounds * len(seen.shares)
        self.busts += seen.busts
        self.lead_changes += seen.lead_changes
        for bought in seen.bought:
            self.buyers.update(bought.keys())
        for seat, share in enumerate(seen.shares):
            self.seat_wins[seat] = self.seat_wins.get(seat, 0.0) + share

    def add_levels(self, levels: list[str], seen: Watched) -> None:
        """Count one race among players of different levels."""
        for level, share in zip(levels, seen.shares, strict=True):
            self.levels.setdefault(level, Wins()).add(share - 1 / len(levels))

    def length(self, part: float) -> int:
        """Return the number of rounds that this fraction of the races did not exceed."""
        below = 0
        for rounds in sorted(self.rounds):
            below += self.rounds[rounds]
            if below >= part * self.races:
                return rounds
        return 0

    def save(self) -> dict[str, Any]:
        """Return the counts in a form that JSON can hold."""
        figures: dict[str, object] = {"races": self.races}
        if self.races:
            figures |= {
                "rounds": [self.length(part) for part in (0.1, 0.5, 0.9)],
                "lead_changes": round(self.lead_changes / self.races, 2),
                "busts": round(self.busts / self.player_rounds, 3),
                "seats": [
                    round(self.seat_wins[seat] / self.races, 4) for seat in sorted(self.seat_wins)
                ],
                "bought_by": {
                    card: round(seats / self.players, 4)
                    for card, seats in sorted(self.buyers.items())
                },
            }
        if self.levels:
            figures["levels"] = {
                level: round(share.mean, 4) for level, share in self.levels.items()
            }
            figures["level_races"] = min(share.seats for share in self.levels.values())
        return figures
