"""A track as a grid of characters: rows of bricks, each shifted by half a cell, with their contents."""

from __future__ import annotations

from typing import Final

from dicehall.games.cubitos.track.plan import divided
from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    BLOCK,
    CREDITS,
    DIE_UP_TO,
    FANS,
    JET_PACK,
    LOSE_DICE,
    NO_EFFECT,
    OUTSIDE,
    ROW_LETTERS,
    WALL,
    Track,
)

CELL: Final = 4
"""The width of a cell: the border to its left, then its contents."""
MARGIN: Final = 2
"""The columns before the first cell, for the letters of the rows."""
GROUNDS: Final = (
    *("#F8E2A6", "#F9CFB4", "#F4C3CC", "#DEC8EC", "#C3CFF3"),
    *("#BDE3EC", "#BFE8CC", "#D8EBB2", "#F7EDA4"),
)
"""The colours of the zones, repeated if there are more zones."""
INK: Final = "#2B2621"
WATER_STYLE: Final = f"bold {INK} on #58B4E6"
WALL_STYLE: Final = "#8A6D48"
LINE_STYLE: Final = "bold #FF5A47"
START_STYLE: Final = f"bold {INK} on #FFFFFF"
FINISH_STYLE: Final = "bold #FFFFFF on #2B2621"
LETTER_STYLE: Final = "#B9AEE0"
SIGNS: Final = {CREDITS: "c", FANS: "F", LOSE_DICE: "x", ANY_DIE: "D", DIE_UP_TO: "d"}
"""The letters of the rewards, as in maps."""

Char = tuple[str, str]
"""A character and its style."""
Place = tuple[int, int]
"""Row and column of a cell."""


def places(track: Track, space: int) -> list[Place]:
    """Return the cells that a space fills; start and finish may fill several."""
    wanted = (space, BLOCK) if space >= track.start else (space,)
    return [
        (row, column)
        for row, cells in enumerate(track.cells)
        for column, cell in enumerate(cells)
        if cell in wanted
    ]


def middle_of(track: Track, place: Place, apart: bool) -> Place:
    """Return the line and the column of the grid where the middle of a cell is drawn."""
    row, column = place
    line = row * 2 if apart else row
    return line, MARGIN + CELL // 2 * track.indent[row] + CELL * column + 2


def grid(track: Track, over: dict[Place, list[Char]], apart: bool) -> list[list[Char]]:
    """Return the drawing line by line; `over` replaces the contents of cells, three characters each.

    `apart`: red lines that run along the rows have their own lines; otherwise they are underlines.
    """
    lines: list[list[Char]] = []
    width = _width(track)
    for row, cells in enumerate(track.cells):
        if row and apart:
            lines.append(_between(track, row, width))
        line: list[Char] = [(ROW_LETTERS[row], LETTER_STYLE), (" ", "")]
        line += [(" ", "")] * (CELL // 2 * track.indent[row])
        for column, cell in enumerate(cells):
            before = cells[column - 1] if column else OUTSIDE
            if divided(track, before, cell):
                line.append(("┃", LINE_STYLE))
            else:
                line.append(("▒" if cell == WALL == before else " ", WALL_STYLE))
            inside = over.get((row, column)) or _cell(track, cell)
            line += inside if apart else _underlined(track, row, column, inside)
        line += [(" ", "")] * (width - len(line))
        lines.append(line)
    return lines


def column_numbers(track: Track, row: int) -> list[Char]:
    """Return the line above the drawing: the number of every column.

    Where rows are shifted by no more than half a cell, the numbers stand for all rows; otherwise only for
    one, whose letter stands before them.
    """
    line: list[Char] = [(" ", "")] * _width(track)
    slanted = max(track.indent) > 1
    if slanted:
        line[0] = (ROW_LETTERS[row], LETTER_STYLE)
    for column in range(max(map(len, track.cells)) if not slanted else len(track.cells[row])):
        number = str(column + 1)
        _, middle = middle_of(track, (row, column), False)
        if not slanted:
            # Between the places of this column in both kinds of rows.
            middle += 1 - CELL // 2 * track.indent[row]
        if not slanted or track.cells[row][column] != OUTSIDE:
            begin = middle + 1 - len(number)
            line[begin : middle + 1] = [(digit, LETTER_STYLE) for digit in number]
    return line


def _width(track: Track) -> int:
    return MARGIN + max(
        CELL // 2 * track.indent[row] + CELL * len(cells) for row, cells in enumerate(track.cells)
    )


def _underlined(track: Track, row: int, column: int, inside: list[Char]) -> list[Char]:
    """Underline the halves of a cell that have a red line below them."""
    if row + 1 == len(track.cells):
        return inside
    cell = track.cells[row][column]
    half = 2 * column + track.indent[row]
    found: list[Char] = []
    for number, (char, style) in enumerate(inside):
        below = _at_half(track, row + 1, half if number == 0 else half + 1)
        found.append((char, f"{style} underline" if divided(track, cell, below) else style))
    return found


def _between(track: Track, row: int, width: int) -> list[Char]:
    """Return what is drawn between a row and the one above it, by half cells."""
    line: list[Char] = [(" ", "")] * MARGIN
    for half in range((width - MARGIN) // (CELL // 2)):
        red = divided(track, _at_half(track, row - 1, half), _at_half(track, row, half))
        line += [("━", LINE_STYLE) if red else (" ", "")] * (CELL // 2)
    return line


def _at_half(track: Track, row: int, half: int) -> int:
    """Return the cell of a row that covers a half cell of the drawing."""
    column = (half - track.indent[row]) // 2
    return track.cells[row][column] if 0 <= column < len(track.cells[row]) else OUTSIDE


def _cell(track: Track, cell: int) -> list[Char]:
    """Return what a cell shows."""
    text, style = _shown(track, cell)
    return [(char, style) for char in text.center(CELL - 1)]


def _shown(track: Track, cell: int) -> tuple[str, str]:
    if cell == OUTSIDE:
        return "", ""
    if cell == WALL:
        return "▒▒▒", WALL_STYLE
    if cell == BLOCK:
        return "S/F", FINISH_STYLE
    if cell == track.start:
        return "S", START_STYLE
    if cell == track.finish:
        return "Fin", FINISH_STYLE
    text = contents(track, cell)
    if track.water[cell]:
        text = f"~{text}" if text else "~~~"
    if len(text) > CELL - 1:
        text = f"{text[: CELL - 2]}…"
    return text or "·", ground(track, cell)


def ground(track: Track, cell: int) -> str:
    """Return the style of a space: the colour of its zone, or of water."""
    if track.water[cell]:
        return WATER_STYLE
    return f"bold {INK} on {GROUNDS[track.zone[cell] % len(GROUNDS)]}"


def contents(track: Track, space: int) -> str:
    """Return the contents of a space, as in a map but without prices."""
    parts = [
        SIGNS[kind] + (str(amount) if kind in (CREDITS, LOSE_DICE, DIE_UP_TO) else "")
        for kind, amount in track.rewards[space]
    ]
    if track.effect[space] == JET_PACK:
        parts.append("J")
    elif track.effect[space] != NO_EFFECT:
        parts.append(f">{track.label[space]}")
    if track.mark[space]:
        parts.append(f"<{track.mark[space]}")
    return "".join(parts)
