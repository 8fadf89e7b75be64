"""A static site whose page also plays online: at a server that lies elsewhere and lets it in, or does not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import expect
from tests.server.app.place import running
from tests.web.browser import Hall, Visitor
from tests.web.clicking import play
from tests.web.engine import hosted, with_an_engine

from dicehall.command import dicehall
from dicehall.locales import Catalogue

pytestmark = with_an_engine

WORDS = Catalogue("uk")


@asynccontextmanager
async def visited(open_hall: Hall, folder: Path, let_in: bool = True) -> AsyncIterator[Visitor]:
    """Run a server, host a site of another origin that names it, and open its page on a phone."""
    database = f"sqlite:///{folder / 'dicehall.db'}"
    with hosted(folder) as host:
        origins = (host.address.rstrip("/"),) if let_in else ()
        async with running(database, origins=origins) as place:
            server = f"http://127.0.0.1:{place.port}"
            given = ["site", "--out", str(folder / "some/where"), "--server", server]
            dicehall.main(given, standalone_mode=False)
            visitor = await open_hall.at(place).visitor("phone", "uk")
            await visitor.page.goto(f"{host.address}some/where/#/play/novodice")
            yield visitor
            # While the server is there: it waits for those who are still connected.
            await visitor.page.goto(f"{host.address}blank.html")


async def test_it_plays_online_at_a_server_of_another_origin(
    open_hall: Hall, tmp_path: Path
) -> None:
    async with visited(open_hall, tmp_path) as visitor:
        page = visitor.page
        online = page.get_by_role("radio", name=WORDS.text("web-place-online"))
        await expect(online).to_be_checked()
        await page.locator(".start .go:not([disabled])").click()
        await page.wait_for_selector(".novo .act")
        assert await play(visitor, "novodice", until=4) == 4
        table = page.url.rpartition("/")[2]
        shown = await visitor.place.get(f"/tables/{table}")
        assert (shown["status"], shown["game"]) == ("running", "novodice")
        # Whoever comes back finds the table where it was.
        await page.reload()
        await page.wait_for_selector(".novo .act")
        assert await visitor.wider_than_window() <= 0


async def test_the_next_table_is_on_this_device_where_the_server_does_not_let_the_site_in(
    open_hall: Hall, tmp_path: Path
) -> None:
    async with visited(open_hall, tmp_path, let_in=False) as visitor:
        here = visitor.page.get_by_role("radio", name=WORDS.text("web-place-here"))
        await expect(here).to_be_checked()
