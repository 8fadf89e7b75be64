"""The moments of a round at which abilities are used, and their names in texts."""

# Not compiled: it is a list of names.

from __future__ import annotations

from typing import Final

NOW: Final = 0
AFTER_PUSH: Final = 1
ON_PUSH: Final = 2
WOULD_BUST: Final = 3
RUN: Final = 4
POWER: Final = 5
SECOND: Final = 6
ANY_TIME: Final = 7
AFTER_MOVE: Final = 8
COMPARE: Final = 9
BEFORE_SWORDS: Final = 10
MOMENTS: Final = 11
"""The moments at which a card can do something; a second run ability has one of its own."""
RUN_PHASE_END: Final = 11
BUST: Final = 12
"""Moments of abilities that are never used but simply hold: this die is lost, or some dice stay."""
MOMENT_NAMES: Final = (
    *("now", "after_push", "on_push", "would_bust", "run", "power", "second", "any_time"),
    # The power part of a card has the same name at every moment at which it can be used.
    *("after_move", "compare", "power", "must_lose", "stays"),
)
"""The names of the moments in texts."""
ORDER_IN_ROUND: Final = (
    *(NOW, ON_PUSH, AFTER_PUSH, WOULD_BUST, ANY_TIME, COMPARE),
    *(RUN, POWER, BEFORE_SWORDS, SECOND, AFTER_MOVE),
)
"""The moments of programs in the order in which a round comes to them."""
