"""The lease of this process: as long as it lasts, the tables that this process has claimed are its own.

It is renewed by the event loop with every beat, so a process that hangs loses it, too. While it is *held*,
all is well. If it could not be renewed in time, this process cannot know whether it was removed, and until
it knows, it sends nobody anything about its tables. If it was removed, its tables belong to others or to
none; it drops them and comes back under a new number. Whatever it writes in the meantime is refused because
of the fence that every write carries. So clocks decide only how soon others may go on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import DBAPIError

from dicehall.core.mistakes import BadOptions
from dicehall.server.logs import note, note_error
from dicehall.server.processes.handing import Receiver
from dicehall.server.store.database import REVISION
from dicehall.server.store.leases import (
    LEASE_S,
    Process,
    beat,
    end_session,
    register,
    remove,
)
from dicehall.server.store.mistakes import BadDatabase, NotStored, reason

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")

BEAT_S: Final = 0.5
"""Seconds between two beats."""


class Lease:
    """The lease of this process, and what it knows of the others."""

    def __init__(self, engine: Engine, session: str, host: str) -> None:
        self.number: int = 0
        """This process's number in the hall; a new one after each time it was removed, 0 in between."""
        self.secret: str = secrets.token_hex(32)
        """The secret by which other processes prove to this one that they belong to the hall."""
        self.others: dict[int, Process] = {}
        """The other processes that are alive, by number."""
        self.listening: socket.socket = _listening(host)
        """The socket at which the others reach this one."""
        self.receiver: Receiver = Receiver(self.secret)
        """Takes the connections that other processes of this machine hand over."""
        self.draining: bool = False
        """Whether an operator has asked this process to hand its tables on."""
        self.when_in_doubt: Callable[[], None] = lambda: None
        """Called when the lease could not be renewed in time."""
        self.when_lost: Callable[[], Awaitable[None]] | None = None
        """Called when this process was removed; its tables are no longer its own."""
        self.when_outdated: Callable[[], None] = _stop_process
        """Called when the database was migrated, and this process must not write to it any more."""
        self.when_gone: Callable[[set[int]], None] = lambda _: None
        """Called with the numbers of processes that are no longer there."""
        self._engine = engine
        self._session = session
        self._thread = ThreadPoolExecutor(1, "dicehall-lease")
        self._until = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """Return where the other processes reach this one."""
        host, port = self.listening.getsockname()[:2]
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    def held(self) -> bool:
        """Return whether this process can be sure that its tables are its own.

        A process that is the only one may be sure even without a lease: nobody else can have newer tables.
        """
        return monotonic() < self._until or not self.others

    async def begin(self) -> None:
        """Take the lease, and renew it from now on."""
        await self._come()
        await self._beat()
        self._beating = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Leave the hall: from now on, this process's tables have no owner."""
        await self._stop()
        number = self.number
        with suppress(NotStored, TimeoutError):
            async with asyncio.timeout(LEASE_S):
                await self._do(lambda connection: remove(connection, number, late=False))

    async def close(self) -> None:
        """Close everything."""
        await self._stop()
        self.listening.close()
        self._thread.shutdown(wait=False)
        self._engine.dispose()

    async def _stop(self) -> None:
        beating, self._beating = self._beating, None
        if beating is not None:
            beating.cancel()
            await asyncio.wait([beating])
        if self._alarm is not None:
            self._alarm.cancel()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._beat()
            except NotStored as mistake:
                note("lease_not_renewed", why=str(mistake))
            except BadDatabase as mistake:
                note("database_newer", why=str(mistake))
                self.when_outdated()
                return
            except Exception as error:
                note_error("lease_failed", error)

    async def _come(self) -> None:
        asked = monotonic()
        self.number = await self._do(
            lambda connection: register(
                connection, self.address, self.secret, self._session, self.draining, REVISION
            )
        )
        self._renewed(asked)
        note("lease_taken", process=self.number)

    async def _beat(self) -> None:
        asked = monotonic()
        number = self.number
        found = await self._do(lambda connection: beat(connection, number))
        if found is None:
            note("lease_lost", process=number)
            # The number of no process: a table that is being claimed or made at this moment is then not ours.
            self.number = 0
            if self.when_lost is not None:
                await self.when_lost()
            await self._come()
            return
        self._renewed(asked)
        self.draining = any(process.draining for process in found if process.id == number)
        for process in found:
            if process.late and process.id != number:
                await self._remove(process)
        before = set(self.others)
        self.others = {one.id: one for one in found if one.id != number and not one.late}
        if gone := before - set(self.others):
            self.when_gone(gone)

    def _renewed(self, asked: float) -> None:
        # The database counts from later than this, so it is on the safe side.
        self._until = asked + LEASE_S
        if self._alarm is not None:
            self._alarm.cancel()
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0.0, self._until - monotonic()), self._in_doubt)

    def _in_doubt(self) -> None:
        note("lease_in_doubt", process=self.number)
        if self.others:
            self.when_in_doubt()

    async def _remove(self, process: Process) -> None:
        """Remove a late process, so that its tables can go on elsewhere; if that fails, try again later."""
        try:
            await self._do(lambda connection: end_session(connection, process))
            if await self._do(lambda connection: remove(connection, process.id)):
                note("process_removed", process=process.id, by=self.number)
        except NotStored as mistake:
            note("process_not_removed", process=process.id, why=str(mistake))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise NotStored(f"the database does not answer: {reason(error)}.") from error


def _stop_process() -> None:
    """Stop this process as an operator would."""
    os.kill(os.getpid(), signal.SIGTERM)


def _listening(host: str) -> socket.socket:
    """Return a socket on a free port at which the other processes of the hall find this one."""
    try:
        found = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        raise BadOptions(
            f"the other processes cannot reach this one at {host}: {error.strerror or error}; "
            "choose an address of this machine with --internal-host."
        ) from None
    listening.setblocking(False)
    return listening
