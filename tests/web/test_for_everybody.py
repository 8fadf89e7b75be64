"""The pages serve everybody: axe finds nothing, the hint helps, the keyboard is enough."""

from __future__ import annotations

import pytest
from tests.web.browser import Hall, in_a_browser
from tests.web.clicking import play
from tests.web.looking import calm, violations
from tests.web.test_playing import seated

pytestmark = in_a_browser


@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_axe_finds_nothing_on_a_table_nor_after_the_game(open_hall: Hall, game: str) -> None:
    options = {"rounds": 1} if game == "cubitos" else {}
    visitor = await seated(open_hall, "desktop", "en", game, "bot:greedy", options=options)
    await visitor.page.wait_for_selector(".bar h2, .act")
    await play(visitor, game, until=3)
    await calm(visitor)
    found = await violations(visitor)
    assert not found, str(found)
    if game == "cubitos":
        await play(visitor, game)
        await visitor.page.wait_for_selector("main h1")
        await calm(visitor)
        found = await violations(visitor)
        assert not found, str(found)


async def test_the_hint_marks_what_the_strongest_bot_would_do(open_hall: Hall) -> None:
    visitor = await seated(open_hall, "desktop", "en", "cubitos", "bot:greedy")
    await visitor.page.wait_for_selector(".bar .ring")
    await visitor.page.get_by_role("button", name="Hint").click()
    await visitor.page.wait_for_selector("[data-hinted]")


async def test_a_race_can_be_run_by_the_keyboard(open_hall: Hall) -> None:
    visitor = await seated(open_hall, "desktop", "en", "cubitos", "bot:greedy")
    await visitor.page.wait_for_selector(".bar .ring")
    turns = "() => document.querySelector('.bar h2').textContent"
    before = await visitor.page.evaluate(turns)
    await visitor.page.keyboard.press("0")
    await visitor.page.wait_for_function(
        "before => document.querySelector('.bar h2').textContent !== before", arg=before
    )
