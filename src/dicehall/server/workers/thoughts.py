"""Thoughts: what bots at online tables are asked to decide, what they decide, and how they fail to."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from dicehall.core.mistakes import Mistake


@dataclass(frozen=True)
class Thought:
    """What a bot shall decide: where the game stands, and for whom."""

    game: str
    """The game's name."""
    options: dict[str, Any]
    """The game's options."""
    state: dict[str, Any]
    """The position, as the game saves it."""
    seat: int
    """Whose question is answered."""
    bot: str
    """Which bot answers it."""
    seed: str
    """Names table, seat and turn: the only chance the bot has; the same seed gives the same answer."""
    budget_s: float | None = None
    """Seconds it may take; None: as many as all."""
    advice: bool = False
    """Whether to say what every option is worth, if the bot weighs them."""

    def line(self, budget_s: float) -> bytes:
        """Return the thought as it is passed on to a process."""
        told = {
            "game": self.game,
            "options": self.options,
            "state": self.state,
            "seat": self.seat,
            "bot": self.bot,
            "seed": self.seed,
            "budget_s": budget_s,
            "advice": self.advice,
        }
        return json.dumps(told).encode() + b"\n"


@dataclass(frozen=True)
class Decision:
    """What a bot decided."""

    turn: int
    """The turn number of the question it answered."""
    option: str
    """The option, in its text form."""
    seconds: float
    """How long it took, without the time it waited for a process."""
    advice: list[dict[str, Any]] = field(default_factory=list)
    """What every option is worth and why, where that was asked for and is known."""


class BotFailed(Mistake):
    """A bot made no decision; another one has to."""

    why: str = ""
    """One word, for the table's log."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__(f"the bot {bot} made no decision: {reason}.")
        self.bot: str = bot
        """The bot's name."""
        self.reason: str = reason
        """What went wrong."""


class BotCrashed(BotFailed):
    """A bot that raised, answered nonsense, or took its process down."""

    why = "crashed"


class BotTooSlow(BotFailed):
    """A bot that overran its budget."""

    why = "slow"


class BadThought(Mistake):
    """A thought that nobody can think: no such position, or nothing is asked there. No bot's fault."""


class TooManyWaiting(Mistake):
    """So many thoughts wait already that one more is not taken; a later try may be."""


class WorkersClosed(Mistake):
    """The processes are being ended, and nothing is decided any more."""
