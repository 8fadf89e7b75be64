"""A first race on a phone in German, from the lobby to its end, by tapping only what is seen."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Route, expect
from tests.patience import PATIENCE
from tests.web.browser import LONG, SIZES, Hall, Visitor, in_a_browser

from dicehall.server.live.explaining import Explainer

pytestmark = in_a_browser

PHONES = ((390, 844), (360, 740), (430, 932)) if LONG else ((390, 844),)
LONGEST_S = 600.0
DEAD_END_S = PATIENCE
"""How long somebody who is asked something may see nothing to tap, on a busy machine."""
BOLDEST = 25
"""The risk in percent up to which somebody pushes."""
SEEN = """() => {
  const seen = (one) => {
    if (one.matches(':disabled')) return null;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
    const hit = document.elementFromPoint(x, y);
    return one.contains(hit) ? { one, hit } : null;
  };
  return [...document.querySelectorAll('[data-option]')].flatMap((one) => seen(one) ?? []);
}"""
"""What can be tapped without scrolling, each with what a finger would meet."""
LOOK = f"""() => ({{
  found: ({SEEN})().map(({{ one }}) => ({{
    name: one.dataset.option, card: one.matches('.card *'),
  }})),
  asked: document.querySelector('[data-turn]')?.dataset.turn ?? null,
  risk: document.querySelector('.bar .ring')?.getAttribute('aria-label') ?? '',
  over: !document.querySelector('.table'),
}})"""
"""What can be tapped, what is asked, and how risky a push is."""
TAP = f"""([name, asked]) => {{
  if (document.querySelector('[data-turn]')?.dataset.turn !== asked) return false;
  const found = ({SEEN})().find(({{ one }}) => one.dataset.option === name);
  found?.hit.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
  return Boolean(found);
}}"""
"""Taps what was seen, unless it is gone by now; a finger that comes too late would meet something else."""

LOOK_ROUND = """() =>
  document.querySelector('[data-option]:not([data-option^="space:"])')?.scrollIntoView()"""
"""What somebody does who is asked something and sees nothing to tap: one scrolls."""


def choose(seen: dict[str, Any]) -> dict[str, Any] | None:
    """Return what somebody taps who never read the rules: first what leads on, last what stops."""
    risk = re.search(r"\d+", seen["risk"])
    bold = risk is not None and int(risk[0]) <= BOLDEST

    def rank(one: dict[str, Any]) -> int:
        kind, _, option = one["name"].partition(":")
        order = [
            one["name"] == ("option:push" if bold else "option:pass"),
            one["name"] in ("action:go", "action:take", "action:fill"),
            kind == "end",
            bool(one["card"]),
            kind == "die",
            kind == "option" and option not in ("none", "no", "no more", "ready", "enough"),
            kind == "option",
            kind == "action",
        ]
        return order.index(True) if True in order else len(order)

    found: list[dict[str, Any]] = seen["found"]
    return min(found, key=rank, default=None)


async def shorten(visitor: Visitor) -> None:
    """Let the race that is made in the lobby be called off after three rounds."""

    async def make(route: Route) -> None:
        if route.request.method != "POST":
            await route.continue_()
            return
        wanted = json.loads(route.request.post_data or "{}")
        wanted["options"] = {**wanted["options"], "rounds": 3}
        await route.continue_(post_data=json.dumps(wanted))

    await visitor.page.route("**/api/tables", make)


async def unexplained(*_: object) -> None:
    """Explain no question, as a server does that is too busy."""


@pytest.mark.parametrize(
    ("size", "busy"),
    [*[(size, False) for size in PHONES], *([(PHONES[0], True)] if LONG else [])],
)
async def test_a_new_user_on_a_phone_comes_to_the_end_of_a_first_race(
    open_hall: Hall, size: tuple[int, int], busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SIZES, "this phone", size)
    if busy:
        monkeypatch.setattr(Explainer, "explain", unexplained)
    visitor = await open_hall.visitor("this phone", "de")
    page = visitor.page
    if not LONG:
        await shorten(visitor)
    await visitor.go()
    await page.get_by_role("button", name="Jetzt spielen").tap()
    await page.wait_for_selector(".table .bar h2")
    last, taps = asyncio.get_running_loop().time(), 0
    async with asyncio.timeout(LONGEST_S):
        while not (seen := await page.evaluate(LOOK))["over"]:
            now = asyncio.get_running_loop().time()
            target = choose(seen)
            if seen["asked"] is None:
                last = now
            elif target is None:
                await page.evaluate(LOOK_ROUND)
            elif await page.evaluate(TAP, [target["name"], seen["asked"]]):
                last, taps = now, taps + 1
            question = await page.locator(".bar h2").all_inner_texts()
            assert now - last < DEAD_END_S, (f"nothing to tap at {question}", seen)
            await page.wait_for_timeout(60)
    assert taps > 5
    await expect(page.locator("main h1")).to_have_text(
        re.compile("Gewonnen!|Geteilter Sieg!|Platz")
    )
    await expect(page.get_by_role("button", name="Noch einmal spielen")).to_be_in_viewport()
    await page.get_by_role("heading", name="Gewinnchance").first.scroll_into_view_if_needed()
