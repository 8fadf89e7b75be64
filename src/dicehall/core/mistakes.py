"""The mistakes a person or a program can make, each reported in one clear sentence."""

from __future__ import annotations


class Mistake(Exception):
    """Some input cannot be used; the text says what is wrong and what would be right."""


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
