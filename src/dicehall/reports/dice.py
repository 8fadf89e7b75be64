"""Dice as small pictures; a game draws its own, and the dice of a game that does not are written as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from dicehall.core.dice import FacedDie
from dicehall.games.kit import Picture
from dicehall.games.registry import kit_of
from dicehall.locales import Catalogue


class DicePictures:
    """Draws the dice of one game; screen readers hear their names in one language."""

    def __init__(self, game: str, say: Catalogue) -> None:
        self._picture = kit_of(game).picture
        self._say = say

    def row(self, dice: Sequence[FacedDie]) -> str:
        """Return dice side by side."""
        return f'<span class="dice">{"".join(map(self._drawn, dice))}</span>'

    def _drawn(self, die: FacedDie) -> str:
        if self._picture:
            drawn = self._picture(die, self._say)
        else:
            drawn = Picture(die.text, f"<b>{escape(die.face)}</b>")
        name = escape(drawn.name)
        styles = " ".join(("die", *drawn.styles))
        return (
            f'<span class="{styles}" role="img" aria-label="{name}" title="{name}">'
            f"{drawn.html}</span>"
        )
