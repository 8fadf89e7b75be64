"""A plan: which game is simulated, among which bots, with which seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dicehall.bots.bot import Bot
from dicehall.bots.registry import make_bot
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import new_game


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    """Decides all dice and all randomness of the bots."""
    records: bool = False
    """Whether to keep each game's record."""

    def new_game(self) -> AnyGame:
        """Return the game; refuse bots that do not fit it."""
        game = new_game(self.game, self.options)
        if len(self.bots) != game.seats:
            named = "1 is" if len(self.bots) == 1 else f"{len(self.bots)} are"
            raise BadOptions(f"{game.seats} players need {game.seats} bots, but {named} named.")
        self.new_bots(0)
        return game

    def new_bots(self, number: int) -> list[Bot]:
        """Return the bots for one of the games."""
        return [
            make_bot(name, self.game, f"{self.seed}/{number}/{seat}")
            for seat, name in enumerate(self.bots)
        ]
