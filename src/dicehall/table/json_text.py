"""Write and read JSON: quickly if pydantic's core is installed, otherwise more slowly with the same result.

On a device there is only the standard library.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

try:
    from pydantic_core import from_json, to_json
except ImportError:
    FAST = False
else:
    FAST = True

_EXPONENT: Final = re.compile(r"\de-")
_NUMBER_OR_TEXT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?e-\d+')
_LEAST_EXPONENT: Final = -5
"""Numbers from 1e-5 on are written without an exponent; Python itself begins at 1e-4."""


def json_of(value: object) -> str:
    """Return a value as compact JSON."""
    return to_json(value).decode() if FAST else plain_json(value)


def plain_json(value: object) -> str:
    """Return the same text as `json_of`, using only the standard library."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _NUMBER_OR_TEXT.sub(_rewritten, text) if _EXPONENT.search(text) else text


def _rewritten(found: re.Match[str]) -> str:
    """Return a number as pydantic's core writes it; strings stay as they are."""
    text = found[0]
    if text.startswith('"'):
        return text
    digits, _, exponent = text.partition("e")
    if int(exponent) < _LEAST_EXPONENT:
        return f"{digits}e{int(exponent)}"
    sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    return f"{sign}0.{'0' * (-int(exponent) - 1)}{digits.replace('.', '')}"


def value_of(text: str | bytes) -> Any:
    """Return the value of a JSON text; a `ValueError` says what is wrong with it.

    Infinite numbers and lone surrogates are refused.
    """
    return from_json(text, allow_inf_nan=False) if FAST else plain_value(text)


def plain_value(text: str | bytes) -> Any:
    """Return the same value as `value_of`, using only the standard library."""
    try:
        value = json.loads(text, parse_constant=_refuse)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("recursion limit exceeded") from None
    except UnicodeEncodeError:
        raise ValueError("lone surrogate in hex escape") from None
    return value


def _refuse(constant: str) -> Any:
    raise ValueError(f"{constant} is no number")
