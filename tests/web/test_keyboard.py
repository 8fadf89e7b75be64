"""By the keyboard alone the first game is near, and a player is told of in a sentence."""

from __future__ import annotations

import re

from playwright.async_api import expect
from tests.web.browser import Hall, in_a_browser
from tests.web.looking import calm
from tests.web.positions import beginning_at, positions, seat_at

pytestmark = in_a_browser

FOCUSED = "() => document.activeElement.textContent.trim()"


async def test_the_first_stop_of_the_lobby_leads_to_the_button_that_begins(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop")
    page = visitor.page
    await visitor.go()
    await page.get_by_role("button", name="Play now").wait_for()
    await page.keyboard.press("Tab")
    assert await page.evaluate(FOCUSED) == "Skip to the start button"
    await page.keyboard.press("Enter")
    assert (await page.evaluate(FOCUSED)).startswith("Play now")


async def test_a_group_of_choices_is_one_stop_in_which_arrow_keys_choose(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop")
    page = visitor.page
    await visitor.go("#/play/cubitos")
    races = page.get_by_role("radiogroup", name="Which race")
    await races.get_by_role("radio", name="Race 1").focus()
    await page.keyboard.press("ArrowRight")
    await expect(races.get_by_role("radio", name="Race 2")).to_be_focused()
    await expect(races.get_by_role("radio", name="Race 2")).to_be_checked()
    await expect(races.locator("[role=radio][tabindex='0']")).to_have_count(1)
    await page.keyboard.press("Shift+Tab")
    await expect(races.locator(":focus")).to_have_count(0)


async def test_the_strip_of_another_player_is_read_as_a_sentence(open_hall: Hall) -> None:
    position = positions("cubitos")["push"]
    visitor = await open_hall.visitor("desktop")
    with beginning_at(position.state):
        await seat_at(open_hall, visitor, position.game, position.seat)
        await visitor.page.wait_for_selector(".bar h2")
        await calm(visitor)
        sentence = re.compile(
            r"^Otto \(away, has the start die\): .+\. On \w+, red lines: \d+, fans: \d+, credits: \d+, "
            r"draw tokens: \d+\. Active: .+\. Roll: .+\.$"
        )
        await expect(visitor.page.get_by_role("button", name=sentence)).to_have_count(1)
