"""The drawing of a track as text: header, rows of brick-laid cells, and the tokens in them."""

# Not compiled: a map is read once a game.

from __future__ import annotations

import re
from typing import Final

from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    CREDITS,
    DIE_UP_TO,
    FANS,
    JET_PACK,
    LOSE_DICE,
    MONEY_SHORTCUT,
    MOVE_SHORTCUT,
    NO_EFFECT,
    ROW_LETTERS,
)

SPACE: Final = 0
WALL_CELL: Final = 1
OUTSIDE_CELL: Final = 2
START_CELL: Final = 3
FINISH_CELL: Final = 4
BLOCK_CELL: Final = 5
"""What a cell can be; the last is both start and finish."""
CELL_TOKENS: Final = {
    "#": WALL_CELL,
    ".": OUTSIDE_CELL,
    "S": START_CELL,
    "Fin": FINISH_CELL,
    "SF": BLOCK_CELL,
}
SOURCES: Final = ("public", "house", "own")
"""Where a map may come from."""
HEADINGS: Final = ("title", "source", "author")
"""What the header may say."""
MOST_ROWS: Final = len(ROW_LETTERS)
MOST_CELLS: Final = 40
MOST_LINES: Final = 40
MOST_SHORTCUTS: Final = 5
MOST_JET_PACKS: Final = 1
"""Limits that keep a map drawable and moves quickly found: a second jet pack makes the search far slower."""

_HEADING = re.compile(r"([A-Za-z_]+)\s*:\s*(.*)")
_TOKEN = re.compile(r"([0-9]{1,9})(.*)")
_CONTENT = re.compile(r"~|F|D|J|[cxd]([0-9]{1,9})|>([a-z])([$^])([0-9]{1,9})|<([a-z])")
_AMOUNTS: Final = {"c": (CREDITS, 1, 30), "x": (LOSE_DICE, 1, 9), "d": (DIE_UP_TO, 0, 20)}
"""For each reward with a number: its kind, and the least and greatest number."""
_MOST_PRICE: Final = 30


class DrawnCell:
    """One cell as it is drawn."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        """A space, a wall, nothing, or a part of start or finish."""
        self.zone: int = 0
        """Red lines between the start and here."""
        self.water: bool = False
        self.rewards: list[tuple[int, int]] = []
        """Kind and amount of each reward, as drawn."""
        self.effect: int = NO_EFFECT
        self.price: int = 0
        self.label: str = ""
        """The letter the shortcut leads to."""
        self.mark: str = ""
        """The letter that shortcuts lead to."""


class Drawing:
    """A map as it was drawn, right or wrong, with the mistakes found so far."""

    def __init__(self) -> None:
        self.title: str = ""
        self.source: str = "own"
        self.rows: list[list[DrawnCell]] = []
        self.mistakes: list[str] = []
        """What is wrong, a sentence each."""

    def say(self, row: int, column: int, sentence: str) -> None:
        """Note a mistake at a cell."""
        self.mistakes.append(f"row {ROW_LETTERS[row]}, cell {column + 1}: {sentence}")


def read_drawing(text: str) -> Drawing:
    """Read a map. Mistakes in its tokens are noted in the drawing; nothing else is checked."""
    drawing = Drawing()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("//")[0].strip()
        if not line:
            continue
        heading = _HEADING.fullmatch(line)
        if heading is not None:
            _read_heading(drawing, number, heading.group(1), heading.group(2))
        elif len(drawing.rows) == MOST_ROWS:
            drawing.mistakes.append(f"line {number}: a map has {MOST_ROWS} rows at most.")
            break
        else:
            _read_row(drawing, line.split())
    if not drawing.title:
        drawing.mistakes.append(
            "the map has no title; begin it with a line such as 'title: My Track'."
        )
    return drawing


def _read_heading(drawing: Drawing, number: int, heading: str, value: str) -> None:
    where = f"line {number}: "
    if heading not in HEADINGS:
        drawing.mistakes.append(
            f"{where}there is no heading '{heading}'; a map has {', '.join(HEADINGS)}."
        )
    elif drawing.rows:
        drawing.mistakes.append(f"{where}'{heading}' stands below the rows; put it above them.")
    elif not value:
        drawing.mistakes.append(
            f"{where}'{heading}' says nothing; write something behind the colon."
        )
    elif heading == "title":
        drawing.title = value
    elif heading == "source" and value in SOURCES:
        drawing.source = value
    elif heading == "source":
        drawing.mistakes.append(f"{where}the source is {', '.join(SOURCES)}, not '{value}'.")


def _read_row(drawing: Drawing, tokens: list[str]) -> None:
    row = len(drawing.rows)
    cells: list[DrawnCell] = []
    drawing.rows.append(cells)
    if len(tokens) > MOST_CELLS:
        drawing.mistakes.append(
            f"row {ROW_LETTERS[row]} has {len(tokens)} cells; {MOST_CELLS} are the most."
        )
    for column, token in enumerate(tokens):
        kind = CELL_TOKENS.get(token)
        if kind is not None:
            cells.append(DrawnCell(kind))
            continue
        parts = _TOKEN.fullmatch(token)
        if parts is None:
            drawing.say(
                row,
                column,
                f"'{token}' is unknown; a cell is {' '.join(CELL_TOKENS)} or begins with the number "
                "of its zone, such as 3 or 3c2 (notes begin with //).",
            )
            cells.append(DrawnCell(WALL_CELL))
            continue
        cell = DrawnCell(SPACE)
        cells.append(cell)
        cell.zone = int(parts.group(1))
        if cell.zone > MOST_LINES:
            drawing.say(row, column, f"zone {cell.zone} is too high; {MOST_LINES} is the most.")
        _read_contents(drawing, row, column, cell, parts.group(2))


def _read_contents(drawing: Drawing, row: int, column: int, cell: DrawnCell, contents: str) -> None:
    rest = contents
    while rest:
        match = _CONTENT.match(rest)
        if match is None:
            drawing.say(
                row,
                column,
                f"'{rest}' is unknown; behind the zone may stand ~ cN F xN D dN J >a$N >a^N <a.",
            )
            return
        rest = rest[match.end() :]
        sign = match.group(0)[0]
        amount = match.group(1)
        if amount is not None:
            kind, least, most = _AMOUNTS[sign]
            if not least <= int(amount) <= most:
                drawing.say(
                    row, column, f"'{match.group(0)}': the number goes from {least} to {most}."
                )
            cell.rewards.append((kind, int(amount)))
        elif sign == "F":
            cell.rewards.append((FANS, 1))
        elif sign == "D":
            cell.rewards.append((ANY_DIE, 1))
        elif sign == "~":
            if cell.water:
                drawing.say(row, column, "there is ~ twice; once is enough.")
            cell.water = True
        elif sign == "<":
            if cell.mark:
                drawing.say(row, column, "there are two marks; a space has one, such as <a.")
            cell.mark = match.group(5)
        elif cell.effect != NO_EFFECT:
            drawing.say(
                row, column, "there are two effects; a space has one jet pack or one shortcut."
            )
        elif sign == "J":
            cell.effect = JET_PACK
        else:
            cell.effect = MONEY_SHORTCUT if match.group(3) == "$" else MOVE_SHORTCUT
            cell.label = match.group(2)
            cell.price = int(match.group(4))
            if not 1 <= cell.price <= _MOST_PRICE:
                drawing.say(
                    row, column, f"'{match.group(0)}': a price goes from 1 to {_MOST_PRICE}."
                )
