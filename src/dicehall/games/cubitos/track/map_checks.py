"""The rules for a drawing that can be raced on, each with the sentence that says how it is broken."""

# Not compiled: a map is read once a game.

from __future__ import annotations

from dicehall.games.cubitos.track.drawing import (
    BLOCK_CELL,
    FINISH_CELL,
    MOST_JET_PACKS,
    MOST_SHORTCUTS,
    START_CELL,
    Drawing,
)
from dicehall.games.cubitos.track.layout import TrackLayout
from dicehall.games.cubitos.track.track import (
    BLOCK,
    JET_PACK,
    MONEY_SHORTCUT,
    MOVE_SHORTCUT,
    ROW_LETTERS,
)

BLOCK_NAMES = {START_CELL: "start (S)", FINISH_CELL: "finish (Fin)", BLOCK_CELL: "block (SF)"}
"""What start and finish are called in sentences."""


def find_mistakes(drawing: Drawing) -> list[str]:
    """Return everything that is wrong with a drawing. Later checks run only if earlier ones find nothing."""
    if drawing.mistakes:
        return drawing.mistakes
    _check_rows(drawing)
    if drawing.mistakes:
        return drawing.mistakes
    layout = TrackLayout(drawing)
    _check_start_and_finish(drawing, layout)
    _check_zone_numbers(drawing, layout)
    _check_shortcuts(drawing, layout)
    if not drawing.mistakes:
        _check_red_lines(drawing, layout)
        _check_lines_at_the_blocks(drawing, layout)
    if not drawing.mistakes:
        _check_ways(drawing, layout)
    return drawing.mistakes


def _check_rows(drawing: Drawing) -> None:
    if not drawing.rows:
        drawing.mistakes.append(
            "the map has no rows; draw it as rows of cells, such as 'S 0 0c1 1'."
        )
    for row in range(1, len(drawing.rows)):
        above, here = len(drawing.rows[row - 1]), len(drawing.rows[row])
        # Rows are centred, so they are half a cell apart only if their lengths differ by an odd number.
        half_a_cell_apart = (above - here) % 2 == 1
        if not half_a_cell_apart:
            drawing.mistakes.append(
                f"rows {ROW_LETTERS[row - 1]} and {ROW_LETTERS[row]} have {above} and {here} cells, so they "
                "would not lie like bricks; make one of them a cell longer or shorter ('.' fills up)."
            )


def _check_start_and_finish(drawing: Drawing, layout: TrackLayout) -> None:
    places: dict[int, list[tuple[int, int]]] = {START_CELL: [], FINISH_CELL: [], BLOCK_CELL: []}
    for row, line in enumerate(drawing.rows):
        for column, cell in enumerate(line):
            if cell.kind in places:
                places[cell.kind].append((row, column))
    apart = bool(places[START_CELL] or places[FINISH_CELL])
    if apart and places[BLOCK_CELL]:
        row, column = places[BLOCK_CELL][0]
        drawing.say(
            row,
            column,
            "SF stands beside S or Fin; draw one block SF, or S and Fin apart, not both.",
        )
        return
    if not apart and not places[BLOCK_CELL]:
        drawing.mistakes.append("there is no start and no finish; draw S and Fin, or SF for both.")
        return
    for kind in (START_CELL, FINISH_CELL) if apart else (BLOCK_CELL,):
        if not places[kind]:
            drawing.mistakes.append(
                f"there is no {BLOCK_NAMES[kind]}; draw at least one cell of it."
            )
        else:
            _check_in_one_piece(drawing, layout, kind, places[kind])


def _check_in_one_piece(
    drawing: Drawing, layout: TrackLayout, kind: int, places: list[tuple[int, int]]
) -> None:
    joined = [places[0]]
    for row, column in joined:
        for near in layout.beside(row, column):
            if near in places and near not in joined:
                joined.append(near)
    for row, column in places:
        if (row, column) not in joined:
            drawing.say(
                row,
                column,
                f"this cell of the {BLOCK_NAMES[kind]} does not touch the others; draw it in one piece.",
            )
            return


def _check_zone_numbers(drawing: Drawing, layout: TrackLayout) -> None:
    present = {cell.zone for cell in layout.spaces}
    missing = [zone for zone in range(layout.last_zone + 1) if zone not in present]
    if not layout.spaces:
        drawing.mistakes.append(
            "there are no spaces; a space is the number of its zone, such as 0."
        )
    elif missing:
        drawing.mistakes.append(
            f"no space has zone {missing[0]}, but one has zone {layout.last_zone}; "
            "zones are numbered from 0 without a gap."
        )


