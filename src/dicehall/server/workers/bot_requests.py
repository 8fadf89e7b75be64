"""Bot requests: what bots at online tables are asked to decide, their decisions, and how they can fail."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Required, TypedDict

from dicehall.core.mistakes import Mistake
from dicehall.table.bot_decisions import Advice


class AskedDecision(TypedDict):
    """A request for a decision, as a process is sent it."""

    game: str
    options: dict[str, object]
    state: dict[str, object]
    seat: int
    bot: str
    seed: str
    budget_s: float
    advice: bool


class DecisionReply(TypedDict, total=False):
    """What a process replies: a decision, or why there is none."""

    turn: int
    option: str
    advice: Advice | None
    unfit: str
    """Why the position cannot be played on."""
    failed: str
    """Why the bot made no decision."""


class AskedChore(TypedDict, total=False):
    """A request for a chore, as a process is sent it, with what this chore needs."""

    chore: Required[str]
    budget_s: Required[float]
    squeezed: bool
    game: str
    name: str
    options: dict[str, object]
    rules: int
    state: dict[str, object]
    seat: int


class ChoreReply(TypedDict, total=False):
    """What a process replies if a chore was not done: what failed, or why it was refused."""

    failed: str
    refused: str
    arguments: dict[str, str | int]


@dataclass(frozen=True)
class DecisionRequest:
    """What a bot must decide: the position, and for whom."""

    game: str
    """The game's name."""
    options: dict[str, object]
    """The game's options."""
    state: dict[str, object]
    """The position, as the game saves it."""
    seat: int
    """Whose question is answered."""
    bot: str
    """Which bot answers it."""
    seed: str
    """Names table, seat and turn. It is the bot's only randomness: the same seed gives the same answer."""
    budget_s: float | None = None
    """How many seconds it may take; None for the default."""
    advice: bool = False
    """Whether to say what every option is worth, if the bot weighs them."""

    def message(self, budget_s: float) -> bytes:
        """Return the request as a message for a process."""
        asked: AskedDecision = {
            "game": self.game,
            "options": self.options,
            "state": self.state,
            "seat": self.seat,
            "bot": self.bot,
            "seed": self.seed,
            "budget_s": budget_s,
            "advice": self.advice,
        }
        return json.dumps(asked).encode()


@dataclass(frozen=True)
class BotDecision:
    """What a bot decided."""

    turn: int
    """The turn number of the question it answered."""
    option: str
    """The option, in its text form."""
    seconds: float
    """How long it took, not counting the wait for a process."""
    advice: Advice | None = None
    """What it and the next best option lead to, and what every option is worth, if requested and known."""


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
    """A bot raised an exception, gave an illegal answer, or crashed its process."""

    why = "crashed"


class BotTooSlow(BotFailed):
    """A bot exceeded its budget."""

    why = "slow"


class BadDecisionRequest(Mistake):
    """A request that makes no sense: there is no such position, or no question in it. No bot is to blame."""


class TooManyWaiting(Mistake):
    """Too many requests are waiting already; a later attempt may succeed."""


class ChoreFailed(Mistake):
    """A chore that took too much time or memory, or crashed its process."""


class WorkersClosed(Mistake):
    """The processes are being shut down, and nothing is decided any more."""
