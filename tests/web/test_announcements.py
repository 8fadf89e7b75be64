"""What operators tell everybody is shown on every page, read aloud, and can be put away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import expect
from tests.command.door import dicehall
from tests.patience import PATIENCE
from tests.web.browser import Hall, in_a_browser
from tests.web.tables import a_table

from dicehall.table import commands

pytestmark = in_a_browser


@asynccontextmanager
async def announced(open_hall: Hall, text: str) -> AsyncIterator[None]:
    """Announce something, and take it back, since all tests of this process visit the same hall."""
    database = open_hall.place.app.state.settings.database

    async def announce(what: str) -> None:
        told = await asyncio.to_thread(dicehall, "admin", "announce", what, "--database", database)
        assert told.status == 0, told

    await announce(text)
    try:
        yield
    finally:
        await announce("--withdraw")
        async with asyncio.timeout(PATIENCE):
            while open_hall.place.hall.orders.announcement is not None:
                await asyncio.sleep(0.05)


async def test_an_announcement_is_shown_at_the_table_at_once_and_put_away_for_good(
    open_hall: Hall,
) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", game="novodice")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.go(f"t/{table.code}")
    await expect(page.locator("main.filled")).to_be_visible()
    async with announced(open_hall, "Restart at six, for two minutes"):
        banner = page.get_by_role("region", name="From the operators")
        await expect(banner).to_have_text("Restart at six, for two minutes")
        await expect(page.locator(".unseen[role=status]")).to_contain_text("Restart at six")
        await visitor.shot("announcement at the table")
        assert await visitor.wider_than_window() <= 0
        await visitor.go("#/rules/novodice")
        await expect(banner).to_be_visible()
        await visitor.shot("announcement in the rules")
        await banner.get_by_role("button", name="Put away").click()
        await expect(banner).to_have_count(0)
        await visitor.go("#/")
        await expect(page.get_by_role("main")).to_be_visible()
        await expect(banner).to_have_count(0)


async def test_a_closed_table_says_why_and_leads_to_what_was_played(open_hall: Hall) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", game="novodice")
    visitor = await open_hall.visitor("desktop", "de")
    page = visitor.page
    await visitor.go(f"t/{table.code}")
    await expect(page.locator("main.filled")).to_be_visible()
    room = await open_hall.place.hall.load(table.id)
    await room.do(lambda table, now: commands.close(table, now, "operator", "Das war ein Versuch"))
    await expect(page.get_by_role("main")).to_contain_text(
        "Die Betreiber dieses Servers haben ihn geschlossen: Das war ein Versuch"
    )
    await visitor.shot("closed table")
    await page.get_by_role("link", name="Das Spiel ansehen").click()
    await page.wait_for_url(re.compile(f"#/replay/{table.id}"))
