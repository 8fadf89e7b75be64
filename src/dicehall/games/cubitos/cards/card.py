"""An ability card: what is written on it, and the programs the rules make of that."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from dicehall.core.mistakes import BadOptions
from dicehall.core.task import Program
from dicehall.core.words import Unfolding, Word
from dicehall.games.cubitos.cards.ability import NOBODY, START_PLAYER, Ability
from dicehall.games.cubitos.cards.conditions import Always, CardCondition, GainedACredit, ShowsPower
from dicehall.games.cubitos.cards.loss_words import (
    LoseThis,
    LoseThisIfUsed,
    LoseThisUnlessSecondLeft,
)
from dicehall.games.cubitos.cards.moments import (
    AFTER_MOVE,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    MOMENTS,
    POWER,
    RUN,
    RUN_PHASE_END,
    SECOND,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.telling import STAYS_ACTIVE, THIS_LOST, Brings, brings
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, FACES, KINDS, SYMBOL, own_kind
from dicehall.games.cubitos.rules.dice import POWER as POWER_FACE

SYMBOL_OR_POWER: Final = 1 << SYMBOL | 1 << POWER_FACE


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
        """Its name in texts."""
        self.colour: i64 = colour
        self.power_swords: i64 = power_swords
        """How many swords a power counts."""
        self.abilities: tuple[Ability, ...] = ()
        """All that is written on it, in order."""
        self.tells: list[tuple[Brings, ...]] = [()] * len(MOMENT_NAMES)
        """What it brings, by moment."""
        self.programs: list[Program | None] = [None] * MOMENTS
        """What it does, by moment; None if it does nothing."""
        self.given: list[CardCondition | None] = [None] * MOMENTS
        """The condition for that, by moment."""
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
        """The condition for that."""
        self.compares: i64 = NOBODY
        """Whom a comparison of swords concerns: nobody, the player with the most, or each with a sword."""
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
    second = next((one for one in written.abilities if one.moment == SECOND), None)
    for ability in written.abilities:
        moment = ability.moment
        brought = spelled(id, ability)
        words = brought
        written.tells[moment] = tells(ability, brought)
        if moment >= MOMENTS:
            written.keeps |= ability.stays
            continue
        name = f"{id}.{MOMENT_NAMES[moment]}"
        given = None if isinstance(ability.given, Always) else ability.given
        if ability.forced and moment == AFTER_MOVE:
            written.owes = done_by(name, words)
            written.owes_given = given
            continue
        # Using an ability also causes a loss that is not optional.
        if moment == RUN and written.loses == SYMBOL_OR_POWER:
            words += (LoseThis() if second is None else LoseThisUnlessSecondLeft(second.given),)
        elif moment == SECOND and written.loses == SYMBOL_OR_POWER:
            words += (LoseThisIfUsed(),)
        elif moment == POWER and written.loses == 1 << POWER_FACE:
            words += (LoseThis(),)
        written.programs[moment] = Program(name, *words)
        written.given[moment] = given
        written.forced |= int(ability.forced) << moment
        written.once_until_rolled |= int(ability.once_until_rolled) << moment
        if moment == COMPARE:
            written.compares = ability.concerns
            written.start_wins_ties = int(ability.ties == START_PLAYER)
    return written


def in_their_moments(id: str, abilities: tuple[Ability, ...]) -> list[Ability]:
    """Return the abilities; a second run ability gets a moment of its own, so that no moment has two."""
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
        brought: tuple[Brings, ...] = (Brings(THIS_LOST),)
    elif ability.moment == BUST:
        brought = (Brings(STAYS_ACTIVE, colours=ability.stays),)
    else:
        brought = brings(words)
    if isinstance(ability.given, Always):
        return brought
    return tuple([one.provided(ability.given) for one in brought])


def done_by(name: str, words: tuple[Word, ...]) -> Program:
    """Return the program of some words; a single word that unfolds already has one."""
    only = words[0]
    return (
        only.program if len(words) == 1 and isinstance(only, Unfolding) else Program(name, *words)
    )


def faces_with(given: CardCondition) -> int:
    """Return the faces that a loss concerns, one bit each."""
    return 1 << POWER_FACE if isinstance(given, ShowsPower) else SYMBOL_OR_POWER


def moments_of_shown(cards: list[Card]) -> list[i64]:
    """Return for each kind and face, as kind * FACES + face, the moments at which its card does something.

    The moments are bits of one number, so that dice that can do nothing are passed over quickly.
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
