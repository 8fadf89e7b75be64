"""What an ability card is: for each moment of the game a program, or none."""

from __future__ import annotations

from typing import Final

from dicehall.core.task import Program
from dicehall.core.words import Word
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, FACES, KINDS, SYMBOL, own_kind
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE

NOW: Final = 0
AFTER_PUSH: Final = 1
ON_PUSH: Final = 2
WOULD_BUST: Final = 3
RUN: Final = 4
POWER: Final = 5
SECOND: Final = 6
ANY_TIME: Final = 7
AFTER_MOVE: Final = 8
COMPARE: Final = 9
BEFORE_SWORDS: Final = 10
MOMENTS: Final = 11
"""The moments at which a card can do something."""
MOMENT_NAMES: Final = (
    *("now", "after_push", "on_push", "would_bust", "run", "power", "second", "any_time"),
    # A power part is called the same whenever it can be used.
    *("after_move", "compare", "power"),
)
"""How texts call the moments."""

NOBODY: Final = 0
MOST: Final = 1
EACH: Final = 2


class Ability:
    """Words and the moment at which they are done."""

    __slots__ = ("moment", "words")

    def __init__(self, moment: int, words: tuple[Word, ...]) -> None:
        self.moment: int = moment
        """When."""
        self.words: tuple[Word, ...] = words
        """What."""


class Card:
    """One ability card."""

    __slots__ = (
        "colour",
        "compares",
        "id",
        "keeps_green_and_gray",
        "loses_after_move",
        "now_is_forced",
        "once_until_rolled",
        "power_swords",
        "programs",
        "run_after_bust",
        "run_loses",
        "start_wins_ties",
    )

    def __init__(self, id: str, colour: int) -> None:
        self.id: str = id
        """How texts call it."""
        self.colour: int = colour
        """The colour of its dice."""
        self.programs: list[Program | None] = [None] * MOMENTS
        """What it does, by moment."""
        self.run_loses: int = 0
        """Which dice are lost in the run phase, used or not: 0 none, 1 symbols and powers, 2 powers."""
        self.power_swords: int = 1
        """How many swords a power counts."""
        self.compares: int = NOBODY
        """Who is concerned when swords are compared: nobody, who has most, or each with a sword."""
        self.once_until_rolled: int = 0
        """Whether its on-push or would-bust ability is used up until the die is rolled again."""
        self.keeps_green_and_gray: int = 0
        """Whether green and gray dice may stay active in a bust."""
        self.run_after_bust: int = 0
        """Whether its run ability works only in a round in which its owner bust."""
        self.loses_after_move: int = 0
        """Whether each active die costs a die between move and buy, if a credit was gained."""
        self.now_is_forced: int = 0
        """Whether its now-ability is not optional."""
        self.start_wins_ties: int = 0
        """Whether a tie for most swords goes to the start player, or the next clockwise; else to nobody."""


def card(id: str, colour: int, *abilities: Ability, **flags: int) -> Card:
    """Write a card: its abilities in the words' vocabulary, and what else is printed on it."""
    written = Card(id, colour)
    for ability in abilities:
        name = f"{id}.{MOMENT_NAMES[ability.moment]}"
        written.programs[ability.moment] = Program(name, *ability.words)
    for flag, value in flags.items():
        setattr(written, flag, value)
    return written


def moments_of_shown(cards: list[Card]) -> list[int]:
    """Return for each kind of die and face, as kind * 8 + face, when a card of these does something.

    Both come in one number, one bit a moment, so that a glance tells the many dice that can do nothing.
    Credits are run abilities of their own: they may have to be asked for.
    """
    shown = [0] * (KINDS * FACES)
    for kind in range(KINDS):
        shown[kind * FACES + CREDIT] = 1 << RUN
        own = own_kind(kind)
        if own < COLOURS:
            for face in (SYMBOL, POWER_FACE):
                for moment in range(MOMENTS):
                    if cards[own].programs[moment] is not None:
                        shown[kind * FACES + face] |= 1 << moment
    return shown


def now(*words: Word) -> Ability:
    """Right after the die was placed in active."""
    return Ability(NOW, words)


def after_push(*words: Word) -> Ability:
    """After a push that did not bust, if the die was active when its owner pushed."""
    return Ability(AFTER_PUSH, words)


def on_push(*words: Word) -> Ability:
    """After choosing to push, before the roll."""
    return Ability(ON_PUSH, words)


def would_bust(*words: Word) -> Ability:
    """When a roll would bust, before the bust."""
    return Ability(WOULD_BUST, words)


def run(*words: Word) -> Ability:
    """In the run phase."""
    return Ability(RUN, words)


def power(*words: Word) -> Ability:
    """In the run phase, from a power face only."""
    return Ability(POWER, words)


def power_before_swords(*words: Word) -> Ability:
    """In the run phase before swords are compared, from a power face only."""
    return Ability(BEFORE_SWORDS, words)


def second(*words: Word) -> Ability:
    """In the run phase, besides the run ability."""
    return Ability(SECOND, words)


def any_time(*words: Word) -> Ability:
    """At any own decision."""
    return Ability(ANY_TIME, words)


def after_move(*words: Word) -> Ability:
    """Between moving and buying."""
    return Ability(AFTER_MOVE, words)


def compare(*words: Word) -> Ability:
    """When swords are compared."""
    return Ability(COMPARE, words)
