"""Clients who are gone before they are answered: nobody answers them, and nothing is logged as a failure."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.server.app.place import running
from tests.server.reliability.apart import Apart, Door
from websockets.asyncio.client import connect

from dicehall.server.logs import logging_to
from dicehall.table.changes import Change
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable


def test_requests_before_one_that_is_none_end_with_it_and_leave_no_trace(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Apart(sqlite_url, tmp_path / "log") as server:
        for _ in range(10):
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
                line.sendall(
                    b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n" * 5 + b"nonsense\r\n\r\n"
                )
                with suppress(ConnectionResetError):
                    while line.recv(65536):
                        pass
        assert server.stop() == 0
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in told if line["level"] in ("warning", "error")] == []


async def test_who_breaks_the_protocol_of_sockets_and_says_goodbye_leaves_no_trace(
    sqlite_url: str, tmp_path: Path
) -> None:
    with Apart(sqlite_url, tmp_path / "log") as server:
        async with Door(server.address) as door:
            made = await door.make("Ada", "Ben", game="novodice")
        async with connect(server.url(made["table"]["id"]), compression=None) as connection:
            # A text that is none, and a goodbye.
            connection.transport.write(b"\x81\x82\0\0\0\0\xff\xfe" + b"\x88\x80\0\0\0\0")
            await connection.wait_closed()
        assert await asyncio.to_thread(server.stop) == 0
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in told if line["level"] in ("warning", "error")] == []


async def test_a_refusal_that_nobody_waits_for_any_more_is_no_failure(sqlite_url: str) -> None:
    def refuse(table: LiveTable, now: float) -> Change:
        raise Refusal("not_asked")

    failures: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
    async with running(sqlite_url) as place:
        room = place.hall.rooms[(await place.make("Ada", "Ben")).id]
        async with room._lock:
            asking = asyncio.create_task(room.do(refuse))
            await asyncio.sleep(0)
            asking.cancel()
            with suppress(asyncio.CancelledError):
                await asking
        while room._running:
            await asyncio.sleep(0)
        gc.collect()
    assert failures == []


async def test_who_goes_while_a_table_is_looked_for_leaves_no_trace(sqlite_url: str) -> None:
    failures: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
    async with running(sqlite_url) as place:
        asking = asyncio.create_task(place.hall.find("no-such-table", "somewhere"))
        while not place.hall._loading:
            await asyncio.sleep(0)
        asking.cancel()
        while place.hall._loading:
            await asyncio.sleep(0.01)
        gc.collect()
    assert failures == []


def test_what_the_event_loop_warns_of_is_in_the_log_like_everything_else() -> None:
    written = io.StringIO()
    with logging_to(written):
        logging.getLogger("asyncio").error("a task failed")
    (line,) = written.getvalue().splitlines()
    assert json.loads(line)["event"] == "a task failed"
