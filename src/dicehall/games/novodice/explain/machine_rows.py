"""The machine as it is drawn: three rows of dice, equal symbols in the same row."""

from __future__ import annotations

from dicehall.games.novodice.rules.components import LION, face_of
from dicehall.games.novodice.rules.state import SLOT_SPACES


def arranged(slots: list[list[int]]) -> list[list[int | None]]:
    """Return the three rows of the machine, each with its die in every slot (None: empty).

    Equal symbols are put into the same row where possible, which makes rows as long as they can be.
    """
    rows: list[list[int | None]] = [[None] * len(slots) for _ in range(SLOT_SPACES)]
    for place, slot in enumerate(slots):
        # Cargo above lions, which pay wherever they are.
        left = sorted(slot, key=lambda cell: (face_of(cell) == LION, cell))
        # Rows without a gap first: a symbol that begins only in slot 2 must not take a die from one.
        for row in sorted(rows, key=lambda row: -run(row)):
            before = row[place - 1] if place else None
            if before is None:
                continue
            for cell in left:
                if face_of(cell) == face_of(before):
                    row[place] = cell
                    left.remove(cell)
                    break
        for cell in left:
            next(row for row in rows if row[place] is None)[place] = cell
    return rows


def run(row: list[int | None]) -> int:
    """Return how many equal symbols a drawn row begins with; lions do not form rows."""
    first = row[0]
    if first is None or face_of(first) == LION:
        return 0
    length = 0
    for cell in row:
        if cell is None or face_of(cell) != face_of(first):
            break
        length += 1
    return length
