"""The page as something installed: it opens without the server, and a new build takes the old one's place."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.async_api import Page
from tests.server.app.place import running
from tests.web.browser import CLIENT, Hall, Visitor, in_a_browser

pytestmark = in_a_browser

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  return caches.keys();
}"""
"""Waits until the worker has kept everything, and returns what it calls that."""

REPLACED = """async (old) => {
  while ((await caches.keys()).includes(old)) await new Promise((done) => setTimeout(done, 20));
  return caches.keys();
}"""
"""Waits until something is no longer kept, and returns what is."""


async def kept(visitor: Visitor) -> list[str]:
    """Return the names of what a browser keeps, once the worker is there."""
    found: list[str] = await visitor.page.evaluate(KEPT)
    return found


async def test_it_opens_without_the_server(open_hall: Hall, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with running(database, client_folder=CLIENT) as place:
        visitor = await open_hall.at(place).visitor("phone", workers="allow")
        await visitor.go()
        assert len(await kept(visitor)) == 1
    page = visitor.page
    # The lobby has no tables to show, but says so and what to do.
    await page.reload()
    await page.wait_for_selector("text=The server cannot be reached.")
    await visitor.shot("offline-lobby-phone-en")
    # Rules, and lessons on a drawn track, need no server.
    await visitor.go("#/rules/cubitos")
    await page.wait_for_selector("h2")
    assert await page.locator("main section").count() > 8
    await visitor.go("#/lesson/cubitos")
    await page.wait_for_selector(".coach .text")
    await page.wait_for_selector(".track")
    # The short link of a table, and a language that was not spoken before.
    await visitor.go("t/some-table-here")
    await page.wait_for_selector("text=The server cannot be reached.")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_role("radio", name="Deutsch").click()
    await page.wait_for_selector("text=Einstellungen")


def built_anew(folder: Path) -> None:
    """Change a copy of the client as a new build does: other names, and the old files gone."""
    index = next(folder.glob("assets/index-*.js")).name
    history = next(folder.glob("assets/History-*.js")).name
    for packed in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        packed.unlink()
    for name in (index, history):
        new = re.sub(r"-.{8}\.js", "-newbuild.js", name)
        (folder / "assets" / name).rename(folder / "assets" / new)
        for file in [*folder.rglob("*.js"), folder / "index.html"]:
            file.write_text(file.read_text("utf-8").replace(name, new), "utf-8")
    worker = folder / "worker.js"
    worker.write_text(re.sub(r'BUILD = "\w+"', 'BUILD = "new"', worker.read_text("utf-8")), "utf-8")


async def scripts_of(page: Page) -> str:
    """Return the names of the scripts that a page was made with."""
    return json.dumps(await page.evaluate("() => [...document.scripts].map((one) => one.src)"))


@pytest.mark.parametrize("keeping", [True, False])
async def test_a_new_build_takes_the_place_of_the_old_one(
    open_hall: Hall, tmp_path: Path, keeping: bool
) -> None:
    folder = tmp_path / "client"
    shutil.copytree(CLIENT, folder)
    async with running(f"sqlite:///{tmp_path / 'dicehall.db'}", client_folder=folder) as place:
        there = open_hall.at(place)
        visitor = await there.visitor(workers="allow" if keeping else "block")
        page = visitor.page
        await visitor.go()
        await page.wait_for_selector("h1")
        old = await kept(visitor) if keeping else []
        built_anew(folder)
        # Where the old files are kept, the open page goes on; where not, it is opened anew by itself.
        await page.evaluate("() => { location.hash = '#/history'; }")
        await page.wait_for_selector("text=No finished games yet.")
        assert ("newbuild" in await scripts_of(page)) is not keeping
        if keeping:
            # The open page learns of it when the browser looks, and opens it when it is told to.
            await page.evaluate(
                "async () => (await navigator.serviceWorker.getRegistration()).update()"
            )
            await page.get_by_role("button", name="A new version is ready: load it").click()
        else:
            await page.reload()
        await page.wait_for_selector("text=No finished games yet.")
        assert "newbuild" in await scripts_of(page)
        if keeping:
            assert await page.evaluate(REPLACED, old[0]) == ["dicehall-new"]
