"""Whatever a game can ask stands on its table as a sentence, and every option can be pressed."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect
from tests.web.browser import LONG, PATIENCE_MS, Hall, Visitor, in_a_browser
from tests.web.clicking import press_what_is_lit
from tests.web.looking import calm, cut_off, overlapping
from tests.web.positions import NOWHERE, beginning_at, names_of_choices, positions, seat_at

pytestmark = in_a_browser

HEADING = {"cubitos": ".table .bar h2", "novodice": ".novo .act h1"}
PRESSED = {
    "cubitos": ".bar .choices button:not(:disabled), .spot.can, .card.offered .whole,"
    " .track .lift, .track .big[role=button], .bar .step button:not(:disabled)",
    "novodice": ".tray button.pick, .btns button:not(.off), button.cell.now, .bay button, button.bay",
}
"""What can be pressed on a table."""
TALLIED = {"buy_moves", "keep", "place"}
"""Choices with more options than buttons: a number is stepped to, dice are put together, a tile is placed."""

FOLLOWED = {"buy_moves": 2}
"""How many answers one press gives: moves are bought to run somewhere with them."""


async def all_can_be_pressed(visitor: Visitor, game: str, number: int) -> None:
    """Wait until so many things can be pressed: a page draws its buttons before its track."""
    await expect(visitor.page.locator(PRESSED[game]).nth(number - 1)).to_be_attached()


async def unfitting(visitor: Visitor) -> list[str]:
    """Return the words that are cut off or lie over others."""
    await calm(visitor)
    return await cut_off(visitor) + await overlapping(visitor)


@pytest.mark.parametrize("game", ["cubitos", "novodice"])
def test_a_position_is_at_hand_for_all_that_can_be_asked(game: str) -> None:
    positions(game)
    assert set(positions(game)) == names_of_choices(f"dicehall.games.{game}")


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        *[("cubitos", "phone", "uk"), ("novodice", "phone", "uk")],
        *([("cubitos", "desktop", "de"), ("novodice", "desktop", "de")] if LONG else []),
    ],
)
async def test_all_that_can_be_asked_can_be_answered(
    open_hall: Hall, game: str, size: str, language: str
) -> None:
    visitor = await open_hall.visitor(size, language)
    wrong: dict[tuple[str, str], list[str]] = {}
    for name, position in positions(game).items():
        with beginning_at(position.state) as answered:
            # A table is drawn anew for each size, so it is opened in the one in which nothing is pressed.
            await visitor.go(NOWHERE)
            await visitor.resize("upright")
            await seat_at(open_hall, visitor, position.game, position.seat)
            await visitor.page.wait_for_selector(HEADING[game])
            if found := await unfitting(visitor):
                wrong[name, "upright"] = found
            await visitor.resize(size)
            await calm(visitor)
            least = 1 if name in TALLIED else len(position.options)
            await all_can_be_pressed(visitor, game, least)
            sentence = await visitor.page.locator(HEADING[game]).first.inner_text()
            await visitor.shot(f"ask-{game}-{name}-{size}-{language}")
            assert len(sentence) > 8, (name, sentence)
            assert f"{game}-" not in await visitor.page.inner_text("main"), name
            assert await visitor.wider_than_window() <= 0, name
            if found := await unfitting(visitor):
                wrong[name, size] = found
            async with asyncio.timeout(PATIENCE_MS / 1000):
                while len(answered) < FOLLOWED.get(name, 1):
                    if not answered:
                        await press_what_is_lit(visitor.page, game)
                    await visitor.page.wait_for_timeout(20)
            assert answered[0] in position.options, (name, answered)
    assert not wrong, wrong
