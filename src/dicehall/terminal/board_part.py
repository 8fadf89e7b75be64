"""A part of a board: it redraws itself to fit its space whenever the position changes."""

from __future__ import annotations

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

Part = str | tuple[str, str]
"""A piece of a line: a text, or a text with its style."""


def lines_of(lines: list[list[Part]]) -> Content:
    """Return lines as one content."""
    return Content("\n").join([Content.assemble(*line) for line in lines])


class BoardPart(Widget):
    """A part of a board."""

    DEFAULT_CSS = """
    BoardPart { text-wrap: nowrap; text-overflow: clip; }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._drawn: tuple[Size, list[list[Part]]] | None = None

    def look_again(self) -> None:
        """Redraw the part if anything in it has changed, because updating the screen is the slowest step."""
        size = self.content_size
        if size.width and self._drawn != (size, self.draw(size.width, size.height)):
            self.refresh()

    def render(self) -> Content:
        """Draw the part."""
        size = self.content_size
        lines = self.draw(size.width, size.height)
        self._drawn = (size, lines)
        return lines_of(lines[: max(size.height, 1)])

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Return the lines of the part."""
        raise NotImplementedError
