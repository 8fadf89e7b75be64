"""The measurements of a track: how long its ways are, what it pays, and what its effects and water save."""

# Not compiled: a track is measured once.

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from dicehall.games.cubitos.track.track import (
    JET_PACK,
    MONEY_SHORTCUT,
    MOVE_SHORTCUT,
    NOWHERE,
    REWARD_NAMES,
    Track,
)

_PULL: Final = 2
"""How strongly the outer lane tends to the edge: how many moves longer it may be to get one move nearer."""


class TrackMeasurements:
    """What there is to know about a track before racing on it. Dry ways use no water and no effects."""

    def __init__(self, track: Track) -> None:
        self.dry: int = track.ways_from(track.start, False)[track.finish]
        """Least moves from the start into the finish, without water."""
        self.wet: int = track.distance_beyond_start[track.finish]
        """The same, over water."""
        self.spaces: int = track.start
        """Spaces besides start and finish."""
        self.water_spaces: int = sum(track.water)
        self.reward_spaces: int = sum(1 for rewards in track.rewards if rewards)
        self.rewards: list[tuple[int, int]] = [(0, 0)] * len(REWARD_NAMES)
        """For each kind of reward: on how many spaces, and how much in all."""
        for rewards in track.rewards:
            for kind, amount in rewards:
                spaces, most = self.rewards[kind]
                self.rewards[kind] = (spaces + 1, most + amount)
        self.jet_packs: list[int] = [
            space for space in range(track.start) if track.effect[space] == JET_PACK
        ]
        self.shortcuts: list[Shortcut] = [
            Shortcut(track, space)
            for space in range(track.start)
            if track.effect[space] in (MONEY_SHORTCUT, MOVE_SHORTCUT)
        ]
        self.inner_lane: list[int] = inner_lane(track)
        """The spaces of a shortest dry way; of all such ways, the one with most reward spaces."""
        self.outer_lane: list[int] = outer_lane(track)
        """The spaces of the dry way that keeps to the far side."""


class Shortcut:
    """What a shortcut is good for."""

    def __init__(self, track: Track, space: int) -> None:
        self.space: int = space
        """Where it begins."""
        self.walk: int = track.ways_from(space, False)[track.target[space]]
        """Moves from there to its target on foot, dry; `NOWHERE` if there is no such way."""
        price = track.price[space] if track.effect[space] == MOVE_SHORTCUT else 0
        to_finish = steps_to_finish(track)[track.target[space]]
        from_start = track.ways_from(track.start, False)[space]
        self.dry: int = NOWHERE
        """Least moves from the start into the finish by way of it, its price in moves included."""
        if to_finish != NOWHERE and from_start != NOWHERE:
            self.dry = from_start + price + to_finish
        self.saves: int = track.saved_by_shortcut(space)
        """Moves that it saves a runner who stands on it; `NOWHERE` if there is no other dry way."""


def steps_to_finish(track: Track) -> list[int]:
    """Return the fewest dry steps from each space into the finish; `NOWHERE` if there is no way."""
    steps = [NOWHERE] * track.size
    steps[track.finish] = 0
    ahead = [track.finish]
    for here in ahead:
        for there in range(track.size):
            if (
                steps[there] == NOWHERE
                and here in track.neighbours[there]
                and not track.water[there]
            ):
                steps[there] = steps[here] + 1
                ahead.append(there)
    return steps


def detours(track: Track) -> list[int]:
    """Return, for each space, how many moves the shortest dry way over it is longer than the shortest."""
    from_start = track.ways_from(track.start, False)
    to_finish = steps_to_finish(track)
    dry = from_start[track.finish]
    return [
        NOWHERE if NOWHERE in (there, on) else there + on - dry
        for there, on in zip(from_start, to_finish)
    ]


def inner_lane(track: Track) -> list[int]:
    """Return a shortest dry way, without start and finish; of all such ways, one with most reward spaces."""
    return _way(track, [0 if rewards else 1 for rewards in track.rewards], 1000)


def outer_lane(track: Track) -> list[int]:
    """Return the dry way that keeps to the far side: a step costs more the nearer it is to the short way."""
    detour = detours(track)
    from_start = track.ways_from(track.start, False)
    # Spaces with as much behind as ahead of them lie side by side: a cross-section of the track.
    section = [2 * from_start[space] - detour[space] for space in range(track.size)]
    farthest = [0] * (2 * track.size)
    for space in range(track.start):
        if detour[space] != NOWHERE:
            for near in range(max(0, section[space] - 1), section[space] + 2):
                farthest[near] = max(farthest[near], detour[space])
    costs = [_PULL * (farthest[section[space]] - detour[space]) for space in range(track.size)]
    return _way(track, costs, 1)


def _way(track: Track, costs: list[int], step: int) -> list[int]:
    """Return the cheapest dry way from start to finish; entering a space costs its own cost and a step's."""
    least = [NOWHERE] * track.size
    before = [NOWHERE] * track.size
    heap = [(0, track.start, NOWHERE)]
    while heap:
        cost, here, came_from = heappop(heap)
        if least[here] != NOWHERE:
            continue
        least[here] = cost
        before[here] = came_from
        for there in track.neighbours[here]:
            if least[there] == NOWHERE and not track.water[there]:
                own = 0 if there == track.finish else costs[there]
                heappush(heap, (cost + step + own, there, here))
    way: list[int] = []
    space = before[track.finish]
    while space != track.start:
        way.append(space)
        space = before[space]
    way.reverse()
    return way


def rewards_on(track: Track, way: list[int]) -> int:
    """Return how many spaces of a way hold a reward."""
    return sum(1 for space in way if track.rewards[space])
