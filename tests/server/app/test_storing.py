"""When the store cannot store: the client is told, nothing has happened, and it works again afterwards."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from tests.server.app.client import Client
from tests.server.app.place import Made, running

from dicehall.server.store.mistakes import NotStored


class Failing:
    """Lets the store fail in one way, until it is let go."""

    def __init__(self, store: Any, patch: pytest.MonkeyPatch, stores: bool, in_doubt: bool) -> None:
        real = store.write
        self.fails = True

        async def write(work: Any) -> Any:
            if not self.fails:
                return await real(work)
            if stores:
                await real(work)
            raise NotStored("the disk is full.", in_doubt)

        patch.setattr(store, "write", write)


async def asked_at_a_table(table: Made) -> Client:
    """Start the game, and return who is asked."""
    ada, ben = await table.connect_all()
    await table.start()
    await ada.until(lambda it: it.table["status"] == "running")
    await ben.until(lambda it: it.table["status"] == "running")
    return ada if ada.question else ben


async def test_what_is_not_stored_has_not_happened_and_can_be_tried_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben")
        asked = await asked_at_a_table(table)
        failing = Failing(place.hall.services.store, monkeypatch, stores=False, in_doubt=False)
        before, question = asked.version, asked.question
        refused = await asked.answer()
        assert refused["code"] == "not_stored"
        body = {"game": "novodice", "seats": [{"kind": "open"}] * 2}
        assert (await place.post("/tables", body, status=503))["code"] == "not_stored"
        await asked.quiet()
        assert (asked.version, asked.question) == (before, question)
        failing.fails = False
        assert (await asked.answer())["type"] == "stored"
        assert (asked.version or 0) > (before or 0)


async def test_a_locked_database_is_told_and_waited_out(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            assert (await ada.ask("say", text="hello"))["code"] == "not_stored"
            other.execute("ROLLBACK")
        finally:
            other.close()
        assert (await ada.ask("say", text="hello again"))["type"] == "stored"
        assert [entry["body"]["text"] for entry in ada.entries if entry["kind"] == "said"] == [
            "hello again"
        ]


async def test_bots_wait_until_the_store_works_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("bot:random", "bot:random", game="cubitos", options={"rounds": 1})
        watcher = await table.connect()
        write = place.hall.services.store.write
        writes = 0

        async def fail_third_and_fourth(work: Any) -> Any:
            # The first write starts the game; those after it are the bots' answers.
            nonlocal writes
            writes += 1
            if writes in {3, 4}:
                raise NotStored("the disk is full.")
            return await write(work)

        monkeypatch.setattr(place.hall.services.store, "write", fail_third_and_fourth)
        await table.start()
        await watcher.until(lambda it: it.table["status"] == "ended")
        assert writes > 4


async def test_a_store_that_does_not_answer_makes_the_server_unwell(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as place:
        assert (await place.http.get("/healthz")).json()["status"] == "ok"

        async def fail(work: Any) -> Any:
            raise NotStored("the connection is lost.")

        monkeypatch.setattr(place.hall.services.store, "read", fail)
        answer = await place.http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
        assert (await place.get("/tables", status=503))["code"] == "not_stored"
