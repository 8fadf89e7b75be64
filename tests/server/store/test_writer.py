"""Works that wait share a transaction; each succeeds or fails for itself, and is told after COMMIT."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError
from tests.patience import PATIENCE
from tests.server.store.gate import Gate, held
from tests.server.store.samples import count, entries, make, numbers, numbers_in

from dicehall.server.store.live import Append, append_entries
from dicehall.server.store.mistakes import MovedAway, NotStored, Overtaken
from dicehall.server.store.store import Store
from dicehall.server.store.writer import Writer
from dicehall.table.entries import Entry, SaidBody


def appending(table: str, *new: int) -> Callable[[Connection], list[int]]:
    """Return a work that appends entries, and returns the numbers it then sees."""

    def work(connection: Connection) -> list[int]:
        append_entries(connection, table, entries(*new))
        return numbers_in(connection, table)

    return work


async def test_a_work_returns_what_it_returned(store: Store) -> None:
    await make(store)
    assert await store.write(appending("t1", 1, 2)) == [0, 1, 2]


async def test_what_is_acknowledged_can_be_read(store: Store) -> None:
    await make(store)
    for number in range(1, 20):
        await store.write(appending("t1", number))
        assert (await numbers(store))[-1] == number


async def test_works_that_wait_share_one_transaction(store: Store) -> None:
    for table in range(30):
        await make(store, f"t{table}")
    gate, task = await held(store)
    before = store.counts.batches
    writing = [asyncio.create_task(store.write(appending(f"t{table}", 1))) for table in range(30)]
    while store.waiting() < 30:
        await asyncio.sleep(0.001)
    gate.open.set()
    assert await asyncio.gather(*writing) == [[0, 1]] * 30
    await task
    assert store.counts.batches == before + 2
    assert store.counts.works == 61
    assert store.counts.failures == 0
    assert store.counts.seconds > 0


async def test_appends_that_wait_are_written_with_few_statements(store: Store) -> None:
    for table in range(5):
        await make(store, f"t{table}")
    statements: list[str] = []
    event.listen(store.writing, "before_cursor_execute", lambda *told: statements.append(told[2]))
    gate, task = await held(store)
    appends = [Append(f"t{table}", entries(1, 2), 0) for table in range(5)]
    writing = [asyncio.create_task(store.write(append)) for append in appends]
    while store.waiting() < len(appends):
        await asyncio.sleep(0.001)
    gate.open.set()
    await asyncio.gather(task, *writing)
    assert [await numbers(store, f"t{table}") for table in range(5)] == [[0, 1, 2]] * 5
    writing_them = [one for one in statements if "tables SET" in one or "INTO entries" in one]
    # On PostgreSQL it is a single one, which is the whole transaction.
    assert len(writing_them) == (2 if store.session is None else 1)
    assert statements[-1] == writing_them[-1]


async def test_of_appends_that_wait_only_those_fail_that_are_wrong(store: Store) -> None:
    for table in ("a", "b", "c", "d"):
        await make(store, table)
    gate, task = await held(store)
    appends = [
        Append("a", entries(1), 0),
        Append("b", entries(2), 0),
        Append("c", entries(1), 1),
        Append("d", entries(1, 3), 0),
        Append("a", entries(2), 0),
    ]
    writing = [asyncio.create_task(store.write(append)) for append in appends]
    while store.waiting() < len(appends):
        await asyncio.sleep(0.001)
    gate.open.set()
    await task
    found = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(one) for one in found] == [
        type(None),
        Overtaken,
        MovedAway,
        Overtaken,
        type(None),
    ]
    assert [await numbers(store, table) for table in "abcd"] == [[0, 1, 2], [0], [0], [0]]


async def test_an_append_that_cannot_be_written_as_json_fails_alone(store: Store) -> None:
    for table in ("a", "b"):
        await make(store, table)
    gate, task = await held(store)
    odd = Entry(1, 0.0, -1, SaidBody(name="", claimed=None, text=float("nan")))  # type: ignore[arg-type]
    appends = [Append("a", entries(1), 0), Append("b", [odd], 0)]
    writing = [asyncio.create_task(store.write(append)) for append in appends]
    while store.waiting() < len(appends):
        await asyncio.sleep(0.001)
    gate.open.set()
    await task
    ends = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(end) for end in ends] == [type(None), ValueError]
    assert [await numbers(store, table) for table in "ab"] == [[0, 1], [0]]


async def test_a_mistake_fails_its_own_work_and_no_other_of_the_batch(store: Store) -> None:
    for table in ("a", "b", "c"):
        await make(store, table)

    def half(connection: Connection) -> None:
        append_entries(connection, "b", entries(1))
        connection.execute(text("INSERT INTO tables SELECT * FROM tables"))

    def program_error(connection: Connection) -> None:
        append_entries(connection, "b", entries(1))
        raise KeyError("a bug")

    gate, task = await held(store)
    works: list[Callable[[Connection], object]] = [
        appending("a", 1),
        half,
        program_error,
        appending("c", 7),
        appending("c", 1),
    ]
    writing = [asyncio.create_task(store.write(work)) for work in works]
    while store.waiting() < len(works):
        await asyncio.sleep(0.001)
    before = store.counts.batches
    gate.open.set()
    ends = await asyncio.gather(*writing, return_exceptions=True)
    await task
    assert store.counts.batches == before + 2
    kinds = [type(end) for end in ends]
    assert kinds == [list, IntegrityError, KeyError, Overtaken, list]
    assert [await numbers(store, table) for table in "abc"] == [[0, 1], [0], [0, 1]]
    assert store.counts.failures == 3


async def test_a_commit_that_fails_leaves_nothing_of_the_batch(store: Store) -> None:
    for table in ("a", "b"):
        await make(store, table)

    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("this is no SQL")

    gate, task = await held(store)
    event.listen(store.writing, "commit", fail)
    writing = [asyncio.create_task(store.write(appending(table, 1))) for table in "ab"]
    while store.waiting() < 2:
        await asyncio.sleep(0.001)
    gate.open.set()
    # The gate's own batch, and the one of the two that waited behind it.
    ends = await asyncio.gather(task, *writing, return_exceptions=True)
    assert [type(end) for end in ends] == [NotStored] * 3
    assert len({id(end) for end in ends}) == 3
    assert await count(store) == 2
    event.remove(store.writing, "commit", fail)
    assert await store.write(appending("a", 1)) == [0, 1]


async def test_when_too_many_wait_the_next_one_is_refused_at_once(sqlite_store: Store) -> None:
    writer = Writer(sqlite_store.writing, limit=3)
    gate = Gate()
    holding = writer.put(gate)
    await asyncio.to_thread(gate.reached.wait, PATIENCE)
    writing = [writer.put(lambda _: "done") for _ in range(3)]
    with pytest.raises(NotStored, match="too far behind: 3 works wait"):
        writer.put(lambda _: "done")
    gate.open.set()
    assert await asyncio.gather(holding, *writing) == [None, "done", "done", "done"]
    assert await writer.put(lambda _: "room again") == "room again"
    writer.close()


async def test_closing_finishes_what_waits_and_refuses_what_comes_later(
    database_url: str,
) -> None:
    store = Store.open(database_url)
    await make(store)
    gate, task = await held(store)
    writing = asyncio.create_task(store.write(appending("t1", 1)))
    while store.waiting() < 1:
        await asyncio.sleep(0.001)
    closing = asyncio.create_task(asyncio.to_thread(store.close))
    await asyncio.sleep(0.02)
    gate.open.set()
    await closing
    await task
    assert await writing == [0, 1]
    with pytest.raises(NotStored, match="closed"):
        await store.write(appending("t1", 2))
    with pytest.raises(NotStored, match="closed"):
        await store.read(lambda connection: None)
    with Store.open(database_url) as again:
        assert await numbers(again) == [0, 1]


async def test_a_task_cancelled_while_it_waits_disturbs_nobody(store: Store) -> None:
    await make(store)
    gate, task = await held(store)
    gone = asyncio.create_task(store.write(appending("t1", 1)))
    stays = asyncio.create_task(store.write(appending("t1", 2)))
    while store.waiting() < 2:
        await asyncio.sleep(0.001)
    gone.cancel()
    gate.open.set()
    with pytest.raises(asyncio.CancelledError):
        await gone
    await task
    assert await stays == [0, 1, 2]


def test_a_loop_that_is_gone_does_not_stop_the_writer(sqlite_store: Store) -> None:
    gate = Gate()

    async def give_up() -> None:
        asyncio.get_running_loop().create_task(sqlite_store.write(gate))
        await asyncio.to_thread(gate.reached.wait, PATIENCE)

    asyncio.run(give_up())
    gate.open.set()
    asyncio.run(make(sqlite_store))
    assert asyncio.run(numbers(sqlite_store)) == [0]


async def test_the_event_loop_goes_on_while_the_writer_works(store: Store) -> None:
    gate, task = await held(store)
    ticks = 0
    while ticks < 10:
        await asyncio.sleep(0)
        ticks += 1
    assert not task.done()
    gate.open.set()
    await task
