"""Names, chat lines and seeds: what people may write."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.door import refused

from dicehall.table.clean_text import (
    LONGEST_NAME,
    clean_name,
    clean_seed,
    clean_text,
    clean_title,
    name_key,
)
from dicehall.table.refusals import Refusal


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann  Lee \n", "Ann Lee"),
        ("Оленка", "Оленка"),
        ("Jo\u0308rg", "Jörg"),
        ("👩\u200d🚀", "👩\u200d🚀"),
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
    assert kept == clean_name(kept) == unicodedata.normalize("NFC", kept) == kept.strip()
    assert not {unicodedata.category(sign) for sign in kept} & {"Cc", "Cs", "Zl", "Zp"}
    assert not any(
        sign in kept for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
    kept.encode()


def test_names_that_look_the_same_are_the_same() -> None:
    assert name_key("ANN") == name_key("ann") == name_key("a\u200dnn") == name_key("ａｎｎ")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Ann") != name_key("Anna")


def test_a_chat_line_has_up_to_300_characters_and_no_line_breaks() -> None:
    assert clean_text(" <b>hi</b> & bye ") == "<b>hi</b> & bye"
    assert clean_text("x" * 300) == "x" * 300
    for text in ("", " ", "x" * 301, "a\nb", "a\u202eb"):
        with refused("bad_text"):
            clean_text(text)


def test_a_title_has_up_to_60_characters() -> None:
    assert clean_title("x" * 60) == "x" * 60
    with refused("bad_text"):
        clean_title("x" * 61)


def test_a_seed_is_16_to_64_bytes_in_hexadecimal() -> None:
    assert clean_seed("0a" * 16) == "0a" * 16
    assert clean_seed("0a" * 64) == "0a" * 64
    for seed in ("", "0a" * 15, "0a" * 65, "0a" * 16 + "0", "0A" * 16, "zz" * 16, "٠" * 32):
        with refused("bad_seed"):
            clean_seed(seed)
