"""The words of all cards as one golden text, so that a change shows card by card.

Whoever changes a card on purpose runs `python -m tests.cubitos.test_card_texts` from the top of the checkout.
"""

from __future__ import annotations

from pathlib import Path

from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.card import MOMENT_NAMES, Card
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES

GOLDEN = Path(__file__).parent / "cards.txt"
FLAGS = (
    *("run_loses", "power_swords", "compares", "start_wins_ties", "once_until_rolled"),
    *("keeps_green_and_gray", "run_after_bust", "loses_after_move", "now_is_forced"),
)


def text_of(card: Card) -> str:
    """Return a card's flags and words."""
    flags = [f"{flag}={int(getattr(card, flag))}" for flag in FLAGS if getattr(card, flag)]
    lines = [f"{card.id} ({COLOUR_NAMES[card.colour]}) {' '.join(flags)}".rstrip()]
    for moment, program in zip(MOMENT_NAMES, card.programs, strict=True):
        if program is not None:
            lines.append(f"  {moment}:")
            lines += [f"    {word!r}" for word in program.words]
    return "\n".join(lines)


def text_of_all() -> str:
    """Return the text of all cards."""
    return "\n\n".join(text_of(card) for card in ALL_CARDS) + "\n"


def test_every_card_is_written_as_its_golden_text_says() -> None:
    golden = GOLDEN.read_text("utf-8").split("\n\n")
    for card, text in zip(ALL_CARDS, golden, strict=True):
        assert text_of(card) == text.rstrip("\n"), card.id


def test_there_are_seven_cards_of_each_of_eight_colours() -> None:
    assert len(ALL_CARDS) == len({card.id for card in ALL_CARDS}) == 56
    for colour in range(8):
        assert sum(card.colour == colour for card in ALL_CARDS) == 7


if __name__ == "__main__":
    GOLDEN.write_text(text_of_all(), "utf-8")
