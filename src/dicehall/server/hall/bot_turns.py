"""Bots at a table: each seat that a bot plays has a task that lets a worker think, pauses, and answers."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import proxy

from dicehall.core.mistakes import BadOptions
from dicehall.core.stream import Stream
from dicehall.server.logs import note, note_error
from dicehall.server.workers.bot_requests import (
    BadDecisionRequest,
    BotFailed,
    DecisionRequest,
    TooManyWaiting,
    WorkersClosed,
)
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.commands import FALLBACK
from dicehall.table.refusals import Refusal
from dicehall.table.thinking import LONGEST_PAUSE, decision_seed

BOTS_ALONE: Final = "bots alone"
"""The account of all tables where no person sits; nobody waits there."""

if TYPE_CHECKING:
    from dicehall.server.hall.room import Room
    from dicehall.server.limits import Limits
    from dicehall.table.play import Asks
    from dicehall.table.state import LiveTable


def payer_of(table: LiveTable, limits: Limits) -> str:
    """Return on whose account bots think: the address that made the table, or `BOTS_ALONE`."""
    people = any(seat.kind == "person" for seat in table.seats)
    return limits.maker_of(table.id) if people else BOTS_ALONE


class BotTurns:
    """The seats of one table that bots play at the moment: those of bots, and of people who are away."""

    def __init__(self, room: Room) -> None:
        # Weak, as in the clocks: a room that is dropped is freed at once, without a search for cycles.
        self._room: Room = proxy(room)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def wake(self) -> None:
        """Start every bot that has a question and is not already thinking about it."""
        if self._stopped:
            return
        table = self._room.table
        for seat in table.asked_seats():
            if seat not in self._tasks and table.plays_by_bot(seat) is not None:
                task = asyncio.create_task(self._play(seat))
                self._tasks[seat] = task
                task.add_done_callback(partial(self._done, seat))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._tasks[seat]
        error = None if task.cancelled() else task.exception()
        if error is None:
            # The bot may have been asked again at the very moment when its task ended.
            self.wake()
            return
        note_error("bot_task_failed", error, table=self._room.table.id, seat=seat)
        asyncio.get_running_loop().call_later(LONGEST_PAUSE, self.wake)

    def busy(self) -> bool:
        """Return whether a bot is thinking."""
        return bool(self._tasks)

    def halt(self) -> None:
        """Stop all bots, without waiting for them."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()

    async def stop(self) -> None:
        """Stop all bots."""
        self.halt()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _play(self, seat: int) -> None:
        """Answer for a seat, question after question, as long as a bot plays it."""
        pause = 1.0
        while True:
            table = self._room.table
            question = table.asks(seat)
            bot = table.plays_by_bot(seat)
            if question is None or bot is None:
                return
            try:
                await self._turn(seat, bot, question)
                pause = 1.0
            except WorkersClosed:
                return
            except (Refusal, TooManyWaiting) as refusal:
                if table.plays_by_bot(seat) is None or self._room.table.asks(seat) != question:
                    # The person has come back in the meantime.
                    continue
                note("bot_waits", table=table.id, seat=seat, why=str(refusal), seconds=pause)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    async def _turn(self, seat: int, bot: str, question: Asks) -> None:
        """Think about one question and answer it, but not faster than people can follow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        turn = question.turn
        given, failed = await self._decide(seat, bot, question)
        await asyncio.sleep(
            max(0.0, self._room.services.settings.bot_pace_s - (loop.time() - began))
        )
        if failed:

            def fail(table: LiveTable, now: float) -> Change:
                return commands.bot_failed(table, seat, failed, now)

            await self._room.do(fail)

        def answer(table: LiveTable, now: float) -> Change:
            hand = "bot" if table.seats[seat].kind == "bot" else "stand_in"
            return commands.answer(table, seat, turn, given, now, hand, FALLBACK if failed else bot)

        await self._room.do(answer)

    async def _decide(self, seat: int, bot: str, question: Asks) -> tuple[str, str]:
        """Return the option a bot chooses; if it fails, a random one and a word that says how it failed."""
        table = self._room.table
        assert table.match is not None
        metrics = self._room.services.metrics
        seed = decision_seed(table, seat, question.turn)
        thought = DecisionRequest(
            game=table.game.name,
            options=table.game.options(),
            state=table.game.save(table.match.state),
            seat=seat,
            bot=bot,
            seed=seed,
        )
        try:
            services = self._room.services
            decision = await services.workers.decide(thought, payer_of(table, services.limits))
            metrics.bot_seconds.labels(bot).observe(decision.seconds)
            if decision.turn == question.turn and decision.option in question.options:
                return decision.option, ""
            why = "crashed"
        except BotFailed as failure:
            note("bot_failure", table=table.id, seat=seat, bot=bot, why=failure.reason)
            why = failure.why
        except (BadDecisionRequest, BadOptions) as mistake:
            note_error("bot_cannot_play", mistake, table=table.id, seat=seat, bot=bot)
            why = "crashed"
        metrics.bot_failures.labels(bot, why).inc()
        options = question.options
        return options[Stream(f"{FALLBACK} {seed}").below(len(options))], why
