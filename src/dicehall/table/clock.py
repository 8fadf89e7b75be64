"""The clock of a table: how long a player may take for a question."""

from __future__ import annotations

from typing import Any, Final

from dicehall.table.refusals import Refusal

LONGEST_MOVE: Final = 3600
"""The most seconds a move may take when the clock counts seconds."""
MOST_DAYS: Final = 30
"""The most days a move may take."""
DAY: Final = 24 * 60 * 60
"""The seconds in a day."""


def check_clock(clock: dict[str, Any]) -> dict[str, Any]:
    """Return a clock in the form that is stored, or refuse it."""
    kind = clock.get("kind")
    if kind == "none":
        return {"kind": "none"}
    if kind == "move" and _whole_in(clock.get("seconds"), LONGEST_MOVE):
        return {"kind": "move", "seconds": clock["seconds"]}
    if kind == "days" and _whole_in(clock.get("days"), MOST_DAYS):
        return {"kind": "days", "days": clock["days"]}
    raise Refusal("bad_clock")


def _whole_in(number: object, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= most


def seconds_of(clock: dict[str, Any]) -> float | None:
    """Return how many seconds a player has for a question; None for no limit."""
    if clock["kind"] == "move":
        return float(clock["seconds"])
    if clock["kind"] == "days":
        return float(clock["days"] * DAY)
    return None
