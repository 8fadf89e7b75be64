"""Phrases: words that belong together and read as one on a card."""

from __future__ import annotations

from dicehall.core.words import Word


class Phrase:
    """Several words under one name, written out once the card they stand on is known."""

    def spelled(self, card: str) -> tuple[Word, ...]:
        """Return the words."""
        raise NotImplementedError
