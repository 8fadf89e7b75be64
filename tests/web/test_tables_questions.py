"""Whatever a game can ask stands on its table as a sentence, and every option can be pressed."""

from __future__ import annotations

import asyncio

import pytest
from tests.web.browser import PATIENCE_MS, Visitor, hall, in_a_browser
from tests.web.clicking import STEPS
from tests.web.positions import beginning_at, names_of_choices, positions, seat_at
from tests.web.test_playing import LONG

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


async def pressable(visitor: Visitor, game: str) -> int:
    """Return how many things can be pressed, once there are any."""
    await visitor.page.wait_for_selector(PRESSED[game], state="attached")
    return await visitor.page.locator(PRESSED[game]).count()


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
    sqlite_url: str, game: str, size: str, language: str
) -> None:
    async with hall(sqlite_url) as open_hall:
        visitor = await open_hall.visitor(size, language)
        look, step = STEPS[game]
        for name, position in positions(game).items():
            with beginning_at(position.state) as answered:
                await seat_at(open_hall, visitor, position.game, position.seat)
                await visitor.page.wait_for_selector(HEADING[game])
                number = await pressable(visitor, game)
                sentence = await visitor.page.locator(HEADING[game]).first.inner_text()
                await visitor.shot(f"ask-{game}-{name}-{size}-{language}")
                assert len(sentence) > 8, (name, sentence)
                assert f"{game}-" not in await visitor.page.inner_text("main"), name
                least = 1 if name in TALLIED else len(position.options)
                assert number >= least, (name, number, position.options)
                assert await visitor.wider_than_window() <= 0, name
                async with asyncio.timeout(PATIENCE_MS / 1000):
                    while not answered:
                        await step(visitor.page, await visitor.page.evaluate(look))
                        await visitor.page.wait_for_timeout(20)
                assert answered[0] in position.options, (name, answered)
