"""Law 11, for cards: no card is named outside the folder of cards; whoever asks, asks its words."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import dicehall
from dicehall.games.cubitos.cards import ALL_CARDS

SOURCE = Path(dicehall.__file__).parent
ALSO_A_LEVEL = {"champion"}
"""This one is a bot's name as well."""


@cache
def texts_in(path: Path) -> set[str]:
    """Return the texts that stand in a file's code, docstrings and comments apart."""
    tree = ast.parse(path.read_text("utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_card_is_named_outside_the_folder_of_cards() -> None:
    cards = SOURCE / "games" / "cubitos" / "cards"
    names = {card.id for card in ALL_CARDS} - ALSO_A_LEVEL
    named = {
        f"{path.relative_to(SOURCE)}: {text}"
        for path in SOURCE.rglob("*.py")
        if cards not in path.parents
        for text in texts_in(path) & names
    }
    assert named == set()


def test_a_card_is_named_in_one_file_of_that_folder() -> None:
    cards = SOURCE / "games" / "cubitos" / "cards"
    for card in ALL_CARDS:
        assert [path.stem for path in cards.glob("*.py") if card.id in texts_in(path)] in (
            [colour] for colour in COLOURS
        )


COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown", "white")
