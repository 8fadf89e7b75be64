"""Every page fits every window in every language, has a heading, and no mistake."""

from __future__ import annotations

import pytest
from tests.web.browser import hall, in_a_browser

pytestmark = in_a_browser

PAGES = ("", "#/history", "#/person", "#/replay", "#/rules/cubitos", "#/rules/novodice")
LESSONS = ("#/lesson/cubitos", "#/lesson/novodice")


@pytest.mark.parametrize("language", ["en", "de", "uk"])
async def test_no_page_is_wider_than_the_window(sqlite_url: str, language: str) -> None:
    async with hall(sqlite_url) as open_hall:
        for size in ("small", "tablet", "desktop"):
            visitor = await open_hall.visitor(
                size, language, "dark" if size == "small" else "light"
            )
            for page in (*PAGES, *LESSONS):
                await visitor.go(page)
                await visitor.page.wait_for_selector("h1, h2")
                await visitor.page.wait_for_timeout(150)
                name = page.removeprefix("#/").replace("/", "-") or "lobby"
                await visitor.shot(f"page-{name}-{size}-{language}")
                assert await visitor.wider_than_window() <= 0, (page, size, language)
            await visitor.context.close()
