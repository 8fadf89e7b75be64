"""The useful dice of a roll: how many there may be, how likely that is, and the ways to keep some of them."""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.rules.components import X
from dicehall.games.novodice.rules.state import SLOT_SPACES

KEPT_BASE: Final = SLOT_SPACES + 1
"""The base in which counts of dice in one slot are encoded."""
KINDS: Final = X + 1
"""Kinds of dice: A, B and X."""


def one_die_more(
    spread: list[float], face_chance: list[float], faces: list[int], sizes: list[int]
) -> list[float]:
    """Return the chances of counts after one more die; a count stops at the greatest useful number."""
    other = 1.0
    for face in faces:
        other -= face_chance[face]
    more = [0.0] * len(spread)
    for at in range(len(spread)):
        chance = spread[at]
        if chance == 0.0:
            continue
        more[at] += chance * other
        step = 1
        for place in range(len(faces) - 1, -1, -1):
            count = at // step % sizes[place]
            full = count == sizes[place] - 1
            more[at if full else at + step] += chance * face_chance[faces[place]]
            step *= sizes[place]
    return more


def useful_rolls(
    face_chance: list[float], dice: int, useful: list[int], most: list[int]
) -> list[tuple[list[int], float]]:
    """Return how many of each useful face equal dice may show, as far as they can be kept."""
    found: dict[int, float] = {0: 1.0}
    other = 1.0
    for face in useful:
        other -= face_chance[face]
    for _ in range(dice):
        more: dict[int, float] = {}
        for key, chance in found.items():
            more[key] = more.get(key, 0.0) + chance * other
            step = 1
            for place in range(len(useful)):
                if face_chance[useful[place]] > 0.0:
                    count = key // step % KEPT_BASE
                    longer = key if count == most[place] else key + step
                    more[longer] = more.get(longer, 0.0) + chance * face_chance[useful[place]]
                step *= KEPT_BASE
        found = more
    rolls: list[tuple[list[int], float]] = []
    for key, chance in found.items():
        # If all faces of a die are useful, the others get a rounding error.
        if chance > 1e-15:
            counts: list[int] = []
            for _ in useful:
                counts.append(key % KEPT_BASE)
                key //= KEPT_BASE
            rolls.append((counts, chance))
    return rolls


def ways_to_keep(shown: list[list[int]], most: list[int]) -> list[int]:
    """Return the ways to keep useful dice: digits of dice kept by kind, then by useful face.

    `shown` is, for each kind of die, how many show each useful face.
    """
    found: dict[int, bool] = {0: True}
    face_step = KEPT_BASE**KINDS
    for place in range(len(most)):
        kind_step = 1
        for kind in range(KINDS):
            there = shown[kind][place]
            if there:
                more: dict[int, bool] = {}
                for way in found:
                    by_kind = way % KEPT_BASE**KINDS
                    kept = (
                        by_kind % KEPT_BASE
                        + by_kind // KEPT_BASE % KEPT_BASE
                        + by_kind // (KEPT_BASE * KEPT_BASE)
                    )
                    of_face = way // face_step % KEPT_BASE
                    number = min(there, SLOT_SPACES - kept, most[place] - of_face)
                    for taken in range(number + 1):
                        more[way + taken * (kind_step + face_step)] = True
                found = more
            kind_step *= KEPT_BASE
        face_step *= KEPT_BASE
    return list(found)


def kept_sets(cells: list[int]) -> list[list[int]]:
    """Return every set of up to three of these dice once, the empty one first."""
    found: list[list[int]] = [[]]
    begin = 0
    for _ in range(SLOT_SPACES):
        end = len(found)
        for at in range(begin, end):
            taken = found[at]
            # Both the dice and those taken are in rising order, so continue after the last one taken.
            left = list(cells)
            for cell in taken:
                left.remove(cell)
            before = -1
            for cell in left:
                if cell != before and (not taken or cell >= taken[-1]):
                    found.append([*taken, cell])
                before = cell
        begin = end
    return found
