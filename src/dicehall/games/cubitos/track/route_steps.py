"""Make a route of the steps that a search found, with only the jet packs that it needs."""

from __future__ import annotations

from dicehall.games.cubitos.track.course import Course, is_used, with_used
from dicehall.games.cubitos.track.steps import DOUBLE, Point, Route, TrackStep, after_step, is_legal
from dicehall.games.cubitos.track.track import JET_PACK, NOWHERE


def route_of(course: Course, begin: Point, walked: list[TrackStep]) -> Route:
    """Return the route of these walks and jumps, legal if every jet pack on the way is used."""
    steps = _with_jet_packs(course, begin, walked)
    # The search uses every jet pack on the way; to find those that are needed, try without each of them.
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].kind == DOUBLE:
            without = steps[:place] + steps[place + 1 :]
            if _walk(course, begin, without) is not None:
                steps = without
    route = _walk(course, begin, steps)
    assert route is not None
    return route


def _with_jet_packs(course: Course, begin: Point, walked: list[TrackStep]) -> list[TrackStep]:
    """Return the steps with every jet pack used when the runner first stands on it."""
    effects = course.effect
    steps: list[TrackStep] = []
    used = begin.used
    here = begin.position
    for number in range(len(walked) + 1):
        effect = effects[here]
        if effect != NOWHERE and course.effect_kind[effect] == JET_PACK:
            if not is_used(used, effect):
                steps.append(TrackStep(DOUBLE, here))
            used = with_used(used, effect)
        if number < len(walked):
            steps.append(walked[number])
            here = walked[number].position
    return steps


def _walk(course: Course, begin: Point, steps: list[TrackStep]) -> Route | None:
    """Return the route of these steps, if it is legal."""
    point = begin
    moves = 0
    water_moves = 0
    for step in steps:
        if not is_legal(course, point, step):
            return None
        after = after_step(course, point, step)
        if step.kind != DOUBLE:
            moves += point.moves - after.moves
            water_moves += point.water_moves - after.water_moves
        point = after
    return Route(steps, begin, point, moves, water_moves)
