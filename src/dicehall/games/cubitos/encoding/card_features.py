"""A kind of die as a list of numbers: its sides, its cost, and what the words of its card tell.

The card's name is not among them, so what is learned with one set of cards can be used with another, and
with custom cards. `FEATURES` says in words what each number means.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.words import Condition
from dicehall.games.cubitos.cards.ability import EACH
from dicehall.games.cubitos.cards.amounts import (
    EVERY_COLOUR,
    ActiveColours,
    ActiveDice,
    Amount,
    FanCount,
    GrayMoney,
    GrayMoves,
    Just,
    PlayersWithFewerSwords,
    RedLinesAhead,
)
from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.conditions import (
    Active,
    AllOf,
    Always,
    Busted,
    GainedACredit,
    LostADie,
    RewardNearby,
    ShowsPower,
    Together,
)
from dicehall.games.cubitos.cards.moments import BEFORE_SWORDS, MOMENT_NAMES, POWER
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    BARE_FAN,
    BUST_PREVENTED,
    BUST_PREVENTED_BY_HIT,
    CREDITS,
    DIE_BORROWED,
    DIE_GAINED,
    DIE_GIVEN,
    DIE_LOST,
    DIE_SET,
    FAN,
    FORCED_PUSH,
    FREE_DRAW,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    MONEY,
    MOVES,
    NEARBY_REWARD,
    NO_LIMIT,
    SAFE_PUSH,
    STAYS_ACTIVE,
    STEP,
    SWORDS_DOUBLED,
    THIS_LOST,
    THIS_TO_ROLL,
    UNCOUNTED,
    WATER,
    Brings,
    Picked,
)
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.components import SIDES
from dicehall.games.cubitos.rules.dice import (
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    OWN_KINDS,
    colour_of,
)
from dicehall.games.cubitos.rules.zones import ZONE_NAMES

COST_UNIT: Final = 10
AMOUNT_UNIT: Final = 4
"""What costs and amounts are divided by, so that most numbers lie between 0 and 1."""
ALL_THERE_ARE: Final = 10
"""The number of dice that stands for as many as there are."""

GAINED: Final = (MOVES, WATER, MONEY, CREDITS, FAN, BARE_FAN)
"""Gains that are listed by the way in which they are gained, see `WAYS`."""
WAYS: Final = ("from a symbol", "from a power", "if a condition holds", "for each of something")
BY_SYMBOL: Final = 0
BY_POWER: Final = 1
BY_CONDITION: Final = 2
BY_COUNT: Final = 3
OTHER_EFFECTS: Final = (
    *(DIE_GAINED, DIE_BORROWED, DIE_SET, DIE_LOST, THIS_LOST, DIE_GIVEN),
    *(FREE_ROLL, FREE_ROLL_OF_ALL, BUST_PREVENTED, BUST_PREVENTED_BY_HIT, SAFE_PUSH, FORCED_PUSH),
    *(THIS_TO_ROLL, ANOTHER_TO_ROLL, STAYS_ACTIVE, UNCOUNTED, FREE_DRAW, SWORDS_DOUBLED),
    *(STEP, NEARBY_REWARD),
)
COUNTED: Final = (
    *("fan", "active colour", "active die", "move on gray dice", "money on gray dice"),
    *("red line ahead", "player with fewer swords"),
)
CONDITIONS: Final = (
    *("a die was lost this round", "a credit was gained this round", "the player bust"),
    *("this die shows its power", "a reward is nearby", "several such dice are used together"),
    "the player picks it",
)
TEN_COLOURS: Final = (*COLOUR_NAMES, "gray", "start")


def _features() -> tuple[str, ...]:
    """Return the meaning of every number, in order."""
    return (
        f"cost, in units of {COST_UNIT}",
        *[f"chance to roll: {face}" for face in FACE_NAMES],
        *[f"its colour is {colour}" for colour in TEN_COLOURS],
        "swords that a power counts",
        *[f"{what} {way}, in units of {AMOUNT_UNIT}" for what in GAINED for way in WAYS],
        *[f"{what}, in units of {AMOUNT_UNIT}" for what in OTHER_EFFECTS],
        *[f"gained or done for each {what}" for what in COUNTED],
        *[f"part of it is done only if {condition}" for condition in CONDITIONS],
        *[f"part of it needs an active die: {colour}" for colour in TEN_COLOURS],
        *[f"counts active dice: {colour}" for colour in TEN_COLOURS],
        *[f"concerns dice of a colour: {colour}" for colour in TEN_COLOURS],
        *[f"takes dice from: {zone}" for zone in ZONE_NAMES],
        "the player may take fewer dice, or none",
        "the dice must be of different colours",
        f"the most a die gained may cost, in units of {COST_UNIT}; 1 for any die",
        "a die gained may cost as much as is counted, such as the player's fans",
        *[f"effects at: {moment}" for moment in _moments()],
        "part of it is not optional",
        "part of it is used up until the die is rolled again",
        "swords: for each player with more than somebody else",
        "swords: a tie goes to the start player",
    )


def _moments() -> list[str]:
    """Return the names of the moments, and a name of its own for one that texts do not distinguish."""
    names = list(MOMENT_NAMES)
    names[BEFORE_SWORDS] = "power, before swords are compared"
    return names


FEATURES: Final = _features()
"""What each number means."""
FEATURE_COUNT: Final = len(FEATURES)
"""How many numbers describe a kind of die."""

COST_AT: Final = 0
SIDES_AT: Final = 1
COLOUR_AT: Final = SIDES_AT + len(FACE_NAMES)
SWORDS_AT: Final = COLOUR_AT + len(TEN_COLOURS)
GAINED_AT: Final = SWORDS_AT + 1
OTHERS_AT: Final = GAINED_AT + len(GAINED) * len(WAYS)
COUNTED_AT: Final = OTHERS_AT + len(OTHER_EFFECTS)
CONDITIONS_AT: Final = COUNTED_AT + len(COUNTED)
NEEDS_AT: Final = CONDITIONS_AT + len(CONDITIONS)
COUNTS_AT: Final = NEEDS_AT + len(TEN_COLOURS)
CONCERNS_AT: Final = COUNTS_AT + len(TEN_COLOURS)
ZONES_AT: Final = CONCERNS_AT + len(TEN_COLOURS)
FEWER_AT: Final = ZONES_AT + len(ZONE_NAMES)
DIFFERENT_AT: Final = FEWER_AT + 1
MOST_COST_AT: Final = FEWER_AT + 2
MOST_COUNTED_AT: Final = FEWER_AT + 3
MOMENTS_AT: Final = FEWER_AT + 4
FORCED_AT: Final = MOMENTS_AT + len(MOMENT_NAMES)
ONCE_AT: Final = FORCED_AT + 1
EACH_AT: Final = FORCED_AT + 2
TIES_AT: Final = FORCED_AT + 3
"""Where each group of numbers begins."""


def features_of_kinds(game: Cubitos) -> list[list[float]]:
    """Return the numbers of every kind of die in a game: eight colours, light and dark gray, start."""
    found: list[list[float]] = []
    for kind in range(OWN_KINDS):
        card = game.cards[kind] if kind < COLOURS else None
        cost = int(game.costs[kind]) if kind < COLOURS else 0
        found.append(features_of(card, int(colour_of(kind)), cost, game.box.sides[kind]))
    return found


def features_of(card: Card | None, colour: int, cost: int, sides: tuple[int, ...]) -> list[float]:
    """Return the numbers of a kind of die; gray dice and the start die have no card."""
    numbers = [0.0] * FEATURE_COUNT
    numbers[COST_AT] = cost / COST_UNIT
    for side in sides:
        numbers[SIDES_AT + side] += 1 / SIDES
    numbers[COLOUR_AT + colour] = 1.0
    if card is not None:
        numbers[SWORDS_AT] = float(card.power_swords) if card.compares else 0.0
        for moment, effect in enumerate(card.tells):
            for one in effect:
                numbers[MOMENTS_AT + moment] += 1.0
                _tell(numbers, one, moment)
        forced = card.forced > 0 or card.owes is not None or card.loses > 0
        numbers[FORCED_AT] = float(forced)
        numbers[ONCE_AT] = float(card.once_until_rolled > 0)
        numbers[EACH_AT] = float(card.compares == EACH)
        numbers[TIES_AT] = float(card.start_wins_ties)
    return numbers


def _tell(numbers: list[float], effect: Brings, moment: int) -> None:
    """Add one effect."""
    conditions = _single(effect.given)
    amount = effect.number * _times(numbers, effect.times, effect.number)
    if effect.what in GAINED:
        numbers[GAINED_AT + GAINED.index(effect.what) * len(WAYS) + _way(effect, moment)] += (
            amount / AMOUNT_UNIT
        )
    else:
        numbers[OTHERS_AT + OTHER_EFFECTS.index(effect.what)] += amount / AMOUNT_UNIT
        _tell_dice(numbers, effect)
    for condition in conditions:
        _tell_condition(numbers, condition)


def _way(effect: Brings, moment: int) -> int:
    """Return how something is gained."""
    if not isinstance(effect.times, Just):
        return BY_COUNT
    if effect.given:
        return BY_CONDITION
    return BY_POWER if moment in (POWER, BEFORE_SWORDS) else BY_SYMBOL


def _single(given: tuple[Condition, ...]) -> list[Condition]:
    """Return conditions one by one."""
    single: list[Condition] = []
    for condition in given:
        if isinstance(condition, AllOf):
            single += _single(condition.conditions)
        elif not isinstance(condition, Always):
            single.append(condition)
    return single


def _times(numbers: list[float], times: Amount, number: int) -> float:
    """Return how often something is done for each thing that is counted, and mark what is counted."""
    if isinstance(times, Just):
        return float(times.number) if times.number < NO_LIMIT else float(ALL_THERE_ARE)
    if isinstance(times, FanCount):
        counted, each = 0, 1 / times.divided_by
    elif isinstance(times, ActiveColours):
        counted, each = 1, 1.0
    elif isinstance(times, ActiveDice):
        counted, each = 2, 1 / times.every
        _mark(numbers, COUNTS_AT, int(times.colours))
    elif isinstance(times, GrayMoves):
        counted, each = 3, 1.0
    elif isinstance(times, GrayMoney):
        counted, each = 4, 1.0
    elif isinstance(times, RedLinesAhead):
        counted, each = 5, 1 / times.every
    elif isinstance(times, PlayersWithFewerSwords):
        counted, each = 6, float(times.each)
    else:
        raise TypeError(f"cards do not count by {times}")
    numbers[COUNTED_AT + counted] += number * each
    return each


def _tell_condition(numbers: list[float], condition: Condition) -> None:
    """Add what must hold."""
    if isinstance(condition, Active):
        _mark(numbers, NEEDS_AT, int(condition.colours))
        return
    if isinstance(condition, LostADie):
        number = 0
    elif isinstance(condition, GainedACredit):
        number = 1
    elif isinstance(condition, Busted):
        number = 2
    elif isinstance(condition, ShowsPower):
        number = 3
    elif isinstance(condition, RewardNearby):
        number = 4
    elif isinstance(condition, Together):
        number = 5
    elif isinstance(condition, Picked):
        number = 6
    else:
        raise TypeError(f"cards have no condition {condition}")
    numbers[CONDITIONS_AT + number] += float(
        condition.dice if isinstance(condition, Together) else 1
    )


def _tell_dice(numbers: list[float], effect: Brings) -> None:
    """Add which dice an effect concerns; if it concerns every colour, none is marked."""
    if effect.colours != EVERY_COLOUR:
        _mark(numbers, CONCERNS_AT, effect.colours)
    for zone in range(len(ZONE_NAMES)):
        if effect.zones >> zone & 1:
            numbers[ZONES_AT + zone] = 1.0
    if effect.may:
        numbers[FEWER_AT] = 1.0
    if effect.different:
        numbers[DIFFERENT_AT] = 1.0
    if effect.what == DIE_GAINED:
        if isinstance(effect.most, Just):
            numbers[MOST_COST_AT] = min(int(effect.most.number), COST_UNIT) / COST_UNIT
        else:
            numbers[MOST_COUNTED_AT] = _times(numbers, effect.most, 1)


def _mark(numbers: list[float], at: int, colours: int) -> None:
    """Mark some colours, given as one bit each."""
    for colour in range(len(TEN_COLOURS)):
        if colours >> colour & 1:
            numbers[at + colour] = 1.0
