"""Worker processes: bots think there, and work that strangers can make long is done there, within a budget.

The event loop only passes messages on. What takes too long is killed with its process, and what crashes its
process loses only itself; in both cases a fresh process is available at once. Every message carries
everything it needs, so nothing is lost with a process.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from dicehall.bots.registry import bots_of
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names
from dicehall.server.turns import Turns
from dicehall.server.workers.thinker import Thinker
from dicehall.server.workers.thoughts import (
    BadThought,
    BotCrashed,
    BotTooSlow,
    Decision,
    Thought,
    TooManyWaiting,
    TooMuchWork,
    WorkersClosed,
)
from dicehall.table.refusals import Refusal

OWN_BOTS: Final = "dicehall.bots.registry:make_bot"
"""The function that makes the bots by name."""
MOST_WAITING: Final = 1000
"""How many thoughts may wait for a process; more would be answered too late to be useful."""


@dataclass
class WorkerCounts:
    """What the processes have done so far, and are doing now."""

    decisions: int = 0
    """Thoughts that led to a decision."""
    crashed: int = 0
    """Thoughts in which the bot crashed."""
    slow: int = 0
    """Thoughts that overran their budget."""
    seconds: float = 0.0
    """The total time of all thoughts, including failed ones."""
    waiting: int = 0
    """Thoughts waiting for a process now."""
    thinking: int = 0
    """Thoughts that have a process now."""
    started: int = 0
    """Processes started so far."""


def allowed_bots(game: str) -> tuple[str, ...]:
    """Return the bots that may sit at an online table, from the weakest to the strongest.

    Bots named as ``module:Class`` are excluded: a server does not run anybody else's code.
    """
    if game not in game_names():
        raise BadOptions(f"there is no game {game}; there is {', '.join(game_names())}.")
    return bots_of(game)


class Workers:
    """Processes in which either bots think or chores are done. Each is started when it is first needed.

    One is enough for a small machine: the built-in bots take about a millisecond in total, so one process
    keeps up with hundreds of tables where bots play at a pace people can follow. Every further process
    takes about 25 MB.

    `make` names the function that makes bots, such as ``my_bots:make``, for tests and custom installations,
    and it then decides which names of bots are valid.
    """

    def __init__(
        self,
        number: int,
        budget_s: float,
        *,
        make: str = OWN_BOTS,
        most_waiting: int = MOST_WAITING,
        chores: bool = False,
    ) -> None:
        self.budget_s: float = budget_s
        """How many seconds a thought may take, unless it says otherwise."""
        self.counts: WorkerCounts = WorkerCounts()
        """What was counted so far."""
        self._make = make
        self._chores = chores
        self._most_waiting = most_waiting
        self._turns = Turns(number)
        """Who thinks next: payers take turns."""
        self._idle: list[Thinker] = []
        """Those without a thought; the last one is used first, so no more are started than needed."""
        self._thinkers: set[Thinker] = set()
        """All that have not ended."""
        self._ends: set[asyncio.Task[str]] = set()
        """Tasks that wait for processes to end."""
        self._closed = False

    def warm_up(self) -> None:
        """Start a process in the background, so that the first thought need not wait for it."""
        if not self._thinkers and not self._closed:
            self._idle.append(self._new_thinker())

    async def decide(self, thought: Thought, payer: str = "") -> Decision:
        """Return what the bot decides, after waiting for a process; the wait does not count against the bot.

        Processes are assigned in turn by payer, such as the address that made the table: a payer with many
        thinking bots does not keep the bots of others waiting.

        Raises `BotCrashed` or `BotTooSlow`, which leave the decision to another bot; `TooManyWaiting`;
        `BadOptions` for a bot that is not allowed here; and `BadThought`. Cancelling the caller also ends
        the thinking.
        """
        if self._make == OWN_BOTS and thought.bot not in allowed_bots(thought.game):
            raise BadOptions(
                f"the bot '{thought.bot}' may not play {thought.game} here; "
                f"there is {', '.join(allowed_bots(thought.game))}."
            )
        budget = self.budget_s if thought.budget_s is None else thought.budget_s
        try:
            told, seconds = await self._ask(thought.message(budget), budget, payer)
        except _Died as death:
            self.counts.crashed += 1
            raise BotCrashed(thought.bot, str(death)) from None
        except _Overran:
            self.counts.slow += 1
            raise BotTooSlow(thought.bot, f"it took more than {budget:g} seconds") from None
        return self._decision(thought, json.loads(told), seconds)

    async def do(
        self,
        chore: str,
        body: bytes = b"",
        payer: str = "",
        on_part: Callable[[bytes], None] = lambda part: None,
        **fields: Any,
    ) -> bytes:
        """Return the result of one of the `chores`, in turn by payer, or raise its `Refusal`.

        If a result comes in parts, `on_part` is called with each part as soon as it is found.
        Raises `TooMuchWork` if it exceeds its budget, and `TooManyWaiting`.
        """
        head = json.dumps({"chore": chore, "budget_s": self.budget_s, **fields}).encode()
        try:
            told, _ = await self._ask(b"%b\n%b" % (head, body), self.budget_s, payer, on_part)
        except (_Died, _Overran) as failure:
            raise TooMuchWork(f"{chore}: {failure}.") from None
        line, _, result = told.partition(b"\n")
        if not line:
            return result
        answer: dict[str, Any] = json.loads(line)
        if "failed" in answer:
            raise TooMuchWork(f"{chore}: {answer['failed']}.")
        raise Refusal(answer["refused"], **answer["arguments"])

    async def _ask(
        self,
        message: bytes,
        budget: float,
        payer: str,
        on_part: Callable[[bytes], None] = lambda part: None,
    ) -> tuple[bytes, float]:
        """Return what a process replies, and after how many seconds; the wait for one does not count."""
        if self.counts.waiting >= self._most_waiting:
            raise TooManyWaiting(f"{self.counts.waiting} others wait for a process already.")
        self.counts.waiting += 1
        try:
            await self._turns.enter(payer)
        finally:
            self.counts.waiting -= 1
        self.counts.thinking += 1
        try:
            if self._closed:
                raise _closed()
            return await self._asked(message, budget, on_part)
        finally:
            self.counts.thinking -= 1
            self._turns.leave()

    async def _asked(
        self, message: bytes, budget: float, on_part: Callable[[bytes], None]
    ) -> tuple[bytes, float]:
        """Let a process work; afterwards it is idle again or has been replaced."""
        thinker = self._take()
        try:
            # Shielded: a caller that gives up must not leave a half-started process.
            await asyncio.shield(thinker.started)
        except asyncio.CancelledError:
            self._idle.append(thinker)
            raise
        if thinker.trouble:
            self._end(thinker)
            raise _closed() if self._closed else _Died(thinker.trouble)
        begin = monotonic()
        told = b""
        try:
            async with asyncio.timeout(budget):
                told = await thinker.ask(message, on_part)
        except TimeoutError:
            thinker.kill()
            raise _Overran(f"it took more than {budget:g} seconds") from None
        except asyncio.CancelledError:
            thinker.kill()
            raise
        finally:
            seconds = monotonic() - begin
            self.counts.seconds += seconds
            if told:
                self._idle.append(thinker)
            else:
                ending = self._end(thinker)
                if not self._closed:
                    self._idle.append(self._new_thinker())
        if not told:
            how = await asyncio.shield(ending)
            raise _closed() if self._closed else _Died(how)
        return told, seconds

    def _decision(self, thought: Thought, told: dict[str, Any], seconds: float) -> Decision:
        if "unfit" in told:
            raise BadThought(f"{thought.game} cannot be played on there: {told['unfit']}.")
        if "failed" in told:
            self.counts.crashed += 1
            raise BotCrashed(thought.bot, told["failed"])
        self.counts.decisions += 1
        return Decision(told["turn"], told["option"], seconds, told.get("advice"))

    def _take(self) -> Thinker:
        """Return an idle process, or a new one."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.sound():
                return thinker
            # It ended while it had nothing to do, so no bot is to blame.
            self._end(thinker)
        return self._new_thinker()

    def _new_thinker(self) -> Thinker:
        thinker = Thinker(self._make, self._chores)
        self._thinkers.add(thinker)
        self.counts.started += 1
        return thinker

    def _end(self, thinker: Thinker) -> asyncio.Task[str]:
        """Wait for the end of a process in the background."""
        self._thinkers.discard(thinker)
        ending = asyncio.create_task(thinker.end())
        self._ends.add(ending)
        ending.add_done_callback(self._ends.discard)
        return ending

    async def close(self) -> None:
        """End all processes, whatever they are doing, and return when they are gone."""
        self._closed = True
        for thinker in list(self._thinkers):
            thinker.kill()
            self._end(thinker)
        self._idle.clear()
        while self._ends:
            await asyncio.wait(self._ends)

    async def __aenter__(self) -> Workers:
        """Return the workers; processes are started when they are needed."""
        return self

    async def __aexit__(self, *raised: object) -> None:
        """End all processes."""
        await self.close()


class _Died(Exception):
    """The process ended; the text says how."""


class _Overran(Exception):
    """The budget is exceeded."""


def _closed() -> WorkersClosed:
    return WorkersClosed("the server is closing, and its bots decide nothing any more.")
