"""Chat lines, titles and seeds: what people may write."""

from __future__ import annotations

import pytest
from tests.table.door import refused

from dicehall.table.clean_text import clean_seed, clean_text, clean_title
from dicehall.table.languages import refusal_text
from dicehall.table.refusals import Refusal


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


def test_a_refusal_names_the_limit_of_what_was_written() -> None:
    with pytest.raises(Refusal) as of_chat:
        clean_text("x" * 301)
    with pytest.raises(Refusal) as of_title:
        clean_title("x" * 61)
    for language in ("en", "de", "uk"):
        assert "300" in refusal_text(language, of_chat.value)
        assert "60" in refusal_text(language, of_title.value)


def test_a_seed_is_16_to_64_bytes_in_hexadecimal() -> None:
    assert clean_seed("0a" * 16) == "0a" * 16
    assert clean_seed("0a" * 64) == "0a" * 64
    for seed in ("", "0a" * 15, "0a" * 65, "0a" * 16 + "0", "0A" * 16, "zz" * 16, "٠" * 32):
        with refused("bad_seed"):
            clean_seed(seed)
