"""Courses: laps and joined tracks, and how far somebody has come on them."""

from __future__ import annotations

import pytest

from dicehall.core.mistakes import BadContent, BadOptions
from dicehall.games.cubitos.track.course import LAPS_BEYOND, Course
from dicehall.games.cubitos.track.distances import ways_to_finish
from dicehall.games.cubitos.track.maps import load_track, read_track
from dicehall.games.cubitos.track.track import Track


def small(title: str = "Small") -> Track:
    return read_track(f"title: {title}\nS 0J 1c2 2 Fin")


def names(course: Course, positions: list[int]) -> list[str]:
    return [course.text(position) for position in positions]


def test_the_text_of_a_position_reads_back() -> None:
    for course in (Course([small()], 2), Course([small("One"), small("Two")], 1)):
        for position in range(course.size):
            track = course.track(position)
            if course.leg_of[position] == 0 or course.space_of[position] != track.start:
                assert course.parse(course.text(position)) == position


def test_the_start_of_a_further_lap_is_the_finish_of_the_one_before() -> None:
    course = Course([small()], 2)
    assert course.text(course.parse("2/start")) == "finish"
    joined = Course([small("One"), small("Two")], 1)
    assert joined.text(joined.parse("2/start")) == "2/start"
    assert joined.text(joined.parse("3/start")) == "2/finish"
    last = len(joined.tracks)
    assert joined.text(joined.parse(f"{last}/start")) == f"{last - 1}/finish"


@pytest.mark.parametrize("text", ["0/A2", "9/A2", "x/A2", "/A2", "²/A2"])
def test_a_leg_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(BadContent, match=r"a leg is a number from 1 to 3"):
        Course([small()], 1).parse(text)


def test_a_course_needs_a_track_and_a_lap() -> None:
    for tracks, laps in (([], 1), ([small()], 0)):
        with pytest.raises(BadOptions, match="needs a track and a lap"):
            Course(tracks, laps)


def test_from_the_finish_of_a_lap_the_next_begins_at_no_cost() -> None:
    course = Course([small()], 2)
    assert names(course, course.neighbours[course.parse("finish")]) == ["2/A2"]


def test_from_a_joined_tracks_finish_a_step_leads_to_the_next_start() -> None:
    course = Course([small("One"), small("Two")], 1)
    assert names(course, course.neighbours[course.parse("finish")]) == ["2/start"]
    assert names(course, course.neighbours[course.parse("2/start")]) == ["2/A2"]


def test_beyond_the_last_finish_lie_further_laps_of_the_last_track() -> None:
    course = Course([small("One"), small("Two")], 1)
    assert course.legs == 2
    assert len(course.tracks) == 2 + LAPS_BEYOND
    assert course.text(course.finish) == "2/finish"
    assert names(course, course.neighbours[course.finish]) == ["3/A2"]
    assert [course.finished(course.parse(text)) for text in ("2/A4", "2/finish", "3/A2")] == [
        False,
        True,
        True,
    ]


def test_red_lines_crossed_count_those_of_finished_laps() -> None:
    course = Course([small()], 2)
    crossed = [
        course.red_lines_crossed(course.parse(text))
        for text in ("start", "A3", "finish", "2/A2", "2/A4")
    ]
    assert crossed == [0, 1, 2, 2, 4]


def test_lines_to_the_finish_are_those_of_this_lap() -> None:
    course = Course([small()], 2)
    texts = ("start", "A3", "A4", "finish", "2/A2", "2/finish", "3/A2")
    assert [course.lines_to_finish(course.parse(text)) for text in texts] == [2, 1, 0, 2, 2, 0, 0]
    joined = Course([small("One"), small("Two")], 1)
    places = ("finish", "2/start", "2/A3")
    assert [joined.lines_to_finish(joined.parse(text)) for text in places] == [0, 2, 1]


def test_the_distance_beyond_the_finish_decides_ties() -> None:
    course = Course([small()], 1)
    texts = ("A4", "finish", "2/A2", "2/A4", "2/finish", "3/A2")
    distances = [course.distance_beyond(course.parse(text)) for text in texts]
    assert distances == [-1, 0, 1, 3, 4, 5]


def test_one_space_is_the_same_space_in_every_lap_of_its_track() -> None:
    course = Course([small()], 2)
    one, two = course.parse("A3"), course.parse("2/A3")
    assert course.board_position[one] == course.board_position[two] == one
    assert course.effect[course.parse("A2")] == course.effect[course.parse("2/A2")] == 0
    joined = Course([small("One"), small("One")], 1)
    assert joined.board_position[joined.parse("2/A3")] != joined.board_position[joined.parse("A3")]
    assert joined.effect_kind == [1, 1]


def test_rewards_and_near_spaces_are_those_of_the_track() -> None:
    course = Course([load_track("nothing_goes_right")], 2)
    here = course.parse("2/A1")
    assert course.rewards(here) == ((2, 2),)
    assert names(course, course.within(here, 1, over_ends=True)) == ["2/A2", "2/B1", "2/B2"]


def test_from_the_middle_of_water_the_way_to_the_finish_leads_through_water_to_the_shore() -> None:
    text = "title: Pond\nS 0 0 0 1 Fin\nS # # # # # Fin\nS 0~ 0~ 0~ 1 Fin"
    course = Course([read_track(text)], 1)
    to_finish = ways_to_finish(course)
    places = ("C5", "C4", "C3", "C2")
    assert [to_finish[course.parse(place)] for place in places] == [1, 2, 3, 4]
