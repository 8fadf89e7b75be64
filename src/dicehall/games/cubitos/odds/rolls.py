"""Exact odds of a roll: fractions of whole numbers, never rounded, by counting over dice and faces.

Dice that show the same are not told apart, and amounts are added up die by die, so nothing is rolled.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicehall.core.dice import Dice, outcomes, ways
from dicehall.games.cubitos.cards.amounts import face_money
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import (
    BLANK,
    CREDIT,
    FACES,
    KINDS,
    MOVE,
    POWER,
    RED,
    SYMBOL,
    USED,
    face_of,
    kind_of,
    own_kind,
)
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.state import Player
from dicehall.games.cubitos.rules.tally import BUST, count_shown, tally_of
from dicehall.games.cubitos.rules.zone import thrown_from
from dicehall.games.cubitos.track.routes import Reach
from dicehall.games.cubitos.track.steps import Point

HITS: Final = "hits"
MOVES: Final = "moves"
MONEY: Final = "money"
CREDITS: Final = "credits"
SWORDS: Final = "swords"
COUNTED: Final = (HITS, MOVES, MONEY, CREDITS, SWORDS)
"""What can be counted on the faces of dice, other than symbols and powers of colours except red."""
MOST_FALLS: Final = 200_000
"""Rolls with more outcomes than this are not enumerated."""


class TooManyFalls(ValueError):
    """A roll has too many outcomes to enumerate them."""


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
    """Return how much of something a player's active dice show."""
    amount = 0
    for die in player.active:
        if not die & USED or what == HITS:
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


# ---- reaching a space


def reach_now(game: Cubitos, player: Player, position: int) -> bool:
    """Return whether a player's active dice lead to a position, with bought moves and effects."""
    tally = tally_of(player.active)
    tally[BUST] = player.busted
    return _reaches(game, player, _haul(game, player, Hauls(game), tally), position)


def reach_after_push(
    game: Cubitos, player: Player, position: int, most_falls: int = MOST_FALLS
) -> Fraction:
    """Return the chance that one push and then passing leads to a position this round.

    Only what the run abilities of the dice grant by themselves is counted: no free rolls, no comparison of
    swords, no rewards on the way. After a bust, only what the purse can buy is left.
    """
    hauls = Hauls(game)
    before = tally_of(player.active)
    sum_of_ways = 0
    if _number_of_falls(game.dice, player.roll.counts()) > most_falls:
        raise TooManyFalls("these dice can fall in too many ways to go through them")
    known: dict[tuple[int, int, int], bool] = {}
    bust = player.at_risk > 0 and not player.roll.empty()
    for cells, times in outcomes(game.dice, thrown_from(player.roll)):
        tally = list(before)
        hit = False
        for cell in cells:
            if cell % FACES != BLANK:
                hit = True
                count_shown(tally, cell, 1, False)
        if bust and not hit:
            tally = tally_of([])
            tally[BUST] = 1
        haul = _haul(game, player, hauls, tally)
        key = (haul.move, haul.water, haul.money + haul.credit)
        if key not in known:
            known[key] = _reaches(game, player, haul, position)
        if known[key]:
            sum_of_ways += times
    return Fraction(sum_of_ways, ways(game.dice, thrown_from(player.roll)))


def _number_of_falls(dice: Dice, counts: list[int]) -> int:
    number = 1
    for kind, count in enumerate(counts):
        faces = len(set(dice.kinds[kind].sides))
        for more in range(1, faces):
            number = number * (count + more) // more
    return number


def _haul(game: Cubitos, player: Player, hauls: Hauls, tally: list[int]) -> Haul:
    haul = Haul()
    lines = game.course.lines_to_finish(player.position)
    hauls.add(haul, tally, player.fans, lines, player.lost_dice)
    haul.move += player.move
    haul.water += player.water
    haul.money += player.money
    haul.credit += player.credit
    return haul


def _reaches(game: Cubitos, player: Player, haul: Haul, position: int) -> bool:
    """Return whether a haul leads to a position: for every number of moves that can be bought."""
    purse = haul.money + haul.credit
    for bought in range(purse // MOVE_PRICE + 1):
        left = purse - bought * MOVE_PRICE
        begin = Point(player.position, haul.move + bought, haul.water, left, player.effects_used)
        if Reach(game.course, begin).reaches(position):
            return True
    return False
