"""The clock of a table: how long a player may take for a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from annotated_types import Ge, Le
from typing_extensions import TypedDict

from dicehall.games.models import wire_model
from dicehall.table.refusals import Refusal

LONGEST_MOVE: Final = 3600
"""The most seconds a move may take when the clock counts seconds."""
MOST_DAYS: Final = 30
"""The most days a move may take."""
DAY: Final = 24 * 60 * 60
"""The seconds in a day."""


@wire_model
class NoClock(TypedDict):
    """No time limit."""

    kind: Literal["none"]


@wire_model
class MoveClock(TypedDict):
    """Every question must be answered within a number of seconds."""

    kind: Literal["move"]
    seconds: Annotated[int, Ge(1), Le(LONGEST_MOVE)]


@wire_model
class DaysClock(TypedDict):
    """Every question must be answered within a number of days."""

    kind: Literal["days"]
    days: Annotated[int, Ge(1), Le(MOST_DAYS)]


Clock = NoClock | MoveClock | DaysClock
"""How long a player may take; when time runs out, a bot plays on until they return."""


def check_clock(clock: Mapping[str, object]) -> Clock:
    """Return a clock in the form that is stored, or refuse it."""
    match clock:
        case {"kind": "none"}:
            return {"kind": "none"}
        case {"kind": "move", "seconds": int(seconds)} if _whole_in(seconds, LONGEST_MOVE):
            return {"kind": "move", "seconds": seconds}
        case {"kind": "days", "days": int(days)} if _whole_in(days, MOST_DAYS):
            return {"kind": "days", "days": days}
    raise Refusal("bad_clock")


def _whole_in(number: int, most: int) -> bool:
    return not isinstance(number, bool) and 1 <= number <= most


def seconds_of(clock: Clock) -> float | None:
    """Return how many seconds a player has for a question; None for no limit."""
    if clock["kind"] == "move":
        return float(clock["seconds"])
    if clock["kind"] == "days":
        return float(clock["days"] * DAY)
    return None
