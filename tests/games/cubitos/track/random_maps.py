"""Small random maps and courses, and moving on them written down a second time, straight from the rules."""

from __future__ import annotations

import random
from heapq import heappop, heappush

from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.maps import mistakes_in, read_track
from dicehall.games.cubitos.track.steps import Point
from dicehall.games.cubitos.track.track import JET_PACK, MONEY_SHORTCUT, Track

Label = tuple[int, int, int, int, int, int]
"""Position, moves, water moves, money left, moves spent, effects used."""


def random_track(chance: random.Random) -> Track:
    """Return a track with walls, water, jet packs and shortcuts; maps that are no track are thrown away."""
    while True:
        text = _random_map(chance)
        if not mistakes_in(text):
            return read_track(text)


def _random_map(chance: random.Random) -> str:
    height = chance.randint(2, 5)
    width = chance.randint(4, 7)
    band = chance.randint(2, 6)
    lengths = [width + row % 2 for row in range(height)]
    rows: list[list[str]] = []
    for length in lengths:
        cells: list[str] = []
        for column in range(length):
            half = max(lengths) - length + 2 * column
            kind = chance.random()
            if column == 0:
                cells.append("S")
            elif column == length - 1:
                cells.append("Fin")
            elif kind < 0.15:
                cells.append("#")
            else:
                cells.append(f"{(half - 1) // band}{'~' if kind < 0.35 else ''}")
        rows.append(cells)
    dry = [
        (row, column)
        for row in range(height)
        for column in range(lengths[row])
        if rows[row][column].isdecimal()
    ]
    chance.shuffle(dry)
    for _ in range(chance.choice((0, 1))):
        if dry:
            row, column = dry.pop()
            rows[row][column] += "J"
    for letter in "abc"[: chance.choice((0, 1, 2, 3))]:
        if len(dry) >= 2:
            row, column = dry.pop()
            rows[row][column] += f">{letter}{chance.choice('$^')}{chance.randint(1, 4)}"
            row, column = dry.pop()
            rows[row][column] += f"<{letter}"
    return "title: Random\n" + "\n".join(" ".join(cells) for cells in rows)


def random_course(chance: random.Random) -> Course:
    """Return a lap, two laps, or two joined tracks."""
    kind = chance.randrange(3)
    if kind == 2:
        return Course([random_track(chance), random_track(chance)], 1)
    return Course([random_track(chance)], 1 + kind)


def random_point(chance: random.Random, course: Course) -> Point:
    """Return a runner anywhere it can stand in the race, with anything to move with."""
    while True:
        leg = chance.randrange(course.legs)
        position = course.position(leg, chance.randrange(course.tracks[leg].size))
        if course.parse(course.text(position)) == position:  # no start of a further lap
            used = chance.choice((0, 0, 0, chance.getrandbits(len(course.effect_kind))))
            moves = chance.randint(0, 7)
            return Point(position, moves, chance.randint(0, 3), chance.randint(0, 6), used)


def cheapest_by_trying(course: Course, begin: Point) -> dict[int, tuple[int, int]]:
    """Return money and moves of the cheapest way to every end, by trying every state there is."""
    found: dict[int, tuple[int, int]] = {}
    first: Label = (begin.position, begin.moves, begin.water_moves, begin.money, 0, begin.used)
    seen: set[Label] = set()
    heap: list[tuple[int, int, Label]] = [(0, 0, first)]
    while heap:
        paid, spent, label = heappop(heap)
        if label in seen:
            continue
        seen.add(label)
        found.setdefault(label[0], (paid, spent))
        for after in _next_labels(course, label):
            heappush(heap, (begin.money - after[3], after[4], after))
    return found


def _next_labels(course: Course, label: Label) -> list[Label]:
    position, moves, water, money, spent, used = label
    found: list[Label] = []
    leg = course.leg_of[position]
    track = course.tracks[leg]
    space = course.space_of[position]
    ahead = [course.position(leg, near) for near in track.neighbours[space]]
    if space == track.finish and leg + 1 < len(course.tracks):
        following = course.tracks[leg + 1]
        ahead = [course.position(leg + 1, following.start)]
        if following is track:
            ahead = [course.position(leg + 1, near) for near in track.neighbours[track.start]]
    for there in ahead:
        if moves and not course.water[there]:
            found.append((there, moves - 1, water, money, spent + 1, used))
        if water:
            found.append((there, moves, water - 1, money, spent + 1, used))
    number = course.effect[position]
    if number < 0 or used & (1 << number):
        return found
    used |= 1 << number
    price = track.price[space]
    if track.effect[space] == JET_PACK:
        found.append((position, 2 * moves, 2 * water, money, spent, used))
        return found
    target = course.position(leg, track.target[space])
    if track.effect[space] == MONEY_SHORTCUT:
        if price <= money:
            found.append((target, moves, water, money - price, spent, used))
        return found
    for with_water in range(price + 1):
        if with_water <= water and price - with_water <= moves:
            left = (moves - price + with_water, water - with_water)
            found.append((target, *left, money, spent + price, used))
    return found
