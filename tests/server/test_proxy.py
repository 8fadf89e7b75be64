"""nginx in front of a real server, by `deploy/nginx.conf` and by the example of the docs."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from scripts.install_nginx import nginx
from tests.patience import PATIENCE
from tests.server.app.client import Client
from tests.server.reliability.apart import Apart, Door

ROOT = Path(__file__).parents[2]
SETTINGS = ROOT / "deploy" / "nginx.conf"
PAGE = ROOT / "docs" / "server.md"
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}
http {{ access_log off; client_body_temp_path {folder}; proxy_temp_path {folder}; include {file}; }}
"""
ELSEWHERE = "192.0.2.1"
"""Nobody's address: instead of this machine's, so that the tests ask from outside."""


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def proxy(sqlite_url: str, tmp_path: Path) -> Iterator[str]:
    """Give the address of a proxy with our settings, in front of a server that trusts it."""
    server = Apart(sqlite_url, tmp_path / "log", trusted_proxies="127.0.0.1")
    port = free_port()
    text = SETTINGS.read_text(encoding="utf-8")
    # The other two are not there, as when a process was stopped.
    text = text.replace("127.0.0.1:8421", f"127.0.0.1:{server.port}")
    text = text.replace("listen 8080", f"listen 127.0.0.1:{port}")
    text = text.replace("listen [::]:8080;", "")
    text = text.replace("allow 127.0.0.1", f"allow {ELSEWHERE}")
    with _in_front_of(server, text, port, tmp_path):
        yield f"127.0.0.1:{port}"


@pytest.fixture
def example(sqlite_url: str, tmp_path: Path) -> Iterator[str]:
    """Give the address of a proxy with the settings of the docs, under a prefix."""
    server = Apart(sqlite_url, tmp_path / "log", trusted_proxies="127.0.0.1", prefix="/dice")
    port = free_port()
    shown = re.search(r"(?s)```\n(location /dice/ .*?)```", PAGE.read_text(encoding="utf-8"))
    assert shown is not None
    text = shown[1].replace("127.0.0.1:8420", f"127.0.0.1:{server.port}")
    with _in_front_of(server, f"server {{ listen 127.0.0.1:{port};\n{text}}}", port, tmp_path):
        yield f"127.0.0.1:{port}"


@contextmanager
def _in_front_of(server: Apart, text: str, port: int, folder: Path) -> Iterator[None]:
    """Start a server, and a proxy with these settings."""
    program = nginx()
    if program is None:
        pytest.skip("the proxy's settings are not tested: nginx is not installed")
    server.start()
    (folder / "dicehall.conf").write_text(text, encoding="utf-8")
    around = AROUND.format(folder=folder, file=folder / "dicehall.conf")
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    running = subprocess.Popen(
        [program, "-c", folder / "nginx.conf", "-e", folder / "errors", "-p", folder]
    )
    try:
        _until_it_listens(port, running)
        yield
    finally:
        running.terminate()
        running.wait()
        server.stop()


def _until_it_listens(port: int, running: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert running.poll() is None, "nginx did not accept the settings"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError


async def test_metrics_stay_hidden_whatever_prefix_and_host_a_client_claims(proxy: str) -> None:
    claims = {"X-Forwarded-Prefix": "/x", "X-Forwarded-Host": "127.0.0.1"}
    async with httpx.AsyncClient(base_url=f"http://{proxy}") as http:
        assert (await http.get("/metrics")).status_code == 403
        for path in ("/x/metrics", "/metrics", "//metrics", "/x/../metrics"):
            for headers in ({}, claims):
                response = await http.get(path, headers=headers)
                assert "dicehall_sockets" not in response.text, (path, headers)
        # The server itself is asked all the time.
        assert (await http.get("/healthz")).status_code == 200


async def test_a_table_is_made_and_played_through_the_proxy_while_two_processes_are_down(
    proxy: str,
) -> None:
    async with Door(f"http://{proxy}") as door:
        made = await door.make("Ada", "Ben", game="novodice")
        url = f"ws://{proxy}/api/tables/{made['table']['id']}/live"
        client = await Client.connected(url, token=made["tokens"]["0"])
        assert (await client.ask("say", text="through the proxy"))["type"] == "stored"
        await client.close()


async def test_the_example_of_the_docs_hides_the_figures_and_passes_on_live_connections(
    example: str,
) -> None:
    claims = {"X-Forwarded-Prefix": "/x", "X-Forwarded-Host": "127.0.0.1"}
    async with httpx.AsyncClient(base_url=f"http://{example}") as http:
        assert (await http.get("/dice/healthz")).status_code == 200
        for headers in ({}, claims):
            for path in ("/dice/metrics", "/dice/x/metrics", "/dice//metrics"):
                response = await http.get(path, headers=headers)
                assert "dicehall_sockets" not in response.text, (path, headers)
    async with Door(f"http://{example}/dice") as door:
        made = await door.make("Ada", "Ben", game="novodice")
        url = f"ws://{example}/dice/api/tables/{made['table']['id']}/live"
        client = await Client.connected(url, token=made["tokens"]["0"])
        assert (await client.ask("say", text="through the proxy"))["type"] == "stored"
        await client.close()
