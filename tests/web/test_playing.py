"""Both games are played to their end in a real browser, by clicking, at two sizes and in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.short_games import SHORT
from tests.web.browser import LONG, Hall, Visitor, in_a_browser
from tests.web.clicking import play

pytestmark = in_a_browser

OPTIONS: dict[str, dict[str, Any]] = {
    "novodice": {"components": {**SHORT["novodice"]["components"], "trash": 5}},
    "cubitos": {**SHORT["cubitos"], "rounds": 3},
}
"""Games that end early, though not before much was pressed, however the dice fall."""
if LONG:
    OPTIONS = {"novodice": {}, "cubitos": {"race": "1"}}


async def seated(
    open_hall: Hall,
    size: str,
    language: str,
    game: str,
    *seats: str,
    motion: bool = False,
    **wanted: object,
) -> Visitor:
    """Return a visitor who sits at a table that has begun."""
    table = await open_hall.place.make("Mira", *seats, game=game, **wanted)
    await table.start()
    visitor = await open_hall.visitor(size, language, motion=motion)
    await visitor.sits_at(table)
    await visitor.go(f"t/{table.code}")
    return visitor


async def ended(visitor: Visitor, name: str) -> None:
    """See the page after the game, which fits the window."""
    await visitor.page.wait_for_selector("main h1")
    await visitor.page.wait_for_timeout(500)
    await visitor.shot(name)
    assert await visitor.wider_than_window() <= 0


async def test_two_clicks_in_the_lobby_and_a_race_is_on(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("desktop", "en", workers="allow")
    await visitor.go()
    await visitor.page.locator("button:has-text('Play now')").click()
    await visitor.page.wait_for_selector(".table .bar h2")
    assert await play(visitor, "cubitos", until=6) == 6
    # Reloading loses nothing: the seat is remembered, and the game goes on.
    await visitor.page.reload()
    await visitor.page.wait_for_selector(".table .bar h2")
    assert await play(visitor, "cubitos", until=4) == 4


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
async def test_a_race_against_bots_to_its_end(open_hall: Hall, size: str, language: str) -> None:
    bots = ("bot:greedy", "bot:greedy", "bot:random")
    options = OPTIONS["cubitos"]
    visitor = await seated(
        open_hall, size, language, "cubitos", *bots, motion=True, options=options
    )
    await visitor.page.wait_for_selector(".table .bar h2")
    await play(visitor, "cubitos", until=3, shots=f"cubitos-{size}-{language}")
    # A line that breaks in the middle costs nothing.
    await visitor.context.set_offline(True)
    await visitor.page.wait_for_timeout(300)
    await visitor.context.set_offline(False)
    assert await play(visitor, "cubitos", shots=f"cubitos-{size}-{language}") > 5
    await ended(visitor, f"cubitos-{size}-{language}-after")


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "uk"), *([("desktop", "en")] if LONG else [])]
)
async def test_a_game_of_novodice_against_a_bot(open_hall: Hall, size: str, language: str) -> None:
    options = OPTIONS["novodice"]
    visitor = await seated(
        open_hall, size, language, "novodice", "bot:greedy", motion=True, options=options
    )
    await visitor.page.wait_for_selector(".novo .act")
    assert await play(visitor, "novodice", shots=f"novodice-{size}-{language}") > 10
    await ended(visitor, f"novodice-{size}-{language}-after")


async def test_two_browsers_meet_at_one_table(open_hall: Hall) -> None:
    mira = await open_hall.visitor("desktop", "de")
    table = await open_hall.place.make("open", "open", game="novodice")
    oleh = await open_hall.visitor("phone", "uk")
    for visitor, name in ((mira, "Mira"), (oleh, "Oleh")):
        await visitor.go(f"t/{table.code}")
        await visitor.page.wait_for_selector("main input")
        await visitor.page.locator("main input").first.fill(name)
        await visitor.page.locator("main button.me:not([disabled])").first.click()
        await visitor.page.wait_for_selector(f"text={name}")
    await mira.page.wait_for_selector("text=Oleh")
    await mira.page.locator("main button.gold:not([disabled])").first.click()
    for visitor in (mira, oleh):
        await visitor.page.wait_for_selector(".novo .act")
