"""The track with its runners: all of it if there is room, otherwise a window around your own runner."""

from __future__ import annotations

from dicehall.games.cubitos.board.panel import CubitosPanel
from dicehall.games.cubitos.board.track_cells import (
    MARGIN,
    Char,
    Place,
    column_numbers,
    grid,
    middle_of,
    places,
)
from dicehall.games.cubitos.track.track import Track
from dicehall.terminal.board import MARK_COLOURS, MARKS
from dicehall.terminal.board_part import Part
from dicehall.terminal.colours import CHOSEN

RUNNER_GROUND = "#16181D"
WAY_STYLE = f"bold #04222B on {CHOSEN}"
"""The route to the highlighted space."""
CUT_STYLE = f"bold {CHOSEN}"
"""The arrows towards what does not fit."""


class TrackPanel(CubitosPanel):
    """The track that your own runner is on."""

    def draw(self, width: int, height: int) -> list[list[Part]]:
        """Draw as much of the track as fits; arrows at its edges say where more of it is."""
        lines, (line, column) = self._drawing(height)
        rows = height - 1
        top = _first(line, rows, len(lines) - 1)
        left = _first(column - MARGIN, width - MARGIN, len(lines[0]) - MARGIN) + MARGIN
        right = left + width - MARGIN
        shown = [
            one[:MARGIN] + one[left:right] for one in (lines[0], *lines[1 + top : 1 + top + rows])
        ]
        if top > 0:
            shown[0][1] = ("↑", CUT_STYLE)
        if top + rows < len(lines) - 1:
            shown[-1][1] = ("↓", CUT_STYLE)
        if left > MARGIN:
            shown[0][MARGIN] = ("←", CUT_STYLE)
        if right < len(lines[0]):
            shown[0][-1] = ("→", CUT_STYLE)
        return [_joined(one) for one in shown]

    def whole(self) -> list[list[Part]]:
        """Return all of the track, however small the window is."""
        return [_joined(line) for line in self._drawing(0)[0]]

    def _drawing(self, height: int) -> tuple[list[list[Char]], Place]:
        """Return the numbers of the columns and the whole drawing, and where in it your runner is."""
        board = self.board
        course = board.box.course
        position = board.state.players[board.near].position
        track = course.track(position)
        apart = height >= 2 * len(track.cells)
        standing = self._runners(track)
        mine = next(place for place, seats in standing.items() if board.near in seats)
        over = self._way(track)
        for place, seats in standing.items():
            over[place] = self._marks(seats)
        return [column_numbers(track, mine[0]), *grid(track, over, apart)], middle_of(
            track, mine, apart
        )

    def _runners(self, track: Track) -> dict[Place, list[int]]:
        """Return who is on which cell; runners on another track are not shown."""
        course = self.board.box.course
        standing: dict[Place, list[int]] = {}
        for seat, player in enumerate(self.board.state.players):
            if course.track(player.position) is not track:
                continue
            cells = places(track, course.space_of[player.position])
            # On the start and the finish there is room for everybody.
            place = cells[seat % len(cells)]
            standing.setdefault(place, []).append(seat)
        return standing

    def _marks(self, seats: list[int]) -> list[Char]:
        marks: list[Char] = [
            (MARKS[seat], f"bold {MARK_COLOURS[seat]} on {RUNNER_GROUND}") for seat in seats
        ]
        edge = f"bold #FFFFFF on {RUNNER_GROUND}"
        if len(marks) == 1:
            mine = seats[0] == self.board.near
            return [("‹" if mine else " ", edge), marks[0], ("›" if mine else " ", edge)]
        if len(marks) == 2:
            return [marks[0], (" ", edge), marks[1]]
        return marks[:3] if len(marks) == 3 else [*marks[:2], ("+", edge)]

    def _way(self, track: Track) -> dict[Place, list[Char]]:
        """Return how the spaces of the highlighted route look."""
        course = self.board.box.course
        over: dict[Place, list[Char]] = {}
        way = [spot for spot in self.board.way if course.track(spot) is track]
        for position in way:
            for place in places(track, course.space_of[position]):
                text = "[ ]" if position == self.board.way[-1] else " • "
                over[place] = [(char, WAY_STYLE) for char in text]
        return over


def _first(wanted: int, room: int, length: int) -> int:
    """Return where a window begins that centres something but stays within the drawing."""
    return max(0, min(wanted - room // 2, length - room))


def _joined(chars: list[Char]) -> list[Part]:
    """Join neighbours of the same style."""
    parts: list[tuple[str, str]] = []
    for char, style in chars:
        if parts and parts[-1][1] == style:
            parts[-1] = (parts[-1][0] + char, style)
        else:
            parts.append((char, style))
    return list(parts)
