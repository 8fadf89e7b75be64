"""The log: every line so far, wrapped again when the window changes."""

from __future__ import annotations

from rich.text import Text
from textual.events import Resize
from textual.widgets import RichLog

from dicehall.terminal.board import Line, mark_of

KEPT = 400
"""How many lines the side panel keeps; the whole log has its own page."""


def styled(line: Line) -> Text:
    """Return a line with its player's mark."""
    text = Text(overflow="fold")
    if line.seat >= 0:
        mark, colour = mark_of(line.seat)
        text.append(f"{mark} ", f"bold {colour}")
    text.append(line.text, "bold" if line.loud else "")
    return text


class GameLog(RichLog, can_focus=False):
    """The newest lines; older ones can be scrolled to."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=10, auto_scroll=True)
        self.written: list[Line] = []
        self._wrapped_at = 0

    def tell(self, line: Line) -> None:
        """Add a line."""
        self.written.append(line)
        self.write(styled(line))

    def tell_all(self, lines: list[Line]) -> None:
        """Show these lines and no others."""
        self.written = list(lines)
        self._write_anew()

    def on_resize(self, event: Resize) -> None:
        """Wrap all lines to the new width."""
        if event.size.width not in (0, self._wrapped_at):
            self._wrapped_at = event.size.width
            self._write_anew()

    def _write_anew(self) -> None:
        self.clear()
        for line in self.written[-KEPT:]:
            self.write(styled(line))
