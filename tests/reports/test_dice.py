"""Dice in reports look and are called as in the browser."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from dicehall.core.dice import Lot
from dicehall.games.registry import new_game
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.reports.dice import DicePictures

GLYPHS = files("dicehall.reports").joinpath("glyphs.svg").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
def test_every_side_of_every_die_has_a_picture_and_a_name(game: str, language: str) -> None:
    dice = new_game(game, {"players": 2}).dice
    pictures = DicePictures(game, Catalogue(language))
    drawn = set(re.findall(r'id="(g-\w+)"', GLYPHS))
    sides = [
        dice.faced(dice.first_cell[kind] + side)
        for kind, die in enumerate(dice.kinds)
        for side in set(die.sides)
        # Nobody's roll: who begins.
        if not isinstance(die, Lot)
    ]
    row = ElementTree.fromstring(pictures.row(sides))
    assert len(row) == len(sides)
    assert len({die.attrib["aria-label"] for die in row}) == len(sides)
    for use in row.iter("use"):
        assert use.attrib["href"].removeprefix("#") in drawn


def test_a_borrowed_die_is_told_from_an_own_one() -> None:
    dice = new_game("cubitos", {"players": 2}).dice
    shown = [dice.faced(dice.cell(text)) for text in ("red*-symbol", "red-symbol")]
    row = DicePictures("cubitos", Catalogue("en")).row(shown)
    borrowed, own = ElementTree.fromstring(row)
    assert "borrowed" in borrowed.attrib["class"].split()
    assert "borrowed" not in own.attrib["class"].split()
    assert borrowed.attrib["aria-label"] == "red (borrowed) symbol"
