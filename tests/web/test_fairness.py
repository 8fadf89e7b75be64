"""The page that tells how fair the hall's dice have been."""

from __future__ import annotations

from playwright.async_api import expect
from tests.web.browser import Hall, in_a_browser
from tests.web.looking import calm, violations

pytestmark = in_a_browser


async def test_the_page_shows_every_die_of_finished_games(open_hall: Hall) -> None:
    place = open_hall.place
    for game, options in (("novodice", {}), ("cubitos", {"rounds": 2})):
        made = await place.make("bot:random", "bot:random", game=game, options=options)
        client = await made.connect()
        await made.start()
        await client.until(lambda one: one.table["status"] == "ended")
    await place.hall.upkeep.count_dice()
    visitor = await open_hall.visitor("phone", "en", "light")
    page = visitor.page
    # Other games may have been finished in this hall before, and may be counted at any time.
    async with page.expect_response("**/api/fairness") as asked:
        await visitor.go("#/fairness")
    told = await (await asked.value).json()
    assert told["games"] >= 2
    await expect(page.locator("main .sum")).to_contain_text(f"{told['games']} games")
    await expect(page.locator("figure")).to_have_count(len(told["dice"]))
    faces = sum(len(die["faces"]) for die in told["dice"])
    await expect(page.locator("figure li .share")).to_have_count(faces)
    assert await visitor.wider_than_window() <= 0
    await calm(visitor)
    assert await violations(visitor) == []
    await visitor.shot("page-fairness")
