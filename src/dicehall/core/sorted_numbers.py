"""Keep short lists of numbers sorted with plain loops: compiled code calls the builtins through Python."""

from __future__ import annotations

from mypy_extensions import i64


def insert_sorted(numbers: list[i64], number: i64) -> None:
    """Insert a number at its place."""
    place: i64 = len(numbers)
    if place == 0 or numbers[place - 1] <= number:
        numbers.append(number)
        return
    place -= 1
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


def remove_sorted(numbers: list[i64], number: i64) -> None:
    """Remove a number once; it must be in the list."""
    place: i64 = 0
    while numbers[place] != number:
        place += 1
    numbers.pop(place)


def sort_nearly_sorted(numbers: list[i64]) -> None:
    """Sort a list in which few numbers are out of place."""
    place: i64
    for place in range(1, len(numbers)):
        number = numbers[place]
        before: i64 = place - 1
        while before >= 0 and numbers[before] > number:
            numbers[before + 1] = numbers[before]
            before -= 1
        if before != place - 1:
            numbers[before + 1] = number
