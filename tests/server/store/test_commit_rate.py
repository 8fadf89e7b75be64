"""Transactions follow one another at once as long as there are few, and at a steady pace otherwise."""

from __future__ import annotations

import pytest

from dicehall.server.store.commit_rate import AT_ONCE, PER_SECOND, CommitRate


def test_the_first_ones_do_not_wait_and_the_others_keep_the_pace() -> None:
    now = 0.0
    rate = CommitRate(lambda: now)
    assert [rate.wait_s() for _ in range(int(AT_ONCE))] == [0.0] * int(AT_ONCE)
    begun = []
    for _ in range(300):
        now += rate.wait_s()
        begun.append(now)
    assert begun[-1] - begun[0] == pytest.approx(299 / PER_SECOND)


def test_one_every_now_and_then_never_waits() -> None:
    now = 0.0
    rate = CommitRate(lambda: now)
    for _ in range(300):
        assert rate.wait_s() == 0.0
        now += 1.01 / PER_SECOND


def test_a_rest_allows_no_more_at_once_than_at_first() -> None:
    now = 0.0
    rate = CommitRate(lambda: now)
    now = 3600.0
    assert [rate.wait_s() > 0 for _ in range(int(AT_ONCE) + 1)] == [False] * int(AT_ONCE) + [True]
