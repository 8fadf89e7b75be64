"""A plan: which game is simulated, among which bots, with which seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.guests.seat import check_bots, seat_bot
from dicehall.bots.guests.terms import Terms
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions
from dicehall.core.seeds import seed_of_bot, seed_of_dice
from dicehall.games.registry import new_game


@dataclass(frozen=True)
class TournamentPlan:
    """What is simulated."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    """Decides all dice and all randomness of the bots. No bot is given it."""
    records: bool = False
    """Whether to keep each game's record."""
    terms: Terms = Terms()
    """On which terms bots from outside play."""

    def new_game(self) -> AnyGame:
        """Return the game; refuse another number of bots than there are seats."""
        game = new_game(self.game, self.options)
        if len(self.bots) != game.seats:
            named = "1 is" if len(self.bots) == 1 else f"{len(self.bots)} are"
            raise BadOptions(f"{game.seats} players need {game.seats} bots, but {named} named.")
        return game

    def check(self) -> None:
        """Raise a mistake if the games cannot be played."""
        check_bots(self.bots, self.new_game(), self.terms)

    def dice_seed(self, number: int) -> str:
        """Return the seed for the dice of one of the games."""
        return seed_of_dice(self.seed, number)

    def new_bots(self, number: int) -> list[Bot]:
        """Return the bots for one of the games."""
        return [
            seat_bot(name, self.game, seed_of_bot(self.seed, number, seat), self.terms)
            for seat, name in enumerate(self.bots)
        ]
