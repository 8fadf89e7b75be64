"""What an ability card is: abilities, each with its moment; written in words, and read by the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Program
from dicehall.core.words import Unfolding, Word
from dicehall.games.cubitos.cards.amounts import THIS, colour_bits
from dicehall.games.cubitos.cards.conditions import Always, CardCondition, GainedACredit, ShowsPower
from dicehall.games.cubitos.cards.loss_words import LoseThis
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    AFTER_PUSH,
    ANY_TIME,
    BEFORE_SWORDS,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    MOMENTS,
    NOW,
    ON_PUSH,
    POWER,
    RUN,
    RUN_PHASE_END,
    SECOND,
    WOULD_BUST,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.telling import STAYS_ACTIVE, THIS_LOST, Brings, brings
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, FACES, KINDS, SYMBOL, own_kind
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE

NOBODY: Final = 0
MOST: Final = 1
EACH: Final = 2
"""Who is concerned when swords are compared."""
START_PLAYER: Final = 1
"""Who wins a tie: the start player, or the next clockwise."""
SWORDS: Final = "swords"
"""The comparison of swords, where something must come before it."""
SYMBOL_OR_POWER: Final = 1 << SYMBOL | 1 << POWER_FACE
ALWAYS: Final = Always()


@dataclass(frozen=True)
class Ability:
    """Words, the moment at which they are done, and what else is printed about that."""

    moment: int
    words: tuple[Word | Phrase, ...] = ()
    given: CardCondition = ALWAYS
    """What must hold for its use."""
    forced: bool = False
    """Whether it is not optional."""
    once_until_rolled: bool = False
    """Whether it is used up until the die is rolled again."""
    concerns: int = NOBODY
    """Of swords: who has most, or each with a sword."""
    ties: int = NOBODY
    """Who has most in a tie."""
    stays: int = 0
    """Colours of the dice that may stay active."""


class Card:
    """One ability card."""

    __slots__ = (
        "abilities",
        "colour",
        "compares",
        "forced",
        "given",
        "id",
        "keeps",
        "loses",
        "once_until_rolled",
        "owes",
        "owes_given",
        "power_swords",
        "programs",
        "start_wins_ties",
        "tells",
    )

    def __init__(self, id: str, colour: int, power_swords: int) -> None:
        self.id: str = id
        """How texts call it."""
        self.colour: i64 = colour
        self.power_swords: i64 = power_swords
        """How many swords a power counts."""
        self.abilities: tuple[Ability, ...] = ()
        """All that is written on it, in order."""
        self.tells: list[tuple[Brings, ...]] = [()] * len(MOMENT_NAMES)
        """What it brings, by moment."""
        self.programs: list[Program | None] = [None] * MOMENTS
        """What it does, by moment."""
        self.given: list[CardCondition | None] = [None] * MOMENTS
        """What must hold for that, by moment."""
        self.forced: i64 = 0
        """The moments whose abilities are not optional, one bit each."""
        self.once_until_rolled: i64 = 0
        """The moments whose abilities are used up until the die is rolled again, one bit each."""
        self.loses: i64 = 0
        """The faces with which its dice are lost in the run phase, used or not, one bit each."""
        self.keeps: i64 = 0
        """The colours that may stay active in a bust, one bit each."""
        self.owes: Program | None = None
        """What each active die must do between move and buy."""
        self.owes_given: CardCondition | None = None
        """What must hold for that."""
        self.compares: i64 = NOBODY
        """Who is concerned when swords are compared: nobody, who has most, or each with a sword."""
        self.start_wins_ties: i64 = 0
        """Whether a tie for most swords goes to the start player, or the next clockwise; else to nobody."""

    def tells_of(self, moment: int, what: str) -> Brings | None:
        """Return the first effect of a kind that it brings at a moment; None if there is none."""
        for one in self.tells[moment]:
            if one.what == what:
                return one
        return None

    def owes_for_credits(self) -> bool:
        """Return whether gaining a credit obliges its dice to something."""
        return isinstance(self.owes_given, GainedACredit)


def card(id: str, colour: int, *abilities: Ability, power_swords: int = 1) -> Card:
    """Return a card: its abilities, and how many swords a power counts."""
    written = Card(id, colour, power_swords)
    written.abilities = tuple(in_their_moments(id, abilities))
    for ability in written.abilities:
        if ability.moment == RUN_PHASE_END:
            written.loses = faces_with(ability.given)
    for ability in written.abilities:
        moment = ability.moment
        told = spelled(id, ability)
        words = told
        written.tells[moment] = tells(ability, told)
        if moment >= MOMENTS:
            written.keeps |= ability.stays
            continue
        name = f"{id}.{MOMENT_NAMES[moment]}"
        given = None if isinstance(ability.given, Always) else ability.given
        if ability.forced and moment == AFTER_MOVE:
            written.owes = done_by(name, words)
            written.owes_given = given
            continue
        if (moment == RUN and written.loses == SYMBOL_OR_POWER) or (
            moment == POWER and written.loses == 1 << POWER_FACE
        ):
            # Using an ability also causes a loss that is not optional.
            words = (*words, LoseThis())
        written.programs[moment] = Program(name, *words)
        written.given[moment] = given
        written.forced |= int(ability.forced) << moment
        written.once_until_rolled |= int(ability.once_until_rolled) << moment
        if moment == COMPARE:
            written.compares = ability.concerns
            written.start_wins_ties = int(ability.ties == START_PLAYER)
    return written


def in_their_moments(id: str, abilities: tuple[Ability, ...]) -> list[Ability]:
    """Return the abilities, a second run ability moved to its own moment, so that no moment has two."""
    placed: list[Ability] = []
    taken: list[int] = []
    for ability in abilities:
        moment = SECOND if ability.moment == RUN and RUN in taken else ability.moment
        if moment in taken:
            raise BadOptions(
                f"card {id} has too many abilities {MOMENT_NAMES[ability.moment]}; "
                f"two of run will do, and one of each other."
            )
        taken.append(moment)
        placed.append(replace(ability, moment=moment))
    return placed


def spelled(id: str, ability: Ability) -> tuple[Word, ...]:
    """Return the words of an ability, with phrases written out."""
    words: list[Word] = []
    for word in ability.words:
        if isinstance(word, Phrase):
            words += word.spelled(id)
        else:
            words.append(word)
    return tuple(words)


def tells(ability: Ability, words: tuple[Word, ...]) -> tuple[Brings, ...]:
    """Return what an ability brings, under its own condition and those of its words."""
    if ability.moment == RUN_PHASE_END:
        told: tuple[Brings, ...] = (Brings(THIS_LOST),)
    elif ability.moment == BUST:
        told = (Brings(STAYS_ACTIVE, colours=ability.stays),)
    else:
        told = brings(words)
    if isinstance(ability.given, Always):
        return told
    return tuple([one.provided(ability.given) for one in told])


def done_by(name: str, words: tuple[Word, ...]) -> Program:
    """Return the program of some words; a word that unfolds brings its own."""
    only = words[0]
    return (
        only.program if len(words) == 1 and isinstance(only, Unfolding) else Program(name, *words)
    )


def faces_with(given: CardCondition) -> int:
    """Return the faces that a loss concerns, one bit each."""
    return 1 << POWER_FACE if isinstance(given, ShowsPower) else SYMBOL_OR_POWER


def moments_of_shown(cards: list[Card]) -> list[i64]:
    """Return for each kind and face, as kind * FACES + face, the moments at which its card does something.

    Both come in one number, one bit a moment, so that a glance tells the many dice that can do nothing.
    Credits are run abilities of their own: they may have to be asked for.
    """
    shown: list[i64] = [0] * (KINDS * FACES)
    for kind in range(KINDS):
        shown[kind * FACES + CREDIT] = 1 << RUN
        own = own_kind(kind)
        if own < COLOURS:
            for face in (SYMBOL, POWER_FACE):
                for moment in range(MOMENTS):
                    if cards[own].programs[moment] is not None:
                        shown[kind * FACES + face] |= 1 << moment
    return shown


# ---- when


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
    """At any own decision."""
    return Ability(ANY_TIME, words, given)


def after_move(*words: Word | Phrase, given: CardCondition = ALWAYS) -> Ability:
    """Between moving and buying."""
    return Ability(AFTER_MOVE, words, given)


def most_swords(*words: Word | Phrase, ties: int = NOBODY) -> Ability:
    """When swords are compared, for who has most; a tie goes to the start player or to nobody."""
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
