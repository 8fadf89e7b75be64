"""The drawn plan of a track: where every cell lies, what it holds, and where the red lines run.

Rows are counted from 0 at the top. Across, everything is measured in half bricks: a brick is two of them
wide, and every second row is moved by one.
"""

# Not compiled: a map is drawn once a game.

from __future__ import annotations

from typing import Any, Final

from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.track import (
    BLOCK,
    NO_EFFECT,
    NOWHERE,
    OUTSIDE,
    REWARD_NAMES,
    WALL,
    Track,
)

BRICK: Final = 2
"""How wide a cell is, in half bricks."""
EFFECT_NAMES: Final = ("none", "jet_pack", "money_shortcut", "move_shortcut")
"""The names of the effects in plans."""


def saved_reward(kind: int, amount: int) -> dict[str, object]:
    """Return a reward in a form that JSON can hold; for a die up to a cost, the amount is that cost."""
    return {"reward": REWARD_NAMES[kind], "amount": amount}


def divided(track: Track, one: int, other: int) -> bool:
    """Return whether a red line runs between two cells that touch."""
    return (
        0 <= one < track.start and 0 <= other < track.start and track.zone[one] != track.zone[other]
    )


def plan_of(track: Track) -> dict[str, Any]:
    """Return the plan of a track."""
    cells = [
        _cell(track, row, column)
        for row, line in enumerate(track.cells)
        for column, cell in enumerate(line)
        if cell != OUTSIDE
    ]
    return {
        "name": track.name,
        "title": track.title,
        "source": track.source,
        "rows": len(track.cells),
        "width": max(track.indent[row] + BRICK * len(line) for row, line in enumerate(track.cells)),
        "red_lines": track.red_lines,
        "cells": cells,
        "lines": _lines(track),
    }


def course_of(course: Course) -> dict[str, Any]:
    """Return the plans of a course: every board once, and for each leg which of them it is run on.

    Views name the spaces of the second leg as in ``2/C7``. After the legs that are raced come further laps of
    the last board, for runners beyond the finish; these are listed, too.
    """
    boards: list[Track] = []
    legs: list[int] = []
    for leg, track in enumerate(course.tracks):
        again = leg and course.board_position[course.first[leg]] != course.first[leg]
        if not again:
            boards.append(track)
        legs.append(len(boards) - 1)
    return {"boards": [plan_of(track) for track in boards], "legs": legs, "raced": course.legs}


def _cell(track: Track, row: int, column: int) -> dict[str, object]:
    cell = track.cells[row][column]
    place: dict[str, object] = {"row": row, "x": track.indent[row] + BRICK * column}
    if cell == WALL:
        return {**place, "kind": "wall", "space": None}
    if cell == BLOCK:
        # Start and finish in one block: runners leave it as the start and enter it as the finish.
        links = [track.text(near) for near in track.neighbours[track.start]]
        return {**place, "kind": "block", "space": None, "neighbours": links}
    fields = {**place, "kind": _kind(track, cell), "space": track.text(cell)}
    near = track.neighbours[cell]
    if cell >= track.start or track.finish in near:
        # Which way one leaves the start and enters the finish; elsewhere the drawing shows it.
        fields["neighbours"] = [track.text(space) for space in near]
    if cell >= track.start:
        return fields
    fields["zone"] = track.zone[cell]
    fields["rewards"] = [saved_reward(kind, amount) for kind, amount in track.rewards[cell]]
    fields["effect"] = None
    if track.effect[cell] != NO_EFFECT:
        target = track.target[cell]
        fields["effect"] = {
            "effect": EFFECT_NAMES[track.effect[cell]],
            "price": track.price[cell],
            "target": None if target == NOWHERE else track.text(target),
            "letter": track.label[cell],
        }
    # The letter that a shortcut elsewhere leads to.
    fields["mark"] = track.mark[cell]
    return fields


def _kind(track: Track, cell: int) -> str:
    if cell == track.start:
        return "start"
    if cell == track.finish:
        return "finish"
    return "water" if track.water[cell] else "open"


def _lines(track: Track) -> list[dict[str, object]]:
    """Return the pieces of the red lines: each is the side that two cells of different zones share."""
    found: list[dict[str, object]] = []
    for row, line in enumerate(track.cells):
        for column, cell in enumerate(line):
            left = track.indent[row] + BRICK * column
            if column and divided(track, line[column - 1], cell):
                found.append(_piece(track, line[column - 1], cell, (left, row), (left, row + 1)))
            if row + 1 == len(track.cells):
                continue
            for place, below in enumerate(track.cells[row + 1]):
                other = track.indent[row + 1] + BRICK * place
                begin, end = max(left, other), min(left, other) + BRICK
                if begin < end and divided(track, cell, below):
                    found.append(_piece(track, cell, below, (begin, row + 1), (end, row + 1)))
    return found


def _piece(
    track: Track, one: int, other: int, begin: tuple[int, int], end: tuple[int, int]
) -> dict[str, object]:
    return {
        "between": [track.text(one), track.text(other)],
        # Counted from the start: the line behind zone 0 is the first.
        "line": max(track.zone[one], track.zone[other]),
        "from": {"x": begin[0], "y": begin[1]},
        "to": {"x": end[0], "y": end[1]},
    }
