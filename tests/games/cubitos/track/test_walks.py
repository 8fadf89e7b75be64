"""Plain walks lead where the whole search of the move step leads."""

from __future__ import annotations

import pytest

from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.maps import load_track
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import Point
from dicehall.games.cubitos.track.walks import REMEMBERED, Walks

TRACKS = (
    *("nothing_goes_right", "ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep"),
)


@pytest.mark.parametrize("name", TRACKS)
def test_a_plain_walk_ends_where_the_search_says(name: str) -> None:
    course = Course([load_track(name)], 1)
    walks = Walks(course)
    plain = 0
    for position in range(course.size):
        for moves in (0, 1, 3, 7, REMEMBERED + 3):
            if walks.is_plain(position, moves):
                plain += 1
                searched = RouteReach(course, Point(position, moves, 0, 20, 0)).positions
                assert walks.ends(position, moves) == searched
                assert walks.ends(position, moves) == searched, "remembered"
                # An option is 0, for nothing, or 1 + the end.
                assert walks.options(position, moves) == [1 + end for end in searched]
                assert walks.options(position, moves) == [1 + end for end in searched]
    assert plain > course.size


@pytest.mark.parametrize("name", TRACKS)
def test_who_can_come_to_an_effect_walks_not_plainly(name: str) -> None:
    course = Course([load_track(name)], 1)
    walks = Walks(course)
    for position in range(course.size):
        for moves in (0, 2, 5):
            ends = RouteReach(course, Point(position, moves, 0, 0, 0)).positions
            meets = any(course.effect[end] >= 0 for end in ends)
            assert walks.is_plain(position, moves) == (not meets)
