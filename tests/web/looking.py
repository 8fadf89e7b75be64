"""Looking at a page as it stands: does it fit, is anything cut off, does axe find fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.browser import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

CALM = """async () => {
  await document.fonts.ready;
  const ends = (one) => one.effect?.getTiming().iterations !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Waits until the words have their font and nothing moves any more."""

CUT = """(allowed) => {
  const cut = [];
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowX);
  for (const one of document.querySelectorAll('body *')) {
    const speaks = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!speaks || one.closest('svg, .unseen, [aria-hidden=true], option')) continue;
    const place = one.getBoundingClientRect();
    if (place.width <= 1 || place.height <= 1 || one.matches(allowed)) continue;
    // What opens for whoever points at it or comes to it is no loss.
    if (one.closest('.opens')) continue;
    const tip = one.closest('[data-tip], [title]');
    const told = tip?.getAttribute('data-tip') ?? tip?.getAttribute('title') ?? '';
    if (told.includes(one.textContent.trim())) continue;
    let inner = one;
    while (inner && !scrolls(inner)) inner = inner.parentElement;
    const beyond = !inner && (place.left < -1 || place.right > innerWidth + 1);
    const style = getComputedStyle(one);
    const boxed = style.overflowX !== 'visible' && style.display !== 'inline';
    const long = boxed && one.scrollWidth > one.clientWidth + 1;
    let hides = one;
    while (hides && !/hidden|clip/.test(getComputedStyle(hides).overflowY)) {
      hides = /auto|scroll/.test(getComputedStyle(hides).overflowY) ? null : hides.parentElement;
    }
    const end = hides?.getBoundingClientRect().bottom;
    const low = hides === one ? one.scrollHeight > one.clientHeight + 3 : place.bottom > end + 3;
    const words = one.textContent.trim().slice(0, 40);
    if (beyond || long || (hides && low)) cut.push(`${one.tagName}.${one.className}: ${words}`);
  }
  return cut;
}"""
"""Finds words that are cut off: by the window, or by a box that hides what is too long for it."""

NAMES = ".title, .what, .waits, .what b, .what small, select"
"""Where long names may be shortened: they stand whole elsewhere."""


async def calm(visitor: Visitor) -> None:
    """Wait until a page is drawn."""
    await visitor.page.evaluate(CALM)


async def cut_off(visitor: Visitor) -> list[str]:
    """Return the words that cannot be read to their end."""
    found: list[str] = await visitor.page.evaluate(CUT, NAMES)
    return found


async def violations(visitor: Visitor, *, only: str = "", without: str = "") -> list[str]:
    """Return what axe finds wrong with a page as it stands, by all rules or by one, without some parts."""
    if not await visitor.page.evaluate("() => 'axe' in window"):
        await visitor.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = await visitor.page.evaluate(
        """([only, without]) => axe.run(
          { include: [['html']], exclude: [...document.querySelectorAll(without)] },
          { resultTypes: ['violations'], ...(only ? { runOnly: [only] } : {}) },
        )""",
        [only, without or "none"],
    )
    return [
        f"{one['id']}: {node['target']}" for one in found["violations"] for node in one["nodes"]
    ]
