"""In a language half as long again as English nothing is cut off, on the pages and at both tables."""

from __future__ import annotations

import pytest
from tests.web.browser import Hall, hall, in_a_browser
from tests.web.long_words import longer_catalogue, speak_at_length
from tests.web.looking import calm, cut_off
from tests.web.positions import beginning_at, positions, seat_at

PAGES = (
    *("#/play/cubitos", "#/play/novodice", "#/person", "#/no-such-page"),
    *("#/rules/cubitos", "#/rules/novodice", "#/lesson/cubitos/swords", "#/lesson/novodice"),
)
WINDOWS = ("phone", "upright", "desktop")
ASKED = {"cubitos": ("push", "buy", "run"), "novodice": ("keep", "claim")}


def test_the_long_language_leaves_what_is_filled_in_as_it_is() -> None:
    said = "web-a = Draw { $count }\nweb-b = { $n ->\n   *[other] { $n } dice\n}\ncubitos-letter-red = R"
    long = longer_catalogue(said)
    assert long == said.replace("Draw", "DrawDr").replace("dice", "dicedi")


@in_a_browser
@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("size", WINDOWS)
async def test_no_page_cuts_long_words(open_hall: Hall, size: str) -> None:
    visitor = await open_hall.visitor(size, "en", workers="block")
    await speak_at_length(visitor)
    wrong = {}
    for path in PAGES:
        await visitor.go(path)
        await visitor.page.wait_for_selector("main h1, main h2, .coach .text")
        await calm(visitor)
        if found := await cut_off(visitor):
            wrong[path] = found
    assert not wrong, wrong


@in_a_browser
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
@pytest.mark.parametrize("size", WINDOWS)
async def test_no_table_cuts_long_words(sqlite_url: str, game: str, size: str) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(size, "en", workers="block")
        await speak_at_length(visitor)
        wrong = {}
        for name in ASKED[game]:
            position = positions(game)[name]
            with beginning_at(position.state):
                await seat_at(open_hall, visitor, position.game, position.seat)
                await visitor.page.wait_for_selector(".bar h2, .act h1")
                await calm(visitor)
                await visitor.shot(f"long-{game}-{name}-{size}")
                if found := await cut_off(visitor):
                    wrong[name] = found
        assert not wrong, wrong
