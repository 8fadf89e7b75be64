"""What the cards of a game, and its track, can take from trays and return to them, worked out once."""

from __future__ import annotations

from math import ceil
from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.cards.card import Card
from dicehall.games.cubitos.cards.choosing_dice import FROM_ACTIVE, FROM_DISCARD, FROM_DRAW
from dicehall.games.cubitos.cards.conditions import CardCondition
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    COMPARE,
    NOW,
    ON_PUSH,
    POWER,
    RUN,
    RUN_PHASE_END,
    SECOND,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.telling import (
    ANOTHER_TO_ROLL,
    DIE_BORROWED,
    DIE_GAINED,
    DIE_LOST,
    DIE_SET,
    FREE_ROLL,
    FREE_ROLL_OF_ALL,
    NEARBY_REWARD,
    THIS_LOST,
    THIS_TO_ROLL,
    Brings,
)
from dicehall.games.cubitos.cards.tray_words import kinds_of
from dicehall.games.cubitos.rules.components import SINCE_VERSION
from dicehall.games.cubitos.rules.dice import COLOURS
from dicehall.games.cubitos.track.course import Course, moves_back_from
from dicehall.games.cubitos.track.track import ANY_DIE, DIE_UP_TO, LOSE_DICE, NOWHERE

ROLLING: Final = 0
RUNNING: Final = 1
MOVING: Final = 2
COMPARING: Final = 3
"""The steps of a round in which dice can be taken from trays."""
MOMENTS_OF_STEP: Final = (
    (NOW, AFTER_PUSH, ANY_TIME, ON_PUSH, WOULD_BUST),
    (NOW, RUN, POWER, SECOND, ANY_TIME, BEFORE_SWORDS),
    (NOW, AFTER_MOVE, ANY_TIME),
    (NOW, COMPARE, ANY_TIME),
)
"""For each step, the moments at which cards do something in it."""
LOSSES_OF_STEP: Final = ((), (RUN_PHASE_END,), (), ())
"""For each step, the other moments at which dice are lost in it."""
PUSHES: Final = (AFTER_PUSH, ON_PUSH, WOULD_BUST)
"""Moments that can come again and again in a roll phase."""
DIE_REWARDS: Final = (ANY_DIE, DIE_UP_TO)
"""Rewards that gain a die."""
TAKES: Final = (DIE_GAINED, DIE_BORROWED, NEARBY_REWARD)
"""Effects that take dice from trays."""
FREE_ROLLS: Final = (FREE_ROLL, FREE_ROLL_OF_ALL)
ACTIVATES: Final = (DIE_BORROWED, DIE_SET, *FREE_ROLLS)
"""Effects that make dice active."""
MANY: Final = 1000
"""More dice than any tray holds."""
LINKS: Final = 40
"""How far dice that take dice that take dice are followed."""


class Takings:
    """For each step of a round, what can be taken from trays and returned to them."""

    def __init__(self, cards: list[Card], course: Course, version: int) -> None:
        self.takes: list[list[i64]] = []
        """For each step and colour, the kinds that its card can take from trays, one bit each."""
        self.times: list[list[i64]] = []
        """For each step and colour, how many dice one of its dice leads to being taken at most."""
        self.that_take: list[i64] = []
        """For each step, the colours whose cards can take dice from trays, one bit each."""
        self.loses: list[list[i64]] = []
        """For each step and colour, the kinds of dice that its card can return to trays, one bit each."""
        both_ways = version >= SINCE_VERSION[15]
        self.to_die_reward: list[i64] = moves_to_rewards(course, DIE_REWARDS, both_ways)
        """How far it is at least from every position to a reward that gains a die."""
        self.to_loss_reward: list[i64] = moves_to_rewards(course, (LOSE_DICE,), both_ways)
        """How far it is at least from every position to a reward that loses dice."""
        self.dice_of_reward: i64 = most_dice_of_reward(course)
        """How many dice a space brings at most."""
        for step in range(len(MOMENTS_OF_STEP)):
            if version >= SINCE_VERSION[29]:
                self._add_step(cards, step)
            else:
                self._add_step_as_formerly(cards, step)
        if version < SINCE_VERSION[29]:
            self.dice_of_reward = 1

    def _add_step(self, cards: list[Card], step: int) -> None:
        """Work out what the cards take and lose in one step more."""
        moments = moments_of(cards, step)
        effects = [taking_effects(card, moments) for card in cards]
        takes = [kinds_of(colours_of(found)) for found in effects]
        rolls = any(rolls_new_dice(card, moments) for card in cards)
        times: list[float] = [0.0] * COLOURS
        endless = [
            bool(found)
            and (
                any(tells_at(card, moment, TAKES) for moment in moments if moment in PUSHES)
                or any(comes_again(colour, other, moments) for other in cards)
            )
            for colour, (card, found) in enumerate(zip(cards, effects))
        ]
        before = times
        for _ in range(LINKS):
            before = times
            times = [
                MANY if endless[colour] else self._dice_of(effects[colour], times, rolls)
                for colour in range(COLOURS)
            ]
        every = 0
        for kinds in takes:
            every |= kinds
        for colour in range(COLOURS):
            if any(leads_on(effect, takes, rolls) for effect in effects[colour]):
                takes[colour] |= every
        self.takes.append(list(takes))
        # What still grows by whole dice does so as long as there are any.
        grows = [now - then > 0.5 for now, then in zip(times, before)]
        self.times.append([MANY if more else ceil(number) for number, more in zip(times, grows)])
        self.that_take.append(colours_with_kinds(takes))
        self.loses.append([lost_by(card, moments, step) for card in cards])

    def _dice_of(self, effects: list[Brings], times: list[float], rolls: bool) -> float:
        """Return how many dice these effects of a die take, and the dice taken in their turn."""
        total = 0.0
        for effect in effects:
            dice = int(self.dice_of_reward) if effect.what == NEARBY_REWARD else 1
            further = 0.0
            if effect.what == DIE_BORROWED or rolls:
                for colour in range(COLOURS):
                    if effect.colours >> colour & 1:
                        further = max(further, times[colour])
            total += dice * (1.0 + further) / (1 + partners_of(effect))
        return min(total, float(MANY))

    def _add_step_as_formerly(self, cards: list[Card], step: int) -> None:
        """Work out a step as it was before ruling 29 was worded as it is: some cases were left out."""
        moments = [
            moment for moment in MOMENTS_OF_STEP[step] if moment not in (ON_PUSH, WOULD_BUST)
        ]
        takes = [kinds_of(colours_of(taking_effects(card, moments))) for card in cards]
        that_take = colours_with_kinds(takes)
        every = 0
        for kinds in takes:
            every |= kinds
        times = [2 if kinds & that_take else 1 for kinds in takes]
        self.takes.append([kinds | every if kinds & that_take else kinds for kinds in takes])
        self.times.append(list(times))
        self.that_take.append(that_take)
        losing = [moment for moment in MOMENTS_OF_STEP[step] if moment != ON_PUSH]
        self.loses.append([lost_by(card, losing, step) for card in cards])


