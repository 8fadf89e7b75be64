"""Find the spaces of a drawing: which number every cell gets, and which spaces touch."""

# Not compiled: a map is read once a game.

from __future__ import annotations

from dicehall.games.cubitos.track.drawing import (
    BLOCK_CELL,
    FINISH_CELL,
    SPACE,
    START_CELL,
    WALL_CELL,
    Drawing,
    DrawnCell,
)
from dicehall.games.cubitos.track.track import BLOCK, OUTSIDE, WALL


class TrackLayout:
    """The spaces of a drawing, numbered in reading order, then start and finish, with their neighbours."""

    def __init__(self, drawing: Drawing) -> None:
        self.spaces: list[DrawnCell] = []
        """The cells that are spaces of their own."""
        self.places: list[tuple[int, int]] = []
        for row, line in enumerate(drawing.rows):
            for column, cell in enumerate(line):
                if cell.kind == SPACE:
                    self.spaces.append(cell)
                    self.places.append((row, column))
        self.start: int = len(self.spaces)
        self.finish: int = self.start + 1
        self.last_zone: int = max((cell.zone for cell in self.spaces), default=0)
        """The zone from which the finish is entered."""
        self.cells: list[list[int]] = []
        """What every cell of the drawing is: a number, `WALL`, `OUTSIDE` or `BLOCK`."""
        number = 0
        for line in drawing.rows:
            numbers: list[int] = []
            for cell in line:
                if cell.kind == SPACE:
                    numbers.append(number)
                    number += 1
                elif cell.kind == START_CELL:
                    numbers.append(self.start)
                elif cell.kind == FINISH_CELL:
                    numbers.append(self.finish)
                elif cell.kind == BLOCK_CELL:
                    numbers.append(BLOCK)
                else:
                    numbers.append(WALL if cell.kind == WALL_CELL else OUTSIDE)
            self.cells.append(numbers)
        self.neighbours: list[list[int]] = self._neighbours()
        """Where one step leads from each space, in rising order."""

    def beside(self, row: int, column: int) -> list[tuple[int, int]]:
        """Return the up to six cells that touch a cell: left, right, two above and two below."""
        found: list[tuple[int, int]] = []
        for step in (-1, 1):
            if 0 <= column + step < len(self.cells[row]):
                found.append((row, column + step))
        for near in (row - 1, row + 1):
            if 0 <= near < len(self.cells):
                # Rows are centred, so the cell to the upper left lies this far along in its row.
                left = column + (len(self.cells[near]) - len(self.cells[row]) - 1) // 2
                for place in (left, left + 1):
                    if 0 <= place < len(self.cells[near]):
                        found.append((near, place))
        return found

    def _neighbours(self) -> list[list[int]]:
        """Link the spaces. The start leads into zone 0 only, and only the last zone into the finish."""
        links: list[set[int]] = [set() for _ in range(self.finish + 1)]
        for space, (row, column) in enumerate(self.places):
            zone = self.spaces[space].zone
            for near_row, near_column in self.beside(row, column):
                other = self.cells[near_row][near_column]
                if 0 <= other < self.start:
                    links[space].add(other)
                if other in (self.start, BLOCK) and zone == 0:
                    links[self.start].add(space)
                if other in (self.finish, BLOCK) and zone == self.last_zone:
                    links[space].add(self.finish)
        return [sorted(link) for link in links]
