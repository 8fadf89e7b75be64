"""Text written by people: chat lines, titles and seeds, accepted only in a harmless form."""

from __future__ import annotations

import unicodedata
from typing import Final

from dicehall.core.chains import check_link
from dicehall.core.fair import check_seed
from dicehall.core.mistakes import BadOptions
from dicehall.table.refusals import Refusal

LONGEST_TEXT: Final = 300
"""The most characters in a chat line."""
LONGEST_TITLE: Final = 60
"""The most characters in a table's title."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width characters that some scripts and emoji need between two others."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode counts as letters or symbols but that are invisible."""


def clean_text(text: str) -> str:
    """Return a chat line in the form that is stored, or refuse it."""
    cleaned = _clean(text, LONGEST_TEXT)
    if cleaned is None:
        raise Refusal("bad_text", longest=LONGEST_TEXT)
    return cleaned


def clean_title(title: str) -> str:
    """Return a table's title in the form that is stored, or refuse it."""
    cleaned = _clean(title, LONGEST_TITLE)
    if cleaned is None:
        raise Refusal("bad_text", longest=LONGEST_TITLE)
    return cleaned


def clean_seed(seed: str) -> str:
    """Return the seed, or refuse text that is not a seed."""
    try:
        check_seed(seed)
    except BadOptions as mistake:
        raise Refusal("bad_seed", reason=str(mistake)) from None
    return seed


def clean_anchor(anchor: str) -> str:
    """Return the anchor of a chain, or refuse text that is not one."""
    try:
        check_link(anchor)
    except BadOptions as mistake:
        raise Refusal("bad_seed", reason=str(mistake)) from None
    return anchor


def _clean(text: str, longest: int) -> str | None:
    """Return a text in normal form with single spaces, or None if it is empty, too long or harmful.

    Harmful are invisible characters that change what is shown: control characters, marks that reverse the
    direction of the following text, lone surrogates, and blanks that pass for text.
    """
    if len(text) > 4 * longest:
        # Normalize only text that may turn out short enough.
        return None
    if any(_harmful(sign) for sign in text.strip()):
        return None
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(cleaned) <= longest or all(sign in JOINERS for sign in cleaned):
        return None
    return cleaned


def _harmful(sign: str) -> bool:
    if sign in JOINERS:
        return False
    # Control characters, format characters (such as direction marks), lone surrogates, line and paragraph
    # ends.
    return sign in BLANKS or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")
