"""Bots that fail in one way each, for tables at which they sit."""

from __future__ import annotations

import time
from typing import Any

from dicehall.bots.bot import Bot


class Odd:
    """A bot that does something it should not."""

    blind = True

    def __init__(self, order: Any) -> None:
        self._order = order

    def decide(self, view: object, question: object) -> int:
        """Do it."""
        self._order()
        return 0


def _fall() -> None:
    raise ValueError("I do not know.")


def crash(name: str, game: str, seed: str) -> Bot:
    """Make a bot that crashes."""
    bot: Any = Odd(_fall)
    made: Bot = bot
    return made


def sleep(name: str, game: str, seed: str) -> Bot:
    """Make a bot that never answers."""
    bot: Any = Odd(lambda: time.sleep(60))
    made: Bot = bot
    return made
