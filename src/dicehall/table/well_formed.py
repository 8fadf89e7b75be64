"""What comes in from outside: every text and every number passes here before anything else looks at it.

What gets through can be stored, shown and sent again by every part of the server, by every database and by
every client. Whether it makes sense is decided where it is used.
"""

from __future__ import annotations

import re
from math import isfinite
from typing import Any, Final

from pydantic_core import from_json

DEEPEST: Final = 20
"""How deeply lists and objects may be nested; no game's options are by half."""
LARGEST: Final = 2**63 - 1
"""The largest whole number."""
MOST_DIGITS: Final = 256
"""Digits in a row in a text: those of a seed fit, and every number in a text can be read."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Control characters but for tabs and the line ends of all systems."""
_LONG_NUMBER: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")


class IllFormed(ValueError):
    """What was sent cannot be used by anybody; the text says why, as part of a sentence."""


def read_json(text: str | bytes) -> Any:
    """Return what a JSON text says; one that is not well-formed is `IllFormed`."""
    try:
        value = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        # The reader knows no half characters, which no encoding can write, and says so in its own way.
        half = "hex escape" in str(error)
        why = "a text holds half a character" if half else f"it is no JSON ({error})"
        raise IllFormed(why) from None
    _check(value, 0)
    return value


def check_text(text: str) -> None:
    """Refuse a text with control characters or endless numbers."""
    if _CONTROL.search(text):
        raise IllFormed("a text holds a control character")
    if _LONG_NUMBER.search(text):
        raise IllFormed(f"a number has more than {MOST_DIGITS} digits")


def _check(value: Any, depth: int) -> None:
    if isinstance(value, str):
        check_text(value)
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise IllFormed(f"a number is beyond {LARGEST}")
    elif isinstance(value, float):
        if not isfinite(value):
            raise IllFormed("a number is too large")
    elif value is not None:
        if depth == DEEPEST:
            raise IllFormed(f"it is nested more than {DEEPEST} deep")
        if isinstance(value, dict):
            for key in value:
                check_text(key)
            value = value.values()
        for one in value:
            _check(one, depth + 1)
