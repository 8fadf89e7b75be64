"""A tally counts what dice show, so that amounts and conditions can be worked out without a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.rules.dice import (
    BLANK,
    COLOURS,
    CREDIT,
    FACE_BITS,
    FACE_MASK,
    GRAY,
    MONEY1,
    MOVE,
    POWER,
    SECOND_USED,
    SYMBOL,
    USED,
    colour_of,
    face_of,
    kind_of,
    shown_of,
)

# Unused symbols by colour, from 0 on; unused powers; then what plain faces show.
POWERS: Final = 8
MOVE_FACES: Final = 16
MONEY_FACES: Final = 17
CREDIT_FACES: Final = 18
GRAY_MOVES: Final = 19
GRAY_MONEY: Final = 20
DICE: Final = 21
COLOUR: Final = 22
"""From here on: active dice by colour, used or not."""
TALLIED_COLOURS: Final = 10
SECONDS: Final = 32
"""From here on: how many more second run abilities are unused than first ones, by colour."""
FANS: Final = 40
LINES: Final = 41
LOST: Final = 42
FEWER_SWORDS: Final = 43
BUST: Final = 44
"""Fans, red lines ahead, dice lost this round, players with fewer swords, and whether there was a bust. They
do not follow from dice, so the caller sets them."""
TALLY: Final = 45


def tally_of(active: list[i64]) -> list[i64]:
    """Return the tally of some active dice."""
    tally = [0] * TALLY
    for die in active:
        used = die & USED != 0
        count_shown(tally, shown_of(die), 1, used)
        if used != (die & SECOND_USED != 0) and face_of(die) in (SYMBOL, POWER):
            colour = colour_of(kind_of(die))
            tally[SECONDS + colour] = tally[SECONDS + colour] + (1 if used else -1)
    return tally


def count_shown(tally: list[i64], shown: i64, times: i64, used: bool) -> None:
    """Add a number of dice that show this, as kind * FACES + face, to a tally."""
    kind = shown >> FACE_BITS
    face = shown & FACE_MASK
    colour = colour_of(kind)
    tally[DICE] = tally[DICE] + times
    tally[COLOUR + colour] = tally[COLOUR + colour] + times
    if face == MOVE:
        if colour == GRAY:
            tally[GRAY_MOVES] = tally[GRAY_MOVES] + times
        if not used:
            tally[MOVE_FACES] = tally[MOVE_FACES] + times
    elif face == CREDIT:
        if not used:
            tally[CREDIT_FACES] = tally[CREDIT_FACES] + times
    elif face >= MONEY1:
        money = (face - MOVE) * times
        if colour == GRAY:
            tally[GRAY_MONEY] = tally[GRAY_MONEY] + money
        if not used:
            tally[MONEY_FACES] = tally[MONEY_FACES] + money
    elif face != BLANK and not used and colour < COLOURS:
        place = colour if face == SYMBOL else POWERS + colour
        tally[place] = tally[place] + times


def colours_in(tally: list[i64]) -> i64:
    """Return the colours of the dice in a tally, one bit each."""
    bits: i64 = 0
    colour: i64
    for colour in range(TALLIED_COLOURS):
        if tally[COLOUR + colour]:
            bits |= 1 << colour
    return bits
