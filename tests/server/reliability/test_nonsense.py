"""Nonsense on the socket: whatever is sent, it is refused with a code or the connection closed with one.

The server is a process of its own, and the same for all examples: what one of them breaks, the next finds.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.reliability.apart import Apart, Door
from tests.server.reliability.frames import FRAMES
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dicehall.table.refusals import STATUS

CLOSED = {1002, 1003, 1007, 1009, 4400, 4413, 4429}
"""How a connection that sends nonsense may be closed: by the protocol of sockets, or by us."""
BAD = frozenset({"bad_message"})
LONGEST_PIECE = 60_000
PRINTED = some.characters(exclude_categories=["Cc", "Cs"])
"""What a message may hold, whether it makes sense or not."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """Give a server in a process of its own; nothing may end up in its log as a failure."""
    folder = tmp_path_factory.mktemp("nonsense")
    with Apart(f"sqlite:///{folder / 'dicehall.db'}", folder / "log") as apart:
        yield apart
        assert apart.stop() == 0
        for line in apart.log.read_text().splitlines():
            told = json.loads(line)
            assert told["level"] not in ("error", "critical"), line
            assert "trace" not in told, line


JSON = some.recursive(
    some.none()
    | some.booleans()
    | some.integers()
    | some.floats(allow_nan=False)
    | some.text(max_size=20),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = ["answer", "undo", "say", "phrase", "start", "leave", "return", "ping", "hello"]


def message(fields: dict[str, Any], codes: frozenset[str]) -> tuple[str, frozenset[str]]:
    """Return a message as text, with the codes it may be refused with."""
    return json.dumps({"id": "n", **fields}), codes


def nested(depth: int, sign: str) -> tuple[str, frozenset[str]]:
    """Return a text of brackets within brackets."""
    return sign * depth, BAD if depth * len(sign) <= 8192 else frozenset({"too_big"})


UNREADABLE = (
    some.text(max_size=80).map(lambda text: (f"{text}#", BAD))
    | JSON.map(lambda value: (json.dumps([value]), BAD))
    | some.builds(
        lambda kind, more: message({"type": f"{kind}?", **more}, BAD),
        some.sampled_from(KINDS),
        some.dictionaries(some.text(max_size=8), JSON, max_size=3),
    )
    # A field that no such message has.
    | some.sampled_from(KINDS).map(lambda kind: message({"type": kind, "chair": 1}, BAD))
    | some.builds(
        lambda turn: message({"type": "answer", "turn": turn, "option": "x"}, BAD),
        some.sampled_from([-1, 2**31, 2**80, 1.5, "1", True, None, [], {}]),
    )
    | some.builds(
        lambda text: message({"type": "say", "text": text}, BAD),
        some.sampled_from(["", "x" * 301, 7, None, ["x"], {"x": "y"}, "a\0b", "\ud800"]),
    )
    | some.builds(
        lambda name: message({"type": "ping", "id": name}, BAD),
        some.sampled_from(["", "x" * 65, 7, None, ["x"], {}]),
    )
    | some.builds(nested, some.integers(100, 20_000), some.sampled_from(["[", '{"a":', '[{"x":']))
    | some.integers(8193, LONGEST_PIECE).map(lambda length: ("x" * length, frozenset({"too_big"})))
    | some.binary(max_size=200).map(lambda sent: (sent, BAD))
)
"""What cannot be read, whoever sends it."""


def unfit(turn: int, option: str) -> some.SearchStrategy[tuple[str | bytes, frozenset[str]]]:
    """Return messages that can be read but not done, whoever sends them; this much was asked of one."""
    anyway = frozenset(
        {
            "not_your_seat",
            "not_asked",
            "stale_turn",
            "not_offered",
            "cannot_undo",
            "already_started",
        }
    )
    return (
        some.builds(
            lambda wrong: message({"type": "answer", "turn": wrong, "option": option}, anyway),
            some.integers(0, 2**31 - 1).filter(lambda wrong: wrong != turn),
        )
        | some.builds(
            lambda wrong: message({"type": "answer", "turn": turn, "option": wrong}, anyway),
            some.text(PRINTED, max_size=30).map(lambda text: f"{text}?") | some.just("x" * 2000),
        )
        | some.builds(
            lambda wrong: message({"type": "undo", "turn": wrong}, anyway),
            some.integers(0, 2**31 - 1),
        )
        | some.just(message({"type": "start"}, anyway))
        | some.builds(
            lambda text: message(
                {"type": "say", "text": text}, frozenset({"bad_text", "watchers_only"})
            ),
            some.sampled_from([" ", "\u202e!", "\u2800", "\u200d"]),
        )
        | some.builds(
            lambda phrase: message(
                {"type": "phrase", "phrase": phrase}, frozenset({"unknown_phrase", "not_your_seat"})
            ),
            some.text(PRINTED, min_size=1, max_size=30).map(lambda text: f"{text}?"),
        )
    )


async def send_all(
    connection: ClientConnection, sent: list[tuple[str | bytes, frozenset[str]]]
) -> None:
    """Send nonsense, and hold every reply to what it may be."""
    bad = 0
    try:
        for text, codes in sent:
            await connection.send(text)
            reply = await next_reply(connection)
            assert reply["type"] == "refused", (text, reply)
            assert reply["code"] in codes, (text, reply)
            assert reply["code"] in STATUS
            assert reply["text"]
            bad += reply["code"] in ("bad_message", "too_big", "too_fast")
    except ConnectionClosed:
        # A message beyond 64 KiB is not even read.
        assert bad >= 20 or connection.close_code == 1009
        assert connection.close_code in CLOSED, connection.close_code


async def next_reply(connection: ClientConnection) -> dict[str, Any]:
    """Return the next message that is a reply."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: dict[str, Any] = json.loads(await connection.recv())
            if told["type"] not in ("presence", "update", "snapshot"):
                return told


