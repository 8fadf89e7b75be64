"""JSON with and without pydantic's core: the same text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.table.json_text import json_of, plain_json, plain_value, value_of

TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-1e15, 1e15) | TEXTS,
    lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner),
)


@given(VALUES)
def test_the_text_is_the_same_whoever_writes_it(value: object) -> None:
    assert plain_json(value) == json_of(value)


@given(st.floats(1e-8, 1e-3))
def test_very_small_numbers_are_written_the_same(number: float) -> None:
    for one in (number, -number):
        assert plain_json([one, "1e-05"]) == json_of([one, "1e-05"])


@pytest.mark.parametrize("text", ["", "{", "NaN", "[Infinity]", '"\\ud800"', "[" * 100_000, "1 2"])
def test_what_is_no_json_is_refused_whoever_reads_it(text: str) -> None:
    for read in (value_of, plain_value):
        with pytest.raises(ValueError, match=r"."):
            read(text)
