"""All 56 ability cards, grouped by colour, each in words beside what it does."""

from __future__ import annotations

from dicehall.core.mistakes import BadOptions
from dicehall.games.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from dicehall.games.cubitos.cards.card import Card

ALL_CARDS: tuple[Card, ...] = (
    *red.CARDS,
    *orange.CARDS,
    *yellow.CARDS,
    *green.CARDS,
    *blue.CARDS,
    *purple.CARDS,
    *brown.CARDS,
    *white.CARDS,
)
"""Every card, by colour."""


def card_named(id: str) -> Card:
    """Return the card of this name."""
    for card in ALL_CARDS:
        if card.id == id:
            return card
    raise BadOptions(f"there is no card {id}; `dicehall components cubitos` lists all 56.")
