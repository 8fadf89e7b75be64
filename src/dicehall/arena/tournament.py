"""A tournament: every bot against every other, in all seats, on the same dice.

A *deal* is one seed for the dice. A *pairing* plays a deal once for every seating: the single bot moves
through all seats, and the other bot fills the rest. Each seat's dice are the same every time, so each bot
gets the other's luck too. All pairings play the same deals. Only a bot from outside, which could remember the
dice of one game in the next, meets dice of its own in every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import check_bots, is_guest, seat_bot
from dicehall.bots.guests.terms import Terms
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions
from dicehall.core.seeds import seed_of_bot, seed_of_dice
from dicehall.games.registry import new_game


@dataclass(frozen=True)
class Variant:
    """What is played: the game with some options, such as one of its races."""

    name: str
    """Its name in results; empty if there is only one."""
    options: dict[str, Any]


@dataclass(frozen=True)
class Pairing:
    """Two bots, by their places in the list: one of the first against as many of the other as fit."""

    one: int
    others: int


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament."""

    number: int
    """Its place among all games."""
    deal: int
    """The number of the seed for the dice, from 0."""
    variant: int
    pairing: int
    seating: int
    """The seat of the single bot."""


@dataclass(frozen=True)
class Tournament:
    """Who plays what, with which seed."""

    game: str
    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    """The bots, in the order they were named."""
    players: int
    seed: str
    """Decides all dice and all randomness of the bots. No bot is given it."""
    deals: int
    """How many deals each pairing plays of each variant."""
    luck: str = ""
    """How luck is measured; empty if it is not."""
    terms: Terms = Terms()
    """On which terms bots from outside play."""
    same_dice: bool = False
    """Whether bots from outside meet the same dice in all games of a deal, too."""

    def pairings(self) -> tuple[Pairing, ...]:
        """Return who meets whom: each pair once at tables of two, in both roles at larger ones."""
        return _pairings(len(self.bots), self.players == 2)

    def games(self) -> int:
        """Return how many games there are in all."""
        return self.deals * self.games_a_deal()

    def games_a_deal(self) -> int:
        """Return how many games one deal of every variant takes."""
        return len(self.variants) * len(self.pairings()) * self.players

    def fixture(self, number: int) -> Fixture:
        """Return a game by its number; deal by deal, so that the first games are a fair sample."""
        rest, seating = divmod(number, self.players)
        rest, pairing = divmod(rest, len(self.pairings()))
        deal, variant = divmod(rest, len(self.variants))
        return Fixture(number, deal, variant, pairing, seating)

    def seats(self, pairing: Pairing, seating: int) -> tuple[str, ...]:
        """Return the bot of each seat."""
        one, others = self.bots[pairing.one], self.bots[pairing.others]
        return tuple(one if seat == seating else others for seat in range(self.players))

    def dice_seed(self, fixture: Fixture) -> str:
        """Return the seed for the dice, the same for all games of a deal that nobody could remember."""
        course = self.variants[fixture.variant].name
        names = self.seats(self.pairings()[fixture.pairing], fixture.seating)
        if self.same_dice or not any(is_guest(name, self.game) for name in names):
            return seed_of_dice(self.seed, course, fixture.deal)
        return seed_of_dice(self.seed, course, fixture.deal, *names)

    def new_bots(self, fixture: Fixture, names: tuple[str, ...]) -> list[Bot]:
        """Return the bots for a game; each has its own randomness."""
        course = self.variants[fixture.variant].name
        return [
            seat_bot(
                name,
                self.game,
                seed_of_bot(self.seed, course, fixture.deal, fixture.seating, *names, seat),
                self.terms,
            )
            for seat, name in enumerate(names)
        ]

    def check(self) -> None:
        """Raise a mistake if the tournament cannot be played."""
        if len(self.bots) < 2:
            raise BadOptions("an arena needs two bots at least, as in --bots greedy,random.")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise BadOptions(f"{bot} is named twice; a bot meets the others, not itself.")
        for variant in self.variants:
            game = self.new_game(variant)
        check_bots(self.bots, game, self.terms)

    def new_game(self, variant: Variant) -> AnyGame:
        """Return the game of a variant."""
        game = new_game(self.game, variant.options)
        if game.seats != self.players:
            raise BadOptions(f"{self.players} players were asked for, but {game.seats} play here.")
        return game

    def save(self) -> dict[str, Any]:
        """Return everything that decides the games, except their number and time, in a form for JSON."""
        return {
            "game": self.game,
            "courses": [
                {"name": variant.name, "options": variant.options} for variant in self.variants
            ],
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "luck": self.luck,
            "same_dice": self.same_dice,
        }


def read_tournament(saved: dict[str, Any]) -> Tournament:
    """Read a saved tournament; anything else raises a `KeyError`, `TypeError` or `ValueError`."""
    variants = [Variant(str(one["name"]), dict(one["options"])) for one in saved["courses"]]
    bots = tuple(map(str, saved["bots"]))
    texts = [str(saved[key]) for key in ("game", "seed", "luck")]
    if len(bots) < 2 or not variants:
        raise ValueError
    return Tournament(
        texts[0],
        tuple(variants),
        bots,
        int(saved["players"]),
        texts[1],
        0,
        luck=texts[2],
        same_dice=bool(saved["same_dice"]),
    )


@cache
def _pairings(bots: int, at_tables_of_two: bool) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(one, others)
        for one in range(bots)
        for others in range(bots)
        if (one < others if at_tables_of_two else one != others)
    )
