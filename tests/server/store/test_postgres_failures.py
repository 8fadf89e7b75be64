"""PostgreSQL's connection lost, its server restarted, its tables locked: nothing half-written, ever."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Sequence
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError
from tests.server.postgres import Cluster
from tests.server.store.samples import entries, make, numbers

from dicehall.server.store import writer
from dicehall.server.store.commit_marks import was_committed
from dicehall.server.store.live import Append, append_entries
from dicehall.server.store.mistakes import NotStored
from dicehall.server.store.single_statement import append_in_one_statement
from dicehall.server.store.store import Store

KILL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'dicehall%'"
)


async def append(store: Store, table: str, number: int) -> None:
    """Store an entry."""
    await store.write(lambda c: append_entries(c, table, entries(number)))


async def test_a_connection_lost_between_batches_is_not_noticed(
    cluster: Cluster, postgresql_store: Store
) -> None:
    await make(postgresql_store)
    assert await numbers(postgresql_store) == [0]
    for number in range(1, 4):
        assert len(cluster.command(KILL)) == 2  # the writer's and a reader's
        await append(postgresql_store, "t1", number)
        assert await numbers(postgresql_store) == list(range(number + 1))
    assert postgresql_store.counts.failures == 0


@pytest.mark.parametrize("kept", [True, False])
async def test_a_connection_lost_in_the_middle_of_a_batch_leaves_nothing_half_written(
    cluster: Cluster, postgresql_store: Store, kept: bool
) -> None:
    """A connection kept from the batch before is replaced once; a fresh one that breaks is a failure."""
    for table in ("a", "b"):
        await make(postgresql_store, table)
    if not kept:
        postgresql_store._writer._drop_connection()
    runs = 0

    def cut(connection: Connection) -> None:
        nonlocal runs
        runs += 1
        append_entries(connection, "a", entries(1))
        if runs == 1:
            cluster.command(KILL)
            time.sleep(0.05)
        connection.execute(text("SELECT 1"))

    ends = await asyncio.gather(
        postgresql_store.write(cut), append(postgresql_store, "b", 1), return_exceptions=True
    )
    if kept:
        assert list(ends) == [None, None]
        assert runs == 2
        assert await numbers(postgresql_store, "a") == [0, 1]
    else:
        assert isinstance(ends[0], NotStored)
        assert not ends[0].in_doubt
        assert await numbers(postgresql_store, "a") == [0]
        await append(postgresql_store, "a", 1)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_while_the_server_is_away_all_is_refused_and_then_it_goes_on(
    cluster: Cluster, postgresql_store: Store, how: signal.Signals
) -> None:
    await make(postgresql_store)
    await append(postgresql_store, "t1", 1)
    cluster.stop(how)
    try:
        for _ in range(2):
            with pytest.raises(NotStored, match="cannot store it"):
                await append(postgresql_store, "t1", 2)
            with pytest.raises(NotStored, match="cannot be read"):
                await numbers(postgresql_store)
    finally:
        cluster.start()
    await append(postgresql_store, "t1", 2)
    assert await numbers(postgresql_store) == [0, 1, 2]


async def test_a_restart_under_load_keeps_exactly_what_was_acknowledged(
    cluster: Cluster, postgresql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long the restart takes, it is found out how a commit ended whose answer was lost.
    monkeypatch.setattr(writer, "DOUBT", 600)
    tables = [f"t{number}" for number in range(10)]
    for table in tables:
        await make(postgresql_store, table)
    ended = False
    refusals: list[NotStored] = []
    counts = dict.fromkeys(tables, 0)

    async def keep_writing(table: str) -> int:
        stored = 0
        while not ended:
            counts[table] = stored
            try:
                await append(postgresql_store, table, stored + 1)
            except NotStored as refused:
                refusals.append(refused)
                await asyncio.sleep(0.02)
            else:
                stored += 1
        return stored

    writing = [asyncio.create_task(keep_writing(table)) for table in tables]

    async def everybody_has_stored_two_more() -> None:
        aims = {table: count + 2 for table, count in counts.items()}
        while any(counts[table] < aim for table, aim in aims.items()):
            await asyncio.sleep(0.01)

    for how in (signal.SIGINT, signal.SIGQUIT):
        await everybody_has_stored_two_more()
        await asyncio.to_thread(cluster.stop, how)
        await asyncio.to_thread(cluster.start)
    await everybody_has_stored_two_more()
    ended = True
    stored = await asyncio.gather(*writing)
    assert not any(refused.in_doubt for refused in refusals)
    for table, number in zip(tables, stored, strict=True):
        assert await numbers(postgresql_store, table) == list(range(number + 1))


class LostCommit:
    """Lets one COMMIT's answer be lost with its connection, after or before it was done."""

    def __init__(self, store: Store, done: bool) -> None:
        self._real = store.writing.dialect.do_commit
        self._done = done
        self.lost = False

    def __call__(self, connection: Any) -> None:
        if self.lost:
            self._real(connection)
            return
        self.lost = True
        if self._done:
            self._real(connection)
        connection.dbapi_connection.close()
        raise psycopg.OperationalError("the connection is lost")


