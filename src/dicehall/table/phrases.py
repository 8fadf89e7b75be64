"""Quick phrases: said with one click, and read by every viewer in their own language.

The texts are in the catalogues under ``server-phrase-<id>``.
"""

from __future__ import annotations

from typing import Final

from dicehall.table.refusals import Refusal

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_done",
    "nice_roll",
    "bad_luck",
    "that_was_close",
    "wow",
    "oh_no",
    "thinking",
    "your_turn",
    "one_moment",
    "thanks",
    "sorry",
    "good_game",
    "play_again",
    "goodbye",
)
"""The ids, in the order in which a client offers them."""


def check_phrase(phrase: str) -> str:
    """Return a phrase's id, or refuse it."""
    if phrase not in PHRASES:
        raise Refusal("unknown_phrase")
    return phrase
