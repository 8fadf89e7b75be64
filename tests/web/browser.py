"""A real browser at a real server: what the tests of the pages share."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    async_playwright,
    expect,
)
from scripts.install_chromium import chromium
from tests.patience import PATIENCE
from tests.server.app.place import Made, Place, running

import dicehall.server

CLIENT = Path(dicehall.server.__file__).parent / "client"
CHROMIUM = chromium()
LONG = os.environ.get("DICEHALL_TEST_PROFILE") == "long"
"""Whether there is time for more sizes, languages and games, and for pictures."""
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
"""Where pictures of the main states go when there is time; nobody commits them."""
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--mute-audio"),
]
BRIEFLY = "--js-flags=--liftoff-only"
"""Lets the browser translate the engine quickly and once: to translate what runs often into faster code takes
longer than most tests last."""
SIZES = {
    **{"huge": (3840, 2160), "desktop": (1440, 900), "tablet": (1024, 768), "upright": (820, 1180)},
    **{"phone": (390, 844), "small": (360, 740), "lying": (844, 390)},
}
TOUCHED: Final = 800
"""Windows that are less wide than this are touched."""
Workers = Literal["allow", "block"]
Motion = Literal["reduce", "no-preference"]
NOWHERE: Final = "about:blank"
LEAVE: Final = f"() => {{ sessionStorage.clear(); location.replace('{NOWHERE}'); }}"
KEPT: Final = "cookies,file_systems,indexeddb,local_storage,websql"
"""What a page keeps for its visitor. Its files and the engine, which it caches, are the same for all."""
OUTSIDE: Final = (-1, -1)
"""Where the pointer is over nothing."""
PATIENCE_MS: Final = 1000 * PATIENCE
SLOWER: Final = float(os.environ.get("DICEHALL_TEST_SLOWER", "1"))
"""How many times slower pages run than they could: a test that looks too early fails every time."""
LAST_HEARD: Final = 30
MOST_SHOWN: Final = 1_500
LOOK_S: Final = 10
"""What is told of a window after a failure, and how long a look at it may take."""
expect.set_options(timeout=PATIENCE_MS)

in_a_browser = pytest.mark.skipif(
    CHROMIUM is None or not (CLIENT / "index.html").exists(),
    reason="needs Debian's chromium and the built client (scripts/build_client.py)",
)


def _origin(url: str) -> str:
    return "/".join(url.split("/", 3)[:3])


class Window:
    """A window of the browser with a memory of its own, which visitors use one after another.

    In a new one it takes twice as long until a page is drawn, since its process must start first.
    """

    def __init__(self, context: BrowserContext, page: Page, workers: Workers = "block") -> None:
        self.context = context
        self.page = page
        self.returns_to: list[Window] | None = None
        """Where it waits for the next visitor, if it does."""
        self._kept = f"{KEPT},service_workers" if workers == "block" else KEPT
        self._scripts = AsyncExitStack()
        self._seen: set[str] = set()
        self._look(page)
        context.on("page", self._look)

    def _look(self, page: Page) -> None:
        page.on("framenavigated", lambda frame: self._seen.add(frame.url))

    async def prepare(self, script: str) -> None:
        """Let a script run first in every page that this visitor opens."""
        await self._scripts.enter_async_context(await self.context.add_init_script(script))

    def can_be_cleared(self) -> bool:
        """Return whether nothing but its one page is open, and that is not a page of the browser itself."""
        return self.context.pages == [self.page] and self.page.url.startswith(("http:", NOWHERE))

    async def clear(self, homes: Sequence[str], engines: Sequence[str]) -> None:
        """Forget all of the last visitor, except for the cached files of homes and the engines of hosts."""
        await self._scripts.aclose()
        await self.context.set_offline(False)
        await self.page.mouse.move(*OUTSIDE)
        if self.page.url != NOWHERE:
            # A page that leaves by itself stays in its process; the browser would start another.
            async with self.page.expect_navigation(url=NOWHERE):
                await self.page.evaluate(LEAVE)
        devtools = await self.context.new_cdp_session(self.page)
        await devtools.send(
            "Storage.clearDataForOrigin", {"origin": "*", "storageTypes": self._kept}
        )
        seen = {_origin(url) for url in self._seen if url != NOWHERE}
        for origin in seen - {_origin(url) for url in engines}:
            whole = {"origin": origin, "storageTypes": "all"}
            await devtools.send("Storage.clearDataForOrigin", whole)
        await devtools.send("Page.resetNavigationHistory")
        if not all(url.startswith((*homes, *engines, NOWHERE)) for url in self._seen):
            # Some day another server may have the same port.
            await devtools.send("Network.clearBrowserCache")
        await devtools.detach()
        self._seen.clear()


@dataclass
class Windows:
    """The windows of a browser."""

    browser: Browser
    homes: Sequence[str] = ()
    """Addresses that are the same as long as the browser runs: their files stay cached."""
    engines: list[str] = field(default_factory=list)
    """Hosts that are, too, and of which the engine stays as well."""
    free: dict[tuple[bool, str, Workers], list[Window]] = field(default_factory=dict)
    """Those that can be used again, by whether one can touch them, by language, and by what they run."""

    async def new(self, touch: bool, language: str, workers: Workers = "block") -> Window:
        """Open a window that nobody has ever used."""
        context = await self.browser.new_context(
            has_touch=touch, locale=language, service_workers=workers
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        if SLOWER > 1:
            session = await context.new_cdp_session(page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return Window(context, page, workers)

    async def used(self, touch: bool, language: str, workers: Workers = "block") -> Window:
        """Return a window that others may have used before; a page cannot tell, unless it is installed."""
        free = self.free.setdefault((touch, language, workers), [])
        if free:
            return free.pop()
        window = await self.new(touch, language, workers)
        window.returns_to = free
        return window

    async def take_back(self, window: Window) -> None:
        """Keep a window for the next visitor, or close it where it was not meant for others."""
        # What is being answered in the server's place may not be cut off in the middle.
        for page in window.context.pages:
            await page.unroute_all(behavior="wait")
        if window.returns_to is not None and window.can_be_cleared():
            await window.clear(self.homes, self.engines)
            window.returns_to.append(window)
        else:
            await window.context.close()


class Visitor:
    """Somebody with a browser window."""

    def __init__(self, window: Window, place: Place) -> None:
        self.window = window
        self.context = window.context
        self.place = place
        self.mistakes: list[str] = []
        """What went wrong in the page, in the words of the browser."""
        self.heard: list[str] = []
        """What the page said to its console, and which requests got no good answer."""
        self.motion: Motion = "reduce"
        self.look_at(window.page)

    def look_at(self, page: Page) -> None:
        """Use this page from now on."""
        self.page = self.window.page = page
        page.on("pageerror", self.note)
        for what, listener in self._listeners():
            page.on(what, listener)

    def _listeners(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [
            ("console", self._hear_console),
            ("requestfailed", self._hear_failure),
            ("websocket", self._hear_socket),
        ]

    def _hear_console(self, message: Any) -> None:
        self.heard.append(f"console: {message.text}")

    def _hear_failure(self, request: Any) -> None:
        self.heard.append(f"no answer: {request.url} {request.failure}")

    def _hear_socket(self, opened: Any) -> None:
        self.heard.append(f"socket opened: {opened.url}")
        opened.on("close", lambda _: self.heard.append("socket closed"))

    def look_away(self) -> None:
        """Leave the page to the next visitor."""
        self.page.remove_listener("pageerror", self.note)
        for what, listener in self._listeners():
            self.page.remove_listener(what, listener)

    async def tell(self) -> str:
        """Return what the window shows and what was heard of it, for a test that failed."""
        try:
            async with asyncio.timeout(LOOK_S):
                shown = await self.page.inner_text("body")
        except (TimeoutError, Error) as error:
            shown = f"nothing: {error}"
        heard = "\n  ".join(self.heard[-LAST_HEARD:])
        return f"At {self.page.url} somebody sees:\n{shown[:MOST_SHOWN]}\n  {heard}"

    async def open_tab(self) -> None:
        """Use another tab from now on, which is of the same size."""
        size = self.page.viewport_size
        self.look_at(await self.context.new_page())
        if size is not None:
            await self.page.set_viewport_size(size)
        await self.page.emulate_media(reduced_motion=self.motion)

    def note(self, error: Error) -> None:
        """Note what went wrong."""
        self.mistakes.append(str(error))

    async def go(self, path: str = "") -> None:
        """Open a page of the client."""
        await self.page.goto(f"http://127.0.0.1:{self.place.port}/{path}")

    async def resize(self, size: str) -> None:
        """Give the window another size."""
        width, height = SIZES[size]
        await self.page.set_viewport_size({"width": width, "height": height})

    async def sits_at(self, table: Made, seat: int = 0, name: str = "Mira") -> None:
        """Let the browser remember a seat, as one does that has sat down there."""
        shown = await self.place.get(f"/tables/{table.id}")
        kept = {
            **{key: shown[key] for key in ("code", "game", "commitment")},
            **{"table": table.id, "seat": seat, "name": name, "at": 0},
            **{"token": table.tokens[seat], "seed": table.seeds.get(seat, "")},
        }
        await self.window.prepare(
            "if (!localStorage.getItem('dicehall.seats')) "
            f"localStorage.setItem('dicehall.seats', JSON.stringify({json.dumps([kept])}))"
        )

    async def shot(self, name: str) -> None:
        """Keep a picture of the window, if there is time."""
        if LONG:
            SHOTS.mkdir(parents=True, exist_ok=True)
            await self.page.screenshot(path=SHOTS / f"{name}.png")

    async def wider_than_window(self) -> int:
        """Return by how many pixels the page is wider than the window."""
        found: int = await self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return found


@dataclass
class Hall:
    """A server, and a browser to visit it with."""

    place: Place
    windows: Windows
    visitors: list[Visitor] = field(default_factory=list)

    def at(self, place: Place) -> Hall:
        """Return the same browser and visitors at another server."""
        return Hall(place, self.windows, self.visitors)

    async def visitor(
        self,
        size: str = "desktop",
        language: str = "en",
        theme: str = "light",
        workers: Workers = "block",
        motion: bool = False,
        fresh: bool = False,
        installed: bool = False,
        **kept: Any,
    ) -> Visitor:
        """Let somebody come who speaks a language and has a window of a size.

        Without `motion` nothing moves or sounds: what does takes time sixty times a second. With `workers`
        allowed the page is installed beside, which takes as long as opening it. Such a window is used for one
        visitor alone, and so is a `fresh` one. Where the page may be `installed`, it may have been so before.
        """
        touch = SIZES[size][0] < TOUCHED
        windows = self.windows
        if fresh or workers == "allow":
            window = await windows.new(touch, language, workers)
        else:
            window = await windows.used(touch, language, "allow" if installed else "block")
        visitor = Visitor(window, self.place)
        self.visitors.append(visitor)
        await visitor.resize(size)
        visitor.motion = "no-preference" if motion else "reduce"
        await window.page.emulate_media(reduced_motion=visitor.motion)
        settings = {
            "language": language,
            "theme": theme,
            "speed": "instant",
            "sound": motion,
            **kept,
        }
        await window.prepare(
            "if (!localStorage.getItem('dicehall.settings')) "
            f"localStorage.setItem('dicehall.settings', JSON.stringify({json.dumps(settings)}))"
        )
        return visitor

    async def close_windows(self) -> None:
        """Take all windows back; no page may have had a mistake."""
        mistakes = [mistake for visitor in self.visitors for mistake in visitor.mistakes]
        while self.visitors:
            visitor = self.visitors.pop()
            visitor.look_away()
            await self.windows.take_back(visitor.window)
        assert mistakes == []


@asynccontextmanager
async def hall(database_url: str) -> AsyncIterator[Hall]:
    """Start a server with the built client, and a browser."""
    async with running(database_url, client_folder=CLIENT) as place, async_playwright() as p:
        browser = await p.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, BRIEFLY])
        opened = Hall(place, Windows(browser, [f"http://127.0.0.1:{place.port}/"]))
        try:
            yield opened
            await opened.close_windows()
        finally:
            await browser.close()
