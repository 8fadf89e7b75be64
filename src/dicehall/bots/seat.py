"""A bot at a table, and what it is shown of it."""

from __future__ import annotations

from typing import final

from dicehall.bots.bot import Bot
from dicehall.core.game import View


@final
class SeatedBot:
    """A bot at the table. Read from here, its class is known and need not be checked."""

    __slots__ = ("blind", "bot", "view")

    def __init__(self, bot: Bot, view: View) -> None:
        self.bot: Bot = bot
        self.blind: bool = bot.blind
        # A bot that is known only to look at the table is shown the table itself, without a copy.
        self.view: View | None = view if bot.only_looks else None
