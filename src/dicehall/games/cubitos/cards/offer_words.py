"""The words for options and conditions: do it or not, do one of two things, do it only with some dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Program, Task
from dicehall.core.words import Pick, When, Word
from dicehall.games.cubitos.cards.conditions import Active
from dicehall.games.cubitos.cards.gain_words import Gain
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.cards.telling import PICKED, Picked

YES: Final = 1
NO: Final = 0


@dataclass(frozen=True)
class YesOrNo(Choice):
    """Whether to do something that is offered."""

    what: str

    def name(self) -> str:
        """Return what is offered."""
        return self.what

    def options(self, table: Table, task: Task) -> list[int]:
        """Return no and yes."""
        return [NO, YES]

    def text(self, table: Table, option: int) -> str:
        """Return ``yes`` or ``no``."""
        return "yes" if option == YES else "no"


@dataclass(frozen=True, init=False)
class May(Phrase):
    """Do words only if the player wants to; the question is named after the card."""

    words: tuple[Word, ...]

    def __init__(self, *words: Word) -> None:
        object.__setattr__(self, "words", words)

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words: ask, then do them if the answer is yes."""
        then = Program(f"offered {card}", *self.words)
        return (Pick(PICKED, YesOrNo(card)), When(Picked(YES), then))


@dataclass(frozen=True)
class OneOf(Choice):
    """Which of two gains."""

    first: str
    other: str

    def name(self) -> str:
        """Return what is asked."""
        return "either"

    def options(self, table: Table, task: Task) -> list[int]:
        """Return one option for each gain."""
        return [NO, YES]

    def text(self, table: Table, option: int) -> str:
        """Return what the option gains."""
        return self.first if option == NO else self.other


@dataclass(frozen=True)
class Either(Phrase):
    """Do one of two things, each with the text by which it is picked."""

    first: str
    this: Gain
    other: str
    that: Gain

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words: ask, then do the one picked."""
        return (
            Pick(PICKED, OneOf(self.first, self.other)),
            When(Picked(NO), Program(f"{card}: {self.first}", self.this)),
            When(Picked(YES), Program(f"{card}: {self.other}", self.that)),
        )


@dataclass(frozen=True)
class If(Phrase):
    """Do a word only with active dice of some colours."""

    given: Active
    word: Word

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the word under its condition."""
        return (When(self.given, Program(f"{card}: with {self.given.colours}", self.word)),)
