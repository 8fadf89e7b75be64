"""How often each face of each die fell in a game, read from its record."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

LOT: Final = "first"
"""The die that draws who begins. It has a side for each player: another die for each number of them."""
BORROWED: Final = "*"
"""What follows the name of a borrowed die, which is like any other of its kind."""


class RolledFace(NamedTuple):
    """A face of a die."""

    die: str
    face: str
    ways: int
    """How many sides of the die show it."""


def faces_in(record: dict[str, Any]) -> Counter[RolledFace]:
    """Return how often each face fell, those that never fell included.

    Empty for a game without fair dice, and for one with figures of its own: only dice of the box are counted.
    Those of duplicates fall alike at many tables, so they are no new dice, and are not counted either.
    """
    origin = record["dice"]
    counted: Counter[RolledFace] = Counter()
    uncounted = "components" in record["options"] or "duplicate" in origin
    if origin.get("source") != "fair" or uncounted:
        return counted
    known: dict[str, RolledFace] = {}
    for listed in origin["sides"].split(" "):
        name, _, text = listed.partition("=")
        sides = text.split(",")
        die = f"{name}{len(sides)}" if name == LOT else name.removesuffix(BORROWED)
        for side, ways in Counter(sides).items():
            known[f"{name}-{side}"] = RolledFace(die, side, ways)
    fell = Counter(
        word
        for step in record["steps"]
        if step["asked"] == "roll"
        for word in step["given"].split()
        if word in known
    )
    thrown = {known[word].die for word in fell}
    for word, face in known.items():
        if face.die in thrown:
            counted[face] += fell[word]
    return counted
