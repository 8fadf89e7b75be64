"""What ways of spoiling a record are made of: which of its parts to change, and copies in which they are."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.fair.records import Saved

Step = dict[str, Any]
Spoilt = Iterator[Saved]
"""Copies of a record that are spoilt in the same way at different places; none if it cannot be done."""


@dataclass(frozen=True)
class Spoil:
    """A way of spoiling a record."""

    name: str
    condition: int
    """The condition that it breaks; 0 if nothing can be said of the dice any more."""
    spoil: Callable[[Saved], Spoilt]
    chance: bool = False
    """Whether the dice may happen to fall as before, so that another place must be tried."""
    noted: dict[str, str] = field(default_factory=dict)
    """What somebody noted."""


LISTED: dict[str, Spoil] = {}
"""The ways that were listed so far, by name; `tests.fair.spoils` has all."""


def spoils(
    name: str, condition: int, *, chance: bool = False, noted: dict[str, str] | None = None
) -> Callable[[Callable[[Saved], Spoilt]], Callable[[Saved], Spoilt]]:
    """List a function as a way of spoiling records."""

    def listed(spoil: Callable[[Saved], Spoilt]) -> Callable[[Saved], Spoilt]:
        assert name not in LISTED
        LISTED[name] = Spoil(name, condition, spoil, chance, noted or {})
        return spoil

    return listed


def changed(saved: Saved, change: Callable[[Saved], object]) -> Saved:
    """Return a copy in which something is changed."""
    other = copy.deepcopy(saved)
    change(other)
    return other


def in_dice(name: str, change: Callable[[str], str | None]) -> Callable[[Saved], Spoilt]:
    """Return a way that changes a part of the dice; None takes it away."""

    def spoil(saved: Saved) -> Spoilt:
        if name in saved["dice"]:
            other = copy.deepcopy(saved)
            text = change(other["dice"].pop(name))
            if text is not None:
                other["dice"][name] = text
            yield other

    return spoil


def words(saved: Saved, name: str) -> list[str]:
    """Return a part of the dice that lists something by seat or by roll."""
    text: str = saved["dice"].get(name, "")
    return text.split(" ") if text else []


def with_word(saved: Saved, name: str, place: int, word: str) -> Saved:
    """Return a copy with another word in a part of the dice."""
    listed = words(saved, name)
    listed[place] = word
    return changed(saved, lambda other: other["dice"].update({name: " ".join(listed)}))


def with_step(saved: Saved, place: int, **fields: Any) -> Saved:
    """Return a copy with other fields in a step."""
    return changed(saved, lambda other: other["steps"][place].update(fields))


def without_step(saved: Saved, place: int) -> Saved:
    return changed(saved, lambda other: other["steps"].pop(place))


def with_set(saved: Saved, places: list[int], first: int) -> Saved:
    """Return a copy in which some answers are a set, or are added to one."""
    other = copy.deepcopy(saved)
    for place in places:
        other["steps"][place]["set"] = first
    return other


def without_set(saved: Saved, *places: int) -> Saved:
    """Return a copy in which some answers are no pieces of a set any more."""
    other = copy.deepcopy(saved)
    for place in places:
        del other["steps"][place]["set"]
    return other


def is_roll(step: Step) -> bool:
    return bool(step["asked"] == "roll")


def rolls(saved: Saved, seat: int | None = None) -> list[int]:
    """Return the places of the rolls, of a seat or of all seats but the table's."""
    return [
        place
        for place, step in enumerate(saved["steps"])
        if is_roll(step) and (step["seat"] >= 0 if seat is None else step["seat"] == seat)
    ]


def answers(saved: Saved, by: str | None = None, seat: int | None = None) -> list[int]:
    """Return the places of the answers, by somebody and of a seat where that is given."""
    return [
        place
        for place, step in enumerate(saved["steps"])
        if not is_roll(step)
        and (by is None or step.get("by") == by)
        and (seat is None or step["seat"] == seat)
    ]


def first_turn(step: Step) -> int:
    turn: int = step["set"] if "set" in step else step["number"]
    return turn


def last_answer(saved: Saved, roll: int) -> int | None:
    """Return the place of the last answer of a roll's seat before it."""
    seat = saved["steps"][roll]["seat"]
    before = [place for place in answers(saved, seat=seat) if place < roll]
    return before[-1] if before else None


def last_answers(saved: Saved, by: str) -> Iterator[int]:
    """Yield the places of the answers by somebody that are the last of their seat before a roll."""
    for roll in rolls(saved):
        place = last_answer(saved, roll)
        if place is not None and saved["steps"][place].get("by") == by:
            yield place


def earlier_answers(saved: Saved, by: str) -> Iterator[int]:
    """Yield the places of answers by somebody that no roll of their seat follows before its next answer."""
    last = {last_answer(saved, roll) for roll in rolls(saved)}
    yield from (place for place in answers(saved, by) if place not in last)


def shown_turn(saved: Saved, seat: int) -> int:
    """Return the turn of the newest link of a seat; -1 if there is none."""
    shown = words(saved, "shown")
    word = shown[seat] if seat < len(shown) else "-"
    return -1 if word == "-" else int(word.partition(":")[0])


def chained_seats(saved: Saved) -> list[int]:
    """Return the seats that have shown links."""
    return [seat for seat in range(len(saved["seats"])) if shown_turn(saved, seat) >= 0]


def sets(saved: Saved) -> list[list[int]]:
    """Return the places of the pieces of every set."""
    found: list[list[int]] = []
    steps = saved["steps"]
    for place in answers(saved):
        if "set" not in steps[place]:
            continue
        if steps[place]["set"] == steps[place]["number"]:
            found.append([])
        found[-1].append(place)
    return found


def pairs(saved: Saved) -> Iterator[tuple[int, int]]:
    """Yield the places of two answers that look like a set: asked the same, one directly after the other."""
    steps = saved["steps"]
    for place in range(1, len(steps)):
        one, two = steps[place - 1], steps[place]
        same = all(one.get(name) == two.get(name) for name in ("seat", "asked", "by"))
        dice = all(" in " in step["given"] or step["given"] == "enough" for step in (one, two))
        if same and dice and not is_roll(one) and "set" not in one and "set" not in two:
            yield place - 1, place


def flip(text: str) -> str:
    """Return a hexadecimal text with its last bit turned over."""
    return text[:-1] + f"{int(text[-1], 16) ^ 1:x}"
