"""What a study counts: every card, every pair of cards in a set, every race and every track."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Final

from dicehall.games.cubitos.study.counts import CardCounts, CourseCounts, Wins, difference
from dicehall.games.cubitos.study.race_watch import Watched
from dicehall.statistics.tally import REACH

LEAST_SEATS: Final = 200
"""Pairs bought by fewer seats are not reported."""


@dataclass
class StudyCounts:
    """Everything that a study counts."""

    cards: dict[str, CardCounts] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Wins] = field(default_factory=dict)
    """Seats that bought both of two cards."""
    races: dict[str, CourseCounts] = field(default_factory=dict)
    tracks: dict[str, CourseCounts] = field(default_factory=dict)
    ungiven: Wins = field(default_factory=Wins)
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
            self.races.setdefault(race, CourseCounts()).add_levels(levels, seen)
        else:
            self.tracks.setdefault(track, CourseCounts()).add_levels(levels, seen)

    def add_gifts(self, given: list[str], seen: Watched) -> None:
        """Count one race in which every seat was given dice of a card, or nothing."""
        self.gift_games += 1
        for card, share in zip(given, seen.shares, strict=True):
            over = share - 1 / len(given)
            if card:
                self.cards.setdefault(card, CardCounts()).given.add(over)
            else:
                self.ungiven.add(over)

    def add(
        self, race: str, track: str, cards: list[str], missing: list[set[str]], seen: Watched
    ) -> None:
        """Count one race; `missing` names for every seat the cards it may not buy."""
        self.games += 1
        if race:
            self.races.setdefault(race, CourseCounts()).add(seen)
        self.tracks.setdefault(track, CourseCounts()).add(seen)
        # Relative to an even share, so that races of two and of four can be counted together.
        even = 1 / len(seen.shares)
        for bought, share, missed in zip(seen.bought, seen.shares, missing, strict=True):
            over = share - even
            for card in cards:
                counts = self.cards.setdefault(card, CardCounts())
                if card in missed:
                    counts.without.add(over)
                    continue
                if not race:
                    counts.free.add(over)
                number = bought.get(card, 0)
                (counts.buyers if number else counts.others).add(over)
                counts.dice += number
            for pair in combinations(sorted(bought), 2):
                self.pairs.setdefault(pair, Wins()).add(over)

    def strength(self, card: str) -> tuple[float, float]:
        """Return how much the share of wins falls without a card, and half the 95 % interval.

        That buyers win more proves little, because players who are ahead buy more. Therefore it is decided by
        lot who may not buy the card.
        """
        return difference(self.cards[card].free, self.cards[card].without)

    def worth(self, card: str) -> tuple[float, float]:
        """Return how much the share of wins rises with given dice of a card, and half the 95 % interval.

        The cost of the dice, and whether players know to buy them, plays no part in it.
        """
        return difference(self.cards[card].given, self.ungiven)

    def buyers_more(self, card: str) -> tuple[float, float]:
        """Return how much more the buyers of a card win than those who could buy it and do not.

        With it comes half the 95 % interval.
        """
        counts = self.cards[card]
        return difference(counts.buyers, counts.others)

    def synergies(self, least: int) -> list[tuple[tuple[str, str], float, float]]:
        """Return how much more each pair wins than expected, for every pair bought often enough.

        What is expected is the sum of what the buyers of each card win above an even share.
        """
        found = []
        for (one, other), share in self.pairs.items():
            if share.seats >= least:
                expected = self.cards[one].buyers.mean + self.cards[other].buyers.mean
                found.append(
                    ((one, other), share.mean - expected, REACH * sqrt(share.variance_of_mean))
                )
        return sorted(found, key=lambda pair: pair[1], reverse=True)

    def save(self, costs: dict[str, int]) -> dict[str, object]:
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
                    "buyers_error": round(self.buyers_more(card)[1], 4),
                    "for_money": round(self.strength(card)[0] / costs[card], 4),
                    "bought_by": round(counts.rate, 4),
                    "dice": round(
                        counts.dice / max(counts.buyers.seats + counts.others.seats, 1), 3
                    ),
                    "seats": counts.buyers.seats + counts.others.seats,
                }
                for card, counts in sorted(self.cards.items())
            },
            "pairs": [
                {"cards": list(pair), "synergy": round(more, 4), "error": round(error, 4)}
                for pair, more, error in self.synergies(LEAST_SEATS)
            ],
            "races": {name: course.save() for name, course in self.races.items()},
            "tracks": {name: course.save() for name, course in sorted(self.tracks.items())},
        }
