"""The clocks of a table: a stand-in plays on for anybody who does not answer in time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import proxy

from dicehall.hall.log import note
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import TABLE
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.table.state import LiveTable

GRACE: Final = 30.0
"""Seconds after a restart in which nobody's time runs out, because people must reconnect first."""
AGAIN: Final = 5.0
"""Seconds until an overrun that could not be stored is tried again."""


class Clocks:
    """The alarms of one table: one for each person whose clock is running, or one for the start."""

    def __init__(self, room: Room, restored: bool) -> None:
        self._room: Room = proxy(room)
        self._not_before = room.now() + GRACE if restored else 0.0
        self._alarms: dict[int, tuple[float, asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def wake(self) -> None:
        """Set an alarm for every current deadline, and drop the others."""
        if self._stopped:
            return
        deadlines = self._deadlines(self._room.table)
        for seat in list(self._alarms):
            if deadlines.get(seat) != self._alarms[seat][0]:
                self._alarms.pop(seat)[1].cancel()
        loop = asyncio.get_running_loop()
        for seat, deadline in deadlines.items():
            if seat not in self._alarms:
                at = max(deadline, self._not_before)
                delay = max(0.0, at - self._room.now())
                self._alarms[seat] = (deadline, loop.call_later(delay, self._ring, seat))

    @staticmethod
    def _deadlines(table: LiveTable) -> dict[int, float]:
        """Return by when each seat must have answered, and by when the table's seeds must be opened."""
        opening = commands.opening_deadline(table)
        return table.deadlines() if opening is None else {TABLE: opening}

    def _ring(self, seat: int) -> None:
        self._alarms.pop(seat, None)
        task = asyncio.create_task(self._overrun(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _overrun(self, seat: int) -> None:
        def decide(table: LiveTable, now: float) -> Change:
            if seat == TABLE:
                return commands.begin_anyway(table, now)
            deadline = table.deadlines().get(seat)
            # The answer may have arrived while this waited for the lock.
            return (
                Change()
                if deadline is None or deadline > now
                else commands.leave(table, seat, now, "clock")
            )

        try:
            change = await self._room.do(decide)
        except Refusal as refusal:
            note("clock_refused", table=self._room.table.id, seat=seat, code=refusal.code)
            if refusal.code == "not_stored":
                await asyncio.sleep(AGAIN)
                self.wake()
        else:
            if not change.entries:
                # Timers and the clock may differ slightly.
                self.wake()

    def busy(self) -> bool:
        """Return whether any clock is running."""
        return bool(self._alarms or self._tasks)

    def stop(self) -> None:
        """Cancel all alarms."""
        self._stopped = True
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        for task in self._tasks:
            task.cancel()
