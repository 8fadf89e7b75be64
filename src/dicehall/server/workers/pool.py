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
from dicehall.server.fair_semaphore import FairSemaphore
from dicehall.server.workers.bot_requests import (
    BadDecisionRequest,
    BotCrashed,
    BotDecision,
    BotTooSlow,
    ChoreFailed,
    ChoreReply,
    DecisionReply,
    DecisionRequest,
    TooManyWaiting,
    WorkersClosed,
)
from dicehall.server.workers.process import WorkerProcess
from dicehall.table.refusals import Refusal

OWN_BOTS: Final = "dicehall.bots.registry:make_bot"
"""The function that makes the bots by name."""
MOST_WAITING: Final = 1000
"""How many requests may wait for a process; more would be answered too late to be useful."""


@dataclass
class WorkerCounts:
    """What the processes have done so far, and are doing now."""

    decisions: int = 0
    """Requests that led to a decision."""
    crashed: int = 0
    """Requests in which the bot crashed."""
    slow: int = 0
    """Requests that overran their budget."""
    seconds: float = 0.0
    """The total time of all requests, including failed ones."""
    waiting: int = 0
    """Requests waiting for a process now."""
    thinking: int = 0
    """Requests that have a process now."""
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
        """How many seconds a request may take, unless it says otherwise."""
        self.counts: WorkerCounts = WorkerCounts()
        """What was counted so far."""
        self._make = make
        self._chores = chores
        self._most_waiting = most_waiting
        self._turns = FairSemaphore(number)
        """Who thinks next: payers take turns."""
        self._idle: list[WorkerProcess] = []
        """Those without a request; the last one is used first, so no more are started than needed."""
        self._processes: set[WorkerProcess] = set()
        """All that have not ended."""
        self._ends: set[asyncio.Task[str]] = set()
        """Tasks that wait for processes to end."""
        self._closed = False

    def warm_up(self) -> None:
        """Start a process in the background, so that the first request need not wait for it."""
        if not self._processes and not self._closed:
            self._idle.append(self._new_process())

    async def decide(self, request: DecisionRequest, payer: str = "") -> BotDecision:
        """Return what the bot decides, after waiting for a process; the wait does not count against the bot.

        Processes are assigned in turn by payer, such as the address that made the table: a payer with many
        thinking bots does not keep the bots of others waiting.

        Raises `BotCrashed` or `BotTooSlow`, which leave the decision to another bot; `TooManyWaiting`;
        `BadOptions` for a bot that is not allowed here; and `BadDecisionRequest`. Cancelling the caller
        also ends the thinking.
        """
        if self._make == OWN_BOTS and request.bot not in allowed_bots(request.game):
            raise BadOptions(
                f"the bot '{request.bot}' may not play {request.game} here; "
                f"there is {', '.join(allowed_bots(request.game))}."
            )
        budget = self.budget_s if request.budget_s is None else request.budget_s
        try:
            reply, seconds = await self._ask(request.message(budget), budget, payer)
        except _Died as death:
            self.counts.crashed += 1
            raise BotCrashed(request.bot, str(death)) from None
        except _Overran:
            self.counts.slow += 1
            raise BotTooSlow(request.bot, f"it took more than {budget:g} seconds") from None
        return self._decision(request, json.loads(reply), seconds)

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
        Raises `ChoreFailed` if it exceeds its budget, and `TooManyWaiting`.
        """
        head = json.dumps({"chore": chore, "budget_s": self.budget_s, **fields}).encode()
        try:
            reply, _ = await self._ask(b"%b\n%b" % (head, body), self.budget_s, payer, on_part)
        except (_Died, _Overran) as failure:
            raise ChoreFailed(f"{chore}: {failure}.") from None
        line, _, result = reply.partition(b"\n")
        if not line:
            return result
        answer: ChoreReply = json.loads(line)
        if "failed" in answer:
            raise ChoreFailed(f"{chore}: {answer['failed']}.")
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
        process = self._take()
        try:
            # Shielded: a caller that gives up must not leave a half-started process.
            await asyncio.shield(process.started)
        except asyncio.CancelledError:
            self._idle.append(process)
            raise
        if process.trouble:
            self._end(process)
            raise _closed() if self._closed else _Died(process.trouble)
        begin = monotonic()
        reply = b""
        try:
            async with asyncio.timeout(budget):
                reply = await process.ask(message, on_part)
        except TimeoutError:
            process.kill()
            raise _Overran(f"it took more than {budget:g} seconds") from None
        except asyncio.CancelledError:
            process.kill()
            raise
        finally:
            seconds = monotonic() - begin
            self.counts.seconds += seconds
            if reply:
                self._idle.append(process)
            else:
                ending = self._end(process)
                if not self._closed:
                    self._idle.append(self._new_process())
        if not reply:
            how = await asyncio.shield(ending)
            raise _closed() if self._closed else _Died(how)
        return reply, seconds

    def _decision(
        self, request: DecisionRequest, reply: DecisionReply, seconds: float
    ) -> BotDecision:
        if "unfit" in reply:
            raise BadDecisionRequest(f"{request.game} cannot be played on there: {reply['unfit']}.")
        if "failed" in reply:
            self.counts.crashed += 1
            raise BotCrashed(request.bot, reply["failed"])
        self.counts.decisions += 1
        return BotDecision(reply["turn"], reply["option"], seconds, reply.get("advice"))

    def _take(self) -> WorkerProcess:
        """Return an idle process, or a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.sound():
                return process
            # It ended while it had nothing to do, so no bot is to blame.
            self._end(process)
        return self._new_process()

    def _new_process(self) -> WorkerProcess:
        process = WorkerProcess(self._make, self._chores)
        self._processes.add(process)
        self.counts.started += 1
        return process

    def _end(self, process: WorkerProcess) -> asyncio.Task[str]:
        """Wait for the end of a process in the background."""
        self._processes.discard(process)
        ending = asyncio.create_task(process.end())
        self._ends.add(ending)
        ending.add_done_callback(self._ends.discard)
        return ending

    async def close(self) -> None:
        """End all processes, whatever they are doing, and return when they are gone."""
        self._closed = True
        for process in list(self._processes):
            process.kill()
            self._end(process)
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
