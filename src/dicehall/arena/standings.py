"""The standings of a tournament: how strong each bot is, by variant and seat, and how long games are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from dicehall.arena.forfeits import Forfeits
from dicehall.arena.tournament import Pairing, Tournament
from dicehall.arena.tournament_games import Played
from dicehall.statistics.intervals import Deal, Share, adjusted_share, paired_share, plain_share
from dicehall.statistics.power import games_to_tell
from dicehall.statistics.ratings import BotRatings


@dataclass
class Meeting:
    """One bot against another, in one variant."""

    shares: list[float] = field(default_factory=list)
    """For every game, the first bot's share of the win."""
    lucks: list[float] = field(default_factory=list)
    """For every game, how much luckier it was than the others on average; empty if unknown."""

    def deals(self, games_a_deal: int) -> list[Deal]:
        """Return the results of complete deals; games of an unfinished deal are left out."""
        found = []
        for end in range(games_a_deal, len(self.shares) + 1, games_a_deal):
            of_deal = slice(end - games_a_deal, end)
            found.append(
                Deal(
                    sum(self.shares[of_deal]) / games_a_deal,
                    sum(self.lucks[of_deal]) / games_a_deal,
                )
            )
        return found


@dataclass
class GameCounts:
    """Counts over some games, whoever played them."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    """The number of games for each number of rounds."""
    busts: int = 0
    turns: int = 0
    """Rounds times seats: how many times somebody could have bust."""
    seats: list[list[float]] = field(default_factory=list)
    """For each seat, its share of every game."""

    def add(self, game: Played) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        if game.rounds is not None:
            self.rounds[game.rounds] += 1
            if game.busts is not None:
                self.busts += sum(game.busts)
                self.turns += game.rounds * len(game.seats)
        if not self.seats:
            self.seats = [[] for _ in game.seats]
        for seat, shares in enumerate(self.seats):
            shares.append(share_of(game, seat))

    def shares_of(self, seat: int) -> list[float]:
        """Return a seat's share of every game."""
        return self.seats[seat] if self.seats else []

    def save(self) -> dict[str, Any]:
        """Return the figures in a form JSON can represent; None is unknown."""
        return {
            "games": self.games,
            "mean_decisions": _mean(self.decisions, self.games),
            "mean_rounds": _mean(
                sum(rounds * games for rounds, games in self.rounds.items()), self.rounds.total()
            ),
            "rounds": {str(rounds): self.rounds[rounds] for rounds in sorted(self.rounds)},
            "bust_rate": _mean(self.busts, self.turns),
        }


@dataclass
class BotCounts:
    """What one bot did over all its seats."""

    seats: int = 0
    wins: int = 0
    ties: int = 0
    scores: int = 0
    busts: int = 0
    turns: int = 0

    def add(self, game: Played, seat: int) -> None:
        """Count one seat of a game."""
        self.seats += 1
        self.scores += game.scores[seat]
        if seat in game.winners:
            if len(game.winners) == 1:
                self.wins += 1
            else:
                self.ties += 1
        if game.busts is not None and game.rounds is not None:
            self.busts += game.busts[seat]
            self.turns += game.rounds


