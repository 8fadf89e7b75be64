"""Several processes of one hall: whoever comes to any of them finds every table there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from tests.patience import PATIENCE
from tests.server.app.client import Client, play
from tests.server.app.place import Made, Place, running, seed
from tests.short_games import SHORT

from dicehall.server.processes.lease import Lease
from dicehall.server.store.leases import remove
from dicehall.server.store.mistakes import NotStored
from dicehall.table import commands
from dicehall.table.refusals import Refusal


@asynccontextmanager
async def hall_of(database: str, number: int, **settings: Any) -> AsyncIterator[list[Place]]:
    """Run several servers of one hall, which know each other."""
    async with AsyncExitStack() as stack:
        places = [
            await stack.enter_async_context(running(database, **settings)) for _ in range(number)
        ]
        async with asyncio.timeout(PATIENCE):
            while any(len(lease_of(place).others) < number - 1 for place in places):
                await asyncio.sleep(0.02)
        yield places


def lease_of(place: Place) -> Lease:
    """Return a server's lease."""
    found = place.hall.services.lease
    assert found is not None
    return found


def at(place: Place, table: Made) -> Made:
    """Return the same table as somebody at another server sees it."""
    return Made(place, table.id, table.code, table.tokens, table.seeds)


def owners(places: list[Place], table: Made) -> list[Place]:
    """Return the servers that have a table in memory."""
    return [place for place in places if table.id in place.hall.rooms]


async def removed(place: Place) -> None:
    """Remove a server from the hall, as another does if it is late."""
    number = lease_of(place).number

    def work(connection: Connection) -> None:
        assert remove(connection, number, late=False)

    await place.hall.services.store.write(work)


async def test_people_at_different_servers_play_at_one_table(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 3) as places:
        table = await places[0].make("Ada", "Ben", options=SHORT["novodice"])
        ada = await at(places[1], table).connect(0)
        ben = await at(places[2], table).connect(1)
        watcher = await at(places[0], table).connect()
        await at(places[1], table).start()
        assert (await ada.ask("say", text="hello from afar"))["type"] == "stored"
        await ben.until(lambda it: "said" in it.kinds())
        await watcher.until(lambda it: it.presence.get("seats") == [0, 1])
        playing = asyncio.create_task(watcher.until(lambda it: it.table["status"] == "ended"))
        await play(ada, ben, choose=random.Random(1).choice)
        await playing
        assert ada.entries == ben.entries
        assert owners(places, table) == [places[0]]
        told = [await place.get(f"/tables/{table.id}/entries") for place in places]
        assert told[0]["entries"] == ada.entries
        assert told == [told[0]] * 3


async def test_requests_for_a_table_are_answered_by_whoever_owns_it(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "open", public=True)
        for name in (table.id, table.code, table.code.lower()):
            assert (await two.get(f"/tables/{name}"))["id"] == table.id
        await at(two, table).sit("Ben")
        wanted = {"name": "Cleo", "seed": seed()}
        refused = await two.http.post(f"/api/tables/{table.id}/seats", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "no_free_seat")
        german = await two.http.get("/api/tables/none", headers={"Accept-Language": "de"})
        assert (german.status_code, german.headers["content-language"]) == (404, "de")
        await at(two, table).start()
        record = await two.http.get(f"/api/tables/{table.id}/record")
        assert record.status_code == 200
        assert record.headers["content-disposition"].endswith(f'novodice-{table.id}.json"')
        assert record.headers["x-frame-options"] == "DENY"
        replay = await two.http.get(f"/api/tables/{table.id}/replay")
        assert replay.status_code == 200
        assert owners([one, two], table) == [one]
        listed = [(await place.get("/tables"))["tables"] for place in (one, two)]
        assert listed[0] == listed[1] != []


