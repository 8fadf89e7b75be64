"""Buckets and places, with a clock that the test turns."""

from __future__ import annotations

from dicehall.server.limits import MOST_BUCKETS, Bucket, Buckets, Places, address_key


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


def test_who_leaves_makes_room() -> None:
    places = Places(2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert len(places) == 0


def test_of_an_ipv6_address_the_house_is_counted() -> None:
    assert address_key("203.0.113.9") == "203.0.113.9"
    assert address_key("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:2:ffff::1%eth0") == "2001:db8:1:2::/64"
    assert address_key("::ffff:203.0.113.9") == "203.0.113.9"
    assert address_key("no:address") == "no:address"
