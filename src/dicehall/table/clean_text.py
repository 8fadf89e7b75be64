"""What people write: names, chat lines and seeds, taken only in a form that can do no mischief."""

from __future__ import annotations

import unicodedata
from typing import Final

from dicehall.core.fair import check_seed
from dicehall.core.mistakes import BadOptions
from dicehall.table.refusals import Refusal

LONGEST_NAME: Final = 24
"""Characters of a name, at most."""
LONGEST_TEXT: Final = 300
"""Characters of a chat line, at most."""
LONGEST_TITLE: Final = 60
"""Characters of a table's title, at most."""
JOINERS: Final = "\u200c\u200d"
"""Signs without a width that scripts and emoji need between two others."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their kind, but nothing is seen of them."""


def clean_name(name: str) -> str:
    """Return a name as it is kept, or refuse it."""
    cleaned = _clean(name, LONGEST_NAME)
    if cleaned is None:
        raise Refusal("bad_name", longest=LONGEST_NAME)
    return cleaned


def clean_text(text: str) -> str:
    """Return a chat line as it is kept, or refuse it."""
    cleaned = _clean(text, LONGEST_TEXT)
    if cleaned is None:
        raise Refusal("bad_text", longest=LONGEST_TEXT)
    return cleaned


def clean_title(title: str) -> str:
    """Return a table's title as it is kept, or refuse it."""
    cleaned = _clean(title, LONGEST_TITLE)
    if cleaned is None:
        raise Refusal("bad_text", longest=LONGEST_TITLE)
    return cleaned


def clean_seed(seed: str) -> str:
    """Return a seed, or refuse what is none."""
    try:
        check_seed(seed)
    except BadOptions as mistake:
        raise Refusal("bad_seed", reason=str(mistake)) from None
    return seed


def name_key(name: str) -> str:
    """Return what two names have in common that people would take for the same."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", "".join(sign for sign in plain if sign not in JOINERS))


def _clean(text: str, longest: int) -> str | None:
    """Return a text in its normal form with single spaces, or None if it is empty, long or harmful.

    Harmful is what is not seen but changes what is seen: control characters, signs that turn the direction
    of all that follows, half characters, and blanks that pass for a text.
    """
    if len(text) > 4 * longest:
        # Normal forms are sought only of what may be short enough.
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
    # Controls, format signs (which turn directions among other things), halves, and ends of lines.
    return sign in BLANKS or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")
