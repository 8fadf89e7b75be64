"""The hall: all tables of a server. It makes, finds, resumes and unloads them."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dicehall.core.mistakes import Mistake
from dicehall.server.hall.room import Room
from dicehall.server.hall.storing import goes_by_itself, row_of
from dicehall.server.logs import note, note_error
from dicehall.server.store.live import (
    TableRow,
    find_by_code,
    idle_tables,
    load_table,
    make_table,
    running_tables,
)
from dicehall.server.store.mistakes import NotStored, Taken
from dicehall.server.store.people import close_unused_sessions
from dicehall.server.unheard import finished
from dicehall.table.publishing import message
from dicehall.table.refusals import Refusal
from dicehall.table.table import LiveTable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from sqlalchemy import Connection

    from dicehall.server.services import Services
    from dicehall.table.entries import Entry

T = TypeVar("T")
S = TypeVar("S")

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""The characters of codes, without those that are easily confused."""
CODE_LENGTH: Final = 6
"""The number of characters in a code."""
ID_BYTES: Final = 12
"""The number of random bytes in a table's id, so that nobody finds a table without its link."""
SWEEP: Final = 30.0
"""Seconds between two searches for tables that nobody needs."""
UNLOAD_AFTER: Final = 300.0
"""Seconds after which an idle table is unloaded; it is still in the store for whoever comes back."""
RECONNECT_AFTER: Final = 2.0
"""Seconds after a goodbye when clients may reconnect."""
FORGET_AFTER: Final = 180 * 86400.0
"""Seconds after which an unused device must sign in again."""
TRIES: Final = 5
"""How many other codes are tried if one is in use."""


