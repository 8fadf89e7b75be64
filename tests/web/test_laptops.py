"""On laptops and tablets all cards, the question and all bays are in sight at once, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web import browser
from tests.web.browser import LONG, Hall, in_a_browser
from tests.web.looking import calm, cut_off, overlapping
from tests.web.positions import beginning_at, positions, seat_at

pytestmark = in_a_browser

WINDOWS = [(1366, 633), (1280, 600), (1024, 768), (1180, 820)]
MORE = [(1000, 600), (1440, 700), (1536, 730)]
CARDS = 8
BAYS = 3
SEEN = """(what) => {
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const corners = [[left + 9, top + 12], [right - 9, top + 12], [left + 9, bottom - 9],
      [right - 9, bottom - 9]];
    return corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && one.contains(hit);
    });
  };
  return [...document.querySelectorAll(what)]
    .map((one) => ({ whole: seen(one), raised: one.classList.contains('offered') }));
}"""
"""Whether all four corners of each of these are in the window, and nothing lies over them."""


@pytest.mark.parametrize("language", ["en", "de", "uk"] if LONG else ["de"])
@pytest.mark.parametrize("window", [*WINDOWS, *(MORE if LONG else MORE[:1])])
@pytest.mark.parametrize(
    ("game", "asked", "what", "count"),
    [
        ("cubitos", "buy", ".card[data-help]", CARDS),
        ("cubitos", "push", ".card[data-help]", CARDS),
        ("novodice", "keep", ".mine .bay", BAYS),
        ("novodice", "claim", ".mine .bay", BAYS),
    ],
)
async def test_all_cards_and_all_bays_are_in_sight(
    open_hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    asked: str,
    what: str,
    count: int,
    window: tuple[int, int],
    language: str,
) -> None:
    monkeypatch.setitem(browser.SIZES, "laptop", window)
    visitor = await open_hall.visitor("laptop", language)
    position = positions(game)[asked]
    with beginning_at(position.state):
        await seat_at(open_hall, visitor, position.game, position.seat)
        await visitor.page.wait_for_selector(".bar h2, .act h1")
        await calm(visitor)
        found: list[dict[str, Any]] = await visitor.page.evaluate(SEEN, what)
        assert [one["whole"] for one in found] == [True] * count
        # What can be bought is raised, and so in sight.
        bought = [text for text in position.options if text != "none"] if asked == "buy" else []
        assert sum(one["raised"] for one in found) == len(bought)
        assert await visitor.page.evaluate(
            "() => document.querySelector('.cards, .ware')"
            "  && [...document.querySelectorAll('.cards')].every("
            "    (one) => one.scrollHeight <= one.clientHeight + 12)"
        )
        assert await visitor.wider_than_window() <= 0
        assert await cut_off(visitor) == []
        assert await overlapping(visitor) == []
        await visitor.shot(f"laptop-{game}-{asked}-{window[0]}x{window[1]}-{language}")
