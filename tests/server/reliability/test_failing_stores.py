"""A full disk, a locked or lost database, as players meet them: told, not by halves, over in the end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.app.place import Made, Place, running
from tests.server.postgres import Cluster
from tests.server.reliability.apart import Apart, Door

from dicehall.server.store import writer


async def two_players(place: Place) -> tuple[Made, Client, Client]:
    """Start a game of two; return the table, who is asked first, and the other one."""
    table = await place.make("Ada", "Ben")
    ada, ben = await table.connect_all()
    await table.start()
    for client in (ada, ben):
        await client.until(lambda it: it.table["status"] == "running")
    return (table, ada, ben) if ada.question else (table, ben, ada)


async def refused_then_stored(
    place: Place, table: Made, asked: Client, other: Client, recover: Any
) -> None:
    """Hold a table to it while the store is away, and after `recover` has brought it back."""
    before, question = asked.version, asked.question
    assert question is not None
    given = {"turn": question["turn"], "option": question["options"][0]}
    for _ in range(2):
        refused = await asked.ask("answer", **given)
        assert (refused["type"], refused["code"]) == ("refused", "not_stored")
        assert "stored" in refused["text"]
    assert (await place.http.get("/healthz")).status_code in (200, 503)
    # Nobody has seen anything of it.
    await other.quiet()
    assert (asked.version, asked.question) == (before, question)
    assert other.version == before
    await recover()
    assert (await asked.ask("answer", **given))["type"] == "stored"
    await asked.quiet()
    answers = [entry for entry in asked.entries if entry["kind"] == "answered"]
    assert len(answers) == 1
    await other.until(lambda it: it.version == asked.version)
    assert other.entries[-1] == asked.entries[-1]
    assert await place.get(f"/tables/{table.id}/entries", table.tokens[0]) == {
        "version": asked.version,
        "entries": (await table.connect(0, version=0)).entries,
    }


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_postgresql_that_stops_is_told_and_play_goes_on_when_it_is_back(
    cluster: Cluster, postgresql_url: str, how: signal.Signals
) -> None:
    async with running(postgresql_url) as place:
        table, asked, other = await two_players(place)
        cluster.stop(how)
        back = False

        async def recover() -> None:
            nonlocal back
            cluster.start()
            back = True

        try:
            await refused_then_stored(place, table, asked, other, recover)
        finally:
            if not back:
                cluster.start()


async def test_a_locked_postgresql_is_told_and_play_goes_on_when_it_is_free(
    postgresql_url: str,
) -> None:
    async with running(postgresql_url) as place:
        table, asked, other = await two_players(place)
        with psycopg.connect(postgresql_url) as lock:
            lock.execute("LOCK TABLE entries IN EXCLUSIVE MODE")

            async def recover() -> None:
                lock.rollback()

            await refused_then_stored(place, table, asked, other, recover)


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    async with running(f"sqlite:///{small_disk / 'dicehall.db'}") as place:
        table, asked, other = await two_players(place)
        ballast.write_bytes(bytes(200_000))
        # Talk until there is no room left: what is said last is refused, what was said before stays.
        said = 0
        while (reply := await other.ask("say", text="x" * 300))["type"] == "stored":
            said += 1
        assert reply["code"] == "not_stored"
        assert said > 0
        await asked.until(lambda it: it.kinds().count("said") == said)

        async def recover() -> None:
            ballast.unlink()

        # One answer may be small enough for what is left, so the rest is filled too.
        with (small_disk / "rest").open("wb") as rest:
            while True:
                try:
                    os.write(rest.fileno(), bytes(512))
                except OSError:
                    break
        await refused_then_stored(place, table, asked, other, recover)
        assert asked.kinds().count("said") == said


async def test_a_database_that_takes_too_long_is_told_and_play_goes_on_when_it_is_quick_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url) as place:
        table, asked, other = await two_players(place)
        store = place.hall.services.store
        question = asked.question
        assert question is not None
        busy, free = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            busy.set()
            assert free.wait(PATIENCE)

        holding = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(busy.wait, PATIENCE)
        # What waits meanwhile will have waited too long.
        monkeypatch.setattr(writer, "LONGEST_WAIT", 0.0)
        given = {"turn": question["turn"], "option": question["options"][0]}
        answering = asyncio.create_task(asked.ask("answer", **given))
        async with asyncio.timeout(PATIENCE):
            while not store.waiting():
                await asyncio.sleep(0.01)
        # Whoever only looks does not wait.
        assert (await place.http.get(f"/api/tables/{table.id}")).status_code == 200
        free.set()
        await holding
        refused = await answering
        assert (refused["type"], refused["code"]) == ("refused", "not_stored")
        monkeypatch.undo()
        assert (await asked.ask("answer", **given))["type"] == "stored"
        await other.until(lambda it: it.kinds().count("answered") == 1)


async def test_killed_on_a_full_disk_a_server_starts_again_with_all_that_was_acknowledged(
    small_disk: Path, tmp_path: Path
) -> None:
    database = f"sqlite:///{small_disk / 'dicehall.db'}"
    server = Apart(database, tmp_path / "log")
    with server:
        async with Door(server.address) as door:
            made = await door.make("Ada", "Ben", game="novodice")
            table_id, token = made["table"]["id"], made["tokens"]["0"]
            client = await Client.connected(server.url(table_id), token=token)
            (small_disk / "ballast").write_bytes(bytes(200_000))
            said = 0
            while (await client.ask("say", text="x" * 300))["type"] == "stored":
                said += 1
            server.kill()
            (small_disk / "ballast").unlink()
            server.start()
            log = await door.entries(table_id)
            assert [entry["kind"] for entry in log].count("said") == said
            await client.connection.close()
