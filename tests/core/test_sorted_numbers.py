"""Short lists are kept sorted, whatever is in them."""

from __future__ import annotations

from itertools import product

import pytest

from dicehall.core.sorted_numbers import insert_sorted, remove_sorted, sort_nearly_sorted

LISTS = [list(numbers) for length in range(6) for numbers in product(range(4), repeat=length)]
SORTED = [numbers for numbers in LISTS if numbers == sorted(numbers)]


def test_a_number_is_inserted_at_its_place() -> None:
    for numbers in SORTED:
        for number in range(-1, 5):
            longer = list(numbers)
            insert_sorted(longer, number)
            assert longer == sorted([*numbers, number])


def test_a_number_is_removed_once() -> None:
    for numbers in SORTED:
        for number in set(numbers):
            shorter = list(numbers)
            remove_sorted(shorter, number)
            assert sorted([*shorter, number]) == numbers
        with pytest.raises(IndexError):
            remove_sorted(list(numbers), 9)


def test_a_list_in_any_order_is_sorted() -> None:
    for numbers in LISTS:
        mixed = list(numbers)
        sort_nearly_sorted(mixed)
        assert mixed == sorted(numbers)
