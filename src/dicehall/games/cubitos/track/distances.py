"""The distances to the finish from every position of a course."""

from __future__ import annotations

from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.track import NOWHERE


def ways_to_finish(course: Course) -> list[int]:
    """Return, for every position, its moves to the race's finish by the shortest dry way; 0 beyond it.

    From the middle of water, the way first leads through water to the shore.
    """
    to_finish = [NOWHERE] * course.size
    to_finish[course.finish] = 0
    ahead = [course.finish]
    in_water: list[int] = []
    for position in ahead:
        for other in course.steps_into[position]:
            if to_finish[other] == NOWHERE:
                to_finish[other] = to_finish[position] + 1
                if course.water[other]:
                    in_water.append(other)
                else:
                    ahead.append(other)
    for position in in_water:
        for other in course.steps_into[position]:
            if to_finish[other] == NOWHERE:
                to_finish[other] = to_finish[position] + 1
                in_water.append(other)
    for position in range(course.size):
        if course.finished(position) or to_finish[position] == NOWHERE:
            to_finish[position] = 0
    return to_finish
