"""Axe finds nothing on the tables: on a phone at night, with all that can be opened, and on a tablet."""

from __future__ import annotations

import pytest
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.looking import calm, violations
from tests.web.positions import beginning_at, positions, seat_at

pytestmark = in_a_browser

CLOCK = {"kind": "move", "seconds": 90}
DIALOG = "[role=dialog]"
OPENED = {
    "cubitos": (".chips button, .strip",),
    "novodice": (".other", ".btn.icon"),
}
"""What opens something on a table: other players, help."""


async def nothing_wrong(visitor: Visitor, what: str, within: str = "body") -> None:
    """Let axe look at the page as it stands, or at a part of it: it takes its time."""
    await calm(visitor)
    wrong = await violations(visitor, within=within)
    assert not wrong, f"{what}: {wrong}"


@pytest.mark.parametrize(
    ("game", "size", "asked"),
    [
        ("cubitos", "phone", ("push", "step")),
        ("cubitos", "tablet", ("lose",)),
        ("novodice", "phone", ("keep", "claim")),
    ],
)
async def test_axe_finds_nothing_on_a_table_at_night(
    open_hall: Hall, game: str, size: str, asked: tuple[str, ...]
) -> None:
    visitor = await open_hall.visitor(size, "en", "dark")
    for name in asked:
        position = positions(game)[name]
        with beginning_at(position.state):
            await seat_at(open_hall, visitor, position.game, position.seat, clock=CLOCK)
            await visitor.page.wait_for_selector(".bar h2, .act h1")
            await nothing_wrong(visitor, name)


@pytest.mark.parametrize(("game", "asked"), [("cubitos", "push"), ("novodice", "keep")])
async def test_axe_finds_nothing_on_what_a_table_opens(
    open_hall: Hall, game: str, asked: str
) -> None:
    visitor = await open_hall.visitor("phone", "en", "dark")
    page = visitor.page
    position = positions(game)[asked]
    with beginning_at(position.state):
        await seat_at(open_hall, visitor, position.game, position.seat)
        await page.wait_for_selector(".bar h2, .act h1")
        for opener in OPENED[game]:
            await page.locator(opener).first.click()
            await page.wait_for_selector(DIALOG)
            await nothing_wrong(visitor, opener, DIALOG)
            await page.keyboard.press("Escape")
        for tab in (1, 2):
            await page.locator(".tabs [role=tab]").nth(tab).click()
            await nothing_wrong(visitor, f"tab {tab}", "[role=tabpanel]")
        if game == "cubitos":
            await page.locator(".tabs [role=tab]").nth(1).click()
            await page.locator(".card .whole").first.click()
            await nothing_wrong(visitor, "a card", DIALOG)
            await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Chat", exact=True).click()
        for name in ("Log", "Chat"):
            await page.locator(".drawer").get_by_role("tab", name=name).click()
            await nothing_wrong(visitor, name, ".drawer")
