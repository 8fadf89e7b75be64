"""Real dice in the browser: a tray of faces to tap, slips put right, online and by keyboard."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.tables import a_table

pytestmark = in_a_browser


async def tap_all(page: Page) -> int:
    """Tap a face for every die that is due, the first of its kind always; return how many."""
    tapped = 0
    while await page.locator(".tray .face:not([disabled])").count():
        await page.locator(".tray .face:not([disabled])").first.click()
        tapped += 1
    return tapped


async def at_table(open_hall: Hall, size: str, language: str, game: str) -> Visitor:
    """Visit a table of real dice with a bot, at which lots are to be drawn."""
    table = await a_table(open_hall, "Mira", "bot:greedy", game=game, dice="entered")
    visitor = await open_hall.visitor(size, language)
    await visitor.sits_at(table)
    await visitor.go(f"#/t/{table.id}")
    await visitor.page.wait_for_selector(".tray .lot")
    return visitor


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [("phone", "uk", "cubitos"), ("tablet", "de", "novodice"), ("lying", "en", "cubitos")],
)
async def test_faces_are_tapped_put_right_and_confirmed(
    open_hall: Hall, size: str, language: str, game: str
) -> None:
    visitor = await at_table(open_hall, size, language, game)
    page = visitor.page
    await visitor.shot(f"real-dice-lots-{game}-{size}")
    await page.locator(".tray .lot", has_text="Mira").click()
    await page.wait_for_selector(".tray .face")
    tapped = await tap_all(page)
    assert tapped > 3
    await visitor.shot(f"real-dice-tapped-{game}-{size}")
    assert await visitor.wider_than_window() <= 0
    # A slip: one die is taken back, and another face tapped.
    await page.locator(".tray .back").first.click()
    await expect(page.locator(".tray .foot .btn")).to_be_disabled()
    await page.locator(".tray .face:not([disabled])").last.click()
    await expect(page.locator(".tray .back")).to_have_count(tapped)
    await page.locator(".tray .foot .btn").click()
    # It can be entered again, until something is answered.
    again = page.locator(".dice .line .quiet").first
    await again.click()
    await page.wait_for_selector(".tray .face")
    assert await tap_all(page) == tapped
    await page.locator(".tray .foot .btn").click()
    await page.wait_for_selector(".dice .line .quiet")


async def test_dice_are_entered_by_keyboard_alone(open_hall: Hall) -> None:
    visitor = await at_table(open_hall, "desktop", "en", "novodice")
    page = visitor.page
    await page.keyboard.press("1")
    await page.wait_for_selector(".tray .face")
    while await page.locator(".tray .face:not([disabled])").count():
        await page.keyboard.press("1")
    count = await page.locator(".tray .back").count()
    await page.keyboard.press("Backspace")
    await expect(page.locator(".tray .back")).to_have_count(count - 1)
    await page.keyboard.press("1")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".dice .line .quiet")
    # Every face has a name for who cannot see it.
    await page.locator(".dice .line .quiet").first.click()
    await page.wait_for_selector(".tray .face")
    names = await page.locator(".tray .face [role=img]").evaluate_all(
        "(faces) => faces.map((face) => face.getAttribute('aria-label'))"
    )
    assert names
    assert all(names)
