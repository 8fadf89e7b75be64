"""Quiet hours: until when somebody must not be called, in their own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

if TYPE_CHECKING:
    from dicehall.server.store.call_ways import Wishes


def quiet_until(wishes: Wishes, now: float) -> float:
    """Return when the quiet hours of this moment end; now, if there are none.

    They are read off the clock on the wall: in the night in which clocks are changed they last an hour more
    or less. An end that is skipped in spring comes an hour later.
    """
    if wishes.quiet_from is None or wishes.quiet_until is None:
        return now
    begin, end = time.fromisoformat(wishes.quiet_from), time.fromisoformat(wishes.quiet_until)
    # A zone that was given up since then must not keep everybody else from being called.
    zone = zone_of(wishes.zone) or UTC
    local = datetime.fromtimestamp(now, zone)
    clock = local.time()
    over_midnight = begin > end
    if over_midnight:
        quiet = clock >= begin or clock < end
    else:
        quiet = begin <= clock < end
    if not quiet:
        return now
    day = local.date() + timedelta(days=1 if over_midnight and clock >= begin else 0)
    wall = datetime.combine(day, end, zone)
    first = wall.timestamp()
    # In autumn an hour comes twice; its second time counts for whoever is past the first.
    return first if first > now else wall.replace(fold=1).timestamp()


def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone of this name, if there is one."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, ZoneInfoNotFoundError):
        return None