class Standings:
    """All counts of a tournament; games are added in order."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._pairings = tournament.pairings()
        self._meetings = {
            (pairing, variant): Meeting()
            for pairing in range(len(self._pairings))
            for variant in range(len(tournament.variants))
        }
        self._all = GameCounts()
        self._variants = [GameCounts() for _ in tournament.variants]
        self._own = {bot: BotCounts() for bot in tournament.bots}
        self._ratings = BotRatings(tournament.bots)
        self.forfeits = Forfeits()
        """The games that bots have lost before their end."""

    @property
    def games(self) -> int:
        """Return how many games were counted."""
        return self._all.games

    @property
    def decisions(self) -> int:
        """Return how many decisions the bots made in them."""
        return self._all.decisions

    def add(self, games: Iterable[Played]) -> None:
        """Count some games."""
        for game in games:
            fixture = self.tournament.fixture(game.game)
            one = fixture.seating
            meeting = self._meetings[fixture.pairing, fixture.variant]
            meeting.shares.append(share_of(game, one))
            meeting.lucks.append(luckier(game, one))
            self._all.add(game)
            self._variants[fixture.variant].add(game)
            for seat, bot in enumerate(game.seats):
                self._own[bot].add(game, seat)
            self.forfeits.add(game.game, game.forfeits)
            self._ratings.add(game.seats, _scores_played(game), game.winners)

    def save(self) -> dict[str, Any]:
        """Return the results in a form JSON can represent; the same games give the same results."""
        bots = range(len(self.tournament.bots))
        return {
            "even_share": round(1 / self.tournament.players, 6),
            "bots": [self._bot(bot) for bot in bots],
            "matrix": [
                [None if one == other else self._cell(one, [other]) for other in bots]
                for one in bots
            ],
            "courses": [
                {
                    "course": variant.name,
                    **self._variants[number].save(),
                    "seats": self._seats([number]),
                    "bots": [
                        self._cell(bot, [other for other in bots if other != bot], [number])
                        for bot in bots
                    ],
                }
                for number, variant in enumerate(self.tournament.variants)
            ],
            "all": {
                **self._all.save(),
                "seats": self._seats(range(len(self.tournament.variants))),
            },
            "forfeits": self.forfeits.save(),
        }

    def _seats(self, variants: Sequence[int]) -> list[dict[str, object] | None]:
        """Return what each seat won, whoever sat there.

        All games of a deal gave a seat the same dice, so a seat that was lucky in one was lucky in most.
        Together they tell little more than one game.
        """
        games_a_deal = len(self._pairings) * self.tournament.players
        found = []
        for seat in range(self.tournament.players):
            by_variant = []
            for variant in variants:
                meeting = Meeting(self._variants[variant].shares_of(seat))
                by_variant.append(meeting.deals(games_a_deal))
            found.append(_save(paired_share(by_variant, games_a_deal)))
        return found

    def _bot(self, number: int) -> dict[str, Any]:
        bot = self.tournament.bots[number]
        own = self._own[bot]
        others = [other for other in range(len(self.tournament.bots)) if other != number]
        return {
            "bot": bot,
            "seats": own.seats,
            "wins": own.wins,
            "ties": own.ties,
            "mean_score": _mean(own.scores, own.seats),
            "bust_rate": _mean(own.busts, own.turns),
            "rating": self._ratings.save(bot),
            **self._cell(number, others),
        }

    def _cell(
        self, one: int, others: Sequence[int], variants: Sequence[int] | None = None
    ) -> dict[str, Any]:
        """Return how one bot did against some others: plain, paired, and without luck."""
        among = range(len(self.tournament.variants)) if variants is None else variants
        players = self.tournament.players
        plain: list[float] = []
        by_variant: list[list[Deal]] = []
        for variant in among:
            met = [self._against(one, other, variant) for other in others]
            for meeting in met:
                plain += meeting.shares
            # All meetings of a deal use the same dice, so together they count as one figure.
            rows = zip(*(meeting.deals(players) for meeting in met), strict=False)
            by_variant.append(
                [
                    Deal(
                        sum(deal.share for deal in row) / len(row),
                        sum(deal.luck for deal in row) / len(row),
                    )
                    for row in rows
                ]
            )
        of_all = plain_share(plain)
        games_a_deal = players * len(others)
        paired = paired_share(by_variant, games_a_deal)
        adjusted = adjusted_share(by_variant, games_a_deal) if self.tournament.luck else None
        return {
            "games": len(plain),
            "plain": _save(of_all),
            "paired": _save(paired),
            "paired_shrinks": _shrinks(of_all, paired),
            "luck_adjusted": _save(adjusted),
            "luck_adjusted_shrinks": _shrinks(of_all, adjusted),
            "games_to_tell": {
                name: None if share is None else games_to_tell(share, len(plain))
                for name, share in (
                    ("plain", of_all),
                    ("paired", paired),
                    ("luck_adjusted", adjusted),
                )
            },
        }

    def _against(self, one: int, other: int, variant: int) -> Meeting:
        if Pairing(one, other) in self._pairings:
            return self._meetings[self._pairings.index(Pairing(one, other)), variant]
        # At a table of two, this is the other side of the same games.
        mirrored = self._meetings[self._pairings.index(Pairing(other, one)), variant]
        return Meeting([1 - share for share in mirrored.shares], [-luck for luck in mirrored.lucks])


def share_of(game: Played, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _scores_played(game: Played) -> list[int]:
    """Return the scores, with those who have forfeited behind all others."""
    lost = [forfeit.seat for forfeit in game.forfeits]
    last = min(game.scores) - 1
    return [last if seat in lost else score for seat, score in enumerate(game.scores)]


def luckier(game: Played, seat: int) -> float:
    """Return how much luckier a seat was than the others on average; 0 if that was not measured."""
    if game.luck is None:
        return 0.0
    others = [luck for other, luck in enumerate(game.luck) if other != seat]
    return game.luck[seat] - sum(others) / len(others)


def _mean(total: int, number: int) -> float | None:
    return round(total / number, 4) if number else None


def _save(share: Share | None) -> dict[str, object] | None:
    return None if share is None else share.save()


def _shrinks(wide: Share | None, narrow: Share | None) -> float | None:
    """Return the fraction by which one interval is narrower than another."""
    if wide is None or narrow is None or wide.width() == 0:
        return None
    return round(1 - narrow.width() / wide.width(), 4)
