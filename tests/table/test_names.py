"""Names: which are accepted, and which of them are the same to the eye."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.door import refused

from dicehall.table.names import LONGEST_NAME, alike, clean_name
from dicehall.table.refusals import Refusal


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  Lee \n", "Ann Lee"),
        ("Оленка", "Оленка"),
        ("Jo\u0308rg", "Jörg"),
        ("❤\ufe0f", "❤"),
        ("क्\u200dष", "क्\u200dष"),
        ("Ｍｉｒａ", "Mira"),
        ("x" * 24, "x" * 24),
        ("a\u0308" * 24, "ä" * 24),
    ],
)
def test_a_name_is_kept_in_its_normal_form_with_single_spaces(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 100_000,
        "a\nb",
        "a\0b",
        "a\x7fb",
        "a\u202eb",
        "a\u2066b",
        "a\u200bb",
        "\ufeffa",
        "\u2028x\u2028y",
        "\ud800",
        "\u3164",
        "\u2800",
        "\u200d",
        "A\u200dda",
        "Ada\u00ad",
        "Ada\u034f",
        "Ada ✓",
        "✔ Ada",
    ],
)
def test_a_name_that_is_empty_long_or_not_what_it_seems_is_refused(name: str) -> None:
    with refused("bad_name"):
        clean_name(name)


@given(st.text())
def test_a_kept_name_is_short_visible_and_kept_as_it_is_the_next_time(name: str) -> None:
    try:
        kept = clean_name(name)
    except Refusal:
        return
    assert 1 <= len(kept) <= LONGEST_NAME
    assert kept == clean_name(kept) == unicodedata.normalize("NFKC", kept) == kept.strip()
    assert not {unicodedata.category(sign) for sign in kept} & {"Cc", "Cs", "Zl", "Zp"}
    assert not any(
        sign in kept for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
    kept.encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "A\u200dn\u200bn\u2060"),
        ("Ann", "Ann "),
        ("Ann", "Ann\u2800"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "Аnn"),
        ("Ada", "Аdа"),
        ("Straße", "STRASSE"),
        ("alan", "AIan"),
        ("ALICE", "AIice"),
        ("Bob", "B0b"),
        ("modern", "rnodern"),
        ("Марта", "МАРТА"),
        ("МАРТА", "MAPTA"),
        ("Neo", "Νeo"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert alike(one, ["Zoe", other])
    assert alike(other, [one])


def test_names_that_can_be_told_apart_are_two() -> None:
    for one, other in (("Ann", "Anna"), ("Ada", "Ада"), ("Gus", "Gys"), ("Neo", "Veo"), ("Ö", "O")):
        assert not alike(one, [other])
    assert not alike("Ann", [])


@given(st.text(st.characters(exclude_categories=[])))
def test_any_text_can_be_compared_even_one_that_older_rules_let_through(name: str) -> None:
    assert alike(name, [name])
