"""The lease of this process: as long as it lasts, the tables that this process has claimed are its own.

A thread renews it with every beat, so that a busy event loop is no reason to lose it. An event loop that was
silent for several beats counts as hanging, and then the thread lets the lease run out at once. Beats are
counted rather than seconds: if the whole process had to wait, its event loop does not hang.
While the lease is *held*, all is well. If it could not be renewed in time, this process cannot know whether
it was removed, and until it knows, it sends nobody anything about its tables. If it was removed, its tables
belong to others or to none; it drops them and comes back under a new number. Whatever it writes in the
meantime is refused because of the fence that every write carries. So clocks decide only how soon others may
go on.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy.exc import DBAPIError

from dicehall.core.mistakes import BadOptions
from dicehall.server.logs import note, note_error
from dicehall.server.processes.socket_handover import Receiver
from dicehall.server.store.database import REVISION
from dicehall.server.store.leases import (
    LEASE_S,
    Process,
    beat,
    end_session,
    lapse,
    register,
    remove,
)
from dicehall.server.store.mistakes import BadDatabase, NotStored, reason

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")

BEAT_S: Final = 0.5
"""Seconds between two beats."""
TICK_S: Final = 0.25
"""Seconds between two signs of life of the event loop."""
SILENT_BEATS: Final = 3
"""For how many beats the event loop may be silent; with the next one, it counts as hanging."""


class Lease:
    """The lease of this process, and what it knows of the others."""

    def __init__(self, engine: Engine, session: str, host: str) -> None:
        self.number: int = 0
        """This process's number in the hall; a new one after each time it was removed, 0 in between."""
        self.revision: str = REVISION
        """The newest revision of the database that this program knows."""
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
        self.when_others_changed: Callable[[set[int]], None] = lambda _: None
        """Called when other processes came or went, with the numbers of those that are no longer there."""
        self.when_to_drain: Callable[[], None] = lambda: None
        """Called when an operator has asked this process to hand its tables on."""
        self._engine = engine
        # The same connection, for single statements: BEGIN and COMMIT would be two more round trips a beat.
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._session = session
        self._thread = ThreadPoolExecutor(1, "dicehall-lease")
        self._loop: asyncio.AbstractEventLoop
        self._keeping: asyncio.Future[None] | None = None
        self._stopping = threading.Event()
        self._due = threading.Event()
        self._ticking: asyncio.TimerHandle | None = None
        self._ticked = False
        self._silent = 0
        self._until = 0.0
        self._in_doubt = False

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
        self._loop = asyncio.get_running_loop()
        self._tick()
        await self._loop.run_in_executor(self._thread, self._come)
        await self._loop.run_in_executor(self._thread, self._beat)
        self._keeping = self._loop.run_in_executor(self._thread, self._keep)

    async def end(self) -> None:
        """Leave the hall: from now on, this process's tables have no owner."""
        number = self.number
        with suppress(NotStored, TimeoutError):
            async with asyncio.timeout(LEASE_S):
                await self._stop()
                leave = partial(self._run, partial(remove, process=number, late=False))
                await self._loop.run_in_executor(self._thread, leave)

    async def close(self) -> None:
        """Close everything."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LEASE_S):
                await self._stop()
        self.listening.close()
        self._thread.shutdown(wait=False)
        self._engine.dispose()

    async def _stop(self) -> None:
        self._stopping.set()
        self._due.set()
        if self._ticking is not None:
            self._ticking.cancel()
        if self._keeping is not None:
            await asyncio.wait([self._keeping])

    # ---------------------------------------------------------------------------- in the event loop

    def _tick(self) -> None:
        """Give a sign of life, and notice if the lease could not be renewed in time."""
        now = monotonic()
        self._ticked = True
        doubt = 0.0 < self._until <= now
        if doubt and not self._in_doubt:
            note("lease_in_doubt", process=self.number)
            if self.others:
                self.when_in_doubt()
        self._in_doubt = doubt
        wait = TICK_S if doubt else min(TICK_S, max(0.0, self._until - now) or TICK_S)
        self._ticking = self._loop.call_later(wait, self._tick)

    def hurry(self) -> None:
        """Beat at once, because other processes may have come or gone."""
        # This is a sign of life, too: beats that come sooner must not make the event loop seem silent.
        self._ticked = True
        self._due.set()

    async def _lost(self) -> None:
        note("lease_lost", process=self.number)
        # The number of no process: a table that is being claimed or made at this moment is then not ours.
        self.number = 0
        if self.when_lost is not None:
            await self.when_lost()

    def _learn(self, number: int, found: list[Process]) -> None:
        """Take over what the database says of this process and the others."""
        drained, before = self.draining, set(self.others)
        self.draining = any(process.draining for process in found if process.id == number)
        self.others = {one.id: one for one in found if one.id != number and not one.late}
        if before != set(self.others):
            self.when_others_changed(before - set(self.others))
        if self.draining and not drained:
            self.when_to_drain()

    # -------------------------------------------------------------------------------- in the thread

    def _keep(self) -> None:
        while True:
            self._due.wait(BEAT_S)
            self._due.clear()
            if self._stopping.is_set() or self._loop.is_closed():
                return
            try:
                self._beat()
            except NotStored as mistake:
                note("lease_not_renewed", why=str(mistake))
            except BadDatabase as mistake:
                note("database_newer", why=str(mistake))
                self._loop.call_soon_threadsafe(self.when_outdated)
                return
            except Exception as error:
                note_error("lease_failed", error)

    def _come(self) -> None:
        asked = monotonic()
        self.number = self._run(
            lambda connection: register(
                connection, self.address, self.secret, self._session, self.draining, self.revision
            )
        )
        # The database counts from later than this, so it is on the safe side.
        self._until = asked + LEASE_S
        note("lease_taken", process=self.number)

    def _beat(self) -> None:
        asked, number = monotonic(), self.number
        if not number:
            # It could not come back the last time.
            self._come()
            return
        self._silent = 0 if self._ticked else self._silent + 1
        self._ticked = False
        if self._silent > SILENT_BEATS:
            note("event_loop_hangs", process=number)
            self._until = asked
            self._run(partial(lapse, process=number))
            return
        found = self._run(partial(beat, process=number), self._alone)
        if found is None:
            self._until = asked
            asyncio.run_coroutine_threadsafe(self._lost(), self._loop).result()
            self._come()
            return
        self._until = asked + LEASE_S
        for process in found:
            if process.late and process.id != number:
                self._remove(process)
        self._loop.call_soon_threadsafe(self._learn, number, found)

    def _remove(self, process: Process) -> None:
        """Remove a late process, so that its tables can go on elsewhere; if that fails, try again later."""
        try:
            self._run(partial(end_session, process=process))
            if self._run(partial(remove, process=process.id)):
                note("process_removed", process=process.id, by=self.number)
        except NotStored as mistake:
            note("process_not_removed", process=process.id, why=str(mistake))

    def _run(self, work: Callable[[Connection], T], engine: Engine | None = None) -> T:
        try:
            with (engine or self._engine).begin() as connection:
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
