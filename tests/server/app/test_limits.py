"""Buckets and places, with a clock that the test turns."""

from __future__ import annotations

import pytest

from dicehall.server.limits import (
    MOST_BUCKETS,
    Bucket,
    Buckets,
    Limit,
    Limits,
    Places,
    address_key,
)
from dicehall.server.settings import Settings
from dicehall.table.refusals import Refusal


def test_a_bucket_gives_what_it_has_and_fills_up_again() -> None:
    bucket = Bucket(rate=2.0, size=3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1.0, size=1.0, now=100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)
    assert bucket.take(51.0)


def test_every_address_has_a_bucket_of_its_own_and_the_oldest_is_forgotten() -> None:
    now = 0.0
    buckets = Buckets(1.0, 1.0, lambda: now)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    for number in range(MOST_BUCKETS):
        buckets.take(str(number))
    assert len(buckets) == MOST_BUCKETS


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    now = 0.0
    buckets = Buckets(1.0, 5.0, lambda: now)
    for key in range(100):
        assert buckets.take(str(key))
    now = 6.0
    assert buckets.take("new")
    assert len(buckets) == 1


def outcomes(limit: Limit, *who: tuple[str, str]) -> list[str]:
    """Return how a limit answers several requests."""
    found: list[str] = []
    for address, person in who:
        try:
            limit.spend(address, person)
            found.append("")
        except Refusal as refusal:
            found.append(refusal.code)
    return found


def test_a_limit_belongs_to_a_person_wherever_they_are() -> None:
    limit = Limit(1.0, 2.0, lambda: 0.0, "too_many_hints", most=2)
    home, away = ("home", "Ada"), ("away", "Ada")
    assert outcomes(limit, home, away, home, away) == ["", "", "too_many_hints", "too_many_hints"]
    assert outcomes(limit, ("home", "Ben")) == [""]


def test_a_limit_belongs_to_an_address_however_many_people_are_there() -> None:
    limit = Limit(1.0, 2.0, lambda: 0.0, many=3)
    crowd = [("home", str(number)) for number in range(8)]
    assert outcomes(limit, *crowd) == [""] * 6 + ["too_fast"] * 2
    # Those whom their address was refused for have spent nothing of their own.
    assert outcomes(limit, ("away", "7"), ("away", "7"), ("away", "7")) == ["", "", "too_fast"]


def test_whoever_asks_for_a_hint_at_every_question_of_a_fast_game_gets_it() -> None:
    now = 0.0
    hints = Limits(Settings(), lambda: now).hints
    for question in range(300):
        now = float(question)
        assert outcomes(hints, ("home", "Ada")) == [""]


def test_all_strangers_of_an_address_count_as_one_person() -> None:
    limit = Limit(1.0, 2.0, lambda: 0.0)
    here = ("home", "")
    assert outcomes(limit, here, here, here, ("away", "")) == ["", "", "too_fast", ""]


def test_who_leaves_makes_room() -> None:
    places = Places(2)
    places.enter("a")
    places.enter("a")
    places.enter("b")
    with pytest.raises(Refusal):
        places.enter("a")
    assert places.total() == 3
    places.leave("a")
    places.enter("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == places.total() == 0


def test_of_an_ipv6_address_the_house_is_counted() -> None:
    assert address_key("203.0.113.9") == "203.0.113.9"
    assert address_key("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:2:ffff::1%eth0") == "2001:db8:1:2::/64"
    assert address_key("::ffff:203.0.113.9") == "203.0.113.9"
    assert address_key("no:address") == "no:address"
