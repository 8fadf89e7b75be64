"""The lease of a process: a busy event loop does not lose it, a hanging one does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from sqlalchemy import Connection, text
from tests.patience import PATIENCE

from dicehall.server.processes import lease as leases
from dicehall.server.processes.lease import SILENT_BEATS, Lease
from dicehall.server.store.leases import LEASE_S, Process, beat
from dicehall.server.store.store import Store


@asynccontextmanager
async def begun(store: Store) -> AsyncIterator[Lease]:
    """Take a lease until the end of the block."""
    assert store.session is not None
    lease = Lease(store.beside(), store.session, "127.0.0.1")
    await lease.begin()
    try:
        yield lease
    finally:
        await lease.end()
        await lease.close()


async def beaten(lease: Lease) -> None:
    """Let a process renew its lease."""
    before = monotonic()
    await asyncio.to_thread(lease._beat)
    assert lease._until >= before + LEASE_S


async def has_run_out(store: Store, process: int) -> bool:
    """Return whether the lease of a process has run out."""
    asked = text(
        "SELECT expires_at <= extract(epoch FROM clock_timestamp()) FROM processes WHERE id = :id"
    )
    return await store.read(
        lambda connection: bool(connection.execute(asked, {"id": process}).scalar_one())
    )


async def test_the_lease_is_renewed_while_the_event_loop_is_busy(
    postgresql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with begun(postgresql_store):
        beats = threading.Semaphore(0)

        def counted(connection: Connection, process: int) -> list[Process] | None:
            beats.release()
            return beat(connection, process)

        monkeypatch.setattr(leases, "beat", counted)
        for _ in range(SILENT_BEATS):
            # Nothing else runs in the event loop meanwhile.
            assert beats.acquire(timeout=PATIENCE)


async def test_a_process_whose_event_loop_hangs_lets_its_lease_run_out(
    postgresql_store: Store,
) -> None:
    in_doubt = asyncio.Event()
    async with begun(postgresql_store) as lease:
        lease.when_in_doubt = in_doubt.set
        await lease._stop()
        lease._ticked, lease._silent = True, 0
        for _ in range(SILENT_BEATS + 1):
            await beaten(lease)
        await asyncio.to_thread(lease._beat)
        assert await has_run_out(postgresql_store, lease.number)
        # It comes to, and sends its clients away until it knows more.
        lease.others = {0: Process(0, "", "", "")}
        assert not lease.held()
        lease._tick()
        assert in_doubt.is_set()
        await beaten(lease)
