"""Everything can be read: nothing lies over what must be pressed, and what is small explains itself."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from tests.web.browser import Hall, Visitor, hall, in_a_browser
from tests.web.looking import calm
from tests.web.positions import Position, beginning_at, positions, seat_at

pytestmark = in_a_browser

CARD = ".card .does"
WHOLE = """() => [...document.querySelectorAll('.card:not(.opens) .text')]
  .filter((box) => box.scrollHeight > box.clientHeight + 1).map((box) => box.textContent)"""
"""The cards whose text is cut although they do not open."""


async def at(open_hall: Hall, visitor: Visitor, position: Position) -> None:
    """Seat a visitor in a position and wait for the question."""
    await seat_at(open_hall, visitor, position.game, position.seat)
    await visitor.page.wait_for_selector(".bar h2, .act h1")
    await calm(visitor)


@pytest.mark.parametrize("size", ["phone", "upright", "tablet", "desktop"])
async def test_log_and_chat_never_lie_over_what_is_asked(sqlite_url: str, size: str) -> None:
    position = positions("cubitos")["push"]
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(size)
        page = visitor.page
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            for drawer in ("Log", "Chat"):
                await page.get_by_role("button", name=drawer, exact=True).click()
                await page.wait_for_selector(".drawer")
                await calm(visitor)
                for name in ("Push", "Pass"):
                    button = page.locator(".bar .choices").get_by_role("button", name=name)
                    # A trial click fails where something else would take it.
                    await button.click(trial=True)
            drawn = await page.locator(".drawer").bounding_box()
            table = await page.locator("main").bounding_box()
            assert drawn
            assert table
            beside = drawn["x"] >= table["x"] + table["width"] - 1
            assert beside == (size in ("tablet", "desktop"))


@pytest.mark.parametrize("language", ["en", "de", "uk"])
async def test_no_card_of_the_grand_finale_is_cut(sqlite_url: str, language: str) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor("desktop", language)
        table = await open_hall.place.make(
            "Mira", "Oleh", game="cubitos", options={"race": "grand_finale"}
        )
        await table.start()
        await visitor.sits_at(table)
        await visitor.go(f"t/{table.code}")
        await visitor.page.wait_for_selector(CARD)
        await calm(visitor)
        assert await visitor.page.evaluate(WHOLE) == []
        await visitor.shot(f"grand-finale-{language}")


async def test_a_number_explains_itself_on_hover_and_on_focus(sqlite_url: str) -> None:
    position = positions("cubitos")["push"]
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor()
        page = visitor.page
        with beginning_at(position.state):
            await at(open_hall, visitor, position)
            chip = page.locator(".me [data-tip]").nth(2)
            await chip.hover()
            await expect(page.get_by_role("tooltip")).to_contain_text("credits")
            await page.mouse.move(5, 5)
            await expect(page.get_by_role("tooltip")).to_have_count(0)
            await page.locator(".strip").first.focus()
            await page.keyboard.press("Tab")
            await page.keyboard.press("Shift+Tab")
            await expect(page.get_by_role("tooltip")).to_contain_text("draw tokens")


async def test_a_long_press_explains_and_presses_nothing(sqlite_url: str) -> None:
    position = positions("cubitos")["push"]
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor("phone")
        page = visitor.page
        with beginning_at(position.state) as answered:
            await at(open_hall, visitor, position)
            hint = page.get_by_role("button", name="Log", exact=True)
            await hint.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
            await expect(page.get_by_role("tooltip")).to_have_text("Log")
            await hint.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
            await hint.dispatch_event("click", {"bubbles": True})
            await expect(page.locator(".drawer")).to_have_count(0)
            assert answered == []


async def test_a_risky_push_takes_two_presses_where_that_is_wished_for(sqlite_url: str) -> None:
    position = _risky()
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(confirmPush=True)
        choices = visitor.page.locator(".bar .choices")
        with beginning_at(position.state) as answered:
            await at(open_hall, visitor, position)
            await choices.get_by_role("button", name="Push").click()
            await choices.get_by_role("button", name="Push anyway?").wait_for()
            assert answered == []
            await choices.get_by_role("button", name="Push anyway?").click()
            await expect(choices.get_by_role("button", name="Push anyway?")).to_have_count(0)
            assert answered == ["push"]


async def test_a_turn_ends_by_itself_where_a_bust_is_as_likely_as_wished(sqlite_url: str) -> None:
    position = _risky()
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(autoPass="50")
        with beginning_at(position.state) as answered:
            await at(open_hall, visitor, position)
            passing = visitor.page.locator(".bar .choices").get_by_role("button", name="Pass")
            await expect(passing).to_have_count(0)
            assert answered == ["pass"]


def _risky() -> Position:
    """Return a position in which one gray die is left and three dice are active."""
    game = positions("cubitos")["push"].game
    state = game.position(
        {
            "next": "push",
            "acting": [1],
            "start_player": 2,
            "players": {
                "1": {"roll": "light", "active": "light-money1 light-money1 dark-move"},
                "2": {"roll": "light light"},
            },
        }
    )
    return Position(game, state, 0, ("push", "pass"))


async def test_a_lesson_is_taken_up_where_it_was_left(sqlite_url: str) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor()
        page = visitor.page
        await visitor.go("#/lesson/cubitos/swords")
        await page.get_by_role("button", name="Next").click()
        tap = page.locator(".coach .tap")
        await expect(tap).to_have_text("Use the card.")
        await page.locator(".coach .skip").click()
        await page.wait_for_selector(".setup")
        await visitor.go("#/lesson/cubitos/swords")
        await expect(tap).to_have_text("Use the card.")
        await page.get_by_role("button", name="Show me").click()
        await page.wait_for_selector(".coach .start")
        await page.get_by_role("button", name="All lessons").click()
        await expect(page.get_by_role("link", name="Swords done")).to_have_count(1)


async def test_a_table_that_was_asked_for_too_fast_is_not_called_missing(sqlite_url: str) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(workers="block")
        told = '{"code": "too_fast", "text": "That was too fast; wait a moment and try again."}'
        await visitor.page.route(
            "**/api/tables/*", lambda route: route.fulfill(status=429, body=told)
        )
        await visitor.go("t/ABCDEF")
        heading = visitor.page.get_by_role("heading", level=1)
        await expect(heading).to_have_text("This table cannot be opened right now")


async def test_the_first_page_says_what_dicehall_is_and_helps(sqlite_url: str) -> None:
    async with hall(sqlite_url) as open_hall:
        for size in ("phone", "upright", "desktop"):
            visitor = await open_hall.visitor(size)
            page = visitor.page
            await visitor.go()
            await page.get_by_text("dicehall is a hall of dice games").wait_for()
            await page.get_by_role("button", name="Help").click()
            await page.get_by_role("dialog").get_by_role("link", name="Rules").wait_for()