@settings(suppress_health_check=list(HealthCheck))
@given(choose=some.data())
def test_nonsense_is_refused_and_changes_nothing(server: Apart, choose: some.DataObject) -> None:
    async def play() -> None:
        async with Door(server.address) as door, AsyncExitStack() as afterwards:

            async def come(token: str | None) -> Client:
                client = await Client.connected(server.url(table_id), token=token)
                afterwards.push_async_callback(client.close)
                return client

            made = await door.make("Ada", "Ben", game="novodice")
            elsewhere = await door.make("Ada", "Ben", game="novodice")
            table_id, tokens = made["table"]["id"], made["tokens"]
            clients = [await come(tokens[seat]) for seat in "01"]
            watcher = await come(None)
            # The token of a seat elsewhere opens nothing here.
            foreign = await come(elsewhere["tokens"]["0"])
            assert foreign.received[0]["code"] == "bad_token"
            assert await foreign.closed() == 4403
            await door.ask("POST", f"/tables/{table_id}/start", None, tokens["0"])
            for client in clients:
                await client.until(lambda it: it.table["status"] == "running")
            asked, other = clients if clients[0].question else clients[::-1]
            question = asked.question
            assert question is not None
            turn, option = question["turn"], question["options"][0]
            before = await door.entries(table_id)
            nonsense = some.lists(UNREADABLE | unfit(turn, option), max_size=12)
            # The answer itself is nonsense for everybody but the one who is asked.
            of_others = message(
                {"type": "answer", "turn": turn, "option": option},
                frozenset({"not_your_seat", "not_asked", "stale_turn"}),
            )
            for client in (asked, other, watcher):
                await client.quiet()
                sent = choose.draw(nonsense)
                if client is not asked:
                    sent.append(of_others)
                await send_all(client.connection, sent)
            assert await door.entries(table_id) == before
            # What makes sense is done all the same, once, however often it is sent.
            again = await come(tokens[str(asked.you)])
            assert again.question == question
            for _ in range(2):
                assert (await again.ask("answer", turn=turn, option=option))["type"] == "stored"
            log = await door.entries(table_id)
            assert [entry["kind"] for entry in log].count("answered") == 1

    asyncio.run(play())


PIECES = some.sampled_from(FRAMES) | some.binary(min_size=1, max_size=60)
"""Frames that break the protocol of sockets, and bytes that are no frames at all."""


@settings(suppress_health_check=list(HealthCheck))
@given(pieces=some.lists(PIECES, min_size=1, max_size=4))
def test_broken_frames_end_the_connection_and_nothing_else(
    server: Apart, pieces: list[bytes]
) -> None:
    async def play() -> None:
        async with Door(server.address) as door:
            made = await door.make("Ada", "Ben", game="novodice")
            table_id = made["table"]["id"]
            ben = await Client.connected(server.url(table_id), token=made["tokens"]["1"])
            async with connect(server.url(table_id), compression=None) as connection:
                await connection.send(
                    json.dumps({"type": "hello", "token": made["tokens"]["0"], "version": 0})
                )
                await connection.recv()
                connection.transport.write(b"".join(pieces))
                connection.transport.write_eof()
                with suppress(ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        while True:
                            await connection.recv()
            assert connection.close_code in CLOSED | {1000, 1005, 1006}
            assert [entry["kind"] for entry in await door.entries(table_id)] == [
                "made",
                "sat",
                "sat",
            ]
            assert (await ben.ask("say", text="still here"))["type"] == "stored"
            await ben.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /%ff%00%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET //x//../../api HTTP/1.1\r\nHost: a\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
        b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"DICE /api HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\xff\r\nAccept-Language: \xff;q=\xfe\r\n\r\n",
        b"GET /api/people/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \xe9\xff\r\n\r\n",
        b"\0" * 5000,
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 99\r\n\r\n",
        b"GET /api/nothing HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n",
    ],
)
def test_requests_that_are_none_are_answered_below_500_or_not_at_all(
    server: Apart, sent: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(sent)
        line.shutdown(socket.SHUT_WR)
        told = b""
        with suppress(ConnectionResetError):
            while piece := line.recv(65536):
                told += piece
    if told:
        assert told.startswith(b"HTTP/1.1 "), told[:80]
        assert int(told[9:12]) < 500, told[:200]
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
