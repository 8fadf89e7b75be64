"""Dice as small pictures, as the browser client draws them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from dicehall.locales import Catalogue
from dicehall.reports.page import glyph

ANIMALS: Final = {
    "red": "crab",
    "orange": "beaver",
    "yellow": "cheese",
    "green": "fruit",
    "blue": "llama",
    "purple": "dino",
    "brown": "dog",
    "white": "cat",
}
"""What the dice of each colour of Cubitos show as their symbol."""
BORROWED: Final = "*"


class DicePictures:
    """Draws the dice of one game in one language; those who listen hear their names."""

    def __init__(self, game: str, say: Catalogue) -> None:
        self._cubitos = game == "cubitos"
        self._say = say

    def row(self, dice: Sequence[str]) -> str:
        """Return dice as records write them, side by side."""
        pictures = "".join(
            self._cubitos_die(*die.split("-")) if self._cubitos else self._novo_die(*die.split("-"))
            for die in dice
        )
        return f'<span class="dice">{pictures}</span>'

    def name(self, die: str) -> str:
        """Return what a die shows, in words."""
        kind, face = die.split("-")
        text = self._say.text
        if not self._cubitos:
            return text("novodice-die", symbol=text(f"novodice-symbol-{face}"), kind=kind)
        colour = text(f"cubitos-colour-{kind.removesuffix(BORROWED)}")
        if kind.endswith(BORROWED):
            colour = text("cubitos-borrowed", colour=colour)
        return text("cubitos-die", colour=colour, face=text(f"cubitos-face-{face}"))

    def _cubitos_die(self, kind: str, face: str) -> str:
        colour = kind.removesuffix(BORROWED)
        styles = [colour, face, *(["borrowed"] if kind.endswith(BORROWED) else [])]
        if face.startswith("money"):
            inside = f'<b class="coin">{face.removeprefix("money")}</b>'
        elif face == "blank":
            # Nothing else would tell the colours apart for who does not see them.
            inside = f"<b>{escape(self._say.text(f'cubitos-letter-{colour}'))}</b>"
        elif face in ("symbol", "power"):
            inside = glyph(ANIMALS[colour])
        else:
            inside = glyph(face)
        return self._die(styles, f"{kind}-{face}", inside)

    def _novo_die(self, kind: str, face: str) -> str:
        inside = f'{glyph(face)}<b class="corner">{kind}</b>'
        return self._die([kind, face], f"{kind}-{face}", inside)

    def _die(self, styles: Sequence[str], die: str, inside: str) -> str:
        name = escape(self.name(die))
        styled = " ".join(styles)
        return f'<span class="die {styled}" role="img" aria-label="{name}" title="{name}">{inside}</span>'
