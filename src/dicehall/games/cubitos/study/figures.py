"""What a study counts: for every card, every pair of cards in a set, every race and every track."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any, Final

from dicehall.games.cubitos.study.watching import Watched
from dicehall.statistics.tally import REACH


@dataclass
class Share:
    """Wins of some seats, as shares of the win."""

    seats: int = 0
    wins: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Count one seat."""
        self.seats += 1
        self.wins += share
        self.squares += share * share

    def merge(self, other: Share) -> None:
        """Add the seats of another share."""
        self.seats += other.seats
        self.wins += other.wins
        self.squares += other.squares

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


def difference(one: Share, other: Share) -> tuple[float, float]:
    """Return how much more one wins than the other, and half the width of the 95 % interval."""
    error = REACH * sqrt(one.variance_of_mean + other.variance_of_mean)
    return one.mean - other.mean, error


@dataclass
class CardFigures:
    """The counts of one card."""

    buyers: Share = field(default_factory=Share)
    """Seats that bought it at least once."""
    others: Share = field(default_factory=Share)
    """Seats that could have bought it and did not."""
    without: Share = field(default_factory=Share)
    """Seats that were forbidden to buy it, chosen by lot."""
    free: Share = field(default_factory=Share)
    """Seats at the same tables that were allowed to."""
    given: Share = field(default_factory=Share)
    """Seats that were given dice of it, chosen by lot."""
    dice: int = 0
    """How many dice of it were bought."""

    def merge(self, other: CardFigures) -> None:
        """Add counts from elsewhere."""
        self.buyers.merge(other.buyers)
        self.others.merge(other.others)
        self.without.merge(other.without)
        self.free.merge(other.free)
        self.given.merge(other.given)
        self.dice += other.dice

    @property
    def rate(self) -> float:
        """Return the fraction of seats that buy it."""
        seats = self.buyers.seats + self.others.seats
        return self.buyers.seats / seats if seats else 0.0


@dataclass
class CourseFigures:
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
    levels: dict[str, Share] = field(default_factory=dict)
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
            self.levels.setdefault(level, Share()).add(share - 1 / len(levels))

    def merge(self, other: CourseFigures) -> None:
        """Add counts from elsewhere."""
        self.races += other.races
        self.players += other.players
        self.rounds += other.rounds
        self.player_rounds += other.player_rounds
        self.busts += other.busts
        self.lead_changes += other.lead_changes
        self.buyers += other.buyers
        for seat, wins in other.seat_wins.items():
            self.seat_wins[seat] = self.seat_wins.get(seat, 0.0) + wins
        for level, share in other.levels.items():
            self.levels.setdefault(level, Share()).merge(share)

    def length(self, part: float) -> int:
        """Return the number of rounds that this fraction of the races did not exceed."""
        below = 0
        for rounds in sorted(self.rounds):
            below += self.rounds[rounds]
            if below >= part * self.races:
                return rounds
        return 0


