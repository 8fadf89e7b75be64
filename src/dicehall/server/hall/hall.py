"""The hall: all tables of a server. It makes them, finds them and loads them."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.core.fair import SECRET_BYTES
from dicehall.hall.room import Room
from dicehall.hall.shielded import shielded
from dicehall.server.calls.caller import Caller
from dicehall.server.calls.offers import senders_of
from dicehall.server.hall.broken_tables import BrokenTables
from dicehall.server.hall.orders import Orders
from dicehall.server.hall.ports import ports_of
from dicehall.server.hall.resting_logs import RestingLog, RestingLogs
from dicehall.server.hall.storing import row_of
from dicehall.server.hall.table_owners import SOON, Elsewhere, TableOwners
from dicehall.server.hall.upkeep import Upkeep
from dicehall.server.logs import note
from dicehall.server.store.database import REVISION
from dicehall.server.store.leases import claim, owner_of, release
from dicehall.server.store.live import LIVE, find_by_code, load_table, make_table
from dicehall.server.store.mistakes import MovedAway, NotStored, Taken
from dicehall.table import commands
from dicehall.table.keys import CODE_LENGTH, CODE_LETTERS, ID_BYTES
from dicehall.table.new_table import PlannedTable, new_table, rematch_plan
from dicehall.table.refusals import Refusal
from dicehall.table.restore import restore_table
from dicehall.table.state import LiveTable
from dicehall.table.views import TableNow, as_it_stands

if TYPE_CHECKING:
    from dicehall.server.processes.other_process import OtherProcess
    from dicehall.server.services import Services
    from dicehall.server.store.live import TableRow

RECONNECT_AFTER: Final = 2.0
"""Seconds after a goodbye when clients may reconnect."""
AT_ONCE: Final = 8
"""How many tables are handed on at the same time."""
TRIES: Final = 5
"""How many other codes are tried if one is in use."""


def new_id() -> str:
    """Return the id of a new table. None begins with a dash, which begins an option on a command line."""
    found = secrets.token_urlsafe(ID_BYTES)
    return new_id() if found.startswith("-") else found


def new_code() -> str:
    """Return a code that is easy to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Hall:
    """All tables in use, by id."""

    def __init__(self, services: Services) -> None:
        self.services: Services = services
        """What all tables share."""
        self.rooms: dict[str, Room] = {}
        """The tables in memory."""
        self.broken: BrokenTables = BrokenTables()
        """The tables that were set aside."""
        self.resting: RestingLogs = RestingLogs(services, self.broken)
        """The logs of the tables that are not in memory."""
        self.orders: Orders = Orders(self)
        """What operators have asked for."""
        self.upkeep: Upkeep = Upkeep(self)
        """The hall's background tasks."""
        self.closing: bool = False
        """Whether the server is about to stop."""
        self.owners: TableOwners = TableOwners()
        """Calls the owners of tables, which may be other processes."""
        senders = senders_of(services.settings, services.clock)
        self.caller: Caller | None = Caller(self, senders) if senders else None
        """Tells people that it is their turn; None if no way of doing so is set up."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._rematches: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------------------------ making tables

    async def make(self, planned: PlannedTable, secret: bytes | None = None) -> Room:
        """Make a table; those of a duplicate share a secret."""
        if self.closing:
            raise Refusal("shutting_down")
        if self.draining and self.successor() is None:
            raise Refusal("draining")
        for _ in range(TRIES):
            table = self._new(planned, secret)
            entries = list(table.entries)
            row = row_of(table, entries, self._number)
            # A table that cannot be shown fails here, before any of it is stored.
            room = Room(table, ports_of(self.services, row.fence))
            try:
                await self.services.store.write(partial(make_table, row=row, entries=entries))
            except Taken:
                continue
            except NotStored as mistake:
                note("not_stored", why=str(mistake))
                raise Refusal("not_stored") from None
            for entry in entries:
                self.services.metrics.entries.labels(entry.kind).inc()
            note("made", table=table.id, game=table.game.name, seats=len(table.seats))
            # If the lease was lost in the meantime, the table has no owner yet.
            return self._open(room) if row.owner == self._number else await self.load(table.id)
        raise Refusal("too_busy")

    async def _made_here(self, planned: PlannedTable) -> Room:
        """Make a table that must stay in this process for now."""
        try:
            return await self.make(planned)
        except Elsewhere:
            raise Refusal("shutting_down") from None

    def _new(self, planned: PlannedTable, secret: bytes | None) -> LiveTable:
        planned = {**planned, "code": new_code()}
        planned["usual_stand_in"] = self.services.settings.stand_in
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        return new_table(new_id(), secret, self.services.clock(), **planned)

    async def rematch(self, old: Room, by: int) -> str:
        """Return the id of a table's rematch, making it if necessary; the first to ask is its host."""
        table = old.table
        async with self._rematches.setdefault(table.id, asyncio.Lock()):
            if old.table.rematch_id is None:
                new = (await self._made_here(rematch_plan(old.table, by))).table
                await old.do(lambda table, now: commands.rematch(table, new.id, new.made.code, now))
        self._rematches.pop(table.id, None)
        assert old.table.rematch_id is not None
        return old.table.rematch_id

    # ----------------------------------------------------------------------------- finding tables

    async def find(self, name: str, address: str) -> Room:
        """Return the table with an id or a code, or refuse; an address that guesses codes is limited."""
        return self._used(name) or await self.load(await self._id_of(name, address))

    async def has(self, table_id: str) -> bool:
        """Return whether this process owns a table, after claiming one that nobody owns."""
        try:
            await self.load(table_id)
        except Refusal:
            return False
        return not self.closing

    async def shown(self, table_id: str, address: str) -> TableNow:
        """Return a table as it stands, in whichever process it is, for a client at an address."""

        async def here(table_id: str) -> TableNow:
            return as_it_stands((await self.load(table_id)).table)

        async def there(owner: OtherProcess, table_id: str) -> TableNow | None:
            return await owner.table(table_id, address)

        return await self.owners.call({}, table_id, here, there)

    async def find_log(self, name: str, address: str) -> LiveTable | RestingLog:
        """Return the table with an id or a code, or its log alone if it is not in memory."""
        room = self._used(name) or self._used(name := await self._id_of(name, address))
        if room is not None:
            return room.table
        log = await self.resting.find(name)
        self._check_understands(log.row)
        return log

    def _used(self, table_id: str) -> Room | None:
        """Return a table if it is in memory, and note that it is in use, so that it stays there."""
        room = self.rooms.get(table_id)
        if room is None:
            return None
        if room.moved:
            del self.rooms[table_id]
            return None
        self.check_lease(table_id)
        room.used_at = self.services.clock()
        return room

    @property
    def _number(self) -> int | None:
        """Return this process's number in the hall; None if the hall has only one process."""
        lease = self.services.lease
        return None if lease is None else lease.number

    def check_lease(self, table_id: str) -> None:
        """Refuse a table while this process cannot know whether the table goes on in another one."""
        lease = self.services.lease
        if lease is not None and not (lease.number and lease.held()):
            raise Elsewhere(table_id)

    def _check_understands(self, row: TableRow) -> None:
        """Refuse a table of a newer version; a process of that version answers for it, if there is one."""
        lease = self.services.lease
        needs = row.needs or ""
        if needs > (REVISION if lease is None else lease.revision):
            others = [] if lease is None else lease.others.values()
            newer = [one.id for one in others if one.revision >= needs and not one.draining]
            raise Elsewhere(row.id, row.owner or (secrets.choice(newer) if newer else None))

    async def _id_of(self, name: str, address: str) -> str:
        """Return the id of the table with an id or a code."""
        if self.closing:
            raise Refusal("shutting_down")
        if len(name) == CODE_LENGTH and name.isascii() and name.isalnum():
            code = name.upper()
            shared = self.services.shared_limits
            await shared.may_guess(address)
            row = await self.services.read(lambda connection: find_by_code(connection, code))
            if row is None:
                raise Refusal("no_such_table")
            await shared.has_not_guessed(address)
            return row.id
        if not 1 <= len(name) <= 64 or not name.isascii() or not name.isprintable():
            raise Refusal("no_such_table")
        return name

    async def load(self, table_id: str) -> Room:
        """Return a table, loaded from the store if necessary; concurrent requests wait for the same load."""
        room = self._used(table_id)
        if room is not None:
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._restore(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await shielded(task)
        finally:
            # As in `Room.do`: otherwise a refusal, its frames and the task would keep each other in memory.
            del task

    async def _restore(self, table_id: str) -> Room:
        leaving = self._leaving.get(table_id)
        if leaving is not None:
            await asyncio.wait([leaving])
        number = self._number
        with self.broken.refusing(table_id):
            owner = None
            if number is not None:
                self.check_lease(table_id)
                owner = await self._claimed(table_id, number)
                if owner not in (None, number):
                    raise Elsewhere(table_id, owner)
            found = await self.services.read(lambda connection: load_table(connection, table_id))
            if found is None:
                raise Refusal("no_such_table")
            row, entries = found
            self._check_understands(row)
            if row.owner != number:
                raise Elsewhere(table_id, row.owner)
            # Replaying takes a while; in a thread, it does not block the other tables.
            table = await asyncio.to_thread(restore_table, row.id, row.secret, entries)
            if number != self._number or self.closing:
                # The lease was lost in the meantime, and the table with it.
                raise Elsewhere(table_id)
            return self._open(Room(table, ports_of(self.services, row.fence), restored=True))

    async def _claimed(self, table_id: str, number: int) -> int | None:
        """Claim a table that has no owner, unless this process is draining; return its owner, if any."""
        successor = self.successor() if self.draining else None
        if successor is not None:
            owner = await self.services.read(lambda connection: owner_of(connection, table_id))
            return successor if owner is None else owner
        lease = self.services.lease
        assert lease is not None
        work = partial(claim, table=table_id, process=number, revision=lease.revision)
        try:
            return await self.services.write(work)
        except MovedAway:
            raise Elsewhere(table_id) from None

    async def unload(self, room: Room) -> None:
        """Remove a table that nobody needs now from memory; from then on, another process may take it."""
        table_id = room.table.id
        del self.rooms[table_id]
        task = asyncio.create_task(self._leave(room))
        self._leaving[table_id] = task
        task.add_done_callback(lambda _: self._leaving.pop(table_id, None))
        await task

    async def _leave(self, room: Room) -> None:
        await room.rest()
        number, table_id = self._number, room.table.id
        if number is not None and not room.moved:
            room.moved = True
            self.services.limits.table_is_over(table_id)
            try:
                await self.services.write(lambda connection: release(connection, table_id, number))
            except Refusal:
                # The table stays ours: requests for it are sent here, and it is loaded again.
                note("not_released", table=table_id)

    # ---------------------------------------------------------------------------------- draining

    @property
    def draining(self) -> bool:
        """Return whether this process takes no new tables, and hands its own on if there are others."""
        lease = self.services.lease
        return self.orders.draining if lease is None else lease.draining

    def successor(self) -> int | None:
        """Return the number of another process that takes tables, if there is one."""
        lease = self.services.lease
        others = [] if lease is None else lease.others.values()
        numbers = [one.id for one in others if not one.draining]
        return secrets.choice(numbers) if numbers else None

    def check_takes_tables(self) -> None:
        """Refuse a new table while this process is draining; another one makes it, if there is one."""
        if self.draining:
            successor = self.successor()
            if successor is None:
                raise Refusal("draining")
            raise Elsewhere("", successor)

    async def hand_on(self) -> None:
        """Let other processes have all tables here, if there are any; everybody finds them there at once."""
        places = asyncio.Semaphore(AT_ONCE)

        async def one(room: Room) -> None:
            async with places:
                if self.successor() is not None and self.rooms.get(room.table.id) is room:
                    await self._hand_on(room)

        await asyncio.gather(*(one(room) for room in list(self.rooms.values())))

    async def _hand_on(self, room: Room) -> None:
        await self.unload(room)
        if room.table.status in LIVE:
            # To ask for a table is to load it: its bots and clocks go on there.
            with suppress(Refusal):
                await self.shown(room.table.id, "")
        room.say_goodbye(SOON)

    def move_away(self) -> None:
        """Give up all tables here: they now belong to other processes or to none."""
        for room in self.rooms.values():
            room.move_away()
        self.rooms.clear()

    def hang_up(self) -> None:
        """Close all live connections while it is unknown whether the tables here go on elsewhere."""
        for room in self.rooms.values():
            room.say_goodbye(SOON)

    def _open(self, room: Room) -> Room:
        room.wake()
        self.rooms[room.table.id] = room
        return room

    def count(self) -> dict[str, int]:
        """Return how many tables in memory have each status."""
        found: dict[str, int] = {"broken": len(self.broken)}
        for room in self.rooms.values():
            found[room.table.status] = found.get(room.table.status, 0) + 1
        return found

    # ---------------------------------------------------------------------------------- stopping

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops and when to reconnect; nothing new begins from now on.

        If there are other processes, they get the tables first, so that everybody finds them at once.
        """
        self.closing = True
        lease = self.services.lease
        after = RECONNECT_AFTER
        if lease is not None:
            after = SOON if lease.others else RECONNECT_AFTER
            await self.upkeep.stop()
            await asyncio.gather(*(room.rest() for room in self.rooms.values()))
            await lease.end()
        for room in self.rooms.values():
            room.say_goodbye(after)
        self.owners.say_goodbye()

    def busy(self) -> bool:
        """Return whether anybody is still connected."""
        return self.owners.busy() or any(room.listeners for room in self.rooms.values())

    async def close(self) -> None:
        """Stop everything."""
        self.closing = True
        await self.owners.close()
        await self.upkeep.stop()
        if self.caller is not None:
            await self.caller.close()
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        await asyncio.gather(*(room.rest() for room in self.rooms.values()))
