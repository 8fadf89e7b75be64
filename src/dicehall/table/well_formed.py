"""Check what comes in from outside: every text and number passes here before anything else looks at it.

What passes can be stored, shown and sent again by every part of the server, every database and every client.
Whether it makes sense is decided where it is used.
"""

from __future__ import annotations

import re
from math import isfinite
from typing import Any, Final

from dicehall.table.json_text import value_of

DEEPEST: Final = 20
"""How deeply lists and objects may be nested; no game's options need half as much."""
LARGEST: Final = 2**63 - 1
"""The largest whole number accepted."""
MOST_DIGITS: Final = 256
"""The most consecutive digits in a text: enough for a seed, and still readable as a number."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""Control characters, except tabs and line ends."""
_LONG_NUMBER: Final = re.compile(rf"\d{{{MOST_DIGITS + 1}}}")


class IllFormed(ValueError):
    """The input cannot be used by anybody; the text says why, as part of a sentence."""


def read_json(text: str | bytes) -> Any:
    """Return the value of a JSON text; raise `IllFormed` if it is not well-formed."""
    try:
        value = value_of(text)
    except ValueError as error:
        # The parser rejects lone surrogates, which no encoding can write, with a message of its own.
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
