"""Slow and silent connections, and ways around the pace: nobody may have more than their share."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.app.place import Place, running
from tests.server.reliability.apart import Apart

from dicehall.hall.audience import MOST_PER_SEAT
from dicehall.server.gate import uvicorn_protocols

PIECE = b"x" * 100_000


def memory_mb(process: int) -> float:
    """Return how much memory a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """Give a server in a process of its own."""
    folder = tmp_path_factory.mktemp("heads")
    with Apart(f"sqlite:///{folder / 'dicehall.db'}", folder / "log") as apart:
        yield apart


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize(
    "beginning",
    [b"GET /", b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: ", b"GET / HTTP/1.1\r\nHost: a\r\nX-"],
)
def test_a_head_that_never_ends_is_cut_before_it_costs_memory(
    server: Apart, beginning: bytes
) -> None:
    before = memory_mb(server.process_id)
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        # Cut is cut, whether it is noticed in sending or only in listening.
        with suppress(OSError):
            line.sendall(beginning)
            for _ in range(400):
                line.sendall(PIECE)
                sent += len(PIECE)
        assert sent < 20_000_000
        assert memory_mb(server.process_id) - before < 20
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200


def test_a_long_body_after_a_head_is_no_long_head(server: Apart) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        for _ in range(3):
            answer = client.post("/api/tables", content=b" " * 65_000)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")
            answer = client.post("/api/tables", content=b" " * 200_000)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


@pytest.mark.parametrize("path", ["/api/players/healthz", "/api/tables/metrics", "/api/healthz"])
@pytest.mark.parametrize("prefix", ["", "/dice"])
async def test_no_path_goes_around_the_pace_by_its_last_word(
    sqlite_url: str, path: str, prefix: str
) -> None:
    async with running(sqlite_url, requests_per_s=0.1, requests_burst=2, prefix=prefix) as place:
        answers = [await place.http.get(path) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        for free in ("/healthz", "/metrics"):
            assert (await place.http.get(free)).status_code == 200
            bare = await place.http.get(f"http://127.0.0.1:{place.port}{free}")
            assert bare.status_code == 200


class Line:
    """A bare connection from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def open(place: Place, sent: bytes = b"", host: str = "127.0.0.1") -> Line:
        """Connect and send something."""
        line = Line(*await asyncio.open_connection("127.0.0.1", place.port, local_addr=(host, 0)))
        line.writer.write(sent)
        place.clients.append(line)
        return line

    async def end(self) -> bytes:
        """Return everything that arrives until the server hangs up."""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""

    async def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


ONE_BYTE = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: a\r\n",
        ONE_BYTE,
        b"POST /api/replay HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
async def test_a_request_that_does_not_arrive_is_refused_after_its_time(
    sqlite_url: str, sent: bytes
) -> None:
    async with running(sqlite_url, request_s=0.1) as place:
        answer = await (await Line.open(place, sent)).end()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"code":"too_slow"' in answer


async def test_a_second_request_on_a_connection_has_no_more_time(sqlite_url: str) -> None:
    async with running(sqlite_url, request_s=0.1) as place:
        line = await Line.open(place, b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert b"200 OK" in await line.reader.readuntil(b'"tables":0}')
        line.writer.write(b"GET / HT")
        assert (await line.end()).startswith(b"HTTP/1.1 408 ")


async def test_a_body_in_many_pieces_is_taken_as_long_as_it_keeps_coming(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        body = b'{"map": "' + b"x" * 1000 + b'"}'
        head = f"POST /api/content/cubitos/plan HTTP/1.1\r\nContent-Length: {len(body)}\r\n\r\n"
        line = await Line.open(place, head.encode())
        for start in range(0, len(body), 50):
            line.writer.write(body[start : start + 50])
            await line.writer.drain()
        assert b" 422 " in await line.reader.readline()
        await line.close()


async def test_who_does_not_read_what_they_asked_for_is_cut_off(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "UNREAD_S", 0.1)
    monkeypatch.setattr(uvicorn_protocols, "BYTES_PER_S", 1e9)
    async with running(sqlite_url) as place:
        ask = b"GET /api/content/cubitos HTTP/1.1\r\nHost: a\r\n\r\n"
        with socket.create_connection(("127.0.0.1", place.port)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await asyncio.get_running_loop().sock_sendall(line, ask * 200)
            async with asyncio.timeout(PATIENCE):
                while place.server.server_state.total_requests == 0:
                    await asyncio.sleep(0.01)
                while place.server.server_state.connections:
                    await asyncio.sleep(0.01)


async def test_an_address_has_so_many_connections_and_no_more(sqlite_url: str) -> None:
    async with running(sqlite_url, connections_per_address=3, request_s=600) as place:
        mine = "127.0.0.2"
        lines = [await Line.open(place, ONE_BYTE, mine) for _ in range(3)]
        for _ in range(2):
            refused = await (await Line.open(place, ONE_BYTE, mine)).end()
            assert refused.startswith(b"HTTP/1.1 429 ")
            assert b'"code":"too_many_connections"' in refused
            assert b"too many connections from your address" in refused
        # Others are not concerned, and whoever hangs up makes room.
        assert (await place.http.get("/api/tables")).status_code == 200
        await lines.pop().close()
        async with asyncio.timeout(PATIENCE):
            while True:
                line = await Line.open(place, b"GET /healthz HTTP/1.1\r\n\r\n", mine)
                answer = await line.reader.readline()
                await line.close()
                if b"200" in answer:
                    break


async def test_who_plays_does_not_count_among_the_connections_that_wait(sqlite_url: str) -> None:
    async with running(sqlite_url, connections_per_address=5) as place:
        table = await place.make("Ada", "Ben")
        clients = [await table.connect(number % 2) for number in range(16)]
        assert len(clients) > 5
        assert (await clients[0].ask("ping"))["type"] == "pong"


async def test_a_trusted_proxy_may_hold_many_and_its_clients_few(sqlite_url: str) -> None:
    async with running(
        sqlite_url, connections_per_address=2, request_s=600, trusted_proxies=("127.0.0.1/32",)
    ) as place:
        mine = ONE_BYTE.replace(b"Host: a", b"Host: a\r\nX-Forwarded-For: 203.0.113.9")
        for _ in range(2):
            await Line.open(place, mine)
        refused = await (await Line.open(place, mine)).reader.readuntil(b"}")
        assert b" 429 " in refused
        other = {"X-Forwarded-For": "203.0.113.10"}
        assert (await place.http.get("/api/tables", headers=other)).status_code == 200


async def test_if_the_hall_is_full_those_who_keep_it_waiting_make_room(sqlite_url: str) -> None:
    async with running(sqlite_url, connections=10, request_s=600) as place:
        table = await place.make("Ada", "Ben")
        ada = await table.connect(0)
        flood = [await Line.open(place, ONE_BYTE, "127.0.0.2") for _ in range(30)]
        # The flood cuts its own oldest, neither the player nor another newcomer.
        async with asyncio.timeout(PATIENCE):
            assert await flood[0].end() == b""
        ben = await table.connect(1)
        for one in (ada, ben):
            assert (await one.ask("say", text="hello"))["type"] == "stored"
        assert (await place.http.get("/api/tables")).status_code == 200


async def test_the_last_places_are_kept_for_players(sqlite_url: str) -> None:
    async with running(sqlite_url, connections=12) as place:
        table = await place.make("Ada", "Ben")
        await place.http.aclose()
        watchers = [await table.connect() for _ in range(9)]
        assert all(one.table for one in watchers)
        late = await table.connect()
        assert (late.received[0]["code"], await late.closed()) == ("hall_full", 4503)
        ada = await table.connect(0)
        assert (await ada.ask("say", text="hello"))["type"] == "stored"
        ben = [await table.connect(1) for _ in range(2)]
        # Now there is really no place.
        refused = await (await Line.open(place, b"GET / HTTP/1.1\r\n\r\n")).end()
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b'"code":"hall_full"' in refused
        assert (await ben[0].ask("ping"))["type"] == "pong"


async def test_a_seat_is_held_by_a_few_connections_at_most(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "Ben")
        for _ in range(MOST_PER_SEAT):
            assert (await table.connect(0)).you == 0
        late = await table.connect(0)
        assert (late.received[0]["code"], await late.closed()) == ("too_many_connections", 4429)
        assert (await table.connect(1)).you == 1
