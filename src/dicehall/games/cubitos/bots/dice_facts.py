"""What the dice of one game can do, worked out once: their sides and costs, and what they do on a push."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.cards.moments import ON_PUSH, WOULD_BUST
from dicehall.games.cubitos.cards.telling import (
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    SAFE_PUSH,
    THIS_LOST,
    THIS_TO_ROLL,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOURS, FACES

NO_EFFECT: Final = 0
MAKES_SAFE: Final = 1
GOES_TO_ROLL: Final = 2
"""What a die does on a push of its owner."""
SAVES: Final = 1
MAY_SAVE: Final = 2
"""What a die does when its owner would bust: it saves them, or may save them."""


@final
class DiceFacts:
    """What is the same in every position of a game."""

    def __init__(self, game: Cubitos) -> None:
        self.game: Final = game
        self.costs: list[int] = [*game.costs, 0, 0]
        """What a die of a kind costs; nothing for gray ones."""
        self.on_push: list[int] = [NO_EFFECT] * COLOURS
        """By colour: what a die does on a push of its owner."""
        self.saves: list[int] = [NO_EFFECT] * COLOURS
        """By colour: what a die does when its owner would bust."""
        self.saving_loses: list[bool] = [False] * COLOURS
        """By colour: whether saving its owner loses the die."""
        for colour, card in enumerate(game.cards):
            if card.tells_of(ON_PUSH, SAFE_PUSH) is not None:
                self.on_push[colour] = MAKES_SAFE
            elif card.tells_of(ON_PUSH, THIS_TO_ROLL) is not None:
                self.on_push[colour] = GOES_TO_ROLL
            if card.tells_of(WOULD_BUST, BUST_PREVENTED) is not None:
                self.saves[colour] = SAVES
            elif card.tells_of(WOULD_BUST, BUST_PREVENTED_BY_HIT) is not None:
                self.saves[colour] = MAY_SAVE
            self.saving_loses[colour] = card.tells_of(WOULD_BUST, THIS_LOST) is not None
        self.sides: list[list[i64]] = [list(die.sides) for die in game.dice.kinds]
        """By kind: what the sides of a die show."""
        self.likely: list[list[float]] = [
            [sides.count(face) / len(sides) for face in range(FACES)] for sides in self.sides
        ]
        """By kind and face: how likely a die shows it."""
