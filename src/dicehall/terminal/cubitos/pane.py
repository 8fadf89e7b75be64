"""A part of the board: it draws itself anew for the room it has whenever the position changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from dicehall.terminal.cubitos.look import Part, lines_of

if TYPE_CHECKING:
    from dicehall.terminal.cubitos.board import CubitosBoard


class Pane(Widget):
    """A part of the board."""

    DEFAULT_CSS = """
    Pane { text-wrap: nowrap; text-overflow: clip; }
    """

    def __init__(self, board: CubitosBoard, id: str) -> None:
        super().__init__(id=id)
        self.board: CubitosBoard = board
        self._drawn: tuple[Size, list[list[Part]]] | None = None

    def look_again(self) -> None:
        """Draw the pane anew if anything in it has changed: putting it on the screen takes longest."""
        size = self.content_size
        if size.width and self._drawn != (size, self.draw(size.width, size.height)):
            self.refresh()

    def render(self) -> Content:
        """Draw the pane."""
        size = self.content_size
        lines = self.draw(size.width, size.height)
        self._drawn = (size, lines)
        return lines_of(lines[: max(size.height, 1)])

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Return the lines of the pane."""
        raise NotImplementedError
