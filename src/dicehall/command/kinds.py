"""Types of option values; an error says which values are allowed."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

import click

from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    Kind = click.ParamType[Any]
else:
    # Older releases of click have no generic types.
    Kind = click.ParamType


def _refuse(value: Any, parameter: click.Parameter | None, wanted: str) -> BadOptions:
    option = "a value" if parameter is None else parameter.opts[0]
    return BadOptions(f"{option} is '{value}'; it must be {wanted}.")


class WholeNumber(Kind):
    """A whole number, within limits if they are given."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> int:
        """Return the number."""
        wanted = "a whole number"
        if self.least is not None and self.most is not None:
            wanted += f" from {self.least:,} to {self.most:,}"
        try:
            number = int(value)
        except ValueError:
            raise _refuse(value, parameter, wanted) from None
        if self.least is not None and number < self.least:
            raise _refuse(value, parameter, wanted)
        if self.most is not None and number > self.most:
            raise _refuse(value, parameter, wanted)
        return number


class Seconds(Kind):
    """A number of seconds within limits."""

    name = "seconds"

    def __init__(self, least: float, most: float) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> float:
        """Return the seconds."""
        wanted = f"a number of seconds from {self.least:g} to {self.most:g}"
        try:
            seconds = float(value)
        except ValueError:
            raise _refuse(value, parameter, wanted) from None
        if not isfinite(seconds) or not self.least <= seconds <= self.most:
            raise _refuse(value, parameter, wanted)
        return seconds


class OneOf(Kind):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the words, for the help."""
        return f"[{'|'.join(self.words)}]"

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> str:
        """Return the word."""
        if value not in self.words:
            raise _refuse(value, parameter, " or ".join(self.words))
        return str(value)


class Text(Kind):
    """Any valid text: undecodable bytes can be neither hashed as a seed nor written to a record."""

    name = "text"

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> str:
        """Return the text."""
        text = str(value)
        try:
            text.encode()
        except UnicodeEncodeError:
            shown = text.encode(errors="backslashreplace").decode()
            raise _refuse(shown, parameter, "text in UTF-8") from None
        return text
