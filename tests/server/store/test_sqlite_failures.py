"""SQLite locked or without room: a clear refusal, nothing half-written, and it goes on by itself."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from tests.patience import PATIENCE
from tests.server.store.gate import held
from tests.server.store.samples import count, entries, entry, make, numbers

from dicehall.server.store.database import read_url
from dicehall.server.store.live import append_entries
from dicehall.server.store.mistakes import BadDatabase, NotStored
from dicehall.server.store.store import Store

LONG = "x" * 2000
"""A text of half a page."""


def long_entries(table: str, start: int, number: int) -> Callable[[Connection], None]:
    """Return a work that appends some entries that take up room."""

    def work(connection: Connection) -> None:
        new = [entry(start + place, text=LONG) for place in range(number)]
        append_entries(connection, table, new)

    return work


async def test_a_locked_database_refuses_everybody_after_its_patience_and_goes_on(
    sqlite_store: Store, tmp_path: Path
) -> None:
    await make(sqlite_store)
    other = sqlite3.connect(tmp_path / "dicehall.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")

    async def attempt(delay: float) -> float:
        await asyncio.sleep(delay)
        began = time.monotonic()
        with pytest.raises(NotStored, match="database is locked"):
            await sqlite_store.write(lambda c: append_entries(c, "t1", entries(1)))
        return time.monotonic() - began

    took = await asyncio.gather(attempt(0), attempt(0), attempt(1))
    # Whoever came later does not wait for a turn of its own.
    assert took[2] < took[0]
    # Readers do not mind.
    assert await numbers(sqlite_store) == [0]
    other.execute("ROLLBACK")
    other.close()
    await sqlite_store.write(lambda c: append_entries(c, "t1", entries(1)))
    assert await numbers(sqlite_store) == [0, 1]


async def test_a_lock_that_is_given_up_in_time_is_only_waited_for(
    sqlite_store: Store, tmp_path: Path
) -> None:
    await make(sqlite_store)
    other = sqlite3.connect(tmp_path / "dicehall.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    writing = asyncio.create_task(sqlite_store.write(lambda c: append_entries(c, "t1", entries(1))))
    await asyncio.sleep(0.3)
    assert not writing.done()
    other.execute("ROLLBACK")
    other.close()
    await writing
    assert await numbers(sqlite_store) == [0, 1]


def test_a_database_locked_from_the_start_is_refused(empty_sqlite_url: str, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "dicehall.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(BadDatabase, match="database is locked"):
        Store.open(empty_sqlite_url)
    other.close()
    Store.open(empty_sqlite_url).close()


async def test_a_full_database_refuses_the_whole_batch_and_goes_on_when_there_is_room(
    empty_sqlite_url: str,
) -> None:
    room = [1 << 30]

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {room[0]}").close()

    with Store.open(empty_sqlite_url) as store:
        event.listen(store.writing, "begin", limit)
        for table in ("a", "b", "c"):
            await make(store, table)
        room[0] = 1  # SQLite takes it for as many pages as there are

        gate, task = await held(store)
        works: list[Callable[[Connection], None]] = [
            lambda c: append_entries(c, "a", entries(1)),
            long_entries("b", 1, 50),
            lambda c: append_entries(c, "c", entries(1)),
        ]
        writing = [asyncio.create_task(store.write(work)) for work in works]
        while store.waiting() < len(works):
            await asyncio.sleep(0.001)
        gate.open.set()
        ends = await asyncio.gather(*writing, return_exceptions=True)
        await task
        assert [type(end) for end in ends] == [NotStored] * 3
        assert "full" in str(ends[0])
        assert await count(store) == 3
        # What fits is still stored.
        await store.write(lambda c: append_entries(c, "a", entries(1)))
        room[0] = 1 << 30
        await store.write(long_entries("b", 1, 50))
        assert await numbers(store, "a") == [0, 1]
        assert await numbers(store, "b") == list(range(51))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Give the folder of a file system with room for one megabyte."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a full disk is not tested: only root may mount a small one, if at all")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk_loses_nothing_that_was_acknowledged(small_disk: Path) -> None:
    url = f"sqlite:///{small_disk / 'dicehall.db'}"
    ballast = small_disk / "ballast"
    with Store.open(url) as store:
        await make(store)
        ballast.write_bytes(bytes(300_000))
        stored = 1
        why = ""
        while not why:
            try:
                await store.write(long_entries("t1", stored, 3))
            except NotStored as refused:
                why = str(refused)
            else:
                stored += 3
        assert "full" in why
        assert stored > 1
        for _ in range(3):
            with pytest.raises(NotStored):
                await store.write(long_entries("t1", stored, 200))
        assert await numbers(store) == list(range(stored))
        ballast.unlink()
        await store.write(long_entries("t1", stored, 3))
        assert await numbers(store) == list(range(stored + 3))
    with Store.open(url) as store:
        assert await numbers(store) == list(range(stored + 3))
        check = await store.read(lambda c: c.exec_driver_sql("PRAGMA integrity_check").scalar())
        assert check == "ok"


async def test_the_log_is_tidied_up_beside_the_writer(
    empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehall.server.store.checkpoints.EVERY_S", 0.05)
    file = Path(read_url(empty_sqlite_url).database or "")
    with Store.open(empty_sqlite_url) as store:
        await store.write(lambda c: c.exec_driver_sql("CREATE TABLE more (text)").close())
        before = file.stat().st_size
        for _ in range(20):
            await store.write(
                lambda c: c.exec_driver_sql("INSERT INTO more VALUES (?)", ("x" * 20_000,)).close()
            )
        async with asyncio.timeout(PATIENCE):
            while file.stat().st_size < before + 300_000:
                await asyncio.sleep(0.02)
