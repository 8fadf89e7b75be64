"""No name that only programs know can be read or heard: neither of a message nor of a thing."""

from __future__ import annotations

import pytest
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.looking import calm, raw_names
from tests.web.positions import beginning_at, positions, seat_at
from tests.web.tables import an_ended_race

from dicehall.locales import LANGUAGES

pytestmark = in_a_browser

PAGES = (
    *("#/play/cubitos", "#/play/novodice", "#/person", "#/history", "#/replay", "#/fairness"),
    *("#/rules/cubitos", "#/rules/novodice", "#/no-such-page"),
    *("#/lesson/cubitos", "#/lesson/cubitos/swords", "#/lesson/novodice"),
)
ASKED = {"cubitos": ("push", "run", "buy"), "novodice": ("keep", "claim", "place")}
DRAWN = "main h1, main h2, .coach .text"


async def named(visitor: Visitor, what: str) -> dict[str, list[str]]:
    """Return the raw names on a page as it stands."""
    await calm(visitor)
    found = await raw_names(visitor)
    return {what: found} if found else {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_page_shows_a_raw_name(open_hall: Hall, language: str) -> None:
    visitor = await open_hall.visitor("desktop", language)
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        await visitor.go(path)
        await visitor.page.wait_for_selector(DRAWN)
        wrong |= await named(visitor, path)
    race = await an_ended_race(open_hall, "Mira", "bot:greedy")
    await visitor.sits_at(race)
    await visitor.go(f"t/{race.code}")
    await visitor.page.wait_for_selector(".after h1")
    wrong |= await named(visitor, "after a race")
    assert not wrong, wrong


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_table_shows_a_raw_name(open_hall: Hall, language: str) -> None:
    visitor = await open_hall.visitor("desktop", language)
    wrong: dict[str, list[str]] = {}
    for game, asked in ASKED.items():
        for name in asked:
            position = positions(game)[name]
            with beginning_at(position.state):
                await seat_at(open_hall, visitor, position.game, position.seat)
                await visitor.page.wait_for_selector(".bar h2, .act h1")
                wrong |= await named(visitor, f"{game} {name}")
    assert not wrong, wrong


async def test_who_has_an_answer_shown_after_a_wrong_one_is_scolded_no_more(
    open_hall: Hall,
) -> None:
    visitor = await open_hall.visitor("desktop")
    page = visitor.page
    await visitor.go("#/lesson/cubitos")
    reply = page.locator(".coach .reply")
    while not await page.locator(".coach .tap").count():
        await page.get_by_role("button", name="Next", exact=True).click()
    await page.locator(".bar .choices").get_by_role("button", name="Pass").click()
    await reply.wait_for()
    await page.get_by_role("button", name="Show me").click()
    await reply.wait_for(state="detached")
    while not await page.locator(".coach .start").count():
        await page.locator(".coach .buttons button").nth(1).click()
        await calm(visitor)
        assert await reply.count() == 0
    assert await raw_names(visitor) == []
