"""What a roll risks: the exact chance of a bust, and what would be lost."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from dicehall.cubitos.dice import BLANK, CREDIT, KINDS, MOVE, POWER, SYMBOL, USED, face_of
from dicehall.cubitos.game import Cubitos
from dicehall.cubitos.state import Player
from dicehall.cubitos.words import face_money


@dataclass(frozen=True)
class Stake:
    """What the active dice are worth: what plain faces show, symbols and powers, and the dice themselves."""

    money: int
    moves: int
    credits: int
    symbols: int
    dice: int


def all_blank(game: Cubitos, counts: list[int]) -> Fraction:
    """Return the chance that every one of these dice shows a blank."""
    chance = Fraction(1)
    for kind in range(KINDS):
        sides = game.dice.kinds[kind].sides
        chance *= Fraction(sides.count(BLANK), len(sides)) ** counts[kind]
    return chance


def bust_chance(game: Cubitos, player: Player, pushing: bool = True) -> Fraction:
    """Return the chance that rolling all of roll busts; none for who is not at risk.

    Before a push nothing makes it safe yet; what made the last one safe is over.
    """
    if not player.at_risk or (pushing and player.safe_push) or not any(player.roll):
        return Fraction(0)
    return all_blank(game, player.roll)


def stake(player: Player) -> Stake:
    """Return what a player would lose in a bust."""
    faces = [face_of(die) for die in player.active if not die & USED]
    return Stake(
        sum(face_money(face) for face in faces),
        faces.count(MOVE),
        faces.count(CREDIT),
        faces.count(SYMBOL) + faces.count(POWER),
        len(player.active),
    )
