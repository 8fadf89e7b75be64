"""A move, one step at a time: what a runner can do next, and what it has left afterwards."""

from __future__ import annotations

from typing import Final

from dicehall.core.mistakes import BadAnswer
from dicehall.games.cubitos.track.course import Course, is_used, with_used
from dicehall.games.cubitos.track.track import JET_PACK, MONEY_SHORTCUT, MOVE_SHORTCUT, NOWHERE

WALK: Final = 0
JUMP: Final = 1
DOUBLE: Final = 2
"""The kinds of step: to a neighbour, by a shortcut to its target, and using a jet pack on the spot."""


class Point:
    """A point in a move step: where the runner is, and what it can still move with."""

    __slots__ = ("money", "moves", "position", "used", "water_moves")

    def __init__(self, position: int, moves: int, water_moves: int, money: int, used: int) -> None:
        self.position: int = position
        self.moves: int = moves
        """Ordinary moves left."""
        self.water_moves: int = water_moves
        """Moves left that may enter water, or be spent as ordinary ones when those are gone."""
        self.money: int = money
        """Money and credits that may be paid for shortcuts."""
        self.used: int = used
        """Effects used this round, a bit each by the course's numbers."""


class TrackStep:
    """One step of a route."""

    __slots__ = ("kind", "position")

    def __init__(self, kind: int, position: int) -> None:
        self.kind: int = kind
        """`WALK`, `JUMP` or `DOUBLE`."""
        self.position: int = position
        """Where the runner is after it."""

    def text(self, course: Course) -> str:
        """Return the step as ``C7``, ``>C7`` for a jump, or ``x2`` for a jet pack."""
        if self.kind == DOUBLE:
            return "x2"
        return f"{'>' if self.kind == JUMP else ''}{course.text(self.position)}"


class Route:
    """A way through the move step."""

    __slots__ = ("money", "moves", "position", "steps", "used", "water_moves")

    def __init__(
        self, steps: list[TrackStep], before: Point, after: Point, moves: int, water: int
    ) -> None:
        self.steps: list[TrackStep] = steps
        """The steps in order; empty if the runner stays where it is."""
        self.position: int = after.position
        self.moves: int = moves
        """Ordinary moves it takes."""
        self.water_moves: int = water
        """Moves it takes of those that may enter water."""
        self.money: int = before.money - after.money
        """Money and credits it takes."""
        self.used: int = after.used
        """Effects used this round when it ends, those used before it included."""

    def text(self, course: Course) -> str:
        """Return the steps in words a person can follow, such as ``C7 C8 x2 D9 >F3``."""
        return " ".join(step.text(course) for step in self.steps)


def single_steps(course: Course, point: Point) -> list[TrackStep]:
    """Return what a runner can do next: walk to a neighbour, or use the effect it stands on."""
    steps: list[TrackStep] = []
    for near in course.neighbours[point.position]:
        if point.water_moves > 0 or (point.moves > 0 and not course.water[near]):
            steps.append(TrackStep(WALK, near))
    effect = course.effect[point.position]
    if effect != NOWHERE and not is_used(point.used, effect):
        kind = course.effect_kind[effect]
        price = course.effect_price[effect]
        if kind == JET_PACK:
            steps.append(TrackStep(DOUBLE, point.position))
        elif (kind == MONEY_SHORTCUT and price <= point.money) or (
            kind == MOVE_SHORTCUT and price <= point.moves + point.water_moves
        ):
            steps.append(TrackStep(JUMP, course.target[point.position]))
    return steps


def is_legal(course: Course, point: Point, step: TrackStep) -> bool:
    """Return whether a step is one of the single steps from a point."""
    for legal in single_steps(course, point):
        if legal.kind == step.kind and legal.position == step.position:
            return True
    return False


def take_step(course: Course, point: Point, step: TrackStep) -> Point:
    """Return the point after a step, and refuse a step that is not legal there."""
    if is_legal(course, point, step):
        return after_step(course, point, step)
    raise BadAnswer(
        f"the step {step.text(course)} is not possible from {course.text(point.position)} with "
        f"{point.moves} moves, {point.water_moves} water moves and {point.money} money."
    )


def after_step(course: Course, point: Point, step: TrackStep) -> Point:
    """Return the point after a legal step. Ordinary moves are spent first: water moves can do more."""
    moves = point.moves
    water_moves = point.water_moves
    money = point.money
    used = point.used
    if step.kind == WALK:
        if moves > 0 and not course.water[step.position]:
            moves -= 1
        else:
            water_moves -= 1
    else:
        effect = course.effect[point.position]
        used = with_used(used, effect)
        if step.kind == DOUBLE:
            moves *= 2
            water_moves *= 2
        elif course.effect_kind[effect] == MONEY_SHORTCUT:
            money -= course.effect_price[effect]
        else:
            short = course.effect_price[effect] - moves
            moves = max(0, -short)
            water_moves -= max(0, short)
    return Point(step.position, moves, water_moves, money, used)
