"""Who sits at the table: a person at this keyboard, or a bot."""

from __future__ import annotations

from dataclasses import dataclass

from dicehall.bots.bot import Bot


@dataclass(frozen=True)
class Player:
    """One seat's player."""

    name: str
    """How the screen calls the player."""
    bot: Bot | None
    """Who decides; None is a person at this keyboard, which several persons may share."""
