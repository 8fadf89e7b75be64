"""Looking at a page as it stands: does it fit, is anything cut off or too small, does axe find fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.browser import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async ([within, without, more]) => {
  const all = (found) => [...document.querySelectorAll(found)];
  const parts = { include: all(within), exclude: all(without) };
  // Style sheets would be fetched and read each time, for one rule alone, which is off.
  const preload = { assets: ['media'] };
  return (await axe.run(parts, { resultTypes: ['violations'], preload, ...more })).violations;
}"""

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

SMALL = """([finger, allowed]) => {
  const small = [];
  const pressed = 'button, a[href], select, summary, input, [role=button], [role=radio], [role=tab]';
  for (const one of document.querySelectorAll(pressed)) {
    if (one.disabled || one.closest(allowed) || one.type === 'file') continue;
    const inSentence = one.matches('a') && getComputedStyle(one).display === 'inline';
    if (inSentence || !one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 2 || Math.min(width, height) >= finger - 0.5) continue;
    // What is seen may be smaller than what a finger meets.
    const [x, y, half] = [left + width / 2, top + height / 2, finger / 2 - 2];
    const meets = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit && (one.contains(hit) || hit.closest('label')?.contains(one));
    };
    const corners = [[half, 0], [-half, 0], [0, half], [0, -half]];
    if (!corners.every(([dx, dy]) => meets(dx, dy)))
      small.push(`${one.getAttribute('aria-label') ?? one.textContent.trim()}: ${width | 0}x${height | 0}`);
  }
  return small;
}"""
"""Finds what is too small to be pressed with a finger."""
FINGER = 44
"""Pixels a finger needs."""
ELSEWHERE = ".track, .rail, .bars, .unseen"
"""What is drawn to scale: the same can be pressed in a list beside it."""

OVER = """() => {
  const things = [];
  // What is seen of a box, as whatever scrolls or hides leaves it.
  const seen = (box, one) => {
    let { left, top, right, bottom } = box;
    for (let around = one; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const layer = (one) => {
    while (one && !/fixed|sticky/.test(getComputedStyle(one).position)) one = one.parentElement;
    return one;
  };
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(one).clipPath === 'none' &&
    // What an exchange adds stands on its tile as a badge.
    !one.closest('.unseen, script, style, option, select, .toasts, .opens, .swap em');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const [words, one] = [walk.currentNode.textContent.trim(), walk.currentNode.parentElement];
    if (!words || one.closest('svg') || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) things.push({ box: seen(box, one), one, words });
  }
  for (const one of document.querySelectorAll('button svg'))
    if (shown(one)) things.push({ box: seen(one.getBoundingClientRect(), one), one, words: 'a picture' });
  const over = new Set();
  things.forEach(({ box, one, words }, place) => {
    for (const other of things.slice(place + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide < 4 || high < 7 || one === other.one || layer(one) !== layer(other.one)) continue;
      over.add(`${words.slice(0, 30)} / ${other.words.slice(0, 30)}`);
    }
  });
  return [...over];
}"""
"""Finds words, and pictures on buttons, that lie over other words."""

RAW = r"""() => {
  const said = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'data-tip'];
  const messages = /\b(web[a-z]*|cubitos|novodice|server|advice|report|calls)-[a-z][\w-]*/;
  const raw = [messages, /\b[a-z]+_[a-z_]+\b/, /^…$/, /\{ ?\$/, /\bundefined\b|\bNaN\b|\bnull\b/];
  const texts = [document.title];
  for (const one of document.querySelectorAll('body, body *')) {
    if (one.closest('script, style')) continue;
    for (const node of one.childNodes) if (node.nodeType === 3) texts.push(node.textContent.trim());
    for (const name of said) texts.push(one.getAttribute(name) ?? '');
  }
  return [...new Set(texts.filter((text) => raw.some((sign) => sign.test(text))))];
}"""
"""Finds names that only programs know, in what is seen and in what a screen reader says."""

NAMES = ".title, .what, .waits, .what b, .what small, select"
"""Where long names may be shortened: they stand whole elsewhere."""


async def calm(visitor: Visitor) -> None:
    """Wait until a page is drawn."""
    await visitor.page.evaluate(CALM)


async def cut_off(visitor: Visitor) -> list[str]:
    """Return the words that cannot be read to their end."""
    found: list[str] = await visitor.page.evaluate(CUT, NAMES)
    return found


async def too_small(visitor: Visitor) -> list[str]:
    """Return what a finger cannot press with ease."""
    found: list[str] = await visitor.page.evaluate(SMALL, [FINGER, ELSEWHERE])
    return found


async def raw_names(visitor: Visitor) -> list[str]:
    """Return the texts that hold the name of a message, of a thing or of nothing at all."""
    found: list[str] = await visitor.page.evaluate(RAW)
    return found


async def overlapping(visitor: Visitor) -> list[str]:
    """Return the words that lie over each other."""
    found: list[str] = await visitor.page.evaluate(OVER)
    return found


async def violations(
    visitor: Visitor, *, within: str = "html", only: str = "", without: str = "none"
) -> list[str]:
    """Return what axe finds wrong with a page as it stands, or with parts of it, by all rules or by one."""
    if not await visitor.page.evaluate("() => 'axe' in window"):
        await visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = await visitor.page.evaluate(
        RUN_AXE, [within, without, {"runOnly": [only]} if only else {}]
    )
    return [f"{one['id']}: {node['target']}" for one in found for node in one["nodes"]]
