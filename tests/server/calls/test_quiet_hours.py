"""Quiet hours end by the clock on the wall of whoever is to be called."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from dicehall.server.calls.quiet_hours import quiet_until, zone_of
from dicehall.server.store.call_ways import Wishes

NIGHT = ("22:00", "08:00")


def moment(text: str, zone: str = "Europe/Kyiv", fold: int = 0) -> float:
    """Return a moment by the clock of a place."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def until(now: float, hours: tuple[str, str] = NIGHT, zone: str = "Europe/Kyiv") -> float:
    """Return until when somebody with these quiet hours is left alone."""
    return quiet_until(Wishes("en", zone, *hours), now)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-10-20T21:59:59", "2026-10-20T21:59:59"),
        ("2026-10-20T22:00", "2026-10-21T08:00"),
        ("2026-10-20T23:59:59", "2026-10-21T08:00"),
        ("2026-10-21T00:00", "2026-10-21T08:00"),
        ("2026-10-21T07:59:59", "2026-10-21T08:00"),
        ("2026-10-21T08:00", "2026-10-21T08:00"),
        ("2026-12-31T23:00", "2027-01-01T08:00"),
    ],
)
def test_a_night_ends_in_the_morning_on_either_side_of_midnight(now: str, end: str) -> None:
    assert until(moment(now)) == moment(end)


def test_quiet_hours_may_lie_within_a_day() -> None:
    nap = ("13:00", "15:00")
    assert until(moment("2026-10-20T14:00"), nap) == moment("2026-10-20T15:00")
    for awake in ("2026-10-20T12:59", "2026-10-20T15:00", "2026-10-20T02:00"):
        assert until(moment(awake), nap) == moment(awake)


def test_the_hours_are_those_of_the_time_zone() -> None:
    noon = moment("2026-10-20T12:00", "UTC")
    assert until(noon, zone="UTC") == noon
    # It is 23:00 in Sydney.
    assert until(noon, zone="Australia/Sydney") == moment("2026-10-21T08:00", "Australia/Sydney")


def test_a_night_is_an_hour_shorter_in_spring_and_an_hour_longer_in_autumn() -> None:
    spring = moment("2026-03-28T22:00", "Europe/Berlin")
    autumn = moment("2026-10-24T22:00", "Europe/Berlin")
    assert until(spring, zone="Europe/Berlin") == spring + 9 * 3600
    assert until(autumn, zone="Europe/Berlin") == autumn + 11 * 3600


def test_an_end_that_the_clock_skips_comes_an_hour_later() -> None:
    hours, zone = ("22:00", "02:30"), "Europe/Berlin"
    before = moment("2026-03-29T01:59", zone)
    assert until(before, hours, zone) == moment("2026-03-29T03:30", zone)


def test_an_hour_that_comes_twice_is_quiet_both_times() -> None:
    hours, zone = ("22:00", "02:30"), "Europe/Berlin"
    first, second = (moment("2026-10-25T02:10", zone, fold) for fold in (0, 1))
    assert second - first == 3600
    assert until(first, hours, zone) == first + 20 * 60
    assert until(second, hours, zone) == second + 20 * 60


def test_who_wants_no_quiet_hours_has_none() -> None:
    night = moment("2026-10-20T23:00")
    assert quiet_until(Wishes("en", "Europe/Kyiv"), night) == night


@pytest.mark.parametrize("name", ["", "Europe", "Mars/Olympus", "../../etc/passwd", "/etc/passwd"])
def test_what_is_no_time_zone_is_none(name: str) -> None:
    assert zone_of(name) is None


def test_a_zone_that_is_gone_holds_nobody_up() -> None:
    now = moment("2026-10-20T12:00", "UTC")
    assert until(now, zone="Mars/Olympus") == now
