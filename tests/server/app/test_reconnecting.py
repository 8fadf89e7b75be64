"""Breaks: of a connection, of the server, and what a client gets when it is back."""

from __future__ import annotations

import asyncio

from tests.patience import PATIENCE
from tests.server.app.client import Client, play
from tests.server.app.place import running


async def test_who_comes_back_with_a_version_gets_exactly_what_was_missed(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben")
        ada, ben = await table.connect_all()
        await table.start()
        for client in (ada, ben):
            await client.until(lambda it: it.table["status"] == "running")
        last = ben.version
        await ben.close()
        for _ in range(3):
            assert (await ada.ask("say", text="Are you there?"))["type"] == "stored"
        back = await table.connect(1, version=last)
        assert back.received[0]["type"] == "update"
        assert [entry["kind"] for entry in back.received[0]["entries"]] == ["said"] * 3
        assert back.version == ada.version
        again = await table.connect(1, version=back.version)
        assert again.received[0]["entries"] == []
        assert again.received[0]["question"] == back.shown
        everything = await table.connect(1, version=0)
        assert everything.entries == (await table.connect(0, version=0)).entries
        assert everything.entries[0]["kind"] == "made"


async def test_after_a_restart_versions_and_entries_are_the_same_and_the_game_goes_on(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "open", "bot:random", game="cubitos", options={"rounds": 2})
        await table.sit("Ben")
        ada, ben = await table.connect_all()
        await table.start()
        for _ in range(6):
            client = await asyncio.wait_for(_asked(ada, ben), PATIENCE)
            assert (await client.answer())["type"] == "stored"
        await ada.quiet()
        await ben.quiet()
        before = {0: ada.entries, 1: ben.entries}
        versions = {0: ada.version or 0, 1: ben.version or 0}
    async with running(database_url) as place:
        table.place = place
        for seat in (0, 1):
            whole = await table.connect(seat, version=0)
            assert whole.entries[: versions[seat]] == before[seat]
            back = await table.connect(seat, version=versions[seat])
            assert back.received[0]["type"] == "update"
            await whole.close()
            await back.close()
        ada, ben = await table.connect_all()
        await play(ada, ben)
        assert ada.table["status"] == "ended"


async def _asked(*clients: Client) -> Client:
    """Return the first of these clients that is asked something."""
    while True:
        for client in clients:
            if client.question is not None:
                return client
        waiting = [asyncio.create_task(client.receive()) for client in clients]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_bots_go_on_by_themselves_after_a_restart(database_url: str) -> None:
    async with running(database_url, bot_pace_s=0.5) as place:
        table = await place.make("bot:random", "bot:random", game="cubitos", options={"rounds": 5})
        watcher = await table.connect()
        await table.start()
        await watcher.until(lambda it: "answered" in it.kinds())
        version = watcher.version
    async with running(database_url) as place:
        async with asyncio.timeout(PATIENCE):
            while table.id not in place.hall.rooms:
                await asyncio.sleep(0.01)
        table.place = place
        watcher = await table.connect(version=version)
        await watcher.until(lambda it: it.table["status"] == "ended")


async def test_an_answer_can_be_taken_back_over_the_wire(database_url: str) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben", game="cubitos", options={"rounds": 6})
        ada, ben = await table.connect_all()
        await table.start()
        taken_back = 0
        while ada.table["status"] != "ended" and taken_back < 2:
            client = await asyncio.wait_for(_asked(ada, ben), PATIENCE)
            question = client.question
            assert question is not None
            assert (await client.answer(question["options"][-1]))["type"] == "stored"
            reply = await client.ask("undo", turn=question["turn"])
            if reply["type"] == "stored":
                taken_back += 1
                assert client.question == question
                assert client.kinds()[-1] == "undone"
                # Sent twice, as after a break, it is done once.
                length = client.version
                assert (await client.ask("undo", turn=question["turn"]))["type"] == "stored"
                assert client.version == length
                await client.answer(question["options"][-1])
            else:
                assert reply["code"] in ("cannot_undo", "not_running")
        assert taken_back == 2
