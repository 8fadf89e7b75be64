"""Names of others as a terminal shows them: without control characters, and claimed names with a mark."""

from __future__ import annotations

from typing import Final

CLAIMED: Final = " ✓"
"""The mark beside a claimed name; the server accepts no name with such a sign in it."""


def plain(text: object) -> str:
    """Return somebody's text without characters that a terminal could interpret as commands."""
    return "".join(sign if sign.isprintable() else "·" for sign in str(text))


def marked(name: object, claimed: object) -> str:
    """Return somebody's name, with the mark if they have claimed it."""
    return plain(name) + (CLAIMED if claimed == name else "")
