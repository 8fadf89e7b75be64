"""Whoever comes back finds the game they are in at once, on the first screen of every size."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.positions import NOWHERE
from tests.web.tables import a_table, an_ended_race

pytestmark = in_a_browser

GO_ON = ".mine .go-on"
PLACES = """() => [...document.querySelectorAll('.mine h2, .mine .go-on, .start .go, main > .head')]
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round))"""
"""Where the heading, the buttons and what follows them are."""
GOLDEN = """() => [...document.querySelectorAll('.lobby a, .lobby button')]
  .filter((one) => getComputedStyle(one).backgroundColor === 'rgb(244, 190, 55)')
  .map((one) => one.querySelector('b').textContent)"""
"""What is written on the golden buttons."""


async def leave(visitor: Visitor) -> None:
    """Go to the first page, as on the next visit."""
    await visitor.go(NOWHERE)
    await visitor.go()
    await visitor.page.wait_for_selector(GO_ON)


async def is_in_sight(page: Page) -> bool:
    """Return whether the button is in the window, and nothing lies over it."""
    found: bool = await page.evaluate(
        """(go) => {
          const one = document.querySelector(go);
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && right <= innerWidth && one.contains(hit);
        }""",
        GO_ON,
    )
    return found


@pytest.mark.parametrize("size", ["phone", "small", "lying", "tablet", "desktop"])
async def test_the_game_i_am_in_is_the_first_thing_on_the_first_screen(
    open_hall: Hall, size: str
) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", options={"race": "3"})
    visitor = await open_hall.visitor(size, "de")
    page = visitor.page
    await visitor.sits_at(table)
    await visitor.go(f"#/t/{table.code}")
    await page.wait_for_selector(".table .bar h2")
    await leave(visitor)
    assert await is_in_sight(page)
    mine = page.locator(".mine")
    await expect(mine.get_by_role("heading")).to_have_text("Dein Rennen geht weiter")
    await expect(mine).to_contain_text("Du bist dran")
    await expect(mine).to_contain_text("Cubitos · Rennen 3")
    await expect(mine.get_by_role("list").first).to_have_text("Oleh")
    # One golden button on the page; a new game is one press away, too.
    assert await page.evaluate(GOLDEN) == ["Weiterspielen"]
    await expect(page.locator(".start .go")).to_contain_text("Neues Spiel")
    assert await visitor.wider_than_window() <= 0
    await visitor.shot(f"lobby-running-{size}-de")
    await page.locator(GO_ON).click()
    await page.wait_for_selector(".table .bar h2")
    assert page.url.endswith(table.code)


async def test_it_is_there_before_the_server_has_answered_and_nothing_moves_when_it_does(
    open_hall: Hall,
) -> None:
    table = await a_table(open_hall, "Mira", "Oleh", game="novodice")
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    await visitor.sits_at(table)
    await visitor.go(f"#/t/{table.code}")
    await page.wait_for_selector(".novo")
    answering = asyncio.Event()

    async def later(route: Route) -> None:
        told = await (await route.fetch()).json()
        await answering.wait()
        # Meanwhile it has become somebody else's turn.
        await route.fulfill(json={**told, "asked": [1 - told["asked"][0]]})

    await page.route(f"**/api/tables/{table.id}", later)
    await leave(visitor)
    tag = page.locator(".mine .tag").first
    before = await tag.inner_text()
    places = await page.evaluate(PLACES)
    answering.set()
    await expect(tag).not_to_have_text(before)
    assert {before, await tag.inner_text()} == {"It is your turn", "Waiting for Oleh"}
    assert await page.evaluate(PLACES) == places


async def test_a_game_that_ended_without_me_says_so_and_is_gone_the_next_time(
    open_hall: Hall,
) -> None:
    table = await an_ended_race(open_hall, "Mira", "open")
    visitor = await open_hall.visitor()
    page = visitor.page
    seats = [{"kind": "person", "name": name, "bot": None} for name in ("Mira", "Oleh")]
    seen: dict[str, Any] = {"status": "running", "options": {}, "seats": seats, "at": 0}
    await visitor.sits_at(table)
    await visitor.go(NOWHERE)
    await page.evaluate(
        """(seen) => {
          const [seat] = JSON.parse(localStorage.getItem('dicehall.seats'));
          localStorage.setItem('dicehall.seats', JSON.stringify([{ ...seat, seen }]));
        }""",
        {**seen, "mine": [0], "asked": [0]},
    )
    await visitor.go()
    mine = page.locator(".mine")
    await expect(mine.get_by_role("heading")).to_have_text("Your race is over")
    # It never says that one can go on, and a new game is golden again.
    await expect(page.locator(GO_ON)).to_contain_text("See how it ended")
    assert await page.evaluate(GOLDEN) == ["Play now"]
    await page.locator(GO_ON).click()
    await page.wait_for_selector(".after h1")
    await visitor.go(NOWHERE)
    await visitor.go()
    await page.wait_for_selector(".start .go:not([disabled])")
    await expect(mine).to_have_count(0)


async def test_of_several_games_the_latest_is_large_and_the_others_are_a_press_away(
    open_hall: Hall,
) -> None:
    visitor = await open_hall.visitor("phone")
    page = visitor.page
    tables = [await a_table(open_hall, "Mira", name) for name in ("Ada", "Ben", "Cleo")]
    await visitor.go(NOWHERE)
    for table in tables:
        shown = await open_hall.place.get(f"/tables/{table.id}")
        kept = {
            **{key: shown[key] for key in ("code", "game", "commitment")},
            **{"table": table.id, "seat": 0, "name": "Mira", "at": 0},
            **{"token": table.tokens[0], "seed": table.seeds[0]},
        }
        await page.evaluate(
            """(seat) => {
              const known = JSON.parse(localStorage.getItem('dicehall.seats') ?? '[]');
              localStorage.setItem('dicehall.seats', JSON.stringify([...known, seat]));
            }""",
            kept,
        )
        await visitor.go(f"#/t/{table.code}")
        await page.wait_for_selector(".table .bar h2")
        await visitor.go(NOWHERE)
    await leave(visitor)
    await expect(page.locator(".mine .first li")).to_have_text("Cleo")
    rows = page.locator(".mine .others a small")
    await expect(rows).to_have_text(["Ben", "Ada"])
    await page.locator(".mine .others a").last.click()
    await page.wait_for_selector(".table .bar h2")
    assert page.url.endswith(tables[0].code)
