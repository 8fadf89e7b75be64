"""A real browser at a real server: what the tests of the pages share."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect
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
SIZES = {
    **{"huge": (3840, 2160), "desktop": (1440, 900), "tablet": (1024, 768), "upright": (820, 1180)},
    **{"phone": (390, 844), "small": (360, 740), "lying": (844, 390)},
}
PATIENCE_MS: Final = 1000 * PATIENCE
SLOWER: Final = float(os.environ.get("DICEHALL_TEST_SLOWER", "1"))
"""How many times slower pages run than they could: a test that looks too early fails every time."""
expect.set_options(timeout=PATIENCE_MS)

in_a_browser = pytest.mark.skipif(
    CHROMIUM is None or not (CLIENT / "index.html").exists(),
    reason="needs Debian's chromium and the built client (scripts/build_client.py)",
)


@dataclass
class Visitor:
    """Somebody with a browser window."""

    page: Page
    context: BrowserContext
    place: Place
    mistakes: list[str] = field(default_factory=list)
    """What went wrong in the page, in the words of the browser."""

    async def go(self, path: str = "") -> None:
        """Open a page of the client."""
        await self.page.goto(f"http://127.0.0.1:{self.place.port}/{path}")

    async def sits_at(self, table: Made, seat: int = 0, name: str = "Mira") -> None:
        """Let the browser remember a seat, as one does that has sat down there."""
        shown = await self.place.get(f"/tables/{table.id}")
        kept = {
            **{key: shown[key] for key in ("code", "game", "commitment")},
            **{"table": table.id, "seat": seat, "name": name, "at": 0},
            **{"token": table.tokens[seat], "seed": table.seeds.get(seat, "")},
        }
        await self.context.add_init_script(
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
    browser: Browser
    visitors: list[Visitor] = field(default_factory=list)

    async def visitor(
        self,
        size: str = "desktop",
        language: str = "en",
        theme: str = "light",
        workers: Literal["allow", "block"] = "block",
        motion: bool = False,
        **kept: Any,
    ) -> Visitor:
        """Open a window of a size, of somebody who speaks a language.

        Without `motion` nothing moves: what does is drawn sixty times a second. With `workers` allowed the
        page is installed beside, which takes as long as opening it.
        """
        width, height = SIZES[size]
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 800,
            locale=language,
            service_workers=workers,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        if SLOWER > 1:
            session = await context.new_cdp_session(page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visitor = Visitor(page, context, self.place)
        page.on("pageerror", lambda error: visitor.mistakes.append(str(error)))
        settings = {"language": language, "theme": theme, "speed": "instant", **kept}
        await context.add_init_script(
            "if (!localStorage.getItem('dicehall.settings')) "
            f"localStorage.setItem('dicehall.settings', JSON.stringify({json.dumps(settings)}))"
        )
        self.visitors.append(visitor)
        return visitor

    async def close_windows(self) -> None:
        """Close all windows; no page may have had a mistake."""
        for visitor in self.visitors:
            # What is being answered in the server's place may not be cut off in the middle.
            await visitor.page.unroute_all(behavior="wait")
            await visitor.context.close()
        assert [visitor.mistakes for visitor in self.visitors if visitor.mistakes] == []


@asynccontextmanager
async def hall(database_url: str) -> AsyncIterator[Hall]:
    """Start a server with the built client, and a browser."""
    async with running(database_url, client_folder=CLIENT) as place, async_playwright() as p:
        browser = await p.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        opened = Hall(place, browser)
        try:
            yield opened
            await opened.close_windows()
        finally:
            await browser.close()
