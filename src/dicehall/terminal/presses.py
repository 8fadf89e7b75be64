"""Presses that must do nothing: a key without a meaning, and one that came too soon to be meant.

A key pressed twice, a double click or a key held down must not answer the question that has only just
appeared, because nobody can have read it yet.
"""

from __future__ import annotations

from typing import Final

from textual.events import Key

from dicehall.locales import Catalogue

SETTLING: Final = 0.2
"""How many seconds a question must have been on the screen before a press can answer it."""


class Pressed:
    """A page that explains why a press had no effect."""

    def asked_at(self) -> float | None:
        """Return when the current question appeared, if one press can answer it; otherwise None."""
        return None

    def answer_press(self, sentence: str) -> None:
        """Show why a press did nothing."""
        raise NotImplementedError


def name_of(key: Key, say: Catalogue) -> str:
    """Return a key as people call it."""
    if key.key == "space":
        return say.text("terminal-key-space")
    if key.character is not None and key.character.isprintable():
        return key.character
    return key.key.replace("_", " ")
