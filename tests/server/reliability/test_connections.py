"""Heads of requests that never end, and ways around the pace: nobody may have more than their share."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.app.place import running
from tests.server.reliability.apart import Apart

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
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        # Cut is cut, whether it is noticed in sending or only in listening.
        with suppress(OSError):
            line.sendall(beginning)
            for _ in range(400):
                line.sendall(PIECE)
                sent += len(PIECE)
        assert sent < 20_000_000
        assert memory_mb(server.process_id) - before < 20
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_a_long_body_after_a_head_is_no_long_head(server: Apart) -> None:
    with httpx.Client(base_url=server.address) as client:
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
