"""A player at the table: a person at this keyboard, or a bot."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.bots.bot import Bot


@dataclass(frozen=True)
class ScreenPlayer:
    """One seat's player."""

    name: str
    bot: Bot | None
    """The bot that decides; None for a person at this keyboard, which several people may share."""
