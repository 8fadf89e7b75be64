"""Every page fits every window in every language, nothing is cut off or too small, and axe finds nothing."""

from __future__ import annotations

import pytest
from tests.web.browser import LONG, Hall, Visitor, in_a_browser
from tests.web.looking import calm, cut_off, overlapping, too_small, violations
from tests.web.tables import an_ended_race

pytestmark = in_a_browser

PAGES = (
    *("#/play/cubitos", "#/play/novodice", "#/history", "#/person", "#/replay", "#/no-such-page"),
    *("#/rules/cubitos", "#/rules/novodice", "#/lesson/cubitos", "#/lesson/novodice"),
)
OF_THE_TABLES = ".table .panel"
"""What lessons and replays show of the games' tables, which have tests of their own."""


async def around_a_game(open_hall: Hall) -> tuple[str, ...]:
    """Return the pages of a table before it begins, after its race, of its replay, and of a duplicate."""
    waiting = await open_hall.place.make("Oleksandra", "open", "bot:greedy", game="cubitos")
    over = await an_ended_race(open_hall, "Mira", "bot:greedy", "bot:random")
    seats = [{"kind": "open"}, {"kind": "player"}, {"kind": "bot", "bot": "greedy"}]
    duplicate = await open_hall.place.post("/duplicates", {"game": "novodice", "seats": seats})
    tables = (f"#/t/{waiting.code}", f"#/t/{over.code}", f"#/replay/{over.id}")
    return (*tables, f"#/d/{duplicate['code']}")


async def opened(visitor: Visitor, path: str) -> str:
    """Open a page, wait until it is drawn, and return a name for pictures of it."""
    await visitor.go(path)
    await visitor.page.wait_for_selector("main h1, main h2, .coach .text")
    if path.startswith("#/t/"):
        await visitor.page.wait_for_selector(".room, .after .chart")
    await calm(visitor)
    page = path.removeprefix("#/").split("/")
    known = f"{page[0]}-{page[-1]}" if page[0] in ("play", "rules", "lesson") else page[0]
    if page[0] == "t":
        known = "after" if await visitor.page.locator(".after").count() else "waiting"
    return known


@pytest.mark.parametrize("language", ["en", "de", "uk"] if LONG else ["de", "uk"])
async def test_every_page_fits_every_window_and_nothing_is_cut_off(
    open_hall: Hall, language: str
) -> None:
    visitor = await open_hall.visitor("small", language, "dark")
    for path in (*PAGES, *await around_a_game(open_hall)):
        name = await opened(visitor, path)
        for size in ("small", "tablet", "desktop", "huge") if LONG else ("small", "desktop"):
            await visitor.resize(size)
            await calm(visitor)
            if LONG or language == "de":
                await visitor.shot(f"page-{name}-{size}-{language}")
            assert await visitor.wider_than_window() <= 0, (path, size)
            assert await overlapping(visitor) == [], (path, size)
            if not path.startswith(("#/lesson", "#/replay/")):
                assert await cut_off(visitor) == [], (path, size)
            if size == "small":
                assert await too_small(visitor) == [], path


async def test_axe_finds_nothing_on_any_page(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("phone", "en", "light")
    for path in (*PAGES, *await around_a_game(open_hall)):
        await opened(visitor, path)
        looks = [("phone", "light", ""), ("desktop", "dark", "")]
        if LONG:
            looks += [("phone", "dark", "color-contrast"), ("desktop", "light", "color-contrast")]
        for size, theme, only in looks:
            await visitor.resize(size)
            await visitor.page.evaluate(
                "theme => { document.documentElement.dataset.theme = theme; }", theme
            )
            await calm(visitor)
            found = await violations(visitor, only=only, without=OF_THE_TABLES)
            assert found == [], (path, size, theme)
