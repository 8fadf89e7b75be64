"""The rate of transactions: when much is to be stored, what arrives within moments shares one.

Nobody notices such a wait, and each work costs a fraction of a commit, of waking two threads and of the
database's time. As long as little is to be stored, nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

PER_SECOND: Final = 50.0
"""How many transactions begin in a second, if there is always something to store."""
AT_ONCE: Final = 20.0
"""How many may follow one another without a wait."""


class CommitRate:
    """Says how long to wait before the next transaction."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._allowed = AT_ONCE
        self._counted_at = clock()

    def wait_s(self) -> float:
        """Count one more transaction, and return how many seconds to wait before it begins."""
        now = self._clock()
        earned = (now - self._counted_at) * PER_SECOND
        self._allowed = min(AT_ONCE, self._allowed + earned) - 1
        self._counted_at = now
        return max(0.0, -self._allowed / PER_SECOND)