def moments_of(cards: list[Card], step: int) -> list[int]:
    """Return the moments that can come in a step; now-abilities only if dice can become active in it."""
    moments = list(MOMENTS_OF_STEP[step])
    if step != ROLLING and not any(
        tells_at(card, moment, ACTIVATES) for card in cards for moment in moments if moment != NOW
    ):
        moments.remove(NOW)
    return moments


def tells_at(card: Card, moment: int, whats: tuple[str, ...]) -> bool:
    """Return whether a card brings one of these effects at a moment."""
    return any(effect.what in whats for effect in card.tells[moment])


def taking_effects(card: Card, moments: list[int]) -> list[Brings]:
    """Return the effects of a card at some moments that take dice from trays."""
    return [effect for moment in moments for effect in card.tells[moment] if effect.what in TAKES]


def colours_of(effects: list[Brings]) -> int:
    """Return the colours that effects concern, one bit each."""
    colours = 0
    for effect in effects:
        colours |= effect.colours
    return colours


def partners_of(effect: Brings) -> int:
    """Return how many more dice an effect uses up."""
    partners = 0
    for condition in effect.given:
        if isinstance(condition, CardCondition):
            partners += int(condition.partners())
    return partners


def rolls_new_dice(card: Card, moments: list[int]) -> bool:
    """Return whether a card can roll dice that have just come to discard."""
    return any(
        effect.what in FREE_ROLLS and effect.zones & (FROM_DRAW | FROM_DISCARD)
        for moment in moments
        for effect in card.tells[moment]
    )


def comes_again(colour: int, other: Card, moments: list[int]) -> bool:
    """Return whether a card lets active dice of a colour be rolled again, and so used again."""
    for moment in moments:
        for effect in other.tells[moment]:
            if (
                effect.what == ANOTHER_TO_ROLL
                or (effect.what == THIS_TO_ROLL and other.colour == colour)
                or (
                    effect.what in FREE_ROLLS
                    and effect.zones & FROM_ACTIVE
                    and effect.colours >> colour & 1
                )
            ):
                return True
    return False


def leads_on(effect: Brings, takes: list[int], rolls: bool) -> bool:
    """Return whether a die that an effect takes can take dice itself."""
    if effect.what != DIE_BORROWED and not rolls:
        return False
    return any(effect.colours >> colour & 1 and takes[colour] for colour in range(COLOURS))


def colours_with_kinds(by_colour: list[int]) -> int:
    """Return the colours that have any kinds, one bit each."""
    colours = 0
    for colour in range(COLOURS):
        if by_colour[colour]:
            colours |= 1 << colour
    return colours


def lost_by(card: Card, moments: list[int], step: int) -> int:
    """Return the kinds of dice that a card can return to trays in a step, one bit each."""
    colours = 0
    for moment in (*moments, *LOSSES_OF_STEP[step]):
        for effect in card.tells[moment]:
            if effect.what == THIS_LOST:
                colours |= 1 << int(card.colour)
            elif effect.what == DIE_LOST:
                colours |= effect.colours
    return kinds_of(colours)


def most_dice_of_reward(course: Course) -> int:
    """Return how many dice the rewards of one space bring at most."""
    return max(
        sum(kind in DIE_REWARDS for kind, _ in course.rewards(position))
        for position in range(course.size)
    )


def moves_to_rewards(course: Course, rewards: tuple[int, ...], both_ways: bool) -> list[int]:
    """Return the fewest moves from every position to such a reward, over water and with free shortcuts.

    If `both_ways`, as the last steps to a reward nearby may lead, also back over the start and the finish.
    """
    ends = [
        position
        for position in range(course.size)
        if any(kind in rewards for kind, _ in course.rewards(position))
    ]
    return moves_back_from(course, ends, NOWHERE, both_ways)
