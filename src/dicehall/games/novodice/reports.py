"""How reports draw the dice of NovoDice; their colours are in `report.css`."""

from __future__ import annotations

from dicehall.core.dice import FacedDie
from dicehall.games.kit import Picture
from dicehall.locales import Catalogue
from dicehall.reports.page import glyph


def picture(die: FacedDie, say: Catalogue) -> Picture:
    """Return a die as the browser client draws it."""
    kind, face = die.die, die.face
    name = say.text("novodice-die", symbol=say.text(f"novodice-symbol-{face}"), kind=kind)
    return Picture(name, f'{glyph(face)}<b class="corner">{kind}</b>', (kind, face))
