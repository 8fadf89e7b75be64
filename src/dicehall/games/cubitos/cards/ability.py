"""One ability of a card, and the words that say when it is used, as in ``run(Gain(money=3))``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dicehall.core.mistakes import BadOptions
from dicehall.core.words import Word
from dicehall.games.cubitos.cards.amounts import THIS, colour_bits
from dicehall.games.cubitos.cards.conditions import Always, CardCondition, ShowsPower
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    NOW,
    ON_PUSH,
    POWER,
    RUN,
    RUN_PHASE_END,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.phrase import Phrase

NOBODY: Final = 0
MOST: Final = 1
EACH: Final = 2
"""Who is concerned when swords are compared."""
START_PLAYER: Final = 1
"""Who wins a tie: the start player, or the next clockwise."""
SWORDS: Final = "swords"
"""For `before`: the ability must be used before swords are compared."""
ALWAYS: Final = Always()


@dataclass(frozen=True)
class Ability:
    """Words, the moment at which they are done, and what else is printed about that."""

    moment: int
    words: tuple[Word | Phrase, ...] = ()
    given: CardCondition = ALWAYS
    """The condition under which it can be used."""
    forced: bool = False
    """Whether it must be used."""
    once_until_rolled: bool = False
    """Whether it is used up until the die is rolled again."""
    concerns: int = NOBODY
    """When swords are compared: the player with the most, or each with a sword."""
    ties: int = NOBODY
    """Who wins a tie."""
    stays: int = 0
    """Colours of the dice that may stay active."""


def now(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """Right after the die was placed in active."""
    return Ability(NOW, words, given)


def after_push(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """After a push that did not bust, if the die was active when its owner pushed."""
    return Ability(AFTER_PUSH, words, given)


def on_push(
    *words: Word | Phrase, given: CardCondition = ALWAYS, once_until_rolled: bool = False
) -> Ability:
    """After choosing to push, before the roll."""
    return Ability(ON_PUSH, words, given, once_until_rolled=once_until_rolled)


def would_bust(
    *words: Word | Phrase, given: CardCondition = ALWAYS, once_until_rolled: bool = False
) -> Ability:
    """When a roll would bust, before the bust."""
    return Ability(WOULD_BUST, words, given, once_until_rolled=once_until_rolled)


def run(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """In the run phase."""
    return Ability(RUN, words, given)


def power(*words: Word | Phrase, given: CardCondition = ALWAYS, before: str = "") -> Ability:
    """In the run phase, from a power face only; perhaps only before swords are compared."""
    return Ability(BEFORE_SWORDS if before == SWORDS else POWER, words, given)


def any_time(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """At any decision of the die's owner."""
    return Ability(ANY_TIME, words, given)


def after_move(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """Between moving and buying."""
    return Ability(AFTER_MOVE, words, given)


def most_swords(*words: Word | Phrase, ties: int = NOBODY) -> Ability:
    """When swords are compared, for the player with the most; a tie goes to the start player or to nobody."""
    return Ability(COMPARE, words, concerns=MOST, ties=ties)


def each_with_swords(*words: Word | Phrase) -> Ability:
    """When swords are compared, for each player who has more than somebody else."""
    return Ability(COMPARE, words, concerns=EACH)


def must(ability: Ability) -> Ability:
    """An ability that is not optional: right after the die was placed, or between move and buy."""
    if ability.moment not in (NOW, AFTER_MOVE):
        raise BadOptions(f"must is for now and after_move, not for {MOMENT_NAMES[ability.moment]}.")
    return replace(ability, forced=True)


def must_lose(what: int = THIS, given: CardCondition = ALWAYS) -> Ability:
    """This die is lost in the run phase, used or not; perhaps only if it shows a power."""
    if what != THIS or not isinstance(given, Always | ShowsPower):
        raise BadOptions("must_lose is for THIS die, always or given=ShowsPower().")
    return Ability(RUN_PHASE_END, given=given)


def stays_in_bust(*colours: int) -> Ability:
    """While this die is active, dice of these colours may stay active in a bust."""
    return Ability(BUST, stays=colour_bits(*colours))