def new_code() -> str:
    """Return a code that is easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def _make_table(row: TableRow, entries: list[Entry], connection: Connection) -> None:
    make_table(connection, row, entries)


class Hall:
    """All tables in use, by id."""

    def __init__(self, services: Services) -> None:
        self.services: Services = services
        """What all tables share."""
        self.rooms: dict[str, Room] = {}
        """The tables in memory."""
        self.broken: set[str] = set()
        """Tables that were set aside: their log is inconsistent, or they cannot be read or shown."""
        self.closing: bool = False
        """Whether the server is about to stop."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._rematches: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # ------------------------------------------------------------------------------ making tables

    async def make(self, wanted: dict[str, Any]) -> Room:
        """Make a table."""
        if self.closing:
            raise Refusal("shutting_down")
        for _ in range(TRIES):
            table, entries = self._new(wanted)
            row = row_of(table, entries)
            # A table that cannot be shown fails here, before any of it is stored.
            room = Room(table, self.services)
            try:
                await self.services.store.write(partial(_make_table, row, entries))
            except Taken:
                continue
            except NotStored as mistake:
                note("not_stored", why=str(mistake))
                raise Refusal("not_stored") from None
            for entry in entries:
                self.services.metrics.entries.labels(entry.kind).inc()
            note("made", table=table.id, game=table.game.name, seats=len(table.seats))
            return self._open(room)
        raise Refusal("too_busy")

    def _new(self, wanted: dict[str, Any]) -> tuple[LiveTable, list[Entry]]:
        return LiveTable.make(
            secrets.token_urlsafe(ID_BYTES),
            secrets.token_bytes(32),
            self.services.clock(),
            **{
                **wanted,
                "code": new_code(),
                "usual_stand_in": self.services.settings.stand_in,
            },
        )

    async def rematch(self, old: Room, by: int) -> Room:
        """Return the table of the rematch of another table; whoever asks first is its host."""
        table = old.table
        async with self._rematches.setdefault(table.id, asyncio.Lock()):
            if old.table.rematch_id is None:
                room = await self.make(old.table.made_again("", by))
                new = room.table
                await old.do(lambda table, now: table.rematch(new.id, new.made["code"], now))
        self._rematches.pop(table.id, None)
        assert old.table.rematch_id is not None
        return await self._load(old.table.rematch_id)

    # ----------------------------------------------------------------------------- finding tables

    async def find(self, name: str, address: str) -> Room:
        """Return the table with an id or a code, or refuse; an address that only guesses, after a while."""
        room = self.rooms.get(name)
        if room is not None:
            # Whoever has found it may use it for a while before it is unloaded.
            room.used_at = self.services.clock()
            return room
        if self.closing:
            raise Refusal("shutting_down")
        if len(name) == CODE_LENGTH and name.isascii() and name.isalnum():
            code = name.upper()
            guesses = self.services.limits.guesses
            guesses.spend(address)
            row = await self._read(lambda connection: find_by_code(connection, code))
            if row is None:
                raise Refusal("no_such_table")
            guesses.give_back(address)
            return await self._load(row.id)
        if not 1 <= len(name) <= 64 or not name.isascii() or not name.isprintable():
            raise Refusal("no_such_table")
        return await self._load(name)

    async def _load(self, table_id: str) -> Room:
        """Load a table from the store; concurrent requests wait for the same load."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id in self.broken:
            raise Refusal("table_broken")
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._restore(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await finished(task)
        finally:
            # As in `Room.do`: otherwise a refusal, its frames and the task would hold each other.
            del task

    async def _restore(self, table_id: str) -> Room:
        try:
            found = await self._read(lambda connection: load_table(connection, table_id))
            if found is None:
                raise Refusal("no_such_table")
            row, entries = found
            # Replaying takes a while; in a thread, it does not block the other tables.
            table = await asyncio.to_thread(LiveTable.restore, row.id, row.secret, entries)
            return self._open(Room(table, self.services, restored=True))
        except Refusal:
            raise
        except Exception as error:
            self._set_aside(table_id, error)
            raise Refusal("table_broken") from None

    def _open(self, room: Room) -> Room:
        room.wake()
        self.rooms[room.table.id] = room
        return room

    def _set_aside(self, table_id: str, error: Exception) -> None:
        """Ignore a table from now on, and log the reason once; requests for it are refused."""
        if table_id in self.broken:
            return
        self.broken.add(table_id)
        if isinstance(error, Mistake):
            note("table_broken", table=table_id, why=str(error))
        else:
            note_error("table_broken", error, table=table_id)

    def each(
        self, rows: Iterable[T], table_of: Callable[[T], str], show: Callable[[T], S]
    ) -> list[S]:
        """Return what is shown for each of these rows of tables; those that cannot be shown are set aside."""
        shown: list[S] = []
        for row in rows:
            table_id = table_of(row)
            if table_id not in self.broken:
                try:
                    shown.append(show(row))
                except Exception as error:
                    self._set_aside(table_id, error)
        return shown

    async def _read(self, work: Callable[[Connection], Any]) -> Any:
        try:
            return await self.services.store.read(work)
        except NotStored as mistake:
            note("not_read", why=str(mistake))
            raise Refusal("not_stored") from None

    # --------------------------------------------------------------------------- background tasks

    def begin(self) -> None:
        """Start the background tasks: resuming tables, and unloading idle ones."""
        self._tasks = [
            asyncio.create_task(self._steadily("take_up", self._take_up_all, None)),
            asyncio.create_task(self._steadily("sweep", self.sweep, SWEEP)),
        ]

    async def _steadily(
        self, what: str, do: Callable[[], Awaitable[None]], every: float | None
    ) -> None:
        """Do something once, or periodically; a failure is logged and does not end the task."""
        while not self.closing:
            if every is not None:
                await asyncio.sleep(every)
            try:
                await do()
                if every is None:
                    return
            except Exception as error:
                note_error(f"{what}_failed", error)
                await asyncio.sleep(1.0)

    async def _take_up_all(self) -> None:
        """Load the tables that go on without anybody connecting, because of bots or clocks."""
        since = self.services.clock() - FORGET_AFTER
        await self.services.store.write(lambda connection: close_unused_sessions(connection, since))
        rows: list[TableRow] = await self._read(running_tables)
        going = self.each(
            [row for row in rows if row.status == "running"],
            lambda row: row.id,
            lambda row: row.id if goes_by_itself(row.listing) else None,
        )
        for table_id in filter(None, going):
            try:
                await self._load(table_id)
            except Refusal as refusal:
                note("not_taken_up", table=table_id, code=refusal.code)
        note("taken_up", tables=len(self.rooms))

    async def sweep(self) -> None:
        """Close tables at which nobody has played for a long time, and unload those nobody needs now."""
        now = self.services.clock()
        since = now - self.services.settings.idle_close_s
        for table_id in await self._read(lambda connection: idle_tables(connection, since)):
            if table_id not in self.broken:
                await self._close_idle(table_id)
        for room in list(self.rooms.values()):
            if not room.busy() and room.used_at < now - UNLOAD_AFTER:
                del self.rooms[room.table.id]
                await room.rest()

    async def _close_idle(self, table_id: str) -> None:
        try:
            room = await self._load(table_id)
            days = room.table.status == "running" and room.table.made["clock"]["kind"] == "days"
            if not room.listeners and not days:
                await room.do(lambda table, now: table.close(now))
        except Refusal as refusal:
            note("not_closed", table=table_id, code=refusal.code)
        except Exception as error:
            self._set_aside(table_id, error)

    def count(self) -> dict[str, int]:
        """Return how many tables in memory have each status."""
        found: dict[str, int] = {"broken": len(self.broken)}
        for room in self.rooms.values():
            found[room.table.status] = found.get(room.table.status, 0) + 1
        return found

    # ---------------------------------------------------------------------------------- stopping

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops and when to reconnect; nothing new begins from now on."""
        self.closing = True
        text = message("goodbye", reconnect_after=RECONNECT_AFTER)
        for room in self.rooms.values():
            for listener in room.listeners:
                listener.tell(text)
                listener.hang_up()

    async def close(self) -> None:
        """Stop everything."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        waiting = [*self._tasks, *self._loading.values()]
        if waiting:
            await asyncio.wait(waiting)
        await asyncio.gather(*(room.rest() for room in self.rooms.values()))
