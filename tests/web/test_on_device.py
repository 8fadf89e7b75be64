"""Whole games on this device, as on a train: from a static site, with the network cut off."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.async_api import expect
from tests.patience import PATIENCE
from tests.short_games import SHORT
from tests.web.browser import Hall, Visitor
from tests.web.clicking import play, press_what_is_lit
from tests.web.engine import Host, keep, set_up, with_an_engine, without_pauses
from tests.web.positions import NOWHERE

from dicehall.command.verify import command as verify

pytestmark = [with_an_engine, pytest.mark.asyncio(loop_scope="module")]

CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""
COPY = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"
COPIED = """async () => {
  while (!window.copied) await new Promise((done) => setTimeout(done, 50));
  return window.copied;
}"""


AROUND = """() => document.querySelector('.around') &&
  [...document.querySelectorAll('.around .holds')].map((one) => one.textContent.trim())"""
"""Who holds the device: nobody while a bot thinks, and nothing at all once the table is gone."""


async def cut_off(
    open_hall: Hall, site: Host, size: str, language: str, *names: str, **wanted: Any
) -> tuple[Visitor, str]:
    """Install the page, make a table for these people, cut the network off, and go there."""
    visitor = await open_hall.visitor(size, language, installed=True)
    await visitor.window.prepare(COPY)
    page = visitor.page
    await page.goto(f"{site.address}{NOWHERE}")
    await page.evaluate(CONTROLLED)
    await keep(page, site)
    table = await set_up(page, names=names, **wanted)
    await visitor.context.set_offline(True)
    address = f"{site.address}#/t/{table}"
    # Opened anew, so that the page knows nothing yet.
    await page.evaluate("(address) => history.replaceState(null, '', address)", address)
    await page.reload()
    await page.wait_for_selector(".table")
    await without_pauses(page)
    return visitor, address


async def again(visitor: Visitor, address: str, shown: str) -> None:
    """Close the tab, and open an address in another, until something is shown there."""
    await visitor.page.close()
    await visitor.open_tab()
    await visitor.page.goto(address)
    await visitor.page.wait_for_selector(shown)


async def come_back(visitor: Visitor, address: str) -> None:
    """Close the tab in the middle of the game, and open the table in another."""
    await again(visitor, address, ".table")
    await without_pauses(visitor.page)


async def record_of(visitor: Visitor, folder: Path) -> Path:
    """Download the record of a finished game."""
    async with visitor.page.expect_download() as downloading:
        await visitor.page.locator("footer .tool:has(use[href$='down'])").click()
    file = folder / "record.json"
    await (await downloading.value).save_as(file)
    return file


def verified(file: Path) -> str:
    """Return what `dicehall verify` says of a record that is the same."""
    told = CliRunner().invoke(verify, [str(file)], standalone_mode=False)
    assert told.return_value == 0, told.output
    return told.output


async def test_a_race_against_three_champions_on_a_phone_in_ukrainian(
    open_hall: Hall, site: Host, tmp_path: Path
) -> None:
    visitor, address = await cut_off(
        *(open_hall, site, "phone", "uk", "Мирослава"),
        game="cubitos",
        options={"race": "1", "rounds": 2},
        bots=("champion",) * 3,
    )
    assert await play(visitor, "cubitos", until=3) == 3
    await come_back(visitor, address)
    await visitor.page.wait_for_selector(".table .bar h2")
    await play(visitor, "cubitos")
    page = visitor.page
    await page.wait_for_selector("footer .tool")
    await page.wait_for_selector(".moments, .chances, [data-report], canvas, svg.chart, .chart")
    await visitor.shot("on-device-race-after")
    assert await visitor.wider_than_window() <= 0
    file = await record_of(visitor, tmp_path)
    assert "every roll follows from the secret, the seeds and the links" in verified(file)
    # The whole game travels in a link, to whoever has the page.
    await page.locator("footer .tool:has(use[href$='share'])").click()
    link: str = await page.evaluate(COPIED)
    assert "#/replay/record." in link
    assert len(link) < 20_000
    # The tab is closed, since it would go on working out its report.
    await again(visitor, link, ".track")
    await expect(visitor.page.locator("b.title")).to_contain_text("Мирослава")
    await again(visitor, link[:-40], "[role=alert]")


async def test_a_game_on_this_device_is_on_the_first_screen_though_no_engine_has_started(
    open_hall: Hall, site: Host
) -> None:
    visitor, address = await cut_off(
        *(open_hall, site, "phone", "de", "Mira"),
        game="novodice",
        options=SHORT["novodice"],
        bots=("greedy",),
    )
    assert await play(visitor, "novodice", until=1) == 1
    await again(visitor, site.address, ".mine .go-on")
    mine = visitor.page.locator(".mine")
    await expect(mine.get_by_role("heading")).to_have_text("Dein Spiel geht weiter")
    await expect(mine.get_by_role("list").first).to_contain_text("schlau")
    assert visitor.page.workers == []
    await visitor.page.locator(".mine .go-on").click()
    await visitor.page.wait_for_selector(".novo")
    assert visitor.page.url == address


async def test_a_game_that_is_over_says_how_it_ended_and_leads_to_its_report(
    open_hall: Hall, site: Host
) -> None:
    visitor, _ = await cut_off(
        *(open_hall, site, "phone", "en", "Mira"),
        game="cubitos",
        options=SHORT["cubitos"],
        bots=("greedy",),
    )
    await play(visitor, "cubitos")
    await visitor.page.wait_for_selector(".after h1")
    for path in ("", "#/history"):
        await again(visitor, f"{site.address}{path}", "main h1")
        row = visitor.page.locator("main li", has=visitor.page.locator("a", has_text="clever"))
        await expect(row).to_contain_text(re.compile(r"Mira \d+|\d+"))
        if not path:
            await expect(row.locator("em")).to_have_text(re.compile("You won|clever won|Shared"))
        await expect(visitor.page.get_by_text("No finished games yet.")).to_have_count(0)
        assert visitor.page.workers == []
        await row.locator("a").first.click()
        await visitor.page.wait_for_selector(".after h1")


async def test_two_people_and_a_bot_around_a_tablet(open_hall: Hall, site: Host) -> None:
    visitor, _ = await cut_off(
        *(open_hall, site, "tablet", "de", "Mira", "Oleh"),
        game="cubitos",
        options={"race": "1", "rounds": 1},
        bots=("greedy",),
    )
    page = visitor.page
    await page.wait_for_selector(".around .holds")
    holders: set[str] = set()
    await visitor.shot("hot-seat-tablet")
    async with asyncio.timeout(PATIENCE):
        while (around := await page.evaluate(AROUND)) is not None:
            holders.update(around)
            if await play(visitor, "cubitos", until=1) == 0:
                break
    assert holders == {"Mira", "Oleh"}
    await page.wait_for_selector("footer .tool")


async def test_a_game_of_novodice_on_a_phone_in_ukrainian(
    open_hall: Hall, site: Host, tmp_path: Path
) -> None:
    visitor, address = await cut_off(
        *(open_hall, site, "phone", "uk", "Мирослава"),
        game="novodice",
        options=SHORT["novodice"],
        bots=("champion",),
    )
    assert await play(visitor, "novodice", until=4) == 4
    await come_back(visitor, address)
    await play(visitor, "novodice")
    await visitor.page.wait_for_selector("footer .tool")
    await visitor.shot("on-device-novodice-after")
    assert await visitor.wider_than_window() <= 0
    file = await record_of(visitor, tmp_path)
    assert "every roll follows from the secret, the seeds and the links" in verified(file)


async def test_a_race_with_real_dice_to_its_end_with_the_tab_closed_in_between(
    open_hall: Hall, site: Host, tmp_path: Path, seed: int
) -> None:
    visitor, address = await cut_off(
        *(open_hall, site, "phone", "uk", "Мирослава"),
        game="cubitos",
        options={"race": "1", "rounds": 1},
        bots=("greedy",),
        dice="entered",
    )
    # The bot begins: somebody rolls for it.
    await visitor.page.locator(".tray .lot").last.click()
    await visitor.page.wait_for_selector(".tray .face")
    await visitor.shot("on-device-real-dice")
    await come_back(visitor, address)
    page, chance, rolls = visitor.page, random.Random(seed), 0
    async with asyncio.timeout(PATIENCE):
        while not await page.locator("footer .tool").count():
            faces = page.locator(".dice .tray .face:not([disabled])")
            if number := await faces.count():
                await faces.nth(chance.randrange(number)).click()
            elif await page.locator(".dice .tray .foot .btn:not([disabled])").count():
                await page.locator(".dice .tray .foot .btn").click()
                rolls += 1
            else:
                await press_what_is_lit(page, "cubitos")
                await page.wait_for_timeout(50)
    # At least one of each, and mostly pushes besides.
    assert rolls >= 2
    told = verified(await record_of(visitor, tmp_path))
    assert "its dice were rolled by hand and entered" in told
