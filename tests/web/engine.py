"""The engine's worker in a real browser: starting it, and looking into it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar
from urllib.parse import urljoin

import pytest
from playwright.async_api import Page, Worker
from tests.web.browser import CHROMIUM, CLIENT

WORKERS = sorted(path.name for path in CLIENT.glob("assets/worker-*.js"))
"""The worker, and perhaps the file that starts it."""
SCRIPT = max(WORKERS, key=lambda name: (CLIENT / "assets" / name).stat().st_size, default="")

with_an_engine = pytest.mark.skipif(
    CHROMIUM is None or not SCRIPT or not (CLIENT / "engine/manifest.json").exists(),
    reason="needs Debian's chromium and the client with its engine (scripts/build_client.py, pack_engine.py)",
)

BLANK = b"<!doctype html><title>nothing but the engine</title>"


@dataclass
class Host:
    """A static host on this machine."""

    address: str = ""
    asked: list[str] = field(default_factory=list)
    """The names of the files that were asked for."""
    cut_off: set[str] = field(default_factory=set)
    """Names of files of which only the first half is sent."""
    damaged: set[str] = field(default_factory=set)
    """Names of files that are sent with another content."""
    memory: ClassVar[bytes] = b""
    """What the engine has in memory once it has started, after a test has looked."""


class _Files(SimpleHTTPRequestHandler):
    def __init__(self, *given: Any, host: Host, **more: Any) -> None:
        self.host = host
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].rpartition("/")[2]
        self.host.asked.append(name)
        if name in ("blank.html", "memory"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(BLANK if name == "blank.html" else Host.memory)
        elif name in self.host.cut_off | self.host.damaged:
            content = Path(self.translate_path(self.path)).read_bytes()
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            whole = bytes(len(content)) if name in self.host.damaged else content
            self.wfile.write(whole[: len(content) // 2] if name in self.host.cut_off else whole)
            self.close_connection = True
        else:
            super().do_GET()

    def do_PUT(self) -> None:
        Host.memory = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *told: Any) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    """Serve a folder, as the simplest of static hosts does, with an empty page `blank.html` in it."""
    host = Host()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=folder, host=host))
    host.address = f"http://127.0.0.1:{server.server_port}/"
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()


START = """(script) => new Promise((done) => {
  const begin = performance.now();
  const told = { progress: [] };
  const worker = new Worker(new URL(`assets/${script}`, document.baseURI), { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.kind === "progress") told.progress.push([data.loaded, data.total]);
    else done({ ...told, ...data, ms: performance.now() - begin });
  };
  worker.onerror = (event) => done({ ...told, kind: "error", why: event.message });
  setTimeout(() => done({ ...told, kind: "silent" }), 90_000);
  window.engine = worker;
})"""

ASK = """(asked) => new Promise((done) => {
  window.engine.onmessage = ({ data }) => data.kind === "reply" && done(data);
  setTimeout(() => done({ status: 0, body: "" }), 90_000);
  window.engine.postMessage({ kind: "request", id: 1, body: "", token: "", language: "en", ...asked });
})"""


KEPT_MEMORY = """async () => {
  const kept = await caches.open("engine-of-dicehall");
  while (!(await kept.keys()).some((key) => key.url.includes("/snapshot-")))
    await new Promise((done) => setTimeout(done, 50));
}"""
REMEMBER = """async (address) => {
  const folder = new URL("engine/", document.baseURI);
  const { version } = await (await fetch(new URL("manifest.json", folder))).json();
  const kept = await caches.open("engine-of-dicehall");
  await kept.put(new URL(`kept/snapshot-${version}`, folder), await fetch(address));
}"""
HAND_OVER = """async (address) => {
  const kept = await caches.open("engine-of-dicehall");
  const key = (await kept.keys()).find((key) => key.url.includes("/snapshot-"));
  await fetch(address, { method: "PUT", body: await (await kept.match(key)).blob() });
}"""
NEWER_SAVES = """() => new Promise((done) => {
  const opening = indexedDB.open("dicehall", 99);
  opening.onsuccess = () => { opening.result.close(); done(); };
})"""
"""Lets the browser hold what a newer page has kept."""


async def start(page: Page) -> dict[str, Any]:
    """Start the engine in a page, and return the word with which it is ready or gives up."""
    told: dict[str, Any] = await page.evaluate(START, SCRIPT)
    return told


async def kept_memory(page: Page) -> None:
    """Wait until what a start has in memory is kept for the next."""
    await page.evaluate(KEPT_MEMORY)


async def start_again(page: Page, host: Host) -> dict[str, Any]:
    """Start the engine as on a later visit, which takes a third of the work: with the memory of a start.

    The first of a process of tests starts from the beginning.
    """
    address = urljoin(host.address, "memory")
    if Host.memory:
        await page.evaluate(REMEMBER, address)
        return await start(page)
    told = await start(page)
    if told["kind"] == "ready":
        await kept_memory(page)
        await page.evaluate(HAND_OVER, address)
    return told


async def stop(page: Page) -> None:
    """End the engine at once, as a killed tab does."""
    await page.evaluate("() => window.engine.terminate()")


async def ask(page: Page, method: str, path: str, body: str = "") -> dict[str, Any]:
    """Ask the hall behind the engine for something."""
    asked = {"method": method, "path": path, "body": body}
    told: dict[str, Any] = await page.evaluate(ASK, asked)
    return told


AT_ONCE = """
from dicehall.device.room import Room
Room._pace_s = property(lambda room: 0.0, lambda room, pace: None)
"""


async def without_pauses(page: Page) -> None:
    """Let bots answer as soon as they know what: while they wait, the page and the test take time as well."""
    await inside(page).evaluate("(code) => python.runPython(code)", AT_ONCE)


def inside(page: Page) -> Worker:
    """Return the worker that was started last: `python` and `shelf` are known there."""
    return page.workers[-1]
