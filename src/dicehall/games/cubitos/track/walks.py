"""Plain walks: where ordinary moves alone lead if no shortcut or jet pack is within reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.games.cubitos.track.course import FAR, Course
from dicehall.games.cubitos.track.track import NOWHERE

REMEMBERED: Final = 12
"""Walks of up to this many moves are remembered; longer ones are rare, and there are many of them."""


class Walks:
    """The walks of a course. Most moves are plain walks, for which no search with prices is needed."""

    def __init__(self, course: Course) -> None:
        self._course: Course = course
        self._to_effect: list[int] = _moves_to_effect(course)
        # By position and moves, filled as they are asked for.
        self._ends: list[list[list[int] | None]] = [
            [None] * (REMEMBERED + 1) for _ in range(course.size)
        ]
        self._options: list[list[list[int] | None]] = [
            [None] * (REMEMBERED + 1) for _ in range(course.size)
        ]

    def is_plain(self, position: i64, moves: i64) -> bool:
        """Return whether this many ordinary moves reach no effect and do not begin on one."""
        return moves < self._to_effect[position]

    def ends(self, position: i64, moves: i64) -> list[int]:
        """Return where a plain walk of up to this many moves can end, in rising order; not to be changed."""
        if moves > REMEMBERED:
            return self._walk(position, moves)
        known = self._ends[position][moves]
        if known is None:
            known = self._walk(position, moves)
            self._ends[position][moves] = known
        return known

    def options(self, position: i64, moves: i64) -> list[int]:
        """Return the same as options of a question, 1 + position each; not to be changed."""
        if moves > REMEMBERED:
            return [1 + end for end in self._walk(position, moves)]
        known = self._options[position][moves]
        if known is None:
            known = [1 + end for end in self.ends(position, moves)]
            self._options[position][moves] = known
        return known

    def _walk(self, position: int, moves: int) -> list[int]:
        water = self._course.water
        neighbours = self._course.neighbours
        known = [False] * self._course.size
        known[position] = True
        reached = [position]
        layer = reached
        for _ in range(moves):
            following: list[int] = []
            for here in layer:
                for there in neighbours[here]:
                    if not known[there] and not water[there]:
                        known[there] = True
                        following.append(there)
            layer = following
            reached = reached + following
        reached.sort()
        return reached


def _moves_to_effect(course: Course) -> list[int]:
    """Return the fewest ordinary moves from each position to a space with an effect."""
    moves_to = [FAR] * course.size
    layer: list[int] = []
    for position in range(course.size):
        if course.effect[position] != NOWHERE:
            moves_to[position] = 0
            layer.append(position)
    moves = 0
    while layer:
        moves += 1
        following: list[int] = []
        for here in layer:
            if course.water[here]:
                # No ordinary move leads here.
                continue
            for there in course.steps_into[here]:
                if moves_to[there] == FAR:
                    moves_to[there] = moves
                    following.append(there)
        layer = following
    return moves_to