def _check_shortcuts(drawing: Drawing, layout: TrackLayout) -> None:
    jet_packs = sum(1 for cell in layout.spaces if cell.effect == JET_PACK)
    shortcuts = sum(1 for cell in layout.spaces if cell.label)
    if jet_packs > MOST_JET_PACKS:
        drawing.mistakes.append(f"there are {jet_packs} jet packs; a track has one at most.")
    if shortcuts > MOST_SHORTCUTS:
        drawing.mistakes.append(f"there are {shortcuts} shortcuts; {MOST_SHORTCUTS} are the most.")
    marks: dict[str, int] = {}
    for space, cell in enumerate(layout.spaces):
        row, column = layout.places[space]
        if cell.mark in marks:
            drawing.say(
                row, column, f"<{cell.mark} stands here for the second time; a target is one space."
            )
        elif cell.mark:
            marks[cell.mark] = space
        if cell.mark and cell.water:
            drawing.say(
                row, column, f"the target <{cell.mark} is water; shortcuts lead to open spaces."
            )
    wanted: set[str] = set()
    for space, cell in enumerate(layout.spaces):
        row, column = layout.places[space]
        if cell.effect in (MONEY_SHORTCUT, MOVE_SHORTCUT):
            wanted.add(cell.label)
            if cell.label not in marks:
                drawing.say(
                    row,
                    column,
                    f"the shortcut >{cell.label} leads nowhere; mark its target with <{cell.label}.",
                )
            elif marks[cell.label] == space:
                drawing.say(row, column, f"the shortcut >{cell.label} leads to its own space.")
    for mark, space in marks.items():
        if mark not in wanted:
            row, column = layout.places[space]
            drawing.say(
                row, column, f"no shortcut leads to <{mark}; draw one as >{mark}$3 or >{mark}^3."
            )


def _check_red_lines(drawing: Drawing, layout: TrackLayout) -> None:
    crossed = [False] * layout.last_zone
    for space, cell in enumerate(layout.spaces):
        row, column = layout.places[space]
        for other in layout.neighbours[space]:
            if space < other < layout.start:
                zone = layout.spaces[other].zone
                near_row, near_column = layout.places[other]
                if abs(zone - cell.zone) > 1:
                    drawing.say(
                        row,
                        column,
                        f"zone {cell.zone} touches zone {zone} of row {ROW_LETTERS[near_row]}, cell "
                        f"{near_column + 1}; a step may cross one red line at most, so change a zone or "
                        "put a wall between.",
                    )
                elif zone != cell.zone:
                    crossed[min(zone, cell.zone)] = True
    for zone, connected in enumerate(crossed):
        if not connected and not drawing.mistakes:
            drawing.mistakes.append(
                f"zone {zone} touches zone {zone + 1} nowhere; every zone must lead into the next."
            )


def _check_lines_at_the_blocks(drawing: Drawing, layout: TrackLayout) -> None:
    last = layout.last_zone
    if last == 0 and any(BLOCK in line for line in layout.cells):
        drawing.mistakes.append(
            "a track with one block SF needs a red line at least, to tell the way out from the way in."
        )
        return
    for space, (row, column) in enumerate(layout.places):
        zone = layout.spaces[space].zone
        for near_row, near_column in layout.beside(row, column):
            near = layout.cells[near_row][near_column]
            if near == layout.start and zone != 0:
                drawing.say(
                    row,
                    column,
                    f"zone {zone} touches the start; only zone 0 may, put a wall between.",
                )
            elif near == layout.finish and zone != last:
                drawing.say(
                    row,
                    column,
                    f"zone {zone} touches the finish; only zone {last} may, put a wall between.",
                )
            elif near == BLOCK and zone not in (0, last):
                drawing.say(
                    row,
                    column,
                    f"zone {zone} touches the block SF; only zones 0 and {last} may, put a wall between.",
                )
            else:
                continue
            break
    if not layout.neighbours[layout.start]:
        drawing.mistakes.append("nothing leads out of the start; draw a space of zone 0 beside it.")
    if not any(layout.finish in near for near in layout.neighbours):
        drawing.mistakes.append(
            f"nothing leads into the finish; draw a space of zone {last} beside it."
        )


def _check_ways(drawing: Drawing, layout: TrackLayout) -> None:
    reached = _reach(layout, wet=True)
    for space, (row, column) in enumerate(layout.places):
        if not reached[space]:
            drawing.say(
                row, column, "this space cannot be reached from the start, not even over water."
            )
    if not _reach(layout, wet=False)[layout.finish]:
        drawing.mistakes.append(
            "the finish cannot be reached without crossing water; leave a dry way to it."
        )


def _reach(layout: TrackLayout, wet: bool) -> list[bool]:
    """Return which spaces can be walked to from the start."""
    reached = [False] * (layout.finish + 1)
    reached[layout.start] = True
    ahead = [layout.start]
    for here in ahead:
        for there in layout.neighbours[here]:
            open_space = there == layout.finish or wet or not layout.spaces[there].water
            if open_space and not reached[there]:
                reached[there] = True
                ahead.append(there)
    return reached
