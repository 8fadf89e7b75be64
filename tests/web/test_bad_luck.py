"""Bad luck on this device: each kind has its sentence, in every language, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.async_api import Page, expect
from scripts.install_chromium import WITH_SETTINGS
from tests.patience import PATIENCE
from tests.web.browser import ARGUMENTS, BRIEFLY, CHROMIUM, LONG, Hall, Visitor, Window, Windows
from tests.web.clicking import play, press_what_is_lit
from tests.web.engine import NEWER_SAVES, Host, forget, inside, remember, set_up, with_an_engine

from dicehall.locales import Catalogue

pytestmark = with_an_engine

BROWSER = shutil.which(WITH_SETTINGS)
LANGUAGES = ("uk", "de", "en")
SPEAK = """(language) => {
  const settings = JSON.parse(localStorage.getItem("dicehall.settings"));
  localStorage.setItem("dicehall.settings", JSON.stringify({ ...settings, language }));
}"""
FULL = """() => {
  self.append = shelf.append;
  shelf.append = async () => { throw new DOMException("", "QuotaExceededError"); };
}"""
"""Lets the browser say what it says where no room is left."""
ROOM = "() => { shelf.append = self.append; }"
STANDSTILL = """(stored) => {
  const append = shelf.append;
  shelf.append = async (table, first, entries) => {
    if (stored) await append.call(shelf, table, first, entries);
    self.written = entries;
    await new Promise(() => undefined);
  };
}"""
"""Stops the next move for good: before it is stored, or after that and before anybody hears of it."""
WRITTEN = "() => self.written ?? null"
MADE_NEWER = """(table) => new Promise((done, failed) => {
  const opening = indexedDB.open("dicehall");
  opening.onsuccess = () => {
    const work = opening.result.transaction("heads", "readwrite");
    const heads = work.objectStore("heads");
    const asked = heads.get(table);
    asked.onsuccess = () =>
      heads.put(JSON.stringify({ ...JSON.parse(asked.result), format: 99 }), table);
    work.oncomplete = () => { opening.result.close(); done(); };
    work.onabort = () => failed(work.error);
  };
})"""
"""Marks a table as one that a newer engine has kept."""


def spoken(language: str) -> tuple[str, ...]:
    """Return the languages in which the engine is tried: one, or all if there is time."""
    return LANGUAGES if LONG else (language,)


async def speak(page: Page, language: str, address: str) -> None:
    """Open an address as somebody who speaks a language, unless that is open already."""
    if page.url == address and await page.locator(f"html[lang={language}]").count():
        return
    # Where nothing else reads or writes settings meanwhile.
    await page.goto(urljoin(address, "blank.html"))
    await page.evaluate(SPEAK, language)
    await page.goto(address)
    await page.wait_for_selector(f"html[lang={language}] body")


async def told(page: Page, language: str, message: str) -> None:
    """Wait for a sentence."""
    sentence = page.get_by_text(Catalogue(language).text(message))
    await expect(sentence.first).to_be_visible()


async def a_table_here(page: Page, site: Host) -> str:
    """Make a table of NovoDice on this device, go there, and return its id."""
    await page.goto(f"{site.address}blank.html")
    await remember(page, site)
    table = await set_up(page, "novodice", ["Мирослава"], ["greedy"])
    await page.goto(f"{site.address}#/t/{table}")
    await asked_something(page)
    return table


async def asked_something(page: Page) -> None:
    """Wait until it is somebody's turn who sits here."""
    await page.wait_for_selector(".tray button.pick, button.cell.now, .btns .go:not(.off)")


async def entries(page: Page, table: str) -> list[Any]:
    """Return what this device keeps of a table's log."""
    kept = json.loads(await inside(page).evaluate("() => shelf.load()"))
    found: list[Any] = next(one["entries"] for one in kept if one["id"] == table)
    return found


# ------------------------------------------------------------------------ no engine


@pytest.mark.parametrize("why", ["no_network", "damaged", "newer_saves"])
async def test_whoever_cannot_play_here_is_told_why(open_hall: Hall, site: Host, why: str) -> None:
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await page.goto(f"{site.address}blank.html")
    if why == "newer_saves":
        await remember(page, site)
        await page.evaluate(NEWER_SAVES)
    else:
        await forget(page)
    if why == "no_network":
        site.cut_off.add("manifest.json")
    elif why == "damaged":
        site.damaged.add("dicehall.tar.gz")
    await told_in_the_lobby(visitor, site, why)


async def test_a_browser_without_webassembly_says_so(open_hall: Hall, site: Host) -> None:
    flags = [*ARGUMENTS, "--js-flags=--jitless"]
    kind = open_hall.windows.browser.browser_type
    browser = await kind.launch(executable_path=CHROMIUM, args=flags)
    try:
        visitor = await Hall(open_hall.place, Windows(browser)).visitor("phone")
        await told_in_the_lobby(visitor, site, "no_webassembly")
        assert "manifest.json" not in site.asked
    finally:
        await browser.close()


async def told_in_the_lobby(visitor: Visitor, site: Host, why: str) -> None:
    """Begin a game on this device, in each language, and wait for the sentence that says why not."""
    for language in LANGUAGES:
        await speak(visitor.page, language, site.address)
        await visitor.page.locator(".start .go:not([disabled])").click()
        await told(visitor.page, language, f"web-engine-{why}")
        assert await visitor.wider_than_window() <= 0


