"""Explanations of what is asked at a table: they follow what is published, and hold up nobody."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from dicehall.hall.log import note, note_error
from dicehall.hall.ports import TooMuchWork
from dicehall.table.viewer_messages import explanation, repeated

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.table.play import Play


class Explanations:
    """The explained questions of one table, and those that are being explained."""

    def __init__(self, room: Room) -> None:
        # Weak, as in the clocks: a room that is dropped is freed at once, without a search for cycles.
        self._room: Room = proxy(room)
        self._play: Play | None = None
        self._texts: dict[int, str] = {}
        self._tasks: dict[int, asyncio.Task[Play | None]] = {}
        self._possible = True

    def ready(self) -> dict[int, str]:
        """Return the questions of the current position that are explained already, by seat."""
        play = self._room.table.play
        if play is not self._play:
            before = self._play
            self._texts = {
                seat: text
                for seat, text in self._texts.items()
                if before is not None and play is not None and _same(seat, before, play)
            }
            self._play = play
        return self._texts

    def wake(self) -> None:
        """Explain the questions of all who want that and have none yet."""
        if self._possible and (seats := self._room.audience.explained_seats()):
            asked = seats.intersection(self._room.table.asked_seats())
            for seat in asked - self.ready().keys() - self._tasks.keys():
                task = asyncio.create_task(self._explain(seat))
                self._tasks[seat] = task
                task.add_done_callback(partial(self._done, seat))

    def _done(self, seat: int, task: asyncio.Task[Play | None]) -> None:
        del self._tasks[seat]
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            note_error("explanation_failed", error, seat=seat)
        elif task.result() is not self._room.table.play:
            # The seat may have been asked again at the very moment when its task ended.
            self.wake()

    async def _explain(self, seat: int) -> Play | None:
        """Explain a seat's question; if it has changed in the meantime, the one that is asked then.

        Return the last position that was looked at.
        """
        while True:
            play = self._room.table.play
            if play is None or seat not in self._room.table.asked_seats():
                return play
            try:
                text = await self._room.ports.explain.explain(play, seat)
            except TooMuchWork as mistake:
                self._possible = False
                note("too_much_work", table=self._room.table.id, why=str(mistake))
                return play
            if text is None:
                return play
            now = self._room.table.play
            if now is not None and _same(seat, play, now):
                self.ready()[seat] = text
                self._tell(seat, text)
                return now

    def _tell(self, seat: int, question: str) -> None:
        texts: dict[bool, str] = {}
        for listener in self._room.listeners:
            if listener.viewer == seat and listener.explained:
                if listener.apart not in texts:
                    form = explanation if listener.apart else repeated
                    texts[listener.apart] = form(self._room.table, seat, question)
                listener.tell(texts[listener.apart])

    def stop(self) -> None:
        """Explain nothing more."""
        self._possible = False
        for task in self._tasks.values():
            task.cancel()


def _same(seat: int, before: Play, after: Play) -> bool:
    """Return whether a seat is asked the same in two positions, and it means the same."""
    if before is after:
        return True
    question = after.match.question(seat)
    if question is None or question.choice.sees_shared():
        return False
    return before.asks(seat) == after.asks(seat)
