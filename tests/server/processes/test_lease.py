"""The lease of a process: a busy event loop does not lose it, a hanging one does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic

import pytest
from sqlalchemy import Connection, text
from tests.patience import PATIENCE
from tests.server.store.samples import make

from dicehall.server.processes import lease as leases
from dicehall.server.processes.lease import BEAT_S, SILENT_BEATS, Lease
from dicehall.server.store import leases as store_leases
from dicehall.server.store.database import REVISION
from dicehall.server.store.leases import LEASE_S, Process, beat, claim
from dicehall.server.store.store import Store
from dicehall.server.store.wakeups import PROCESSES

TABLES_GO_ON_S = 3.0
"""Seconds after which the tables of a process that died, hangs or lost its database go on elsewhere."""


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


def pass_time(connection: Connection, process: int, seconds: float) -> None:
    """Let so many seconds pass for the lease of a process."""
    connection.execute(
        text("UPDATE processes SET expires_at = expires_at - :seconds WHERE id = :process"),
        {"process": process, "seconds": seconds},
    )


async def until_leases_count(store: Store) -> None:
    """Wait until the database has been there for the time of a lease: before, nobody is late."""
    since = text("SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())")
    async with asyncio.timeout(PATIENCE):
        while await store.read(lambda one: one.execute(since).scalar_one()) <= LEASE_S:
            await asyncio.sleep(0.1)


async def has_run_out(store: Store, process: int) -> bool:
    """Return whether the lease of a process has run out."""
    asked = text(
        "SELECT expires_at <= extract(epoch FROM clock_timestamp()) FROM processes WHERE id = :id"
    )
    return await store.read(
        lambda connection: bool(connection.execute(asked, {"id": process}).scalar_one())
    )


def test_a_process_that_is_gone_is_noticed_half_a_second_before_its_tables_must_have_gone_on() -> (
    None
):
    """The tables must go on within three seconds; to claim and load them takes much less than the rest."""
    must_be_noticed_s = TABLES_GO_ON_S - 0.5
    # It died, was paused or was cut off just after a beat, and another one beats just before that lease ends.
    assert must_be_noticed_s >= LEASE_S + BEAT_S
    # Its event loop hangs just after a sign of life, and its thread wakes the others with its last beat.
    assert must_be_noticed_s >= (SILENT_BEATS + 2) * BEAT_S


@pytest.mark.parametrize("holding", [True, False])
async def test_a_process_whose_lease_has_run_out_loses_its_tables_with_the_next_beat_of_another(
    postgresql_url: str, holding: bool
) -> None:
    """Also if it was paused or cut off in the middle of a transaction that holds them."""
    with Store.open(postgresql_url) as one, Store.open(postgresql_url) as other:
        async with begun(one) as late, begun(other) as alive:
            for lease in (late, alive):
                await lease._stop()
            await make(one, owner=late.number)
            await until_leases_count(other)
            # As if the time of a lease had passed since its last beat.
            await other.write(partial(pass_time, process=late.number, seconds=LEASE_S))
            with one.writing.connect() as asleep:
                if holding:
                    asleep.execute(text("UPDATE tables SET title = 'held'"))
                await beaten(alive)
                claimed = partial(claim, table="t1", process=alive.number, revision=REVISION)
                assert await other.write(claimed) == alive.number
                asleep.invalidate()


async def test_a_process_that_beats_in_time_keeps_its_tables(postgresql_url: str) -> None:
    with Store.open(postgresql_url) as one, Store.open(postgresql_url) as other:
        async with begun(one) as busy, begun(other) as alive:
            for lease in (busy, alive):
                await lease._stop()
            await make(one, owner=busy.number)
            await until_leases_count(other)
            # However long this test takes, no time has passed for the database.
            await one.write(partial(pass_time, process=busy.number, seconds=-10 * PATIENCE))
            await beaten(alive)
            claimed = partial(claim, table="t1", process=alive.number, revision=REVISION)
            assert await other.write(claimed) == busy.number


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
    postgresql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_doubt = asyncio.Event()
    woken: list[str] = []
    monkeypatch.setattr(store_leases, "wake", lambda _, about: woken.append(about))
    async with begun(postgresql_store) as lease:
        lease.when_in_doubt = in_doubt.set
        await lease._stop()
        lease._ticked, lease._silent = True, 0
        for _ in range(SILENT_BEATS + 1):
            await beaten(lease)
        await asyncio.to_thread(lease._beat)
        assert await has_run_out(postgresql_store, lease.number)
        # One for its coming, and one for the others to remove it.
        assert woken == [PROCESSES, PROCESSES]
        # It comes to, and sends its clients away until it knows more.
        lease.others = {0: Process(0, "", "", "")}
        assert not lease.held()
        lease._tick()
        assert in_doubt.is_set()
        await beaten(lease)
