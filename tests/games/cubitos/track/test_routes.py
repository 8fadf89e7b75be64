"""The search finds every end of a move step, and a cheapest legal route to each."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.games.cubitos.track.random_maps import cheapest_by_trying, random_course, random_point

from dicehall.core.mistakes import BadAnswer
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track, read_track
from dicehall.games.cubitos.track.routes import RouteReach
from dicehall.games.cubitos.track.steps import (
    DOUBLE,
    JUMP,
    WALK,
    Point,
    TrackStep,
    single_steps,
    take_step,
)

seeds = some.integers(0, 2**32 - 1)
TELLING = (152,)
"""Seeds of further maps: slightly wrong searches go wrong on these."""


def course_of(*rows: str, laps: int = 1) -> Course:
    return Course([read_track("title: Test\n" + "\n".join(rows))], laps)


def ends(course: Course, reach: RouteReach) -> list[str]:
    return [course.text(position) for position in reach.positions]


def route(course: Course, reach: RouteReach, end: str) -> str:
    return reach.route(course.parse(end)).text(course)


def check_routes(course: Course, begin: Point) -> None:
    """Walk every route step by step; it must be legal, end where it should, and cost what it says."""
    reach = RouteReach(course, begin)
    for position in reach.positions:
        found = reach.route(position)
        point = begin
        spent = 0
        for step in found.steps:
            after = take_step(course, point, step)
            if step.kind != DOUBLE:
                spent += point.moves + point.water_moves - after.moves - after.water_moves
            point = after
        assert point.position == found.position == position
        assert begin.money - point.money == found.money == reach.money_to(position)
        assert spent == found.moves + found.water_moves == reach.moves_to(position)
        assert point.used == found.used


@given(seed=seeds)
def test_the_search_agrees_with_trying_everything(seed: int) -> None:
    check_search(seed)


def test_the_search_agrees_on_a_hundred_maps_that_are_always_the_same() -> None:
    """What only one map in fifty shows is found here, whatever the random tests draw."""
    for seed in (*range(100), *TELLING):
        check_search(seed)


def check_search(seed: int) -> None:
    """Compare the search with trying everything, on a random course."""
    chance = random.Random(seed)
    course = random_course(chance)
    begin = random_point(chance, course)
    reach = RouteReach(course, begin)
    found = {
        position: (reach.money_to(position), reach.moves_to(position))
        for position in reach.positions
    }
    assert found == cheapest_by_trying(course, begin), f"course and runner of seed {seed}"


@given(seed=seeds)
def test_every_route_is_legal_step_by_step_and_costs_what_it_says(seed: int) -> None:
    chance = random.Random(seed)
    course = random_course(chance)
    check_routes(course, random_point(chance, course))


@given(
    name=some.sampled_from(TRACK_NAMES),
    moves=some.integers(0, 40),
    water=some.integers(0, 6),
    money=some.integers(0, 20),
    seed=seeds,
)
def test_every_route_on_the_real_tracks_is_legal(
    name: str, moves: int, water: int, money: int, seed: int
) -> None:
    course = Course([load_track(name)], 2)
    chance = random.Random(seed)
    begin = random_point(chance, course)
    check_routes(course, Point(begin.position, moves, water, money, 0))


@given(seed=seeds)
def test_the_same_question_has_the_same_answer(seed: int) -> None:
    chance = random.Random(seed)
    course = random_course(chance)
    begin = random_point(chance, course)
    first, second = RouteReach(course, begin), RouteReach(course, begin)
    for position in first.positions:
        assert first.route(position).text(course) == second.route(position).text(course)


def test_staying_put_is_an_end_without_steps() -> None:
    course = course_of("S 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 0, 0, 0, 0))
    assert ends(course, reach) == ["start"]
    assert reach.route(course.start).steps == []


def test_what_is_out_of_reach_has_no_route() -> None:
    course = course_of("S 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 1, 0, 0, 0))
    assert not reach.reaches(course.parse("A3"))
    with pytest.raises(BadAnswer, match="A3 cannot be reached"):
        reach.route(course.parse("A3"))


def test_ordinary_moves_never_enter_water() -> None:
    course = course_of("S 0~ 0 Fin", "S 0 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 9, 0, 5, 0))
    assert "A2" not in ends(course, reach)


def test_a_runner_in_water_leaves_it_by_ordinary_moves_to_open_spaces_only() -> None:
    course = course_of("S 0~ 0~ 0 Fin", "S 0 0 0 0 Fin")
    reach = RouteReach(course, Point(course.parse("A2"), 1, 0, 0, 0))
    assert ends(course, reach) == ["A2", "B2", "B3"]


def test_water_moves_may_be_spent_as_ordinary_ones_when_those_are_gone() -> None:
    course = course_of("S 0 0~ 0 0 Fin", "S # # # # # Fin", "S 0 0 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 1, 3, 0, 0))
    found = reach.route(course.parse("A5"))
    assert (found.moves, found.water_moves) == (1, 3)
    found = reach.route(course.parse("A2"))
    assert (found.moves, found.water_moves) == (1, 0)


def test_a_money_shortcut_is_taken_only_if_it_can_be_paid() -> None:
    course = course_of("S 0>a$3 0 0 0 0<a Fin")
    assert "A6" in ends(course, RouteReach(course, Point(course.start, 1, 0, 3, 0)))
    assert "A6" not in ends(course, RouteReach(course, Point(course.start, 1, 0, 2, 0)))


def test_money_is_spared_where_moves_will_do() -> None:
    course = course_of("S 0>a$1 0 0<a Fin")
    reach = RouteReach(course, Point(course.start, 3, 0, 9, 0))
    assert route(course, reach, "A4") == "A2 A3 A4"
    assert reach.money_to(course.parse("A4")) == 0
    assert route(course, reach, "finish") == "A2 >A4 finish"


def test_a_move_shortcut_costs_moves_water_moves_included() -> None:
    course = course_of("S 0>a^3 0 0 0 0 0 0<a Fin")
    reach = RouteReach(course, Point(course.start, 2, 2, 0, 0))
    found = reach.route(course.parse("A8"))
    assert found.text(course) == "A2 >A8"
    assert (found.moves, found.water_moves, found.money) == (2, 2, 0)


def test_an_effect_can_be_used_where_the_step_begins() -> None:
    course = course_of("S 0>a$2 0 0 0<a Fin")
    assert "A5" in ends(course, RouteReach(course, Point(course.parse("A2"), 0, 0, 2, 0)))


def test_an_effect_used_before_in_the_round_is_not_used_again() -> None:
    course = course_of("S 0>a$2 0 0 0<a Fin")
    used = 1 << course.effect[course.parse("A2")]
    assert ends(course, RouteReach(course, Point(course.parse("A2"), 0, 0, 2, used))) == ["A2"]


def test_a_jet_pack_doubles_what_is_left() -> None:
    course = course_of("S 0 0J 0 0 0 0 0 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 5, 0, 0, 0))
    assert ends(course, reach)[-2:] == ["A9", "start"]
    assert route(course, reach, "A9") == "A2 A3 x2 A4 A5 A6 A7 A8 A9"


def test_a_jet_pack_doubles_water_moves_as_water_moves() -> None:
    course = course_of("S 0J 0~ 0~ 0~ 0~ 0~ Fin", "S # # # # # # # Fin", "S 0 0 0 0 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 1, 2, 0, 0))
    assert "A6" in ends(course, reach)
    assert "A7" not in ends(course, reach)
    # Two of three moves, and one of them wet, make two wet ones.
    reach = RouteReach(course, Point(course.start, 2, 1, 0, 0))
    assert "A4" in ends(course, reach)
    assert "A5" not in ends(course, reach)


def test_a_route_uses_no_jet_pack_it_does_not_need() -> None:
    course = course_of("S 0 0J 0 0 0 Fin")
    reach = RouteReach(course, Point(course.start, 5, 0, 0, 0))
    assert route(course, reach, "A3") == "A2 A3"
    assert route(course, reach, "A6") == "A2 A3 A4 A5 A6"


def test_a_jet_pack_under_the_runner_is_left_alone_where_it_is_not_needed() -> None:
    course = course_of("S 0J 0 0 0 Fin")
    reach = RouteReach(course, Point(course.parse("A2"), 2, 0, 0, 0))
    assert route(course, reach, "A3") == "A3"
    assert route(course, reach, "A4") == "A3 A4"
    assert route(course, reach, "A5") == "x2 A3 A4 A5"


def test_a_jet_pack_doubles_both_kinds_of_moves_and_nothing_else() -> None:
    course = course_of("S 0J 0 0 0 Fin")
    here = course.parse("A2")
    after = take_step(course, Point(here, 3, 2, 5, 0), TrackStep(DOUBLE, here))
    assert (after.position, after.moves, after.water_moves, after.money) == (here, 6, 4, 5)
    assert after.used == 1 << course.effect[here]


def test_whoever_saves_a_shortcut_can_take_it_in_the_next_lap_to_where_nothing_else_leads() -> None:
    course = course_of(
        "S 0>a^1 0 0 0<b 0 Fin",
        "S # # # # # # Fin",
        "S 0~ 0<a>b^1 0~ # # Fin",
        laps=2,
    )
    reach = RouteReach(course, Point(course.start, 8, 0, 0, 0))
    assert route(course, reach, "A6") == "A2 >C3 >A5 A6"
    assert route(course, reach, "2/C3") == "A2 A3 A4 A5 A6 finish 2/A2 >2/C3"


def test_a_lap_run_without_the_shortcut_makes_it_cheaper_to_take_in_the_next() -> None:
    """By the shortcut the first lap ends sooner, with more moves left, but not by two moves."""
    course = course_of(
        "S 0>a^1 0 0 0<a 0J 0 Fin",
        "S # # # # # # # Fin",
        "S 0 0 0 0 0 Fin Fin",
        laps=2,
    )
    reach = RouteReach(course, Point(course.start, 9, 0, 0, 0))
    assert route(course, reach, "finish") == "A2 >A5 A6 A7 finish"
    assert route(course, reach, "2/A5") == "C2 C3 C4 C5 C6 finish 2/A2 >2/A5"
    assert reach.moves_to(course.parse("2/A5")) == 8


def test_the_same_shortcut_can_not_be_taken_again_after_a_jet_pack() -> None:
    course = course_of("S 0>a^1 0 0 0 0<a 0J Fin")
    reach = RouteReach(course, Point(course.parse("A2"), 4, 0, 0, 0))
    assert route(course, reach, "2/A4") == ">A6 A7 x2 finish 2/A2 2/A3 2/A4"
    assert ends(course, reach)[-3:] == ["2/A2", "2/A3", "2/A4"]


def test_left_over_moves_go_on_beyond_the_finish_at_no_cost() -> None:
    course = course_of("S 0 1 Fin")
    reach = RouteReach(course, Point(course.start, 4, 0, 0, 0))
    assert route(course, reach, "2/A2") == "A2 A3 finish 2/A2"
    assert "2/start" not in ends(course, reach)


def test_the_step_between_joined_tracks_costs_one_move() -> None:
    one = read_track("title: One\nS 0 Fin")
    two = read_track("title: Two\nS 0 0 Fin")
    course = Course([one, two], 1)
    reach = RouteReach(course, Point(course.start, 4, 0, 0, 0))
    assert route(course, reach, "2/A2") == "A2 finish 2/start 2/A2"
    assert "2/A3" not in ends(course, reach)


def test_an_effect_is_used_once_a_round_even_if_a_lap_comes_by_it_again() -> None:
    course = course_of("S 0J 0 Fin", laps=2)
    reach = RouteReach(course, Point(course.start, 3, 0, 0, 0))
    # 1 move to the jet pack, 2 doubled to 4: finish, and two spaces of the second lap.
    assert ends(course, reach)[-1] == "2/A3"


def test_single_steps_are_the_neighbours_and_the_effect_underfoot() -> None:
    course = course_of("S 0 0>a$2 0~ 0<a Fin", "S 0 0 0 Fin")
    here = Point(course.parse("A3"), 1, 0, 2, 0)
    assert [step.text(course) for step in single_steps(course, here)] == ["A2", "B2", "B3", ">A5"]
    wet = Point(course.parse("A3"), 0, 1, 0, 0)
    assert [step.text(course) for step in single_steps(course, wet)] == ["A2", "A4", "B2", "B3"]
    assert single_steps(course, Point(course.parse("A3"), 0, 0, 1, 0)) == []
    poor = Point(course.parse("A3"), 9, 0, 1, 0)
    assert [step.text(course) for step in single_steps(course, poor)] == ["A2", "B2", "B3"]
    slow = course_of("S 0>a^3 0 0 0<a Fin")
    for moves, steps in ((2, ["A3"]), (3, ["A3", ">A5"])):
        there = Point(slow.parse("A2"), moves, 0, 9, 0)
        assert [step.text(slow) for step in single_steps(slow, there)] == steps


def test_a_step_that_is_not_legal_is_refused() -> None:
    course = course_of("S 0 0 0 Fin")
    begin = Point(course.start, 3, 0, 0, 0)
    for step in (
        TrackStep(WALK, course.parse("A3")),
        TrackStep(JUMP, course.parse("A2")),
        TrackStep(DOUBLE, course.start),
    ):
        with pytest.raises(BadAnswer, match="is not possible from start"):
            take_step(course, begin, step)
