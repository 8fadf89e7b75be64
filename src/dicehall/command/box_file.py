"""The box of a game as a file to edit: TOML with a comment for every key, as `--components` reads it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

from dicehall.core.content import HOUSE, HOUSE_MARK


def box_file(title: str, name: str, figures: dict[str, Any], about: Mapping[str, str]) -> str:
    """Return the text of the file.

    `about` says what a key means, by its path, as in ``tiles.*.count``; a key that is not in it cannot be
    changed and is written after the others.
    """
    head = (
        f"# The box of {title}, to edit. To play with it: dicehall play {name} --components FILE",
        "# You may delete whatever you do not change: it then is as it comes with the game.",
        f"# {HOUSE_MARK} marks figures that no readable source shows, which this project has chosen itself.",
    )
    return "\n".join([*head, *_table("", figures, about)]) + "\n"


def _table(path: str, figures: dict[str, Any], about: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of a table: its own keys first, then the tables in it."""
    for key, value in figures.items():
        place = f"{path}.{key}" if path else key
        said = _said(place, about)
        if key == HOUSE or said is None or isinstance(value, dict):
            continue
        if not path:
            yield ""
        yield from (f"# {line}" for line in said.splitlines())
        yield f"{_key(key)} = {_value(value)}{_mark(figures, key)}"
    for key, value in figures.items():
        place = f"{path}.{key}" if path else key
        said = _said(place, about)
        if isinstance(value, dict) and said is not None:
            yield ""
            yield from (f"# {line}" for line in said.splitlines())
            yield f"[{'.'.join(map(_key, place.split('.')))}]"
            yield from _rows(place, value, about)


def _rows(path: str, figures: dict[str, Any], about: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of a table whose rows are tables themselves, or plain figures."""
    of_rows = f"{path}.*."
    for place, said in about.items():
        if place.startswith(of_rows):
            yield f"#   {place.removeprefix(of_rows)}: {said}"
    for key, value in figures.items():
        if key == HOUSE:
            continue
        if not isinstance(value, dict):
            note = _mark(figures, key, _said(f"{path}.{key}", about) or "")
            yield f"{_key(key)} = {_value(value)}{note}"
            continue
        parts = {part for part in value if _said(f"{path}.*.{part}", about) is not None}
        inside = ", ".join(
            f"{_key(part)} = {_value(value[part])}" for part in value if part in parts
        )
        fixed = [f"{part} {value[part]}" for part in value if part not in parts and part != HOUSE]
        house = [part for part in value.get(HOUSE, []) if part in parts]
        notes = [*fixed, *([f"{HOUSE_MARK} {', '.join(house)}"] if house else [])]
        yield f"{_key(key)} = {{ {inside} }}" + (f"  # {'; '.join(notes)}" if notes else "")


def _said(place: str, about: Mapping[str, str]) -> str | None:
    return next((said for key, said in about.items() if fnmatchcase(place, key)), None)


def _mark(figures: dict[str, Any], key: str, said: str = "") -> str:
    """Return the comment after a figure."""
    marked = f"{HOUSE_MARK} " if key in figures.get(HOUSE, []) else ""
    return f"  # {marked}{said}".rstrip() if marked or said else ""


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def _value(value: Any) -> str:
    """Return a number, a text or a list of them as TOML, which writes them as JSON does."""
    return json.dumps(value, ensure_ascii=False)
