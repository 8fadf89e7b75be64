"""What dice and their faces are worth to a greedy player, in tenths of one money; and when a push pays."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.components import SIDES
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    CREDIT,
    DARK,
    FACES,
    KINDS,
    LIGHT,
    MOVE,
    POWER,
    SYMBOL,
    own_kind,
    shown_of,
)
from dicehall.games.cubitos.rules.state import Player

MOVE_WORTH: Final = 34
"""What a move is worth, in tenths of one money."""
CREDIT_WORTH: Final = 13
FAN_WORTH: Final = 40


def die_worth(game: Cubitos, kind: int) -> int:
    """Return what having a die is worth: its cost, or next to nothing for gray."""
    own = own_kind(kind)
    if own < COLOURS:
        return 10 * game.costs[own]
    return 15 if own == DARK else 5 if own == LIGHT else 30


def face_worth(game: Cubitos, kind: int, face: int) -> int:
    """Return what a face is worth in active."""
    if face == BLANK:
        return 0
    if face == MOVE:
        return MOVE_WORTH
    if face == CREDIT:
        return CREDIT_WORTH
    if face in (SYMBOL, POWER):
        return 8 * game.costs[own_kind(kind)] + (10 if face == POWER else 0)
    return 10 * (face - 3)


@final
class DiceKnown:
    """What a greedy player knows of the dice of a game, worked out once."""

    def __init__(self, game: Cubitos) -> None:
        self.game: Cubitos = game
        self._misses: list[float] = []
        """By kind: the chance of a blank."""
        self._sums: list[int] = []
        """By kind: what all sides are worth together."""
        self._faces: list[i64] = []
        """By kind and face, as kind * FACES + face: what it is worth in active."""
        for kind in range(KINDS):
            sides = game.dice.kinds[kind].sides
            self._misses.append(sides.count(BLANK) / len(sides))
            self._sums.append(sum([face_worth(game, kind, face) for face in sides]))
            for face in range(FACES):
                self._faces.append(face_worth(game, kind, face) if face in sides else 0)

    def bust_chance(self, player: Player) -> float:
        """Return the exact chance that a roll of the roll zone misses altogether and busts."""
        if not player.at_risk:
            return 0.0
        chance = 1.0
        kind = player.roll.next_kind(0)
        while kind < KINDS:
            miss = self._misses[kind]
            for _ in range(player.roll[kind]):
                chance *= miss
            kind = player.roll.next_kind(kind + 1)
        return chance

    def pays_to_push(self, player: Player) -> bool:
        """Return whether what a push brings on average outweighs what a bust would take."""
        chance = self.bust_chance(player)
        if chance == 0.0:
            return True
        stake: i64 = 0
        for die in player.active:
            stake += self._faces[shown_of(die)]
        gain = 0.0
        kind = player.roll.next_kind(0)
        while kind < KINDS:
            gain += int(player.roll[kind]) * self._sums[kind] / SIDES
            kind = player.roll.next_kind(kind + 1)
        return gain > chance * (int(stake) + gain - FAN_WORTH)


LAST_KNOWN: Final[list[DiceKnown]] = []
"""The `DiceKnown` of the last game asked about: usually, all players ask about the same game."""


def dice_of(game: Cubitos) -> DiceKnown:
    """Return what is known of the dice of a game."""
    if not LAST_KNOWN or LAST_KNOWN[0].game is not game:
        LAST_KNOWN[:] = [DiceKnown(game)]
    return LAST_KNOWN[0]
