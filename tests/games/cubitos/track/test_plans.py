"""Plans of tracks: cells that touch are neighbours, and red lines run just where zones meet."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.cubitos.track.random_maps import random_track

from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.track.course import Course
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track
from dicehall.games.cubitos.track.plan import course_of, plan_of
from dicehall.games.cubitos.track.track import Track


def tracks() -> list[Track]:
    chance = random.Random(5)
    return [*(load_track(name) for name in TRACK_NAMES), *(random_track(chance) for _ in range(12))]


every_track = pytest.mark.parametrize("track", tracks(), ids=lambda track: track.name)


def touch(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Return whether two bricks share a side."""
    if one["row"] == other["row"]:
        return bool(abs(one["x"] - other["x"]) == 2)
    return bool(abs(one["row"] - other["row"]) == 1 and abs(one["x"] - other["x"]) < 2)


def near_of(track: Track) -> dict[str, set[str]]:
    """Return the neighbours of every space, by name."""
    return {
        track.text(space): {track.text(near) for near in track.neighbours[space]}
        for space in range(track.start)
    }


@every_track
def test_spaces_are_neighbours_just_where_their_bricks_touch(track: Track) -> None:
    plan = plan_of(track)
    near = near_of(track)
    assert json.loads(json.dumps(plan)) == plan
    spaces = [cell for cell in plan["cells"] if cell["kind"] in ("open", "water")]
    assert len(spaces) == track.start
    for cell in spaces:
        touching = {other["space"] for other in spaces if touch(cell, other)}
        assert near[cell["space"]] - {"finish"} == touching
        near_finish = any(
            touch(cell, other) for other in plan["cells"] if other["kind"] in ("finish", "block")
        )
        beside = near_finish and cell["zone"] == plan["red_lines"]
        assert ("finish" in near[cell["space"]]) == beside
        # Only who is beside the finish tells it, so that plans stay small.
        assert set(cell.get("neighbours", ())) == (near[cell["space"]] if beside else set())


@every_track
def test_the_start_leads_to_the_first_zone(track: Track) -> None:
    plan = plan_of(track)
    starts = [cell for cell in plan["cells"] if cell["kind"] in ("start", "block")]
    assert starts
    zones = {cell["space"]: cell["zone"] for cell in plan["cells"] if "zone" in cell}
    for cell in starts:
        assert cell["neighbours"]
        assert {zones[space] for space in cell["neighbours"]} == {0}


@every_track
def test_a_red_line_runs_between_all_neighbours_of_different_zones_and_nowhere_else(
    track: Track,
) -> None:
    plan = plan_of(track)
    spaces = {cell["space"]: cell for cell in plan["cells"] if "zone" in cell}
    wanted = {
        frozenset((name, near))
        for name, all_near in near_of(track).items()
        for near in all_near
        if near in spaces and abs(spaces[near]["zone"] - spaces[name]["zone"]) == 1
    }
    drawn = [frozenset(line["between"]) for line in plan["lines"]]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == wanted
    for line in plan["lines"]:
        one, other = (spaces[name] for name in line["between"])
        assert line["line"] == max(one["zone"], other["zone"])
        for cell in (one, other):
            for end in (line["from"], line["to"]):
                assert cell["x"] <= end["x"] <= cell["x"] + 2
                assert cell["row"] <= end["y"] <= cell["row"] + 1
        # A side has a length: a half brick along a row, or the height of a row.
        assert line["from"] != line["to"]


@every_track
def test_all_lies_within_the_plan_and_nothing_lies_on_another(track: Track) -> None:
    plan = plan_of(track)
    places = [(cell["row"], cell["x"]) for cell in plan["cells"]]
    assert all(0 <= row < plan["rows"] and 0 <= x <= plan["width"] - 2 for row, x in places)
    for row, x in places:
        assert (row, x + 1) not in places
    assert len(places) == len(set(places))


def test_rewards_and_effects_are_as_on_the_map() -> None:
    for name in TRACK_NAMES:
        track = load_track(name)
        cells = {cell["space"]: cell for cell in plan_of(track)["cells"]}
        for space in range(track.start):
            cell = cells[track.text(space)]
            assert len(cell["rewards"]) == len(track.rewards[space])
            assert (cell["kind"] == "water") == track.water[space]
            effect = cell["effect"]
            assert (effect is not None) == (track.effect[space] != 0)
            if effect is not None and effect["effect"] != "jet_pack":
                assert cells[effect["target"]]["mark"] == effect["letter"] != ""
                assert effect["price"] > 0


def test_a_course_lists_each_board_once() -> None:
    laps = course_of(from_options({"race": "7"}).course)
    assert (len(laps["boards"]), laps["legs"], laps["raced"]) == (1, [0, 0, 0, 0], 2)
    joined = course_of(from_options({"race": "grand_finale"}).course)
    assert [board["name"] for board in joined["boards"]] == [
        "still_waters_run_deep",
        "testing_the_waters",
    ]
    assert (joined["legs"], joined["raced"]) == ([0, 1, 1, 1], 2)
    track = load_track("nothing_goes_right")
    twice = course_of(Course([track, track], 1))
    assert twice["legs"] == [0, 1, 1, 1]
