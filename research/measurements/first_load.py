"""Measure the first visit in a real browser: how much is loaded, and how soon the page can be used.

.venv/bin/python -m research.measurements.first_load    # starts a server of its own, visits it several times
.venv/bin/python -m research.measurements.first_load --visits 9 --language uk

Each visit uses a browser that has never been there. It counts what the lobby needs, compressed as sent; what
the page fetches in the background for later visits is counted separately. The page counts as usable when the
button that begins a game can be pressed.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, async_playwright
from scripts.install_chromium import chromium

from dicehall.server.app import make_app
from dicehall.server.client_files import FOLDER
from dicehall.server.settings import Settings
from dicehall.server.web_server import server_of

MOST_KB = 200.0
"""The most kilobytes the first visit may load."""
MOST_S = 1.0
"""The most seconds until the page can be used on the same machine."""
PATIENCE_MS = 120_000
"""How long a busy machine may take."""
USABLE = "() => document.querySelector('.go:not([disabled])') !== null"


@dataclass(frozen=True)
class Visit:
    """What one visit took."""

    kilobytes: float
    """What the page loaded."""
    requests: int
    usable: float
    """Seconds until a game can be begun."""


async def visit(browser: Browser, address: str, language: str) -> Visit:
    """Visit the page as somebody who has never been there."""
    # What the service worker keeps is measured separately: it is fetched when the page is ready.
    context = await browser.new_context(locale=language, service_workers="block")
    context.set_default_timeout(PATIENCE_MS)
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    await session.send("Network.enable")
    await page.goto(address, wait_until="commit")
    await page.wait_for_function(USABLE)
    usable: float = await page.evaluate("() => performance.now()")
    await page.wait_for_load_state("networkidle")
    await context.close()
    return Visit(sum(sizes) / 1000, len(sizes), usable / 1000)


def kept_kilobytes() -> float:
    """Return the size of everything the service worker keeps, as sent."""
    files = [path for path in (FOLDER / "assets").iterdir() if path.suffix not in (".br", ".gz")]
    packed = (path.with_name(f"{path.name}.br") for path in files)
    return (
        sum(
            (small if small.exists() else path).stat().st_size
            for path, small in zip(files, packed, strict=True)
        )
        / 1000
    )


async def measured(visits: int, language: str) -> list[Visit]:
    """Start a server and a browser, and visit the one with the other."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'dicehall.db')}"
        app = make_app(Settings(database=database, requests_burst=10_000))
        server = server_of(app, host="127.0.0.1", port=0, loop="asyncio")
        serving = asyncio.create_task(server.serve())
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
                )
                # The first visit also warms up browser and server, so it does not count.
                return [
                    await visit(browser, f"http://127.0.0.1:{port}/", language)
                    for _ in range(visits + 1)
                ][1:]
        finally:
            server.should_exit = True
            await serving


def main() -> int:
    """Measure, print, and return whether the page meets the limits."""
    parser = argparse.ArgumentParser(description="Measure the first visit to the page.")
    parser.add_argument(
        "--visits", type=int, default=5, help="how many visits to take the median of"
    )
    parser.add_argument("--language", default="en", choices=("en", "de", "uk"))
    given = parser.parse_args()
    if chromium() is None or not (FOLDER / "index.html").exists():
        print("This needs chromium and the built client (scripts/build_client.py).")
        return 2
    visits = asyncio.run(measured(given.visits, given.language))
    kilobytes = statistics.median(one.kilobytes for one in visits)
    usable = statistics.median(one.usable for one in visits)
    print(f"first visit, {given.language}: {kilobytes:.0f} kB in {visits[0].requests} requests")
    print(
        f"usable after {usable:.2f} s (median of {given.visits}, quickest "
        f"{min(one.usable for one in visits):.2f}, slowest {max(one.usable for one in visits):.2f})"
    )
    print(f"kept for later, fetched behind it: {kept_kilobytes():.0f} kB in all")
    return 0 if kilobytes < MOST_KB and usable < MOST_S else 1


if __name__ == "__main__":
    sys.exit(main())
