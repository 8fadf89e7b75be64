"""The mistakes a person or a program can make, each reported in one clear sentence."""

# Not compiled: mistakes are rare.

from __future__ import annotations

from copyreg import __newobj__  # type: ignore[attr-defined]
from typing import Any


class Mistake(Exception):
    """Some input cannot be used; the text says what is wrong and what would be right."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle makes the mistake again, whatever its class wants to be called with."""
        return __newobj__, (type(self), *self.args), self.__dict__


class BadAnswer(Mistake):
    """An answer that was not asked for: wrong seat, stale turn number, or an illegal option."""


class BadDice(Mistake):
    """Dice that do not fit the throw they are meant for."""


class BadOptions(Mistake):
    """Options that do not make a game."""


class BadBot(Mistake):
    """A bot that failed or chose an option that was not offered."""


class BadContent(Mistake):
    """Components (tiles, dice, cards) that do not make a playable game."""


class BadPosition(Mistake):
    """A position that no game can reach."""


class BadRecord(Mistake):
    """A record or saved game that cannot be read or used."""


class Difference(Mistake):
    """A record that does not replay: it differs from what the rules and the dice give."""

    def __init__(self, text: str, condition: int = 0) -> None:
        super().__init__(text)
        self.condition: int = condition
        """The condition of docs/fair-dice.md that the record breaks, by its number; 0 if it is none."""
