"""Windows are used by one visitor after another, and tell none of them of the others."""

from __future__ import annotations

from tests.web.browser import Hall, in_a_browser

pytestmark = in_a_browser

KEEP = """async () => {
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  document.cookie = "left=1";
  await (await caches.open("left")).put("/left", new Response("1"));
  await new Promise((done) => { indexedDB.open("left").onsuccess = done; });
  location.hash = "#/history";
}"""
FOUND = """async () => ({
  local: localStorage.getItem("left"),
  session: sessionStorage.getItem("left"),
  cookie: document.cookie,
  caches: await caches.keys(),
  databases: await indexedDB.databases(),
  name: JSON.parse(localStorage.getItem("dicehall.settings")).name,
  prepared: "prepared" in window,
  pages: history.length,
  size: [innerWidth, innerHeight],
  still: matchMedia("(prefers-reduced-motion: reduce)").matches,
})"""


async def test_nothing_of_one_visitor_is_left_for_the_next(open_hall: Hall) -> None:
    first = await open_hall.visitor("phone", motion=True, name="Mira")
    await first.window.prepare("window.prepared = true")
    await first.page.route("**/api/**", lambda route: route.abort())
    await first.go("#/rules/novodice")
    await first.page.wait_for_selector("main h2")
    await first.page.evaluate(KEEP)
    assert (await first.page.evaluate(FOUND))["name"] == "Mira"
    await first.context.set_offline(True)
    await open_hall.close_windows()
    second = await open_hall.visitor("small")
    assert second.window is first.window
    async with second.page.expect_response("**/api/games*") as asked:
        await second.go("#/history")
    assert (await asked.value).ok
    assert await second.page.evaluate(FOUND) == {
        **{"local": None, "session": None, "cookie": "", "caches": [], "databases": []},
        **{"name": "", "prepared": False, "pages": 2, "size": [360, 740], "still": True},
    }


async def test_a_window_that_is_to_be_fresh_is_used_by_nobody_else(open_hall: Hall) -> None:
    fresh = await open_hall.visitor(fresh=True)
    await open_hall.close_windows()
    assert fresh.context.pages == []
    assert (await open_hall.visitor()).window is not fresh.window
