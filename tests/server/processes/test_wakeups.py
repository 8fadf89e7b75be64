"""Wake-ups: what processes wait for is told to them at once, and found anyway if it was not told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

import pytest
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from tests.patience import PATIENCE
from tests.server.app.place import Place
from tests.server.postgres import Cluster
from tests.server.processes.test_many import hall_of, lease_of, owners, removed

from dicehall.hall.room import Room
from dicehall.server.admin.operator import Operator
from dicehall.server.hall import orders, upkeep
from dicehall.server.hall.table_owners import Elsewhere
from dicehall.server.processes import lease, owner_calls, wakeup_listener
from dicehall.server.store import leases, operator_orders, wakeups
from dicehall.server.store.database import read_url

NEVER = 10 * PATIENCE
"""Seconds after which a test has failed long ago."""
LISTENING = "FROM pg_stat_activity WHERE application_name = 'dicehall listens'"


async def until(ready: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


async def all_listen(cluster: Cluster, number: int) -> None:
    """Wait until so many processes listen."""

    def there() -> bool:
        # What a connection asked last; once it listens, it asks nothing more.
        found = cluster.command(f"SELECT query, state {LISTENING}")
        return found == [(f"LISTEN {wakeups.CHANNEL}", "idle")] * number

    await until(there)


async def announce(url: str, words: str) -> None:
    """Announce something, as an operator does."""
    await asyncio.to_thread(Operator(read_url(url)).announce, words, None)


def told(place: Place) -> str:
    """Return what is announced in a process."""
    found = place.hall.orders.announcement
    return "" if found is None else found.words


@pytest.fixture
def only_when_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes look for nothing by themselves."""
    monkeypatch.setattr(orders, "LOOK_S", NEVER)
    monkeypatch.setattr(orders, "SELDOM_S", NEVER)
    monkeypatch.setattr(upkeep, "SWEEP", NEVER)


@pytest.fixture
def never_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every wake-up be lost."""

    def lost(connection: Connection, about: str) -> None:
        """Tell nobody."""

    for module in (operator_orders, leases):
        monkeypatch.setattr(module, "wake", lost)


@pytest.mark.usefixtures("only_when_woken")
async def test_an_order_wakes_every_process(cluster: Cluster, postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as places:
        await all_listen(cluster, 2)
        for words in ("once", "twice"):
            await announce(postgresql_url, words)
            await until(lambda: [told(place) for place in places] == [words] * 2)  # noqa: B023


@pytest.mark.usefixtures("only_when_woken")
async def test_after_a_break_processes_listen_again_and_look_for_what_they_missed(
    cluster: Cluster, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_listen = asyncio.Event()
    may_listen.set()
    real = wakeups.wake_ups

    async def wake_ups(url: URL) -> AsyncGenerator[str | None, None]:
        await may_listen.wait()
        async with aclosing(real(url)) as told:
            async for about in told:
                yield about

    monkeypatch.setattr(wakeup_listener, "wake_ups", wake_ups)
    async with hall_of(postgresql_url, 2) as places:
        await all_listen(cluster, 2)
        may_listen.clear()
        cluster.command(f"SELECT pg_terminate_backend(pid) {LISTENING}")
        await announce(postgresql_url, "missed")
        await all_listen(cluster, 0)
        assert [told(place) for place in places] == ["", ""]
        may_listen.set()
        await until(lambda: [told(place) for place in places] == ["missed"] * 2)
        await announce(postgresql_url, "heard")
        await until(lambda: [told(place) for place in places] == ["heard"] * 2)


@pytest.mark.usefixtures("never_woken")
async def test_an_order_that_wakes_nobody_is_found_all_the_same(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "SELDOM_S", 0.1)
    async with hall_of(postgresql_url, 2) as places:
        await announce(postgresql_url, "quietly")
        await until(lambda: [told(place) for place in places] == ["quietly"] * 2)


async def test_a_process_that_leaves_wakes_the_others(
    cluster: Cluster, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        await all_listen(cluster, 2)
        table = await one.make("Ada", "Ben")
        before = lease_of(two)._until
        monkeypatch.setattr(lease, "BEAT_S", NEVER)
        # From its next beat on, the other one beats only when it is woken.
        await until(lambda: lease_of(two)._until != before)
        assert lease_of(two).others
        await one.hall.say_goodbye()
        await until(lambda: not lease_of(two).others)
        assert (await two.get(f"/tables/{table.id}"))["id"] == table.id
        assert owners([two], table) == [two]


async def test_who_waits_for_a_table_is_woken_when_its_owner_gives_it_up(
    cluster: Cluster, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FIRST_S", "AGAIN_S", "PATIENCE_S"):
        monkeypatch.setattr(owner_calls, name, NEVER)
    asked = asyncio.Event()

    async def load(table_id: str) -> Room:
        asked.set()
        raise Elsewhere(table_id)

    async with hall_of(postgresql_url, 2) as (one, two):
        await all_listen(cluster, 2)
        table = await one.make("Ada", "Ben")
        room = one.hall.rooms[table.id]
        with monkeypatch.context() as patched:
            # It owns the table, but does not answer for it just now.
            patched.setattr(one.hall, "load", load)
            patched.delitem(one.hall.rooms, table.id)
            asking = asyncio.create_task(two.get(f"/tables/{table.id}"))
            async with asyncio.timeout(PATIENCE):
                await asked.wait()
        assert not asking.done()
        await one.hall.unload(room)
        async with asyncio.timeout(PATIENCE):
            assert (await asking)["id"] == table.id
        assert owners([one, two], table) == [two]


@pytest.mark.usefixtures("never_woken")
async def test_who_waits_for_a_table_finds_it_without_being_woken(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben")
        await removed(one)
        assert (await two.get(f"/tables/{table.id}"))["id"] == table.id
