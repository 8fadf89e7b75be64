"""A room on a device: one table in use, with its lock, its listeners and its bots.

As on a server, a command is decided, then stored, then applied and published, under the table's lock. Bots
think here too, one question at a time, and only while somebody looks on.
"""

from __future__ import annotations

import asyncio
import traceback
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.core.stream import Stream
from dicehall.device.shelf import Shelf, append
from dicehall.table import commands
from dicehall.table.audience import Audience
from dicehall.table.changes import Change
from dicehall.table.commands import FALLBACK
from dicehall.table.explaining import explained
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable
from dicehall.table.thinking import LONGEST_PAUSE, decided, decision_seed

if TYPE_CHECKING:
    from dicehall.device.connection import Connection
    from dicehall.table.deciding import Decide
    from dicehall.table.play import Asks, Play


class Room(Audience["Connection"]):
    """A table in use."""

    def __init__(self, table: LiveTable, shelf: Shelf, pace_s: float) -> None:
        super().__init__(table)
        self.overtaken: bool = False
        """Whether another tab has gone on with this table: here it is out of date."""
        self._shelf = shelf
        self._pace_s = pace_s
        self._lock = asyncio.Lock()
        self._bots: dict[int, asyncio.Task[None]] = {}

    def now(self) -> float:
        """Return the time at this table; never before its last entry, even if the clock was set back."""
        return max(time(), self.table.entries[-1].at)

    async def do(self, decide: Decide) -> Change:
        """Decide, store, apply and publish; a `Refusal` means that nothing has changed."""
        async with self._lock:
            if self.overtaken:
                raise Refusal("other_tab")
            change = decide(self.table, self.now())
            if not change.entries:
                return change
            try:
                await append(self._shelf, self.table.id, change.entries)
            except Refusal as refusal:
                if refusal.code == "other_tab":
                    self.give_up(refusal)
                raise
            before = self.versions()
            questions = {} if change.play is None else self._explained(change.play)
            self.table.apply(change)
            for seat, question in questions.items():
                self.table.explain(seat, question)
            self.publish(before)
        self.wake()
        return change

    def _explained(self, play: Play) -> dict[int, str]:
        """Return the questions that a play will ask, explained, for the listeners who want that."""
        return {
            seat: self.table.still_explained(seat, play) or _explain(play, seat)
            for seat in self.explained_seats()
        }

    def explain(self, seat: int) -> None:
        """Explain a seat's current question for somebody who is about to listen."""
        play = self.table.play
        if seat >= 0 and play is not None and self.table.still_explained(seat, play) is None:
            self.table.explain(seat, _explain(play, seat))

    def enter(self, listener: Connection) -> None:
        """Add a listener; the bots go on."""
        self.listeners.add(listener)
        listener.tell(self.presence())
        self.presence_changed()
        self.wake()

    def leave(self, listener: Connection) -> None:
        """Remove a listener; without any, the bots wait."""
        self.listeners.discard(listener)
        self.presence_changed()

    def give_up(self, refusal: Refusal) -> None:
        """Disconnect everybody, because this copy of the table is out of date."""
        self.overtaken = True
        for listener in list(self.listeners):
            listener.refuse(refusal)

    # ------------------------------------------------------------------------------------- bots

    def wake(self) -> None:
        """Start every bot that has a question and is not already thinking about it."""
        for seat in self.table.asked_seats():
            if seat not in self._bots and self._bot(seat) is not None:
                task = asyncio.ensure_future(self._play(seat))
                self._bots[seat] = task
                task.add_done_callback(partial(self._rested, seat))

    def _rested(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._bots[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            traceback.print_exception(error)
        elif self.listeners:
            # The bot may have been asked again at the very moment when its task ended.
            self.wake()

    def _bot(self, seat: int) -> str | None:
        return self.table.plays_by_bot(seat) if self.listeners and not self.overtaken else None

    async def _play(self, seat: int) -> None:
        """Answer for a seat, question after question, as long as a bot plays it and somebody looks on."""
        pause = 1.0
        while True:
            question, bot = self.table.asks(seat), self._bot(seat)
            if question is None or bot is None:
                return
            try:
                await self._turn(seat, bot, question)
                pause = 1.0
            except Refusal as refusal:
                if self._bot(seat) is None or self.table.asks(seat) != question:
                    continue
                for listener in self.listeners:
                    listener.refused(None, refusal)
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    async def _turn(self, seat: int, bot: str, question: Asks) -> None:
        """Think about one question and answer it, but not faster than people can follow."""
        clock = asyncio.get_running_loop().time
        began = clock()
        # Handle what has arrived in the meantime first.
        await asyncio.sleep(0)
        turn = question.turn
        given, failed = self._decide(seat, bot, question)
        await asyncio.sleep(max(0.0, self._pace_s - (clock() - began)))
        if failed:
            await self.do(lambda table, now: commands.bot_failed(table, seat, "crashed", now))

        def answer(table: LiveTable, now: float) -> Change:
            hand = "bot" if table.seats[seat].kind == "bot" else "stand_in"
            return commands.answer(table, seat, turn, given, now, hand, FALLBACK if failed else bot)

        await self.do(answer)

    def _decide(self, seat: int, bot: str, question: Asks) -> tuple[str, bool]:
        """Return the option a bot chooses; if it fails, a random one, and that it failed."""
        seed = decision_seed(self.table, seat, question.turn)
        try:
            return self.thought(seat, bot, seed, advice=False)[0], False
        except Exception as error:
            traceback.print_exception(error)
            options = question.options
            return options[Stream(f"{FALLBACK} {seed}").below(len(options))], True

    def thought(
        self, seat: int, bot: str, seed: str, *, advice: bool
    ) -> tuple[str, dict[str, Any] | None]:
        """Return what a bot would answer in a seat's place, and if wanted what it thinks of the options."""
        assert self.table.match is not None
        match = Match(self.table.game, state=self.table.match.state.copy(), listen=False)
        asked = match.question(seat)
        assert asked is not None
        return decided(match, asked, make_bot(bot, self.table.game.name, seed), advice)


def _explain(play: Play, seat: int) -> str:
    return explained(play.match.game, play.match.state.copy(), seat)
