"""The engine in Chromium's worker: the same games, kept for good, and nothing lost when luck is bad."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from playwright.async_api import Error, Page
from tests.page_engine import games
from tests.server.app.place import running
from tests.web.browser import CLIENT, Hall
from tests.web.engine import (
    NEWER_SAVES,
    SCRIPT,
    Host,
    ask,
    forget,
    inside,
    keep,
    kept_memory,
    remember,
    remember_at,
    start,
    start_again,
    stop,
    with_an_engine,
)

pytestmark = [with_an_engine, pytest.mark.asyncio(loop_scope="module")]

EACH, CHAMPIONS = 100, 3
"""Games of each kind that are played here and there, and how many of them by champions."""
SAVED = '[{"number":1,"at":0,"kind":"made","seat":null,"body":{}}]'
APPENDED = """async ([table, first, entries]) => {
  try { await shelf.append(table, first, entries); return "kept"; } catch (error) { return error.name; }
}"""

DRAW = "() => python.runPython('import random; random.random()')"
CONTROLLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""
SPEAK = "(language) => localStorage.setItem('dicehall.settings', JSON.stringify({ language }))"


async def at(open_hall: Hall, host: Host, fresh: bool = False) -> Page:
    """Open an empty page of a host, and return it."""
    page = (await open_hall.visitor(fresh=fresh)).page
    await page.goto(f"{host.address}blank.html")
    return page


async def test_two_hundred_games_have_the_same_records_byte_by_byte(
    open_hall: Hall, host: Host
) -> None:
    page = await at(open_hall, host)
    assert (await start_again(page, host))["kind"] == "ready"
    worker = inside(page)
    source = Path(games.__file__).read_text("utf-8")
    source += f"\n__name__ = 'games'\nplanned = plans({EACH}, {CHAMPIONS})"
    await worker.evaluate("(source) => python.runPython(source)", source)
    for index, plan in enumerate(games.plans(EACH, CHAMPIONS)):
        print(plan.seed, plan.bots, plan.options)
        played = f"record(planned[{index}])"
        theirs, ours = await asyncio.gather(
            worker.evaluate("(code) => python.runPython(code)", played),
            asyncio.to_thread(games.record, plan),
        )
        assert theirs == ours, plan


async def test_later_starts_need_no_network_fetch_nothing_and_have_other_chances(
    open_hall: Hall, host: Host
) -> None:
    page = await at(open_hall, host)
    await forget(page)
    first = await start(page)
    assert first["kind"] == "ready"
    loaded = [now for now, _ in first["progress"]]
    assert loaded == sorted(loaded)
    assert first["progress"][-1][0] == first["progress"][-1][1]
    drawn = {await inside(page).evaluate(DRAW)}
    await kept_memory(page)
    await stop(page)
    host.asked.clear()
    host.cut_off.add("manifest.json")
    for _ in range(2):
        again = await start(page)
        assert (again["kind"], again["version"]) == ("ready", first["version"])
        drawn.add(await inside(page).evaluate(DRAW))
        assert json.loads((await ask(page, "GET", "content"))["body"]) == ["novodice", "cubitos"]
        assert set(host.asked) <= {"manifest.json", SCRIPT}
        await stop(page)
    assert len(drawn) == 3


async def test_a_fetch_that_is_cut_off_goes_on_where_it_was(open_hall: Hall, host: Host) -> None:
    page = await at(open_hall, host)
    # Nothing but the memory of a start is there.
    await remember(page, host)
    await forget(page)
    await remember(page, host)
    host.cut_off.add("pyodide.asm.wasm")
    told = await start(page)
    assert (told["kind"], told["why"]) == ("failed", "no_network")
    host.cut_off.clear()
    host.asked.clear()
    assert (await start(page))["kind"] == "ready"
    assert set(host.asked) - {SCRIPT} == {"manifest.json", "pyodide.asm.wasm"}


async def test_a_damaged_cache_is_mended(open_hall: Hall, host: Host) -> None:
    page = await at(open_hall, host)
    await keep(page, host)
    await page.evaluate(
        "async () => { const kept = await caches.open('engine-of-dicehall');"
        " for (const key of await kept.keys()) if (!key.url.endsWith('.json'))"
        " await kept.put(key, new Response('damaged')); }"
    )
    assert (await start(page))["kind"] == "ready"


async def test_two_tabs_never_write_the_same_entry(open_hall: Hall, host: Host) -> None:
    first = await at(open_hall, host)
    other = await first.context.new_page()
    await other.goto(first.url)
    for page in (first, other):
        assert (await start_again(page, host))["kind"] == "ready"
    entry = ["device-test", 1, SAVED]
    assert await inside(first).evaluate(APPENDED, entry) == "kept"
    assert await inside(other).evaluate(APPENDED, entry) == "ConstraintError"
    # All or nothing: the second of these would have had room.
    both = ["device-test", 1, f"[{SAVED[1:-1]},{SAVED[1:-1]}]"]
    assert await inside(other).evaluate(APPENDED, both) == "ConstraintError"
    assert await inside(other).evaluate(APPENDED, ["device-test", 2, SAVED]) == "kept"


async def test_on_a_full_disk_the_engine_works_and_says_what_is_not_kept(
    open_hall: Hall, host: Host
) -> None:
    # Nobody else is to have so little room.
    page = await at(open_hall, host, fresh=True)
    devtools = await page.context.new_cdp_session(page)
    quota = {"origin": host.address.rstrip("/"), "quotaSize": 1}
    await devtools.send("Storage.overrideQuotaForOrigin", quota)
    assert (await start(page))["kind"] == "ready"
    entry = ["device-test", 1, json.dumps([{"number": 1, "body": "x" * 3_000_000}])]
    assert await inside(page).evaluate(APPENDED, entry) == "QuotaExceededError"
    assert json.loads(await inside(page).evaluate("() => shelf.load()")) == []


async def test_saves_of_a_newer_page_are_left_alone(open_hall: Hall, host: Host) -> None:
    page = await at(open_hall, host)
    await remember(page, host)
    await page.evaluate(NEWER_SAVES)
    told = await start(page)
    assert (told["kind"], told["why"]) == ("failed", "newer_saves")


async def test_installed_it_is_ready_without_a_network_in_every_language(
    open_hall: Hall, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'dicehall.db'}"
    async with running(database, client_folder=CLIENT) as place:
        hall = open_hall.at(place)
        visitor = await hall.visitor("phone", "uk", workers="allow")
        page = visitor.page
        await visitor.go()
        await page.evaluate(CONTROLLED)
        await remember_at(place, page)
        assert (await start(page))["kind"] == "ready"
    # The server is gone.
    for language in ("de", "uk", "en"):
        await page.evaluate(SPEAK, language)
        await page.reload()
        await page.wait_for_selector(f"html[lang={language}] h1")
    assert (await start(page))["kind"] == "ready"


async def test_a_static_site_runs_it_under_any_path_and_asks_nobody_else(
    open_hall: Hall, site: Host
) -> None:
    page = (await open_hall.visitor()).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(site.address)
    await page.wait_for_selector(".go:not([disabled])")
    # The lobby alone waits for no engine.
    assert "manifest.json" not in site.asked
    assert (await start_again(page, site))["kind"] == "ready"
    await page.goto(f"{site.address}#/lesson/cubitos")
    await page.wait_for_selector(".track")
    assert [url for url in asked if not url.startswith((site.address, "blob:", "data:"))] == []


async def test_the_policy_of_the_worker_lets_nothing_else_in(open_hall: Hall) -> None:
    visitor = await open_hall.visitor()
    await visitor.go("#/rules/novodice")
    await remember_at(visitor.place, visitor.page)
    assert (await start(visitor.page))["kind"] == "ready"
    with pytest.raises(Error, match="Failed to fetch"):
        await inside(visitor.page).evaluate("() => fetch('https://example.org/')")