@dataclass
class Figures:
    """Everything that a study counts."""

    cards: dict[str, CardFigures] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Share] = field(default_factory=dict)
    """Seats that bought both of two cards."""
    races: dict[str, CourseFigures] = field(default_factory=dict)
    tracks: dict[str, CourseFigures] = field(default_factory=dict)
    ungiven: Share = field(default_factory=Share)
    """Seats that were given nothing while others were given dice."""
    games: int = 0
    """Races between equals, without those with gifts and those between levels."""
    gift_games: int = 0
    level_games: int = 0

    @property
    def all_games(self) -> int:
        """Return the number of races of all kinds."""
        return self.games + self.gift_games + self.level_games

    def add_levels(self, race: str, track: str, levels: list[str], seen: Watched) -> None:
        """Count one race between levels."""
        self.level_games += 1
        if race:
            self.races.setdefault(race, CourseFigures()).add_levels(levels, seen)
        else:
            self.tracks.setdefault(track, CourseFigures()).add_levels(levels, seen)

    def add_gifts(self, given: list[str], seen: Watched) -> None:
        """Count one race in which every seat was given dice of a card, or nothing."""
        self.gift_games += 1
        for card, share in zip(given, seen.shares, strict=True):
            over = share - 1 / len(given)
            if card:
                self.cards.setdefault(card, CardFigures()).given.add(over)
            else:
                self.ungiven.add(over)

    def add(
        self, race: str, track: str, cards: list[str], missing: list[set[str]], seen: Watched
    ) -> None:
        """Count one race; `missing` names for every seat the cards it may not buy."""
        self.games += 1
        if race:
            self.races.setdefault(race, CourseFigures()).add(seen)
        self.tracks.setdefault(track, CourseFigures()).add(seen)
        # Relative to an even share, so that races of two and of four can be counted together.
        even = 1 / len(seen.shares)
        for bought, share, missed in zip(seen.bought, seen.shares, missing, strict=True):
            over = share - even
            for card in cards:
                figures = self.cards.setdefault(card, CardFigures())
                if card in missed:
                    figures.without.add(over)
                    continue
                if not race:
                    figures.free.add(over)
                number = bought.get(card, 0)
                (figures.buyers if number else figures.others).add(over)
                figures.dice += number
            for pair in combinations(sorted(bought), 2):
                self.pairs.setdefault(pair, Share()).add(over)

    def merge(self, other: Figures) -> None:
        """Add counts from elsewhere."""
        self.games += other.games
        self.gift_games += other.gift_games
        self.level_games += other.level_games
        self.ungiven.merge(other.ungiven)
        for card, figures in other.cards.items():
            self.cards.setdefault(card, CardFigures()).merge(figures)
        for pair, share in other.pairs.items():
            self.pairs.setdefault(pair, Share()).merge(share)
        for mine, theirs in ((self.races, other.races), (self.tracks, other.tracks)):
            for name, course in theirs.items():
                mine.setdefault(name, CourseFigures()).merge(course)

    def strength(self, card: str) -> tuple[float, float]:
        """Return how much the share of wins falls without a card, and half the 95 % interval.

        Players who are ahead buy more, so it proves little that buyers win more; who may not buy is
        therefore drawn by lot.
        """
        return difference(self.cards[card].free, self.cards[card].without)

    def worth(self, card: str) -> tuple[float, float]:
        """Return how much the share of wins rises with given dice of a card, and half the 95 % interval.

        The cost of the dice, and whether players know to buy them, plays no part in it.
        """
        return difference(self.cards[card].given, self.ungiven)

    def buyers_more(self, card: str) -> tuple[float, float]:
        """Return how much more the buyers of a card win than those who could buy it and do not."""
        figures = self.cards[card]
        return difference(figures.buyers, figures.others)

    def synergies(self, least: int) -> list[tuple[tuple[str, str], float, float]]:
        """Return how much more each pair wins than expected, for every pair bought often enough.

        Expected is the sum of what the buyers of either card win above an even share.
        """
        found = []
        for (one, other), share in self.pairs.items():
            if share.seats >= least:
                expected = self.cards[one].buyers.mean + self.cards[other].buyers.mean
                found.append(
                    ((one, other), share.mean - expected, REACH * sqrt(share.variance_of_mean))
                )
        return sorted(found, key=lambda pair: pair[1], reverse=True)

    def save(self, costs: dict[str, int]) -> dict[str, Any]:
        """Return the result in a form that JSON can hold."""
        return {
            "games": self.games,
            "gift_games": self.gift_games,
            "level_games": self.level_games,
            "cards": {
                card: {
                    "cost": costs[card],
                    "strength": round(self.strength(card)[0], 4),
                    "error": round(self.strength(card)[1], 4),
                    "worth": round(self.worth(card)[0], 4),
                    "worth_error": round(self.worth(card)[1], 4),
                    "buyers_more": round(self.buyers_more(card)[0], 4),
                    "for_money": round(self.strength(card)[0] / costs[card], 4),
                    "bought_by": round(figures.rate, 4),
                    "dice": round(
                        figures.dice / max(figures.buyers.seats + figures.others.seats, 1), 3
                    ),
                    "seats": figures.buyers.seats + figures.others.seats,
                }
                for card, figures in sorted(self.cards.items())
            },
            "pairs": [
                {"cards": list(pair), "synergy": round(more, 4), "error": round(error, 4)}
                for pair, more, error in self.synergies(LEAST_SEATS)
            ],
            "races": {name: _course(course) for name, course in self.races.items()},
            "tracks": {name: _course(course) for name, course in sorted(self.tracks.items())},
        }


LEAST_SEATS: Final = 200
"""Pairs bought by fewer seats are not reported."""


def _course(course: CourseFigures) -> dict[str, Any]:
    told: dict[str, Any] = {"races": course.races}
    if course.races:
        told |= {
            "rounds": [course.length(part) for part in (0.1, 0.5, 0.9)],
            "lead_changes": round(course.lead_changes / course.races, 2),
            "busts": round(course.busts / course.player_rounds, 3),
            "seats": [
                round(course.seat_wins[seat] / course.races, 4) for seat in sorted(course.seat_wins)
            ],
            "bought_by": {
                card: round(seats / course.players, 4)
                for card, seats in sorted(course.buyers.items())
            },
        }
    if course.levels:
        told["levels"] = {level: round(share.mean, 4) for level, share in course.levels.items()}
        told["level_races"] = min(share.seats for share in course.levels.values())
    return told
