"""Compare the facts a step expects with those a game shows."""

from __future__ import annotations

from typing import Any, Final

NOTHING: Final = "nothing"
"""What a scenario writes for a fact without a value, or if nobody is asked; TOML has no null."""


class Unmet(Exception):
    """A step's expectation is not met: the text says what was expected and what was found."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected: str = expected
        self.found: str = found


def compare(expected: Any, found: Any, name: str = "") -> None:
    """Raise `Unmet` unless everything expected is found; facts not mentioned do not matter.

    A table is compared field by field, and a list as a whole. A table whose fields are numbers, counted
    from 1, can stand for some elements of a list. An empty table means that there are none: if it matched
    anything, it would say nothing.
    """
    if expected == {} and isinstance(found, (dict, list, tuple)):
        if found:
            raise Unmet(f"{name} = {{}}", f"{name} = {written(found)}")
    elif isinstance(expected, dict) and isinstance(found, (dict, list, tuple)):
        _compare_fields(expected, _by_name(found), name)
    elif isinstance(expected, list) and isinstance(found, (list, tuple)):
        if len(expected) != len(found):
            raise Unmet(f"{name} = {written(expected)}", f"{name} = {written(found)}")
        for number, (one, other) in enumerate(zip(expected, found, strict=True), 1):
            compare(one, other, f"{name}.{number}")
    elif not _equal(expected, found):
        raise Unmet(f"{name} = {written(expected)}", f"{name} = {written(found)}")


def _compare_fields(expected: dict[str, Any], found: dict[str, Any], name: str) -> None:
    for field, value in expected.items():
        place = f"{name}.{field}" if name else field
        if field not in found:
            known = ", ".join(found) if found else "none"
            raise Unmet(f"{place} = {written(value)}", f"no such fact; there are: {known}")
        compare(value, found[field], place)


def _by_name(found: Any) -> dict[str, Any]:
    if isinstance(found, dict):
        return {str(field): value for field, value in found.items()}
    return {str(number): value for number, value in enumerate(found, 1)}


def _equal(expected: Any, found: Any) -> bool:
    if found is None:
        return bool(expected == NOTHING)
    # Without this, true would equal 1.
    return isinstance(expected, bool) == isinstance(found, bool) and bool(expected == found)


def written(value: Any) -> str:
    """Return a value as a scenario writes it."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(written(element) for element in value)}]"
    if isinstance(value, dict):
        fields = ", ".join(f"{field} = {written(element)}" for field, element in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    return str(value)
