"""A zone: its packed counts are those of a list."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.games.cubitos.rules.dice import KINDS
from dicehall.games.cubitos.rules.zone import (
    EVERY_KIND,
    MOST,
    UNBORROWED,
    thrown_from,
    zone_of,
)

COUNTS = st.lists(st.integers(0, 100) | st.just(0), min_size=KINDS, max_size=KINDS)
SETS_OF_KINDS = st.integers(0, EVERY_KIND) | st.sampled_from((EVERY_KIND, UNBORROWED))


@given(COUNTS, SETS_OF_KINDS)
def test_a_zone_counts_dice_as_a_list_of_counts_does(counts: list[int], kinds: int) -> None:
    zone = zone_of(counts)
    assert list(zone) == zone.counts() == [zone[kind] for kind in range(KINDS)] == counts
    assert zone.empty() == (sum(counts) == 0)
    assert zone.number(kinds) == sum(
        count for kind, count in enumerate(counts) if kinds >> kind & 1
    )
    assert thrown_from(zone) == [*counts, 0]


@given(COUNTS)
def test_the_kinds_that_lie_in_a_zone_are_found_one_after_the_other(counts: list[int]) -> None:
    zone = zone_of(counts)
    found = []
    kind = zone.next_kind(0)
    while kind < KINDS:
        found.append(kind)
        kind = zone.next_kind(kind + 1)
    assert found == [kind for kind, count in enumerate(counts) if count]


@given(COUNTS, st.integers(0, KINDS - 1))
def test_dice_are_put_into_one_place_of_a_zone_only(counts: list[int], kind: int) -> None:
    zone = zone_of(counts)
    zone.add(kind, 1)
    counts[kind] += 1
    assert zone.counts() == counts
    zone[kind] = 3
    counts[kind] = 3
    assert zone.counts() == counts


def test_all_dice_of_a_zone_move_to_another() -> None:
    here, there = zone_of([2] * KINDS), zone_of(range(KINDS))
    here.take_all(there)
    assert here.counts() == [2 + kind for kind in range(KINDS)]
    assert there.empty()


@pytest.mark.parametrize("count", [0, 1, MOST])
def test_a_zone_holds_up_to_its_most_dice_of_a_kind(count: int) -> None:
    assert zone_of([count, 1]).counts(0)[:2] == [count, 1]


@pytest.mark.parametrize("count", [-1, MOST + 1])
def test_a_zone_refuses_more_dice_of_a_kind_than_it_can_hold(count: int) -> None:
    with pytest.raises(ValueError, match="dice of a kind in one zone"):
        zone_of([count])


def test_a_copy_of_a_zone_shares_nothing_with_it() -> None:
    zone = zone_of(range(KINDS))
    twin = zone.copy()
    assert twin.counts() == zone.counts()
    twin.add(0, 1)
    assert zone.counts() == list(range(KINDS))
