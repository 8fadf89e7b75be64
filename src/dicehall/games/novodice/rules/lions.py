"""Lions in the machine: how many there are, and what they pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.novodice.rules.components import FACES, LION
from dicehall.games.novodice.rules.state import SLOT_SPACES, SLOTS

MOST_LIONS: Final = SLOTS * SLOT_SPACES
"""How many lions fit into the slots."""
FEWEST_LIONS: Final = 2
"""One lion alone claims nothing."""


def lions_in(slots: list[list[i64]]) -> i64:
    """Return the lions in all slots."""
    lions: i64 = 0
    for slot in slots:
        for cell in slot:
            if cell % FACES == LION:
                lions += 1
    return lions


def free_claims(lions: i64) -> i64:
    """Return how many tiles this many lions claim regardless of cost."""
    return 2 if lions == MOST_LIONS - 1 else 3 if lions == MOST_LIONS else 0
