"""Bots at a table: each seat that a bot plays has a task that thinks, pauses, and answers."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from dicehall.core.stream import Stream
from dicehall.hall.log import note_error
from dicehall.hall.ports import NoDecision
from dicehall.table import commands
from dicehall.table.bot_decisions import LONGEST_PAUSE, decision_seed
from dicehall.table.changes import Change
from dicehall.table.commands import FALLBACK
from dicehall.table.entries import By
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.table.play import Asks
    from dicehall.table.state import LiveTable


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
            if seat not in self._tasks and self._bot(seat) is not None:
                task = asyncio.create_task(self._play(seat))
                self._tasks[seat] = task
                task.add_done_callback(partial(self._done, seat))

    def _bot(self, seat: int) -> str | None:
        """Return the bot that plays a seat now."""
        room = self._room
        rests = room.ports.bots_rest and not room.listeners
        return None if rests else room.table.plays_by_bot(seat)

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
            question = self._room.table.asks(seat)
            bot = self._bot(seat)
            if question is None or bot is None:
                return
            try:
                await self._turn(seat, bot, question)
                pause = 1.0
            except Refusal as refusal:
                table = self._room.table
                if self._bot(seat) is None or table.asks(seat) != question:
                    # The person has come back in the meantime.
                    continue
                self._room.ports.watch.bot_waits(table, seat, refusal)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    async def _turn(self, seat: int, bot: str, question: Asks) -> None:
        """Think about one question and answer it, but not faster than people can follow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        turn = question.turn
        given, failed = await self._decide(seat, bot, question)
        await asyncio.sleep(max(0.0, self._room.ports.pace_s - (loop.time() - began)))
        if failed:

            def fail(table: LiveTable, now: float) -> Change:
                return commands.bot_failed(table, seat, failed, now)

            await self._room.do(fail)

        def answer(table: LiveTable, now: float) -> Change:
            hand: By = "bot" if table.seats[seat].kind == "bot" else "stand_in"
            return commands.answer(table, seat, turn, given, now, hand, FALLBACK if failed else bot)

        await self._room.do(answer)

    async def _decide(self, seat: int, bot: str, question: Asks) -> tuple[str, str]:
        """Return the option a bot chooses; if it fails, a random one and a word that says how it failed."""
        table = self._room.table
        seed = decision_seed(table, seat, question.turn)
        try:
            decision = await self._room.ports.think.decide(table, seat, bot, seed, advice=False)
            if decision.option in question.options:
                return decision.option, ""
            why = "crashed"
        except NoDecision as failure:
            why = failure.why
        options = question.options
        return options[Stream(f"{FALLBACK} {seed}").below(len(options))], why
