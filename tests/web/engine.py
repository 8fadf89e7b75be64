"""The engine's worker in a real browser: starting it, and looking into it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
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
from starlette.responses import FileResponse
from starlette.routing import Route
from tests.device.door import DictShelf, asked
from tests.server.app.place import Place
from tests.web.browser import CHROMIUM, CLIENT

from dicehall.device import DeviceHall

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
    memory: ClassVar[Path]
    """Where the tests of all processes find what the engine has in memory once it has started."""

    def put_right(self) -> None:
        """Send all files as they are from now on, and forget who asked."""
        for names in (self.asked, self.cut_off, self.damaged):
            names.clear()


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
            self.wfile.write(BLANK if name == "blank.html" else Host.memory.read_bytes())
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
        # Never half of it, nor that of one process and another.
        part = Host.memory.with_suffix(f".{os.getpid()}")
        part.write_bytes(self.rfile.read(int(self.headers["Content-Length"])))
        part.replace(Host.memory)
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
  const key = new URL(`kept/snapshot-${version}`, folder);
  if (!(await kept.match(key))) await kept.put(key, await fetch(address));
}"""
KEPT = """async () => {
  const folder = new URL("engine/", document.baseURI);
  const { version, files } = await (await fetch(new URL("manifest.json", folder))).json();
  const kept = await caches.open("engine-of-dicehall");
  const names = ["manifest.json", `snapshot-${version}`, ...files.map((file) => file.sha256)];
  const found = await Promise.all(names.map((name) => kept.match(new URL(`kept/${name}`, folder))));
  return found.every(Boolean);
}"""
HAND_OVER = """async (address) => {
  const kept = await caches.open("engine-of-dicehall");
  const key = (await kept.keys()).find((key) => key.url.includes("/snapshot-"));
  await fetch(address, { method: "PUT", body: await (await kept.match(key)).blob() });
}"""
SET_UP = """([id, head, entries]) => new Promise((done, failed) => {
  const opening = indexedDB.open("dicehall", 1);
  opening.onupgradeneeded = () =>
    ["heads", "entries"].forEach((store) => opening.result.createObjectStore(store));
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const work = opening.result.transaction(["heads", "entries"], "readwrite");
    work.objectStore("heads").put(head, id);
    for (const [number, entry] of entries) work.objectStore("entries").add(entry, [id, number]);
    work.oncomplete = () => { opening.result.close(); done(); };
    work.onabort = () => failed(work.error);
  };
})"""
"""Puts a table where the engine keeps its own."""
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


async def remember(page: Page, host: Host) -> None:
    """Let the browser remember a start of the engine: the next one takes a third of the work."""
    if Host.memory.exists():
        await page.evaluate(REMEMBER, urljoin(host.address, "memory"))
    else:
        await start_again(page, host)
        await stop(page)


async def start_again(page: Page, host: Host) -> dict[str, Any]:
    """Start the engine as on a later visit; the first of a run of tests starts from the beginning."""
    if Host.memory.exists():
        await remember(page, host)
        return await start(page)
    told = await start(page)
    if told["kind"] == "ready":
        await kept_memory(page)
        await page.evaluate(HAND_OVER, urljoin(host.address, "memory"))
    return told


async def remember_at(place: Place, page: Page) -> None:
    """Let the browser remember a start of the engine at a server, if there was one in this run."""
    if Host.memory.exists():
        route = Route("/memory", lambda asked: FileResponse(Host.memory))
        place.app.router.routes.insert(0, route)
        await page.evaluate(REMEMBER, f"http://127.0.0.1:{place.port}/memory")
        place.app.router.routes.remove(route)


async def keep(page: Page, host: Host) -> None:
    """Let the browser keep all that the engine needs, so that it starts without a network."""
    await remember(page, host)
    if not await page.evaluate(KEPT):
        assert (await start(page))["kind"] == "ready"
        await stop(page)


async def forget(page: Page) -> None:
    """Let the browser know nothing of the engine, as on the first visit."""
    await page.evaluate("() => caches.delete('engine-of-dicehall')")
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Network.clearBrowserCache")
    await devtools.detach()


async def set_up(
    page: Page, game: str, names: Sequence[str], bots: Sequence[str], **wanted: Any
) -> str:
    """Put a table of these people and bots on the shelf of a page, and return its id.

    It is made outside of the page, where the engine need not start for it.
    """
    shelf = DictShelf()
    seats = [{"kind": "me", "name": name} for name in names]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    body = {"game": game, "seats": seats, **wanted}
    status, made = await asked(await DeviceHall.open(shelf), "POST", "tables", body)
    assert status == 201, made
    [(table, head)] = shelf.heads.items()
    entries = [(number, text) for (_, number), text in shelf.entries.items()]
    await page.evaluate(SET_UP, [table, head, entries])
    return table


async def stop(page: Page) -> None:
    """End the engine at once, as a killed tab does."""
    await page.evaluate("() => window.engine.terminate()")


async def ask(page: Page, method: str, path: str, body: str = "") -> dict[str, Any]:
    """Ask the hall behind the engine for something."""
    asked = {"method": method, "path": path, "body": body}
    told: dict[str, Any] = await page.evaluate(ASK, asked)
    return told


AT_ONCE = """
from dicehall.hall.ports import Ports
Ports.pace_s = property(lambda ports: 0.0, lambda ports, pace: None)
"""


async def without_pauses(page: Page) -> None:
    """Let bots answer as soon as they know what: while they wait, the page and the test take time as well."""
    await inside(page).evaluate("(code) => python.runPython(code)", AT_ONCE)


def inside(page: Page) -> Worker:
    """Return the worker that was started last: `python` and `shelf` are known there."""
    return page.workers[-1]
