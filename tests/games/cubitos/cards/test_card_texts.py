"""The words of all cards as one golden text, with what each tells, so that a change shows card by card.

Whoever changes a card on purpose runs `python -m tests.games.cubitos.cards.test_card_texts`
from the top of the checkout.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from dicehall.core.task import Program
from dicehall.core.words import Effect, Word
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.ability_texts import read_ability, written
from dicehall.games.cubitos.cards.card import Card, card
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.cards.telling import Brings
from dicehall.games.cubitos.cards.vocabulary import AMOUNTS, CONDITIONS, WORDS
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES
from dicehall.games.cubitos.rules.zones import ZONE_NAMES

NAMES = {"colours": (*COLOUR_NAMES, "gray", "start"), "zones": ZONE_NAMES}
GOLDEN = Path(__file__).parent / "cards.txt"


def told_text(told: Brings) -> str:
    """Return what one effect tells: its kind, and whatever differs from the usual."""
    parts = [told.what]
    for field in fields(told):
        held = getattr(told, field.name)
        if field.name == "what" or held == field.default:
            continue
        if field.name in NAMES:
            held = "+".join(name for bit, name in enumerate(NAMES[field.name]) if held >> bit & 1)
        parts.append(f"{field.name}={held}")
    return " ".join(parts)


def text_of(card: Card) -> str:
    """Return a card as it is written, and what it tells."""
    swords = f" power_swords={card.power_swords}" if card.power_swords > 1 else ""
    lines = [f"{card.id} ({COLOUR_NAMES[card.colour]}){swords}"]
    for ability in card.abilities:
        lines.append(f"  {written(ability)}")
        for told in card.tells[ability.moment]:
            lines.append(f"    {MOMENT_NAMES[ability.moment]}: {told_text(told)}")
    return "\n".join(lines)


def text_of_all() -> str:
    """Return the text of all cards."""
    return "\n\n".join(text_of(card) for card in ALL_CARDS) + "\n"


def test_every_card_is_written_as_its_golden_text_says() -> None:
    golden = GOLDEN.read_text("utf-8").split("\n\n")
    for one, text in zip(ALL_CARDS, golden, strict=True):
        assert text_of(one) == text.rstrip("\n"), one.id


def test_there_are_seven_cards_of_each_of_eight_colours() -> None:
    assert len(ALL_CARDS) == len({card.id for card in ALL_CARDS}) == 56
    for colour in range(8):
        assert sum(card.colour == colour for card in ALL_CARDS) == 7


def words_of(program: Program, seen: list[Word]) -> list[Word]:
    """Return all words that a program leads to."""
    for word in program.words:
        if word not in seen:
            seen.append(word)
            for inner in word.programs():
                words_of(inner, seen)
    return seen


@pytest.mark.parametrize("one", ALL_CARDS, ids=lambda one: str(one.id))
def test_every_word_of_a_card_tells_what_it_brings(one: Card) -> None:
    for program in (*one.programs, one.owes):
        for word in [] if program is None else words_of(program, []):
            assert all(isinstance(told, Effect) for told in word.tell())
    assert any(one.tells)


@pytest.mark.parametrize("one", ALL_CARDS, ids=lambda one: str(one.id))
def test_every_card_reads_again_as_it_is_written(one: Card) -> None:
    read = [read_ability(written(ability)) for ability in one.abilities]
    again = card(one.id, one.colour, *read, power_swords=one.power_swords)
    assert again.abilities == one.abilities
    assert again.tells == one.tells
    assert [repr(program) for program in again.programs] == [
        repr(program) for program in one.programs
    ]


@pytest.mark.parametrize("name", [*WORDS, *AMOUNTS, *CONDITIONS])
def test_the_vocabulary_knows_every_field_of_a_word(name: str) -> None:
    entry = {**WORDS, **AMOUNTS, **CONDITIONS}[name]
    held = getattr(entry.make, "__dataclass_fields__", {})
    known = {field for field, about in held.items() if field != "program"}
    assert known - {"colours", "words"} == set(entry.fields)
    assert bool(known & {"colours", "words"}) == bool(entry.rest)


if __name__ == "__main__":
    GOLDEN.write_text(text_of_all(), "utf-8")
