"""What a hall does by itself: it resumes tables when the server starts, and closes and unloads idle ones."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.server.calls.caller import CALL_S, SEND_S
from dicehall.server.hall.storing import goes_by_itself
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.logs import note, note_error
from dicehall.server.store.allowances import forget
from dicehall.server.store.commit_marks import forget_marks
from dicehall.server.store.dice_counts import add_counts, uncounted_games
from dicehall.server.store.duplicates import forget_duplicates
from dicehall.server.store.live import idle_tables, tables_without_owner
from dicehall.server.store.people import close_unused_sessions
from dicehall.table import commands
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dicehall.server.hall.hall import Hall

SWEEP: Final = 30.0
"""Seconds between two searches for tables that nobody needs."""
HOUR: Final = 3600.0
"""Seconds between two searches for duplicates that have been over for long."""
AT_ONCE: Final = 4
"""How many tables are loaded at the same time."""
UNLOAD_AFTER: Final = 300.0
"""Seconds after which an idle table is unloaded; it is still in the store if somebody comes back."""
FORGET_AFTER: Final = 180 * 86400.0
"""Seconds after which an unused device must sign in again."""


class Upkeep:
    """The background tasks of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []
        self._orphans = asyncio.Event()
        self._orders = asyncio.Event()
        self.listen: Callable[[], Awaitable[None]] | None = None
        """Listens to other processes as long as it runs; None if there cannot be any."""

    def begin(self) -> None:
        """Start them."""
        self._tasks = [
            asyncio.create_task(self._steadily("forget", self._forget_devices, None)),
            asyncio.create_task(self._steadily("take_up", self._take_up_all, None)),
            asyncio.create_task(self._steadily("sweep", self.sweep, SWEEP)),
            asyncio.create_task(self._steadily("orders", self._follow_orders, 0.0)),
            asyncio.create_task(self._steadily("count_dice", self.count_dice, SWEEP)),
            asyncio.create_task(self._steadily("duplicates", self.forget_duplicates, HOUR)),
        ]
        if (caller := self._hall.caller) is not None:
            self._tasks.append(asyncio.create_task(self._steadily("calls", caller.look, CALL_S)))
            for kind in caller.senders:
                send = partial(caller.send, kind)
                self._tasks.append(asyncio.create_task(self._steadily(kind, send, SEND_S)))
        if self.listen is not None:
            self._tasks += [
                asyncio.create_task(self._steadily("listen", self.listen, 0.0)),
                asyncio.create_task(self._steadily("take_up", self._take_up_orphans, 0.0)),
            ]

    def take_up(self) -> None:
        """Take over soon the tables of processes that are gone."""
        self._orphans.set()

    def look_for_orders(self) -> None:
        """Look soon for what operators have asked for."""
        self._orders.set()

    async def stop(self) -> None:
        """End them."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _steadily(
        self, what: str, do: Callable[[], Awaitable[None]], every: float | None
    ) -> None:
        """Do something once, or periodically; a failure is logged and does not end the task."""
        while not self._hall.closing:
            if every is not None:
                await asyncio.sleep(every)
            try:
                await do()
                if every is None:
                    return
            except Exception as error:
                note_error(f"{what}_failed", error)
                await asyncio.sleep(1.0)

    async def _forget_devices(self) -> None:
        """Sign out devices that have not been used for a long time."""
        services = self._hall.services
        since = services.clock() - FORGET_AFTER
        await services.store.write(lambda connection: close_unused_sessions(connection, since))

    async def forget_duplicates(self) -> None:
        """Forget the duplicates that have been over for a long time."""
        services = self._hall.services
        now = services.clock()
        await services.store.write(lambda connection: forget_duplicates(connection, now))

    async def _take_up_orphans(self) -> None:
        """Take over tables as soon as a process is gone, and now and then in case that was missed."""
        await _woken(self._orphans, SWEEP)
        await self._take_up_all()

    async def _follow_orders(self) -> None:
        """Look for orders as soon as there may be some, and now and then in case that was missed."""
        await _woken(self._orders, self._hall.orders.pause_s)
        await self._hall.orders.look()

    async def _take_up_all(self) -> None:
        """Load the tables that go on without anybody connecting, because of bots or clocks."""
        hall, services = self._hall, self._hall.services
        if hall.draining and hall.successor() is not None:
            return
        going = hall.broken.each(
            await services.read(tables_without_owner),
            lambda row: row.id,
            lambda row: row.id if goes_by_itself(row.listing) else None,
        )
        orphans = list(filter(None, going))
        # The other processes do the same at this moment; in random order, they seldom collide.
        random.shuffle(orphans)
        async with asyncio.TaskGroup() as loading:
            for part in range(AT_ONCE):
                loading.create_task(self._load(orphans[part::AT_ONCE]))
        if orphans:
            note("taken_up", tables=len(hall.rooms))

    async def _load(self, tables: list[str]) -> None:
        for table_id in tables:
            try:
                await self._hall.load(table_id)
            except Elsewhere:
                continue
            except Refusal as refusal:
                note("not_taken_up", table=table_id, code=refusal.code)

    async def sweep(self) -> None:
        """Close tables at which nobody has played for a long time, and unload those nobody needs now."""
        hall, services = self._hall, self._hall.services
        now = services.clock()
        since = now - services.settings.idle_close_s
        for table_id in await services.read(lambda connection: idle_tables(connection, since)):
            if table_id not in hall.broken:
                await self._close_idle(table_id)
        for room in list(hall.rooms.values()):
            if room.moved:
                hall.rooms.pop(room.table.id, None)
            elif not room.busy() and room.used_at < now - UNLOAD_AFTER:
                await hall.unload(room)
        hall.resting.forget()
        if services.lease is not None:
            await services.write(forget)
            await services.write(forget_marks)

    async def count_dice(self) -> None:
        """Count the dice of all games that have ended since the last time."""
        services = self._hall.services
        while games := await services.read(uncounted_games):
            await services.store.write(partial(add_counts, games=games))

    async def _close_idle(self, table_id: str) -> None:
        try:
            room = await self._hall.load(table_id)
            days = room.table.status == "running" and room.table.made.clock["kind"] == "days"
            if not room.listeners and not days:
                await room.do(lambda table, now: commands.close(table, now))
        except Elsewhere:
            return
        except Refusal as refusal:
            note("not_closed", table=table_id, code=refusal.code)
        except Exception as error:
            self._hall.broken.add(table_id, error)


async def _woken(event: asyncio.Event, seconds: float) -> None:
    """Wait until an event is set, or for some seconds at most."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()
