"""What reports show of Cubitos: its dice as small pictures, and the names of its races."""

from __future__ import annotations

from html import escape
from typing import Final

from dicehall.core.dice import FacedDie
from dicehall.games.kit import Picture
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
"""What the dice of each colour show as their symbol."""
BORROWED: Final = "*"


def picture(die: FacedDie, say: Catalogue) -> Picture:
    """Return a die as the browser client draws it."""
    kind, face = die.die, die.face
    colour = kind.removesuffix(BORROWED)
    borrowed = kind.endswith(BORROWED)
    named = say.text(f"cubitos-colour-{colour}")
    if borrowed:
        named = say.text("cubitos-borrowed", colour=named)
    if face.startswith("money"):
        inside = f'<b class="coin">{face.removeprefix("money")}</b>'
    elif face == "blank":
        # Without this, people who cannot see colours could not tell them apart.
        inside = f"<b>{escape(say.text(f'cubitos-letter-{colour}'))}</b>"
    elif face in ("symbol", "power"):
        inside = glyph(ANIMALS[colour])
    else:
        inside = glyph(face)
    return Picture(
        say.text("cubitos-die", colour=named, face=say.text(f"cubitos-face-{face}")),
        inside,
        (colour, face, *(("borrowed",) if borrowed else ())),
    )


def race_name(name: str, say: Catalogue) -> str:
    """Return the name of a race, or of a custom set."""
    if name == "own":
        return say.text("cubitos-own-set")
    if name.isdecimal():
        return say.text("cubitos-race", number=name)
    return say.text_or(f"cubitos-race-{name}", name)
