"""Tables that come and go: broken ones, idle ones, and those nobody looks at."""

from __future__ import annotations

import asyncio
import socket
import time

from sqlalchemy import update
from tests.patience import PATIENCE
from tests.server.app.place import running
from websockets.asyncio.client import connect

from dicehall.server.hall.ports import BOTS_ALONE, payer_of
from dicehall.server.live.outbox import SocketOutbox
from dicehall.server.store.schema import ENTRIES


async def test_a_broken_table_is_set_aside_and_the_others_go_on(database_url: str) -> None:
    # At this pace the game is far from its end when the watcher has seen an answer.
    async with running(database_url, bot_pace_s=0.5) as place:
        broken = await place.make("bot:random", "bot:random")
        sound = await place.make("Ada", "bot:random")
        for table in (broken, sound):
            await table.start()
        watcher = await broken.connect()
        await watcher.until(lambda it: "answered" in it.kinds())
    async with running(database_url) as place:
        spoil = (
            update(ENTRIES)
            .where(ENTRIES.c.table_id == broken.id, ENTRIES.c.kind == "rolled")
            .values(body='{"number":0,"given":"nonsense","check":"00000000"}')
        )
        await place.hall.services.store.write(lambda connection: connection.execute(spoil).close())
    async with running(database_url) as place:
        refused = await place.get(f"/tables/{broken.id}", status=503)
        assert refused["code"] == "table_broken"
        sound.place = place
        ada = await sound.connect(0)
        assert ada.table["status"] == "running"
        metrics = (await place.http.get("/metrics")).text
        assert 'dicehall_tables{status="broken"} 1.0' in metrics


async def test_idle_tables_are_closed_and_their_records_kept(database_url: str) -> None:
    now = time.time()
    async with running(database_url, clock=lambda: now, idle_close_s=3600.0) as place:
        table = await place.make("Ada", "Ben")
        await table.start()
        watched = await place.make("Cleo", "Dan")
        client = await watched.connect(0)
        await place.hall.upkeep.sweep()
        assert set(place.hall.rooms) == {table.id, watched.id}
        now += 3601.0
        await place.hall.upkeep.sweep()
        shown = await place.get(f"/tables/{table.id}")
        assert shown["status"] == "closed"
        record = await place.get(f"/tables/{table.id}/record")
        assert (record["over"], record["dice"]["secret"]) == (False, shown["secret"])
        refused = await place.post(f"/tables/{table.id}/start", token=table.tokens[0], status=409)
        assert refused["code"] == "table_closed"
        # Where somebody is connected, the table stays.
        assert client.table["status"] == "open"
        assert (await place.get(f"/tables/{watched.id}"))["status"] == "open"


async def test_tables_that_nobody_needs_are_let_go_of_and_found_again(sqlite_url: str) -> None:
    now = time.time()
    async with running(sqlite_url, clock=lambda: now) as place:
        quiet = await place.make("Ada", "open")
        watched = await place.make("Ben", "open")
        await watched.connect()
        await place.make("Cleo", "Dan", clock={"kind": "days", "days": 1})
        timed = await place.make("Eve", "Fay", clock={"kind": "days", "days": 1})
        await timed.start()
        now += 301.0
        await place.hall.upkeep.sweep()
        assert set(place.hall.rooms) == {watched.id, timed.id}
        await quiet.sit("Zoe")
        assert quiet.id in place.hall.rooms


async def test_a_client_that_does_not_read_is_hung_up_on_and_holds_up_nobody(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben", "Cleo", "Dan", game="cubitos", options={"rounds": 1})
        # Small buffers: otherwise the system itself would keep megabytes for who does not read.
        place.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", place.port))
        deaf.setblocking(False)
        connection = await connect(
            place.url(table.id), sock=deaf, compression=None, max_queue=1, ping_interval=None
        )
        await connection.send('{"type":"hello"}')
        ada = await table.connect(0)
        await table.start()
        await ada.until(lambda it: it.presence.get("watchers") == 1)
        for _ in range(1500):
            assert (await ada.ask("say", text="x" * 300))["type"] == "stored"
            if ada.presence["watchers"] == 0:
                break
        assert ada.presence["watchers"] == 0
        metrics = (await place.http.get("/metrics")).text
        assert "dicehall_lagging_sockets_total 1.0" in metrics
        connection.transport.abort()
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)


async def test_a_client_that_falls_behind_is_told_nothing_more() -> None:
    outbox = SocketOutbox(most_waiting=2)
    for text in ("a", "b", "c", "d"):
        outbox.send(text)
    assert outbox.lagging.is_set()
    for text in ("a", "b"):
        assert await outbox.next() == text
        outbox.sent()
    assert outbox.waiting() == 0


async def test_a_message_never_overtakes_one_that_waits() -> None:
    written: list[str] = []
    reads = False

    def line(text: str) -> bool:
        if reads:
            written.append(text)
        return reads

    outbox = SocketOutbox()
    outbox.send("a")
    outbox.open(line)
    reads = True
    assert await outbox.next() == "a"
    # The connection could take it, but the first message is still on its way.
    outbox.send("b")
    outbox.sent()
    assert written == []
    assert await outbox.next() == "b"
    outbox.sent()
    outbox.send("c")
    assert written == ["c"]
    assert outbox.waiting() == 0


async def test_what_waits_goes_out_first_when_the_line_opens() -> None:
    written: list[str] = []

    def line(text: str) -> bool:
        if len(written) < 2:
            written.append(text)
            return True
        return False

    outbox = SocketOutbox()
    for text in ("a", "b", "c"):
        outbox.send(text)
    assert written == []
    outbox.open(line)
    assert written == ["a", "b"]
    assert await outbox.next() == "c"


async def test_tables_of_bots_alone_share_one_account_of_thinking(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        mills = [await place.make("bot:random", "bot:random") for _ in range(2)]
        ours = await place.make("Ada", "bot:random")
        limits = place.hall.services.limits
        paid = [payer_of(place.hall.rooms[one.id].table, limits) for one in (*mills, ours)]
        assert paid == [BOTS_ALONE, BOTS_ALONE, "127.0.0.1"]
