"""The mistakes of scenario writers."""

from __future__ import annotations

from dicehall.core.mistakes import Mistake


class BadScenario(Mistake):
    """A scenario that cannot be found or read; the text names file, case, step and field."""