async def test_a_rematch_is_one_table_whoever_asks_where(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben", options=SHORT["novodice"])
        clients = [await at(place, table).connect(seat) for seat, place in enumerate((one, two))]
        await table.start()
        await play(*clients, choose=random.Random(2).choice)
        again = await two.post(f"/tables/{table.id}/rematch", token=table.tokens[1])
        new = Made(one, again["id"], again["code"], {})
        # The new table moves to the other server, and is still the same for who asks.
        room = one.hall.rooms[new.id]
        await one.hall.unload(room)
        assert (await two.get(f"/tables/{new.id}"))["id"] == new.id
        assert owners([one, two], new) == [two]
        same = await one.post(f"/tables/{table.id}/rematch", token=table.tokens[0])
        assert same == again


async def test_a_process_that_slept_cannot_write(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "Ben")
        ada, ben = [await table.connect(seat) for seat in (0, 1)]
        await table.start()
        asked = ada if ada.question or not ben.question else ben
        await asked.until(lambda it: it.table["status"] == "running")
        room = one.hall.rooms[table.id]
        # It sleeps, so to speak: it is removed, and does not know it yet.
        lease_of(one)._stopping.set()
        await removed(one)
        elsewhere = await at(two, table).connect(0)
        assert owners([two], table) == [two]
        with pytest.raises(Refusal, match="shutting_down"):
            await room.do(
                lambda table, now: commands.say(table, 0, "from the grave", now, None, None)
            )
        assert room.moved
        assert await ada.closed() == 1012
        assert ada.goodbye == {"type": "goodbye", "reconnect_after": 0.1}
        log = (await two.get(f"/tables/{table.id}/entries"))["entries"]
        assert "said" not in [entry["kind"] for entry in log]
        assert (await elsewhere.ask("say", text="I live"))["type"] == "stored"
        # Whoever asks the first one is sent on.
        assert (await one.get(f"/tables/{table.id}"))["id"] == table.id


async def test_a_process_that_was_removed_drops_its_tables_and_comes_back(
    postgresql_url: str,
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "bot:random")
        ada = await table.connect(0)
        before = lease_of(one).number
        await removed(one)
        assert await ada.closed() == 1012
        async with asyncio.timeout(PATIENCE):
            while lease_of(one).number == before:
                await asyncio.sleep(0.02)
        again = await table.connect(0)
        assert (await again.ask("say", text="back"))["type"] == "stored"
        assert len(owners([one, two], table)) == 1


async def test_tables_of_bots_go_on_elsewhere_by_themselves(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2, bot_pace_s=0.05) as (one, two):
        table = await one.make("bot:random", "bot:random")
        await table.start()
        await removed(one)
        async with asyncio.timeout(PATIENCE):
            while (await two.get(f"/tables/{table.id}"))["status"] != "ended":
                await asyncio.sleep(0.1)


async def test_while_a_lease_is_in_doubt_nobody_is_told_anything_old(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "open")
        ada = await table.connect(0)
        async with asyncio.timeout(PATIENCE):
            real = Lease._run

            def cut(self: Lease, work: Any, *engine: Any) -> Any:
                if self is lease_of(one):
                    raise NotStored("cut off")
                return real(self, work, *engine)

            monkeypatch.setattr(Lease, "_run", cut)
            assert await ada.closed() == 1012
            assert not lease_of(one).held()
            # The other has it soon, and the first one does not answer for it.
            elsewhere = await at(two, table).connect(0)
            assert (await elsewhere.ask("say", text="here"))["type"] == "stored"
            old = await one.http.get(f"/api/tables/{table.id}")
            assert old.status_code in (200, 503)
            if old.status_code == 200:
                assert owners([two], table) == [two]
            monkeypatch.undo()
            while not lease_of(one).held():
                await asyncio.sleep(0.02)
        assert (await one.get(f"/tables/{table.id}"))["id"] == table.id


async def test_who_stops_hands_its_tables_over_at_once(postgresql_url: str) -> None:
    async with running(postgresql_url) as two, running(postgresql_url) as one:
        async with asyncio.timeout(PATIENCE):
            while not (lease_of(one).others and lease_of(two).others):
                await asyncio.sleep(0.02)
        table = await one.make("Ada", "Ben")
        here, there = await table.connect(0), await at(two, table).connect(1)
        one.server.should_exit = True
        for client in (here, there):
            assert await client.closed() == 1012
            assert client.goodbye == {"type": "goodbye", "reconnect_after": 0.1}
        one.clients.clear()
        again = await at(two, table).connect(0, version=here.version)
        assert (await again.ask("say", text="still here"))["type"] == "stored"
        assert owners([two], table) == [two]


async def test_nobody_else_is_believed_to_be_a_process_of_the_hall(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2, requests_burst=5, requests_per_s=0.1) as (one, _):
        for number in range(8):
            headers = {
                "X-Dicehall-Secret": "0" * 64,
                "X-Dicehall-Client": f"10.0.0.{number}",
            }
            told = await one.http.get("/api/tables/none", headers=headers)
            assert told.status_code == (404 if number < 5 else 429)
        # Not even at the address that is meant for them.
        within = f"http://{lease_of(one).address}/api/tables/none"
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as http:
            headers = {"X-Dicehall-Client": "10.0.0.99"}
            assert (await http.get(within, headers=headers)).status_code == 429


async def test_guesses_and_passphrases_are_counted_by_all_together(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as places:
        told = []
        for number in range(60):
            place = places[number % 2]
            told.append((await place.http.get("/api/tables/ABCDEF")).status_code)
        # Forty at once; a few more may come while the test takes its time.
        assert 40 <= told.count(404) < 55, told
        told = []
        for number in range(24):
            wanted = {"name": "Nobody", "passphrase": "wrong and wrong"}
            place = places[number % 2]
            told.append((await place.http.post("/api/people/session", json=wanted)).status_code)
        assert 10 <= told.count(403) < 20, told


async def test_metrics_are_those_of_all_processes(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        for place in (one, two):
            table = await place.make("Ada", "open")
            await table.connect(0)
        for place in (one, two):
            told = (await place.http.get("/metrics")).text
            for other in (one, two):
                number = lease_of(other).number
                assert f'dicehall_tables{{process="{number}",status="open"}} 1.0' in told
                assert f'dicehall_sockets{{process="{number}"}} 1.0' in told


async def test_who_asks_a_process_that_is_gone_finds_the_table_with_another(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        table = await one.make("Ada", "open")
        # It is not there any more, but nobody has noticed: its lease has not run out.
        for server in one.server.servers:
            server.close()
        lease_of(one).receiver.close()
        for connection in list(one.server.server_state.connections):
            connection.transport.abort()
        asking = asyncio.create_task(Client.connected(two.url(table.id), token=table.tokens[0]))
        await asyncio.sleep(0.3)
        lease_of(one)._stopping.set()
        await removed(one)
        client = await asking
        assert (await client.ask("say", text="found"))["type"] == "stored"
        assert owners([two], table) == [two]
        await client.close()


async def test_a_duplicate_is_played_and_compared_at_any_server(postgresql_url: str) -> None:
    async with hall_of(postgresql_url, 2) as (one, two):
        plan = {
            "game": "cubitos",
            "options": {"rounds": 1},
            "seats": [{"kind": "player"}, {"kind": "bot", "bot": "greedy"}],
        }
        code = (await one.post("/duplicates", plan))["code"]
        finished: list[Made] = []
        for place, other in ((one, two), (two, one)):
            told = await place.post(f"/duplicates/{code}/tables", {"name": "Ada"})
            table = Made(place, told["table"]["id"], told["table"]["code"], {})
            await table.sit_kept(told["tokens"]["0"])
            watcher = await at(other, table).connect()
            await at(other, table).start()
            # Whoever has not finished is sent away, also by the server in between.
            assert await watcher.closed() == 1012
            refused = await other.get(f"/tables/{table.id}/record", status=403)
            assert refused["code"] == "duplicate_unfinished"
            await play(await at(other, table).connect(0))
            finished.append(table)
        records = [
            await place.get(f"/tables/{table.id}/record", finished[0].tokens[0])
            for place, table in zip((two, one), finished)
        ]
        assert records[0]["dice"] == records[1]["dice"]
        for place in (one, two):
            told = await place.get(f"/duplicates/{code}", finished[0].tokens[0])
            assert [table["table"] for table in told["results"]] == [made.id for made in finished]
