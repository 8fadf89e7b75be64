"""Estimate what a die of an unknown card adds to the pace, from the effects that the card tells.

There are fitted weights only for the cards that come with the game. For others, each effect has a price in
money, and what a die brings on average is turned into pace by the straight line that fits the known cards.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.cards import telling
from dicehall.games.cubitos.cards.amounts import (
    EVERY_COLOUR,
    ActiveColours,
    ActiveDice,
    Amount,
    FanCount,
    Just,
    RedLinesAhead,
)
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.conditions import ShowsPower
from dicehall.games.cubitos.cards.moments import BEFORE_SWORDS, COMPARE, POWER
from dicehall.games.cubitos.cards.telling import Brings
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE
from dicehall.games.cubitos.rules.dice import SYMBOL

PRICES: Final[dict[str, float]] = {
    telling.MOVES: 4.0,
    telling.WATER: 5.0,
    telling.MONEY: 1.0,
    telling.CREDITS: 1.5,
    telling.FAN: 4.0,
    telling.BARE_FAN: 3.0,
    telling.DIE_GAINED: 3.0,
    telling.DIE_BORROWED: 8.0,
    telling.DIE_SET: 6.0,
    telling.DIE_LOST: 2.0,
    telling.THIS_LOST: -5.0,
    telling.DIE_GIVEN: 2.0,
    telling.FREE_ROLL: 2.0,
    telling.FREE_ROLL_OF_ALL: 5.0,
    telling.BUST_PREVENTED: 6.0,
    telling.BUST_PREVENTED_BY_HIT: 4.0,
    telling.SAFE_PUSH: 5.0,
    telling.FORCED_PUSH: -1.0,
    telling.THIS_TO_ROLL: 1.5,
    telling.ANOTHER_TO_ROLL: 1.0,
    telling.STAYS_ACTIVE: 3.0,
    telling.UNCOUNTED: 3.0,
    telling.FREE_DRAW: 5.0,
    telling.SWORDS_DOUBLED: 2.0,
    telling.STEP: 4.0,
    telling.NEARBY_REWARD: 4.0,
}
"""Roughly what each kind of effect is worth, in money."""
MANY: Final = 5
"""Roughly the most dice that a player has to roll for free."""
USUAL_FANS: Final = 4.0
USUAL_ACTIVE: Final = 8.0
USUAL_COLOURS: Final = 4.0
USUAL_LINES: Final = 3.0
HALF: Final = 0.5
"""Roughly how often a condition holds, or a player has the most swords."""
PACE_OF_A_DIE: Final = 0.25
PACE_OF_MONEY: Final = 0.2
"""The straight line through the 56 cards: the pace of a die without effects, and what each money adds."""


def told_pace(card: Card, sides: tuple[int, ...]) -> float:
    """Return what a die with these sides adds to the pace."""
    symbols = sides.count(SYMBOL) / len(sides)
    powers = sides.count(POWER_FACE) / len(sides)
    money = 0.0
    for moment, told in enumerate(card.tells):
        showing = powers if moment in (POWER, BEFORE_SWORDS) else symbols + powers
        if moment == COMPARE:
            showing *= HALF
        for one in told:
            shown = powers if ShowsPower() in one.given else showing
            money += shown * price(one)
    return PACE_OF_A_DIE + PACE_OF_MONEY * money


def price(told: Brings) -> float:
    """Return what an effect is worth when it comes up, in money."""
    worth = PRICES[told.what] * told.number * usual(told.times)
    for condition in told.given:
        if not isinstance(condition, ShowsPower):
            worth *= HALF
    return worth


def usual(times: Amount) -> float:
    """Return how much an amount usually comes to."""
    if isinstance(times, Just):
        return float(min(int(times.number), MANY))
    if isinstance(times, FanCount):
        return USUAL_FANS / int(times.divided_by)
    if isinstance(times, ActiveColours):
        return USUAL_COLOURS
    if isinstance(times, ActiveDice):
        every = times.colours == EVERY_COLOUR
        return (USUAL_ACTIVE if every else USUAL_COLOURS) / int(times.every)
    return USUAL_LINES / int(times.every) if isinstance(times, RedLinesAhead) else 1.0