@pytest.mark.parametrize("done", [True, False])
async def test_a_commit_whose_answer_was_lost_is_asked_after(
    postgresql_store: Store, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    await make(postgresql_store)
    lost = LostCommit(postgresql_store, done)
    monkeypatch.setattr(postgresql_store.writing.dialect, "do_commit", lost)
    if done:
        await append(postgresql_store, "t1", 1)
    else:
        with pytest.raises(NotStored) as refused:
            await append(postgresql_store, "t1", 1)
        assert not refused.value.in_doubt
        assert await numbers(postgresql_store) == [0]
        await append(postgresql_store, "t1", 1)
    assert lost.lost
    await append(postgresql_store, "t1", 2)
    assert await numbers(postgresql_store) == [0, 1, 2]


class LostTrip:
    """Lets the answer to one statement that is a whole transaction be lost, after or before it was done."""

    def __init__(self, done: bool) -> None:
        self._done = done
        self.lost = False

    def __call__(
        self, connection: Connection, appends: Sequence[Append], writer: str, number: int
    ) -> None:
        if self.lost or self._done:
            append_in_one_statement(connection, appends, writer, number)
        if not self.lost:
            self.lost = True
            driver: Any = connection.connection.driver_connection
            driver.close()
            connection.execute(text("SELECT 1"))


@pytest.mark.parametrize("done", [True, False])
async def test_appends_whose_answer_was_lost_are_stored_once(
    postgresql_store: Store, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    await make(postgresql_store)
    lost = LostTrip(done)
    monkeypatch.setattr(writer, "append_in_one_statement", lost)
    await postgresql_store.write(Append("t1", entries(1), 0))
    assert lost.lost
    await postgresql_store.write(Append("t1", entries(2), 0))
    assert await numbers(postgresql_store) == [0, 1, 2]
    assert postgresql_store.counts.failures == 0


async def test_appends_that_arrive_after_they_were_given_up_change_nothing(
    postgresql_store: Store,
) -> None:
    await make(postgresql_store)
    number = 1000

    def given_up(connection: Connection) -> bool:
        return was_committed(connection, "somebody", number)

    assert not await postgresql_store.write(given_up)
    appends = [Append("t1", entries(1), 0)]
    with postgresql_store.writing.connect() as late:
        with pytest.raises(IntegrityError):
            append_in_one_statement(late, appends, "somebody", number)
        assert await numbers(postgresql_store) == [0]
        late.rollback()
        append_in_one_statement(late, appends, "somebody", number + 1)
    assert await numbers(postgresql_store) == [0, 1]


async def test_a_commit_lost_in_a_crash_is_known_not_to_be_stored(
    cluster: Cluster, postgresql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL forgets even the number of such a transaction, and may give it to the next one."""
    await make(postgresql_store)
    monkeypatch.setattr(writer, "DOUBT", 60)
    dialect = postgresql_store.writing.dialect
    commit = dialect.do_commit
    crashes = 0

    def crash(connection: Any) -> None:
        nonlocal crashes
        crashes += 1
        if crashes == 1:
            cluster.stop(signal.SIGQUIT)
            cluster.start()
        commit(connection)

    monkeypatch.setattr(dialect, "do_commit", crash)
    with pytest.raises(NotStored) as refused:
        await append(postgresql_store, "t1", 1)
    assert not refused.value.in_doubt
    assert await numbers(postgresql_store) == [0]
    await append(postgresql_store, "t1", 1)
    assert await numbers(postgresql_store) == [0, 1]


async def test_when_nobody_can_be_asked_how_a_commit_ended_it_is_in_doubt(
    cluster: Cluster, postgresql_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(postgresql_store)
    monkeypatch.setattr(writer, "DOUBT", 0.2)
    lost = LostCommit(postgresql_store, done=True)
    monkeypatch.setattr(postgresql_store.writing.dialect, "do_commit", lost)

    @event.listens_for(postgresql_store.writing, "do_connect")
    def connect(*_: object) -> None:
        if lost.lost:
            raise psycopg.OperationalError("no route to host")

    with pytest.raises(NotStored, match="not known yet") as refused:
        await append(postgresql_store, "t1", 1)
    assert refused.value.in_doubt
    event.remove(postgresql_store.writing, "do_connect", connect)
    # This time it was there.
    assert await numbers(postgresql_store) == [0, 1]
    await append(postgresql_store, "t1", 2)


async def test_a_locked_table_refuses_everybody_after_its_patience_and_goes_on(
    cluster: Cluster, postgresql_store: Store, postgresql_url: str
) -> None:
    for table in ("a", "b"):
        await make(postgresql_store, table)
    with psycopg.connect(postgresql_url) as other:
        other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        ends = await asyncio.gather(
            *(append(postgresql_store, table, 1) for table in "ab"), return_exceptions=True
        )
        assert [type(end) for end in ends] == [NotStored] * 2
        assert "lock timeout" in str(ends[0])
    for table in "ab":
        assert await numbers(postgresql_store, table) == [0]
        await append(postgresql_store, table, 1)
