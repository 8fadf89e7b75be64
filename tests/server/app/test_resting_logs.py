"""Pages of the log of a table that is not in memory: what they show, and how little is read for them."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from tests.server.app.client import play
from tests.server.app.place import Made, Place, running

from dicehall.server.store import live
from dicehall.server.store.live import append_entries
from dicehall.table.entries import TABLE, BeganBody, Entry, SaidBody
from dicehall.table.entry_json import read_entry

LINES = 5_000


async def at_rest(place: Place, table: Made) -> None:
    """Take a table out of memory."""
    for client in place.clients:
        await client.close()
    room = place.hall.rooms.pop(table.id)
    await room.rest()


async def pages(place: Place, table: Made, token: str | None, limit: int) -> list[Any]:
    """Read a log from the beginning to the end."""
    found: list[Any] = []
    for after in count(0, limit):
        where = f"/tables/{table.id}/entries?after={after}&limit={limit}"
        found.append(await place.get(where, token))
        if not found[-1]["entries"]:
            return found
    raise AssertionError


async def fill(place: Place, table: Made) -> int:
    """Write very many lines of chat into the log of a table at rest, and return its old length."""
    length = place.hall.rooms[table.id].table.version(TABLE)
    await at_rest(place, table)
    body = SaidBody(name="Ada", claimed=None, text="hello")
    now = place.hall.services.clock()
    lines = [Entry(number, now, 0, body) for number in range(length, length + LINES)]
    await place.hall.services.store.write(
        lambda connection: append_entries(connection, table.id, lines)
    )
    return length


def count_entries(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """Return a list that grows with every row of a log that is read."""
    built: list[Entry] = []

    def build(*fields: Any) -> Entry:
        built.append(read_entry(*fields))
        return built[-1]

    monkeypatch.setattr(live, "read_entry", build)
    return built


async def test_everybody_sees_the_same_pages_of_a_log_whether_the_table_is_loaded_or_not(
    database_url: str,
) -> None:
    async with running(database_url) as place:
        signed = await place.post("/people", {"name": "Wanda", "passphrase": "correct horse"})
        table = await place.make("Ada", "bot:random", game="cubitos", options={"rounds": 2})
        ada = await table.connect(0)
        wanda = await table.connect(person=signed["token"])
        assert (await wanda.ask("say", text="good luck"))["type"] == "stored"
        await table.start()
        for text in ("push now", "or pass"):
            assert (await wanda.ask("say", text=text))["type"] == "stored"
            assert (await ada.answer())["type"] == "stored"
        assert (await ada.ask("phrase", phrase="wow"))["type"] == "stored"
        await play(ada)
        await wanda.until(lambda it: it.table["status"] == "ended")
        assert (await wanda.ask("say", text="well played"))["type"] == "stored"
        viewers = (table.tokens[0], None, signed["token"])
        loaded = {
            (who, limit): await pages(place, table, who, limit)
            for who in viewers
            for limit in (7, 500)
        }
        await at_rest(place, table)
        for (who, limit), expected in loaded.items():
            assert await pages(place, table, who, limit) == expected
        assert len({expected[0]["version"] for expected in loaded.values()}) == 2
        assert not place.hall.rooms
        where = f"/tables/{table.id}/entries"
        assert (await place.get(where, "nobody's", status=403))["code"] == "bad_token"


async def test_a_page_of_a_long_chat_reads_only_that_page(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        await table.start()
        await ada.until(lambda it: it.table["status"] == "running")
        length = await fill(place, table)
        built = count_entries(monkeypatch)
        for token in (table.tokens[0], None):
            built.clear()
            where = f"/tables/{table.id}/entries?after={length + LINES // 2}&limit=10"
            shown = await place.get(where, token)
            assert shown["version"] == length + LINES
            assert [entry["kind"] for entry in shown["entries"]] == ["said"] * 10
            assert shown["entries"][0]["number"] == length + LINES // 2 + 1
            # Besides the page, who sits there.
            assert sorted(entry.kind for entry in built) == ["said"] * 10 + ["sat"] * 2
        assert not place.hall.rooms


async def test_a_page_of_play_replays_the_game_once_a_while_and_without_the_chat(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        await table.start()
        await ada.until(lambda it: it.table["status"] == "running")
        length = await fill(place, table)
        built = count_entries(monkeypatch)
        for anew in (True, False, True):
            built.clear()
            await place.get(f"/tables/{table.id}/entries?after={length - 1}&limit=1")
            # The seats and the page, and the first time the log without the chat.
            assert len(built) == 3 + length * anew
            if not anew:
                # The next sweep forgets it.
                await place.hall.upkeep.sweep()
        assert not place.hall.rooms


async def test_a_log_that_cannot_be_read_is_refused_and_set_aside(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        broken = Entry(3, 3.0, TABLE, BeganBody(seeds=[], check="00000000"))
        await at_rest(place, table)
        await place.hall.services.store.write(
            lambda connection: append_entries(connection, table.id, [broken])
        )
        where = f"/tables/{table.id}/entries"
        for path in (where, f"{where}?limit=1", f"/tables/{table.id}"):
            assert (await place.get(path, status=503))["code"] == "table_broken"
        assert (await place.get("/tables/nowhere/entries", status=404))["code"] == "no_such_table"


async def test_what_is_stored_of_a_finished_game_is_shown_without_loading_its_table(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Mira", "bot:greedy", game="cubitos", options={"rounds": 1})
        await table.start()
        await play(*await table.connect_all())
        where = [f"/api/tables/{table.id}/{what}" for what in ("record", "replay", "report")]
        loaded = [await place.http.get(path) for path in where]
        await at_rest(place, table)
        for path, before in zip(where, loaded):
            again = await place.http.get(path)
            assert (again.status_code, again.text) == (200, before.text)
            name = "Content-Disposition"
            assert again.headers.get(name) == before.headers.get(name)
        claimed = await place.post("/people", {"name": "Mira", "passphrase": "four wet dogs run"})
        seats = [{"table": table.id, "token": table.tokens[0]}]
        mine = await place.post("/games/mine", {"seats": seats}, claimed["token"], status=200)
        assert mine == {"games": 1}
        assert not place.hall.rooms
