"""The games that bots have forfeited: who, how many, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from dicehall.bots.guests.seat import Forfeit


@dataclass
class OfBot:
    """What one bot has forfeited."""

    first_game: int
    """The number of the first such game, from 0."""
    first: Forfeit
    reasons: Counter[str] = field(default_factory=Counter)


@dataclass
class Forfeits:
    """All forfeits of a run; games are added in order."""

    _by_bot: dict[str, OfBot] = field(default_factory=dict)

    def add(self, game: int, forfeits: Iterable[Forfeit]) -> None:
        """Count one game, once for each bot, on however many seats it has failed."""
        for forfeit in {forfeit.bot: forfeit for forfeit in forfeits}.values():
            of_bot = self._by_bot.setdefault(forfeit.bot, OfBot(game, forfeit))
            of_bot.reasons[forfeit.why] += 1

    def merge(self, other: Forfeits) -> None:
        """Add the forfeits of later games."""
        for bot, theirs in other._by_bot.items():
            mine = self._by_bot.setdefault(bot, OfBot(theirs.first_game, theirs.first))
            mine.reasons += theirs.reasons

    def traces(self) -> dict[str, str]:
        """Return for each bot where in its own code it first failed, as far as that is known."""
        return {bot: one.first.trace for bot, one in self._by_bot.items() if one.first.trace}

    def save(self) -> list[dict[str, Any]]:
        """Return who has forfeited how many games and why, in a form JSON can represent."""
        return [
            {
                "bot": bot,
                "games": of_bot.reasons.total(),
                "reasons": dict(sorted(of_bot.reasons.items())),
                "first_game": of_bot.first_game + 1,
                "first": of_bot.first.message,
            }
            for bot, of_bot in sorted(self._by_bot.items())
        ]
