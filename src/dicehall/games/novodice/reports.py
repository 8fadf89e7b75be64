"""What reports show of NovoDice: its dice as small pictures, on a page that is dark at night."""

from __future__ import annotations

from typing import Final

from dicehall.games.kit import Picture
from dicehall.locales import Catalogue
from dicehall.reports.page import glyph

NIGHT: Final = """\
@media (prefers-color-scheme: dark) {
  .novodice { --paper: #0d0824; --paper-2: #171037; --card: #1e1548;
    --ink: #f4f0ff; --ink-2: #b9aee0; --line: #3d2f7e;
    --good: #6cf0a8; --bad: #ff7285; --gold: #ffd23f; --gold-e: #a87205; --me: #45e0ff;
    --h0: #2cc7b5; --h1: #f05bb0; --h2: #7c9bff; --h3: #bbe04a; --plain: #9a93c8; }
}
"""
"""The colours of the page where its reader likes it dark."""


def picture(die: str, say: Catalogue) -> Picture:
    """Return a die as the browser client draws it."""
    kind, face = die.split("-")
    name = say.text("novodice-die", symbol=say.text(f"novodice-symbol-{face}"), kind=kind)
    return Picture(name, f'{glyph(face)}<b class="corner">{kind}</b>', (kind, face))
