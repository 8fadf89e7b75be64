"""Types of option values; an error says which values are allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from dicehall.core.mistakes import BadOptions

if TYPE_CHECKING:
    ParamType = click.ParamType[Any]
else:
    # Older releases of click have no generic types.
    ParamType = click.ParamType


class Kind(ParamType):
    """A type of values."""

    wanted: str
    """Which values are allowed, as in *a whole number from 1 to 6*."""

    def read(self, text: str) -> Any:
        """Return the value of a text; a `ValueError` refuses it."""
        raise NotImplementedError

    def convert(
        self, value: Any, parameter: click.Parameter | None, context: click.Context | None
    ) -> Any:
        """Return the value, or say in one sentence which are allowed."""
        try:
            return self.read(value if isinstance(value, str) else str(value))
        except ValueError:
            option = "a value" if parameter is None else parameter.opts[0]
            shown = str(value).encode(errors="backslashreplace").decode()
            raise BadOptions(f"{option} is '{shown}'; it must be {self.wanted}.") from None


class WholeNumber(Kind):
    """A whole number, within limits if they are given."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.wanted = "a whole number"
        if least is not None and most is not None:
            self.wanted += f" from {least:,} to {most:,}"
        self._least = least
        self._most = most

    def read(self, text: str) -> int:
        """Return the number."""
        number = int(text)
        if (self._least is not None and number < self._least) or (
            self._most is not None and number > self._most
        ):
            raise ValueError
        return number


class Seconds(Kind):
    """A number of seconds within limits."""

    name = "seconds"

    def __init__(self, least: float, most: float) -> None:
        self.wanted = f"a number of seconds from {least:g} to {most:g}"
        self._least = least
        self._most = most

    def read(self, text: str) -> float:
        """Return the seconds."""
        seconds = float(text)
        # Values that are not numbers, such as "nan", are not between the limits either.
        if not self._least <= seconds <= self._most:
            raise ValueError
        return seconds


class WordKind(Kind):
    """One of a few words."""

    name = "word"

    def __init__(self, *words: str) -> None:
        self.wanted = " or ".join(words)
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:
        """Return the words, for the help."""
        return f"[{'|'.join(self.words)}]"

    def read(self, text: str) -> str:
        """Return the word."""
        if text not in self.words:
            raise ValueError
        return text


class Text(Kind):
    """Any valid text: undecodable bytes can be neither hashed as a seed nor written to a record."""

    name = "text"
    wanted = "text in UTF-8"

    def read(self, text: str) -> str:
        """Return the text."""
        text.encode()
        return text
