"""Read figures from content files, and refuse those that make no sense with one clear sentence."""

# Not compiled: content is read once a game.

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from dicehall.core.mistakes import BadContent

HOUSE: Final = "house"
"""The key that lists which figures of a table are this project's own choice."""
HOUSE_MARK: Final = "°"
"""The sign that marks such a figure for people."""


def content_of(package: str, name: str) -> dict[str, Any]:
    """Return the figures of a content file of a game: a table of the caller's own, which may be changed."""
    return deepcopy(_content(package, name))


@cache
def _content(package: str, name: str) -> dict[str, Any]:
    """Read a content file, once: every game that is made asks for it."""
    return tomllib.loads(files(package).joinpath("content", name).read_text("utf-8"))


def read_figures(path: Path) -> dict[str, Any]:
    """Read a table of figures; the game they belong to checks their meaning."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadContent(
            f"{path} cannot be read: {(error.strerror or str(error)).lower()}."
        ) from None
    except UnicodeDecodeError:
        raise BadContent(f"{path} cannot be read: it is not UTF-8 text.") from None
    except (ValueError, RecursionError) as error:
        reason = str(error).replace("Invalid", "wrong")
        raise BadContent(f"{path} is no table of components in TOML: {reason}.") from None


def read_part(given: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    """Return a table within a table."""
    part = given.get(key)
    if not isinstance(part, dict):
        raise BadContent(f"{where} must have a table {key}.")
    return part


def read_number(given: dict[str, Any], key: str, least: int, most: int, where: str) -> int:
    """Return a whole number within bounds."""
    number = given.get(key)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        found = "so large a one" if isinstance(number, int) and abs(number) > 10**9 else number
        raise BadContent(f"{key} of {where} must be a number from {least} to {most}, not {found}.")
    return number


def read_numbers(given: dict[str, Any], key: str, least: int, most: int) -> dict[int, int]:
    """Return a table from numbers to numbers."""
    numbers: dict[int, int] = {}
    for name in read_part(given, key, "the components"):
        if not name.isdecimal() or len(name) > 6:
            raise BadContent(
                f"{key} is a table from numbers to numbers, but {name} is not a number."
            )
        numbers[int(name)] = read_number(given[key], name, least, most, key)
    return numbers


def read_texts(given: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    """Return a list of names."""
    texts = given.get(key)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadContent(f"{key} of {where} must be a list of names.")
    return tuple(texts)


def lay_over(
    given: dict[str, Any],
    override: dict[str, Any],
    check: Callable[[dict[str, Any], str, str], None],
    where: str = "",
) -> None:
    """Replace figures by those of an owner's file, which are then no longer house figures.

    `check` is called with a table, where that is, and a key; it refuses a key that owners may not give.
    """
    for key, value in override.items():
        place = place_of(where, key)
        if key == HOUSE:
            raise BadContent(f"{place}: what is a house figure is not for an owner's file to say.")
        check(given, where, key)
        known = given.get(key)
        if isinstance(known, dict):
            if not isinstance(value, dict):
                raise BadContent(
                    f"{place} must be a table, as in the components that come with the game."
                )
            lay_over(known, value, check, place)
            house = known.get(HOUSE)
            if isinstance(house, list):
                known[HOUSE] = [figure for figure in house if figure not in value]
        else:
            given[key] = value


def place_of(where: str, key: str) -> str:
    """Return the full name of a figure: the names of the tables it is in, then its own."""
    return f"{where}.{key}" if where else key


def unknown_figure(given: dict[str, Any], where: str, key: str) -> BadContent:
    """Return the mistake of giving a figure that the components do not have."""
    known = ", ".join([name for name in given if name != HOUSE])
    return BadContent(f"the components have no {place_of(where, key)}; there is {known}.")
