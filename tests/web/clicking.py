"""Playing by clicking: whatever is lit up is pressed, as somebody would who never read the rules."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from playwright.async_api import Error, Page
from tests.web.browser import Visitor

LONGEST_S = 600.0
"""Seconds a game may take on a busy machine."""

CUBITOS = """() => {
  const all = (found) => [...document.querySelectorAll(found)];
  const words = (found) => document.querySelector(found);
  return {
    over: !words('.table'),
    ring: words('.bar .ring')?.getAttribute('aria-label') ?? null,
    spaces: all('.track .lift, .track .big[role=button]').length,
    cards: all('.card.offered').length,
    dice: all('.spot.can').length,
    options: all('.bar .option:not(:disabled)').length,
    buttons: all('.bar .choices button:not(:disabled)').length,
  };
}"""
"""What of Cubitos can be pressed just now."""

RUN_ON = """() => {
  const all = [...document.querySelectorAll('.track .lift, .track .big[role=button]')];
  const left = (one) => {
    const far = one.getAttribute('aria-label').match(/\\d+/g) ?? ['99'];
    return one.matches('.big') ? -1 : Number(far[far.length - 1]);
  };
  all.sort((one, other) => left(one) - left(other));
  const goal = all[0];
  // Gone since it was seen, as the answer before was just taken: whoever asks looks again.
  const press = () => goal?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  press();
  setTimeout(press, 60);
}"""
"""The first tap shows the way, the second goes."""


async def _cubitos_step(page: Page, seen: dict[str, Any]) -> None:
    if seen["ring"]:
        # Push while it is not too bold, as the ring says.
        bold = float(seen["ring"].split("%")[0].replace(",", ".").strip().split()[-1] or 0) > 25
        buttons = page.locator(".bar .choices button")
        await (buttons.last if bold else buttons.first).click(timeout=2000)
    elif seen["spaces"]:
        await page.evaluate(RUN_ON)
        await page.wait_for_timeout(120)
    elif seen["cards"]:
        await page.locator(".card.offered .whole").first.click(timeout=2000, force=True)
    elif seen["options"]:
        await page.locator(".bar .option").first.click(timeout=2000)
    elif seen["buttons"]:
        await page.locator(".bar .choices button").first.click(timeout=2000)
    elif seen["dice"]:
        await page.locator(".spot.can").first.click(timeout=2000, force=True)


NOVODICE = """() => {
  const all = (found) => [...document.querySelectorAll(found)];
  return {
    over: !document.querySelector('.novo'),
    dice: all('.tray button.pick[aria-disabled="false"], .tray button.pick:not([aria-disabled])').length,
    lock: all('[data-action=lock]:not(.off)').length,
    none: all('[data-action=none]:not(.off)').length,
    tiles: all('button.cell.now').length,
    go: all('.btns .go:not(.off)').length,
  };
}"""
"""What of NovoDice can be pressed just now."""


async def _novodice_step(page: Page, seen: dict[str, Any]) -> None:
    if seen["go"]:
        await page.locator(".btns .go").first.click(timeout=2000)
    elif seen["dice"]:
        await page.locator(".tray button.pick").first.click(timeout=2000)
    elif seen["tiles"]:
        await page.locator("button.cell.now").first.click(timeout=2000)
    elif seen["none"]:
        await page.locator("[data-action=none]").first.click(timeout=2000)


STEPS = {"cubitos": (CUBITOS, _cubitos_step), "novodice": (NOVODICE, _novodice_step)}


UNTIL_SOMETHING = """async () => {
  const look = %s;
  for (;;) {
    const seen = look();
    if (Object.values(seen).some(Boolean)) return seen;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""Waits in the page until something can be pressed: to ask it again and again takes more than to play."""


async def press_what_is_lit(page: Page, game: str) -> None:
    """Press something, if anything can be pressed just now."""
    look, step = STEPS[game]
    # What was lit a moment ago may not be any more.
    with suppress(Error):
        await step(page, await page.evaluate(look))


async def play(visitor: Visitor, game: str, *, until: int | None = None, shots: str = "") -> int:
    """Play until the game is over, or until so many things were pressed; return how many were."""
    look, step = STEPS[game]
    pressed = 0
    kept: set[str] = set()
    async with asyncio.timeout(LONGEST_S):
        while until is None or pressed < until:
            seen = await visitor.page.evaluate(UNTIL_SOMETHING % look)
            if seen["over"]:
                return pressed
            state = next(name for name, number in seen.items() if number)
            if shots and state not in kept:
                kept.add(state)
                await visitor.shot(f"{shots}-{state}")
            try:
                await step(visitor.page, seen)
                pressed += 1
            except Error:
                # What was lit a moment ago is not any more; look again.
                await visitor.page.wait_for_timeout(50)
    return pressed