# ------------------------------------------------------------------------ nothing can be kept


@pytest.mark.skipif(BROWSER is None, reason=f"needs Debian's {WITH_SETTINGS}")
async def test_a_browser_that_may_keep_nothing_plays_and_says_so(
    open_hall: Hall, site: Host, tmp_path: Path
) -> None:
    # As in the browser's own settings: no site may keep anything.
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(forbidden), "utf-8")
    for language in spoken("de"):
        context = await open_hall.windows.browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=BROWSER, args=[*ARGUMENTS, BRIEFLY], locale=language
        )
        try:
            page = await context.new_page()
            await page.goto(f"{site.address}#/play/novodice")
            await page.locator(".start .go:not([disabled])").click()
            await told(page, language, "web-engine-forgets")
            await asked_something(page)
            assert (
                await play(Visitor(Window(context, page), open_hall.place), "novodice", until=1)
                == 1
            )
        finally:
            await context.close()


async def test_a_move_for_which_there_is_no_room_has_not_happened_and_can_be_made_again(
    open_hall: Hall, site: Host
) -> None:
    visitor = await open_hall.visitor("phone", spoken("uk")[0])
    page = visitor.page
    table = await a_table_here(page, site)
    address = page.url
    for language in spoken("uk"):
        await speak(page, language, address)
        await asked_something(page)
        before = await entries(page, table)
        await inside(page).evaluate(FULL)
        await play_until(visitor, Catalogue(language).text("server-refused-storage_full"))
        assert await entries(page, table) == before
        await inside(page).evaluate(ROOM)
        await asked_something(page)
        await play_on(visitor, table)
        assert (await entries(page, table))[: len(before)] == before


async def play_until(visitor: Visitor, sentence: str) -> None:
    """Press what is lit until a sentence is there; then there may be nothing to press any more."""
    told = visitor.page.get_by_text(sentence)
    async with asyncio.timeout(PATIENCE):
        while not await told.count():
            await play(visitor, "novodice", until=1)
            await visitor.page.wait_for_timeout(50)
    await expect(told.first).to_be_visible()


async def play_on(visitor: Visitor, table: str) -> None:
    """Press what is lit until this device keeps more of the table than before."""
    before = len(await entries(visitor.page, table))
    async with asyncio.timeout(PATIENCE):
        while len(await entries(visitor.page, table)) == before:
            await play(visitor, "novodice", until=1)
            await visitor.page.wait_for_timeout(50)


# ------------------------------------------------------------------------ tabs


async def crashed_in_mid_move(visitor: Visitor, table: str, stored: bool) -> list[Any]:
    """Let the browser's process die in the middle of a move, and return what the device kept until then."""
    page = visitor.page
    worker = inside(page)
    await worker.evaluate(STANDSTILL, stored)
    async with asyncio.timeout(PATIENCE):
        while (written := await worker.evaluate(WRITTEN)) is None:
            await press_what_is_lit(page, "novodice")
            await page.wait_for_timeout(50)
    moved = json.loads(written)
    kept = await entries(page, table)
    assert (kept[-len(moved) :] == moved) is stored
    devtools = await visitor.context.new_cdp_session(page)
    async with page.expect_event("crash"):
        # Whoever sends this gets no answer any more.
        crash = asyncio.ensure_future(devtools.send("Page.crash"))
    crash.cancel()
    await page.close()
    return kept


async def test_a_tab_that_crashes_in_mid_move_loses_nothing_and_doubles_nothing(
    open_hall: Hall, site: Host
) -> None:
    visitor = await open_hall.visitor("phone")
    table = await a_table_here(visitor.page, site)
    address = visitor.page.url
    for stored in (False, True):
        kept = await crashed_in_mid_move(visitor, table, stored)
        await visitor.open_tab()
        await visitor.page.goto(address)
        await asked_something(visitor.page)
        assert (await entries(visitor.page, table))[: len(kept)] == kept
        await play_on(visitor, table)
        answered = [
            (entry["seat"], entry["body"]["turn"])
            for entry in await entries(visitor.page, table)
            if entry["kind"] == "answered"
        ]
        assert len(set(answered)) == len(answered)


async def test_of_two_tabs_at_one_table_the_later_one_says_so_and_goes_on(
    open_hall: Hall, site: Host
) -> None:
    visitor = await open_hall.visitor("phone")
    other = Visitor(Window(visitor.context, await visitor.context.new_page()), visitor.place)
    table = await a_table_here(visitor.page, site)
    address = visitor.page.url
    for language in spoken("en"):
        await speak(other.page, language, address)
        await asked_something(other.page)
        await play_on(visitor, table)
        await play_until(other, Catalogue(language).text("server-refused-other_tab"))
        assert await other.wider_than_window() <= 0
        await other.page.get_by_role("button", name=Catalogue(language).text("web-again")).click()
        await asked_something(other.page)
        # Now the first one is out of date; it loads what the other has.
        await visitor.page.reload()
        await asked_something(visitor.page)


# ------------------------------------------------------------------------ an old engine with new saves


async def test_a_table_of_a_newer_engine_is_left_as_it_is(open_hall: Hall, site: Host) -> None:
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    table = await a_table_here(page, site)
    address = page.url
    before = await entries(page, table)
    await page.evaluate(MADE_NEWER, table)
    for language in spoken("de"):
        await speak(page, language, address)
        await told(page, language, "server-refused-engine_too_old")
        assert await entries(page, table) == before
