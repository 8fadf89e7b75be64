"""Dice in reports look and are called as in the browser."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dicehall.games.registry import new_game
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.reports.dice import DicePictures

GLYPHS = files("dicehall.reports").joinpath("glyphs.svg").read_text("utf-8")
CLIENT = Path(__file__).parents[2] / "web/src/glyphs/glyphs.svg"
SYMBOL = re.compile(r"<symbol.*?</symbol>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["cubitos", "novodice"])
def test_every_side_of_every_die_has_a_picture_and_a_name(game: str, language: str) -> None:
    dice = new_game(game, {"players": 2}).dice
    pictures = DicePictures(game, Catalogue(language))
    drawn = set(re.findall(r'id="(g-\w+)"', GLYPHS))
    sides = [
        dice.cell_names[dice.first_cell[kind] + side]
        for kind, die in enumerate(dice.kinds)
        for side in set(die.sides)
        # Nobody's roll: who begins.
        if die.name != "first"
    ]
    row = ElementTree.fromstring(pictures.row(sides))
    assert len(row) == len(sides)
    assert len({die.attrib["aria-label"] for die in row}) == len(sides)
    for use in row.iter("use"):
        assert use.attrib["href"].removeprefix("#") in drawn


def test_a_borrowed_die_is_told_from_an_own_one() -> None:
    row = DicePictures("cubitos", Catalogue("en")).row(["red*-symbol", "red-symbol"])
    borrowed, own = ElementTree.fromstring(row)
    assert "borrowed" in borrowed.attrib["class"].split()
    assert "borrowed" not in own.attrib["class"].split()
    assert borrowed.attrib["aria-label"] == "red (borrowed) symbol"


@pytest.mark.skipif(not CLIENT.exists(), reason="the sources of the browser client are not here")
def test_the_glyphs_are_those_of_the_browser_client() -> None:
    assert set(SYMBOL.findall(GLYPHS)) <= set(SYMBOL.findall(CLIENT.read_text("utf-8")))
