"""A language half as long again as English, made of English: whatever fits in it fits in any other."""

from __future__ import annotations

import re

from playwright.async_api import Route
from tests.web.browser import Visitor

MESSAGE = re.compile(r"^(web[a-z]*-[\w-]+ = |[a-z]+-[\w-]+ = |\s+\*?\[\w+\] |\})(.*)$")
"""A line of a catalogue that holds words: a message, one of its variants, or what follows them."""
PLACEHOLDER = re.compile(r"(\{[^}]*\}?)")
WORD = re.compile(r"[A-Za-z]{3,}")
KEPT = re.compile(r"^(?:\w+-(?:letter|typed)-)")
"""Single letters that stand for something."""


def longer(text: str) -> str:
    """Return a text whose words are half as long again; what is filled in stays as it is."""
    return "".join(
        part if part.startswith("{") else WORD.sub(lambda m: m[0] + m[0][: len(m[0]) // 2], part)
        for part in PLACEHOLDER.split(text)
    )


def longer_catalogue(text: str) -> str:
    """Return a catalogue in the long language."""
    lines = []
    for line in text.split("\n"):
        found = None if KEPT.match(line) else MESSAGE.match(line)
        lines.append(found[1] + longer(found[2]) if found else line)
    return "\n".join(lines)


async def speak_at_length(visitor: Visitor) -> None:
    """Let a visitor who reads English read the long language; the server has no such catalogue."""

    async def lengthen(route: Route) -> None:
        response = await route.fetch()
        await route.fulfill(response=response, body=longer_catalogue(await response.text()))

    await visitor.page.route("**/words-en*.js", lengthen)
