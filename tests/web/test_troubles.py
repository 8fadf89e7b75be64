"""When something is not as it should be: dead links, somebody who looks elsewhere, a server that is gone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.server.app.place import running
from tests.web.browser import CLIENT, Hall, in_a_browser
from tests.web.tables import a_table

pytestmark = in_a_browser


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("t/no-such-table", "There is no such table"),
        ("#/t/no-such-table", "There is no such table"),
        ("#/replay/no-such-table", "This game cannot be shown"),
        ("#/rules/chess", "There are no rules for this game here"),
        ("#/lesson/chess", "There is no lesson for this game"),
        ("#/nowhere/at/all", "There is no such page"),
        ("#/history/Nobody", "No finished games yet."),
    ],
)
async def test_a_dead_link_is_answered_with_a_sentence_and_a_way_out(
    open_hall: Hall, path: str, sentence: str
) -> None:
    visitor = await open_hall.visitor("small")
    page = visitor.page
    await visitor.go(path)
    await page.wait_for_selector(f"text={sentence}")
    assert await page.locator("a[href='#/'], main a, header a").count() > 0
    assert await visitor.wider_than_window() <= 0


async def test_who_looks_elsewhere_is_called_when_it_is_their_turn(open_hall: Hall) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", game="novodice")
    visitor = await open_hall.visitor("desktop", "en", notify=True)
    page = visitor.page
    await visitor.window.prepare(
        """window.away = false;
        Object.defineProperty(document, 'hidden', { get: () => window.away });
        window.told = [];
        window.Notification = class { constructor(title, { body }) { window.told.push(body); } close() {} };
        window.Notification.permission = 'granted';"""
    )
    clients = await table.connect_all()
    first = next(seat for seat, client in enumerate(clients) if client.question is not None)
    watching, playing = (1 - first, first)
    await visitor.sits_at(table, watching, ("Mira", "Oleh")[watching])
    await visitor.go(f"t/{table.code}")
    await page.wait_for_selector(".novo .act")
    await page.evaluate("() => { window.away = true; }")
    while clients[watching].question is None:
        await clients[playing].answer()
        await clients[watching].quiet()
    await page.wait_for_function("() => document.title.startsWith('●')")
    assert await page.evaluate("() => window.told") == ["It is your turn"]
    await page.evaluate(
        "() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }"
    )
    assert "●" not in await page.title()


async def test_the_server_goes_and_comes_back_and_nothing_is_lost(
    open_hall: Hall, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with running(database, client_folder=CLIENT) as place:
        there = open_hall.at(place)
        table = await a_table(there, "Mira", "Oleh")
        mira, guest = [await there.visitor("phone", workers="allow") for _ in range(2)]
        await mira.sits_at(table)
        await mira.go(f"t/{table.code}")
        await guest.go()
        await guest.page.wait_for_selector("text=Public tables")
        await guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page = mira.page
        await page.evaluate("() => { window.notReloaded = true; }")
        passing = page.locator(".bar .choices").get_by_role("button", name="Pass")
        await passing.wait_for()
    await page.wait_for_selector(".badge.lost")
    await mira.shot("server-gone-phone-en")
    assert await mira.wider_than_window() <= 0
    # What is pressed meanwhile is sent when the server is there again.
    await passing.click()
    # Who opens another page is told what to do, and sees what this browser has kept.
    await guest.page.evaluate("() => { location.hash = '#/history'; }")
    await guest.page.wait_for_selector("text=The server cannot be reached.")
    async with running(database, client_folder=CLIENT, port=place.port):
        await page.locator(".badge.lost button").click()
        await expect(page.locator(".badge.lost")).to_have_count(0)
        await expect(passing).to_have_count(0)
        assert await page.evaluate("() => window.notReloaded")
        await guest.page.get_by_role("button", name="Try again").click()
        await guest.page.wait_for_selector("text=No finished games yet.")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_who_is_away_is_marked_beside_the_name(open_hall: Hall, game: str, size: str) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", game=game)
    oleh = await table.connect(1)
    visitor = await open_hall.visitor(size)
    await visitor.sits_at(table)
    page = visitor.page
    await visitor.go(f"#/t/{table.code}")
    await page.wait_for_selector(".table, .novo")
    away = page.locator("main").get_by_text(re.compile(r"(?<!spaces )\baway\b"))
    await expect(away).to_have_count(0)
    assert (await oleh.ask("leave"))["type"] == "stored"
    await expect(away.first).to_be_visible()
