"""The part of Fluent that our catalogues use; its library is slow to read them, and too large for devices.

Messages, variables, references to other messages, and choices by a number or a word; no functions, terms or
attributes. The tests compare every message of every catalogue with what Fluent itself says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

SIGNS: Final = {"en": (",", "."), "de": (".", ","), "uk": ("\u00a0", ",")}
"""The thousands separator and the decimal separator of each language."""
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?(?=\n|$))*)", re.MULTILINE)
_VARIANT: Final = re.compile(r"^\s*(\*?)\[\s*([^\]]+?)\s*\]", re.MULTILINE)
DECIMALS: Final = 3
"""The most digits after the decimal point."""


class Selection(NamedTuple):
    """Texts among which the value of a variable chooses."""

    by: str
    """The variable."""
    variants: dict[str, Pattern]
    usual: str
    """The variant for any other value."""


class Variable(NamedTuple):
    """The value of an argument."""

    name: str


class Reference(NamedTuple):
    """The text of another message."""

    message: str


Pattern = list["str | Selection | Variable | Reference"]
"""A text with placeholders."""


class PlainMessage(NamedTuple):
    """A message, in the form in which Fluent gives it."""

    value: Pattern


class PlainBundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file, each read when it is first needed; of one name, the first counts."""
        # Comments never stand within a message.
        for found in _MESSAGE.finditer(re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE)):
            self._sources.setdefault(found[1], found[2])

    def has_message(self, name: str) -> bool:
        """Return whether there is a message of this name."""
        return name in self._sources

    def get_message(self, name: str) -> PlainMessage:
        """Return a message; an unknown name is a `KeyError`."""
        if name not in self._patterns:
            self._patterns[name] = _read(_dedented(self._sources[name]))
        return PlainMessage(self._patterns[name])

    def format_pattern(
        self, pattern: Pattern, arguments: Mapping[str, object]
    ) -> tuple[str, list[Exception]]:
        """Return a message's text, and what is missing for it."""
        try:
            return self._said(pattern, arguments), []
        except KeyError as missing:
            return "", [missing]

    def _said(self, pattern: Pattern, arguments: Mapping[str, object]) -> str:
        parts: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                parts.append(part)
            elif isinstance(part, Variable):
                parts.append(self._shown(_value(part.name, arguments)))
            elif isinstance(part, Reference):
                parts.append(self._said(self.get_message(part.message).value, arguments))
            else:
                variant = self._chosen(part, _value(part.by, arguments))
                parts.append(self._said(part.variants[variant], arguments))
        return "".join(parts)

    def _chosen(self, choice: Selection, value: str | float) -> str:
        if isinstance(value, str):
            return value if value in choice.variants else choice.usual
        keys = (_digits(value), PLURALS[self._language](value))
        return next((key for key in keys if key in choice.variants), choice.usual)

    def _shown(self, value: str | float) -> str:
        if isinstance(value, str):
            return value
        thousands, point = SIGNS[self._language]
        return _digits(value, ",").translate({ord(","): thousands, ord("."): point})


def _value(name: str, arguments: Mapping[str, object]) -> str | float:
    """Return an argument; one that is missing, or neither text nor number, is a `KeyError`."""
    value = arguments[name]
    if not isinstance(value, str | int | float):
        raise KeyError(f"{name} is {value!r}")
    return value


def _digits(number: float, thousands: str = "") -> str:
    """Return a number without zeros at its end."""
    if isinstance(number, int):
        return f"{number:{thousands}d}"
    return f"{number:{thousands}.{DECIMALS}f}".rstrip("0").rstrip(".")


def _read(text: str) -> Pattern:
    """Return a text as its parts."""
    pattern: Pattern = []
    while (begin := text.find("{")) >= 0:
        end = _closing(text, begin)
        pattern += [text[:begin], _placed(text[begin + 1 : end].strip())]
        text = text[end + 1 :]
    return [part for part in (*pattern, text) if part != ""]


def _placed(inside: str) -> str | Selection | Variable | Reference:
    """Return what the text between two braces stands for."""
    if inside.startswith('"'):
        return inside[1:-1]
    selector, arrow, rest = inside.partition("->")
    name = selector.strip()
    if not arrow:
        return Variable(name[1:]) if name.startswith("$") else Reference(name)
    found = [one for one in _VARIANT.finditer(rest) if _depth(rest[: one.start()]) == 0]
    ends = [*(one.start() for one in found[1:]), len(rest)]
    variants = {one[2]: _read(rest[one.end() : end].strip()) for one, end in zip(found, ends)}
    return Selection(name[1:], variants, next(one[2] for one in found if one[1]))


def _depth(text: str) -> int:
    """Return how many braces are open at the end of a text."""
    return text.count("{") - text.count("}")


def _closing(text: str, begin: int) -> int:
    """Return where the brace that is opened here is closed."""
    depth = 0
    for place in range(begin, len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if depth == 0:
            return place
    raise ValueError(f"a brace is never closed: {text}")


def _dedented(text: str) -> str:
    """Return a message's text without the indentation of its lines."""
    return "\n".join(line.strip() for line in text.strip().split("\n"))


def _two_forms(number: float) -> str:
    return "one" if number == 1 else "other"


def _ukrainian(number: float) -> str:
    if number != int(number):
        return "other"
    last, two = abs(int(number)) % 10, abs(int(number)) % 100
    if last == 1 and two != 11:
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= two <= 14 else "many"


PLURALS: Final[dict[str, Callable[[float], str]]] = {
    "en": _two_forms,
    "de": _two_forms,
    "uk": _ukrainian,
}
"""The form of a noun that each language uses with a number, by the names of Unicode."""
