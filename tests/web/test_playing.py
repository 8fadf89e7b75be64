"""Both games are played to their end in a real browser, by clicking, at two sizes and in three languages."""

from __future__ import annotations

import pytest
from tests.server.app.place import Place
from tests.web.browser import Visitor, hall, in_a_browser
from tests.web.clicking import play

pytestmark = in_a_browser


async def sit(visitor: Visitor, place: Place, code: str, name: str) -> None:
    """Open a table's link and take a seat."""
    await visitor.go(f"t/{code}")
    await visitor.page.locator("input[type=text], input:not([type])").first.fill(name)
    await visitor.page.locator("main button:has-text('Sit'), main button.me").first.click()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
async def test_a_race_against_bots_from_the_lobby_to_the_end(
    sqlite_url: str, size: str, language: str
) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(size, language)
        await visitor.go()
        await visitor.page.locator("button:has-text('Play now'), button:has-text('Jetzt')").click()
        await visitor.page.wait_for_selector(".table .bar h2")
        await play(visitor, "cubitos", until=15, shots=f"cubitos-{size}-{language}")
        # Reloading loses nothing, nor does a line that breaks.
        await visitor.page.reload()
        await visitor.page.wait_for_selector(".table .bar h2")
        await play(visitor, "cubitos", until=10)
        await visitor.context.set_offline(True)
        await visitor.page.wait_for_timeout(300)
        await visitor.context.set_offline(False)
        assert await play(visitor, "cubitos") > 10
        await visitor.page.wait_for_selector("main h1")
        await visitor.shot(f"cubitos-{size}-{language}-after")
        assert await visitor.wider_than_window() <= 0


@pytest.mark.parametrize(("size", "language"), [("desktop", "uk"), ("phone", "en")])
async def test_a_game_of_novodice_against_a_bot(sqlite_url: str, size: str, language: str) -> None:
    async with hall(sqlite_url) as open_hall:
        place = open_hall.place
        table = await place.make("Mira", "bot:greedy")
        await table.start()
        visitor = await open_hall.visitor(size, language)
        await visitor.go()
        seat = {"table": table.id, "code": table.code, "game": "novodice", "seat": 0}
        kept = {**seat, "token": table.tokens[0], "seed": "ab" * 16, "name": "Mira", "at": 0}
        await visitor.page.evaluate(
            "seat => localStorage.setItem('dicehall.seats', JSON.stringify([seat]))", kept
        )
        await visitor.go(f"#/t/{table.code}")
        await visitor.page.wait_for_selector(".novo .act")
        assert await play(visitor, "novodice", shots=f"novodice-{size}-{language}") > 10
        await visitor.page.wait_for_selector("main h1")
        await visitor.shot(f"novodice-{size}-{language}-after")
        assert await visitor.wider_than_window() <= 0
