"""The mistakes a person or a program can make, each said in one clear sentence."""

from __future__ import annotations


class Mistake(Exception):
    """Something given from outside cannot be used; the text says what is wrong and what would be right."""


class BadAnswer(Mistake):
    """An answer that was not asked for: wrong seat, stale turn number, or no legal option."""


class BadDice(Mistake):
    """Dice that do not fit the throw they are meant for."""


class BadOptions(Mistake):
    """Options with which no game can be started."""


class BadBot(Mistake):
    """A bot that failed, or chose what was not offered."""


class BadContent(Mistake):
    """Component data (tiles, dice, cards) that makes no playable game."""


class BadPosition(Mistake):
    """A position that no game can reach."""


class BadRecord(Mistake):
    """A record or save that cannot be read or used."""


class Difference(Mistake):
    """A record that does not replay: what it says and what the rules and dice give differ."""
