"""Filters between the drawn screen and the terminal, for terminals that cannot show all of it."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from dicehall.terminal.ascii_forms import ascii_form


class OnlyAscii(LineFilter):
    """Writes everything in ASCII."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments in ASCII."""
        return [Segment(ascii_form(text), style, control) for text, style, control in segments]


class NoColours(LineFilter):
    """Leaves out all colours; bold, underlined and reversed text stays."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments without colours."""
        return [
            Segment(text, _without_colours(style), control) for text, style, control in segments
        ]


def _without_colours(style: Style | None) -> Style | None:
    return None if style is None else style.without_color
