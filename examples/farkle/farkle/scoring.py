"""What dice are worth that are set aside, and the ways to set dice of a roll aside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

Counts = tuple[int, ...]
"""How many dice show each face, from 1 to 6."""
STRAIGHT = 1500
SINGLE = (100, 0, 0, 0, 50, 0)
"""What one die of each face is worth."""
THREE = (1000, 200, 300, 400, 500, 600)
"""What three dice of each face are worth; each further one doubles that."""


@cache
def worth(counts: Counts) -> int:
    """Return the points of dice; 0 if one of them does not count."""
    if counts == (1,) * 6:
        return STRAIGHT
    points = 0
    for count, single, three in zip(counts, SINGLE, THREE, strict=True):
        if count and count < 3 and not single:
            return 0
        points += three << (count - 3) if count >= 3 else single * count
    return points


def ways(rolled: Sequence[int]) -> Iterator[tuple[int, Counts]]:
    """Give every set of these dice that counts, with its points."""
    for counts in product(*(range(count + 1) for count in rolled)):
        points = worth(counts)
        if points:
            yield points, counts


def text(counts: Sequence[int]) -> str:
    """Return dice as people write them, such as ``1 1 5``."""
    return " ".join(str(face) for face, count in enumerate(counts, 1) for _ in range(count))
