"""What docs/cards.md shows is what happens."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from dicehall.games.cubitos.cards import card_named
from dicehall.games.cubitos.cards.ability_texts import read_ability, written
from dicehall.games.cubitos.cards.own_cards import read_own_cards
from dicehall.games.cubitos.cards.vocabulary import (
    ABILITIES,
    AMOUNTS,
    COLOURS,
    CONDITIONS,
    WORDS,
    ZONES_BY_NAME,
)

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "cards.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """Return the blocks of code in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_cards_of_the_page_are_written_as_they_are_in_the_game() -> None:
    shown = [line for line in blocks("python")[0].splitlines() if line]
    for line in shown:
        call = ast.parse(line, mode="eval").body
        assert isinstance(call, ast.Call)
        id, colour, *abilities = call.args
        card = card_named(ast.literal_eval(id))
        assert COLOURS[ast.unparse(colour)] == card.colour
        read = [written(read_ability(ast.unparse(ability))) for ability in abilities]
        assert read == [written(ability) for ability in card.abilities]
    assert len(shown) == 5


def test_the_own_card_of_the_page_is_that_of_the_examples() -> None:
    (shown,) = read_own_cards(blocks("toml")[0])
    example = read_own_cards((ROOT / "examples" / "own_cards.toml").read_text("utf-8"))[0]
    assert (shown.card.abilities, shown.cost, shown.names) == (
        example.card.abilities,
        example.cost,
        example.names,
    )


@pytest.mark.parametrize(
    "name", [*ABILITIES, *WORDS, *AMOUNTS, *CONDITIONS, *COLOURS, *ZONES_BY_NAME]
)
def test_the_page_lists_every_word(name: str) -> None:
    assert f"`{name}" in PAGE or f"({name}(" in PAGE
