"""Odds of a roll alone: fractions of whole numbers, never rounded, by counting over dice and faces.

Dice that show the same count as one, and amounts are added up die by die, so nothing is rolled.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    CREDIT,
    GRAY,
    KINDS,
    MOVE,
    POWER,
    RED,
    SYMBOL,
    USED,
    colour_of,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.state import Player

HITS: Final = "hits"
MOVES: Final = "moves"
MONEY: Final = "money"
CREDITS: Final = "credits"
SWORDS: Final = "swords"
COUNTED: Final = (HITS, MOVES, MONEY, CREDITS, SWORDS)
"""What can be counted on the faces of dice, other than symbols and powers of colours except red."""


def all_blank(game: Cubitos, counts: list[int]) -> Fraction:
    """Return the chance that every one of these dice shows a blank."""
    blank = 1
    total = 1
    for kind in range(KINDS):
        if counts[kind]:
            sides = game.dice.kinds[kind].sides
            blank *= sides.count(BLANK) ** counts[kind]
            total *= len(sides) ** counts[kind]
    return Fraction(blank, total)


def gray_dice(player: Player) -> list[int]:
    """Return how many gray dice of each kind a player has, in all zones."""
    counts = [0] * KINDS
    for kind in range(KINDS):
        if colour_of(kind) == GRAY:
            counts[kind] = player.draw[kind] + player.roll[kind] + player.discard[kind]
    for die in player.active:
        if colour_of(kind_of(die)) == GRAY:
            counts[kind_of(die)] += 1
    return counts


def bust_chance(game: Cubitos, player: Player, pushing: bool = True) -> Fraction:
    """Return the chance that rolling the whole roll zone busts; 0 for a player who is not at risk.

    Pass `pushing=False` for a push that has not begun: what made the last push safe does not apply to it.
    """
    if not player.at_risk or (pushing and player.safe_push) or player.roll.empty():
        return Fraction(0)
    return all_blank(game, player.roll.counts())


def shown_amount(game: Cubitos, kind: int, face: int, what: str) -> int:
    """Return how much of something a face shows."""
    if what == HITS:
        return 0 if face == BLANK else 1
    if what == MOVES:
        return 1 if face == MOVE else 0
    if what == MONEY:
        return face_money(face)
    if what == CREDITS:
        return 1 if face == CREDIT else 0
    if own_kind(kind) != RED or face not in (SYMBOL, POWER):
        return 0
    return game.cards[RED].power_swords if face == POWER else 1


def amounts_of_roll(game: Cubitos, counts: list[int], what: str) -> list[Fraction]:
    """Return, for each amount of something, the chance that a roll of these dice shows exactly that."""
    found = [1]
    total = 1
    for kind in range(KINDS):
        sides = game.dice.kinds[kind].sides
        amounts = [shown_amount(game, kind, face, what) for face in sides]
        for _ in range(counts[kind]):
            total *= len(sides)
            longer = [0] * (len(found) + max(amounts))
            for amount in amounts:
                for place, number in enumerate(found):
                    longer[place + amount] += number
            found = longer
    while len(found) > 1 and found[-1] == 0:
        found.pop()
    return [Fraction(number, total) for number in found]


def amount_active(game: Cubitos, player: Player, what: str) -> int:
    """Return how much of something a player's active dice show; used ones still are hits and swords."""
    amount = 0
    for die in player.active:
        if not die & USED or what in (HITS, SWORDS):
            amount += shown_amount(game, kind_of(die), face_of(die), what)
    return amount


def amounts_after_push(
    game: Cubitos, player: Player, what: str, bust: Fraction | None = None
) -> list[Fraction]:
    """Return, for each amount, the chance that a push leaves exactly that active; a bust leaves none.

    The chances add up to the chance of no bust. The chance of a bust can be given if abilities change it; a
    prevented bust leaves what was active before.
    """
    stands = bust_chance(game, player) if bust is None else bust
    there = amount_active(game, player, what)
    found = [Fraction(0)] * there + amounts_of_roll(game, player.roll.counts(), what)
    # A roll of only blanks adds nothing, and is the only way to bust.
    found[there] -= stands
    return found


def mean(amounts: list[Fraction]) -> Fraction:
    """Return the mean of an amount."""
    return sum((number * chance for number, chance in enumerate(amounts)), Fraction(0))
