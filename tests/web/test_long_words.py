"""In a language half as long again as English nothing is cut off, on the pages and at both tables."""

from __future__ import annotations

import pytest
from tests.web.browser import Hall, Visitor, in_a_browser
from tests.web.long_words import longer_catalogue, speak_at_length
from tests.web.looking import calm, cut_off, overlapping
from tests.web.positions import beginning_at, positions, seat_at

PAGES = (
    *("#/play/cubitos", "#/play/novodice", "#/person", "#/no-such-page"),
    *("#/rules/cubitos", "#/rules/novodice", "#/lesson/cubitos/swords", "#/lesson/novodice"),
)
WINDOWS = ("phone", "upright", "tablet", "desktop")
ASKED = {"cubitos": ("push", "buy", "run"), "novodice": ("keep", "claim")}


def test_the_long_language_leaves_what_is_filled_in_as_it_is() -> None:
    said = "web-a = Draw { $count }\nweb-b = { $n ->\n   *[other] { $n } dice\n}\ncubitos-letter-red = R"
    long = longer_catalogue(said)
    assert long == said.replace("Draw", "DrawDr").replace("dice", "dicedi")


async def wrong_at_any_size(visitor: Visitor, what: str) -> dict[str, list[str]]:
    """Return what is cut off or lies over each other while a window takes several sizes."""
    wrong: dict[str, list[str]] = {}
    for size in WINDOWS:
        await visitor.resize(size)
        await calm(visitor)
        if found := await cut_off(visitor) + await overlapping(visitor):
            wrong[f"{what} {size}"] = found
            await visitor.shot(f"long-{what.strip('#/').replace('/', '-')}-{size}")
    return wrong


@in_a_browser
async def test_no_page_cuts_long_words(open_hall: Hall) -> None:
    visitor = await open_hall.visitor("phone", "en", fresh=True)
    await speak_at_length(visitor)
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        await visitor.go(path)
        await visitor.page.wait_for_selector("main h1, main h2, .coach .text")
        wrong |= await wrong_at_any_size(visitor, path)
    assert not wrong, wrong


@in_a_browser
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
async def test_no_table_cuts_long_words(open_hall: Hall, game: str) -> None:
    visitor = await open_hall.visitor("phone", "en", fresh=True)
    await speak_at_length(visitor)
    wrong: dict[str, list[str]] = {}
    for name in ASKED[game]:
        position = positions(game)[name]
        with beginning_at(position.state):
            await seat_at(open_hall, visitor, position.game, position.seat)
            await visitor.page.wait_for_selector(".bar h2, .act h1")
            wrong |= await wrong_at_any_size(visitor, f"{game}-{name}")
    assert not wrong, wrong
