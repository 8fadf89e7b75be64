"""Streams: the same name gives the same numbers for ever, and every number is equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from dicehall.core.mistakes import BadOptions
from dicehall.core.stream import BLOCK, Stream

# Written down once. If one of these fails, every seed everybody ever noted now gives another game:
# that is a new version of the rules, not a new value here.
FIRST_BYTES = {
    "": [22, 176, 121, 26, 246, 16, 118, 122],
    "dicehall": [178, 146, 168, 159, 81, 197, 229, 90],
    "dicehall dice/1/0": [66, 167, 134, 189, 23, 208, 106, 175],
}


@pytest.mark.parametrize("name", FIRST_BYTES)
def test_a_stream_never_changes(name: str) -> None:
    stream = Stream(name)
    assert [stream.byte() for _ in range(8)] == FIRST_BYTES[name]


def test_numbers_below_a_limit_never_change() -> None:
    stream = Stream("fixed")
    limits = (2, 6, 6, 20, 100, 1000, 65536, 3, 7)
    assert [stream.below(limit) for limit in limits] == [
        0,
        5,
        4,
        4,
        34,
        791,
        37615,
        1,
        2,
    ]


def test_a_stream_goes_on_over_the_end_of_a_block_without_repeating() -> None:
    stream = Stream("long")
    drawn = bytes(stream.byte() for _ in range(3 * BLOCK))
    assert len({drawn[:BLOCK], drawn[BLOCK : 2 * BLOCK], drawn[2 * BLOCK :]}) == 3
    again = Stream("long")
    assert bytes(again.byte() for _ in range(3 * BLOCK)) == drawn


def test_streams_of_the_same_name_give_the_same_and_of_different_names_different_numbers() -> None:
    names = ["a", "b", "a/0", "a/1", "A", "ä"]
    drawn = {name: [Stream(name).below(1000)] for name in names}
    for name in names:
        one, other = Stream(name), Stream(name)
        drawn[name] = [one.below(65536) for _ in range(20)]
        assert [other.below(65536) for _ in range(20)] == drawn[name]
    assert len({tuple(numbers) for numbers in drawn.values()}) == len(names)


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 20, 100, 256])
def test_every_number_below_a_limit_is_equally_likely(limit: int) -> None:
    stream = Stream(f"fairness/{limit}")
    each = 400
    counts = Counter(stream.below(limit) for _ in range(each * limit))
    assert set(counts) == set(range(limit))
    square = sum((counts[value] - each) ** 2 / each for value in range(limit))
    free = limit - 1
    # The sum of squares has mean `free` and variance 2 * free; five deviations are beyond bad luck.
    assert abs(square - free) < 5 * (2 * free) ** 0.5


def test_a_limit_that_does_not_divide_the_range_is_not_favoured_at_its_low_end() -> None:
    """Taking the rest of a division alone would give numbers under 25,536 twice as often."""
    stream = Stream("bias")
    low = sum(stream.below(40000) < 25536 for _ in range(6000))
    assert abs(low / 6000 - 25536 / 40000) < 0.03


def test_a_number_just_past_the_fair_ones_is_drawn_again() -> None:
    # 65,535 numbers are shared fairly among 5; the first pair of this stream is the one left over.
    stream, drawn = Stream("43043"), Stream("43043")
    left_over, next_one = drawn.pair(), drawn.pair()
    assert left_over == 65_535
    assert next_one % 5 != 0
    assert stream.below(5) == next_one % 5


def test_the_ends_of_the_range_are_reached_and_never_passed() -> None:
    stream = Stream("ends")
    assert {stream.below(1) for _ in range(50)} == {0}
    assert {stream.below(2) for _ in range(50)} == {0, 1}
    assert max(stream.below(65536) for _ in range(20000)) > 65000


@pytest.mark.parametrize("limit", [-1, 0, 65_537, 10**30])
def test_a_limit_out_of_range_is_refused(limit: int) -> None:
    with pytest.raises(BadOptions, match="from 1 to 65536"):
        Stream("fixed").below(limit)
