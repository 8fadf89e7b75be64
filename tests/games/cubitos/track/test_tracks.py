"""Spaces of a track: their names, neighbours, lines and distances."""

from __future__ import annotations

import pytest

from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track, read_track
from dicehall.games.cubitos.track.track import Track

LAP = "title: Lap\n" + "\n".join(
    (
        "1 1 1 0 0",
        "2 # # # # 0",
        "2 2~ SF 0 0c1",
        "2 2 2 SF 0 0",
    )
)


def names(track: Track, spaces: list[int]) -> list[str]:
    return [track.text(space) for space in spaces]


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_text_of_a_space_reads_back(name: str) -> None:
    track = load_track(name)
    texts = [track.text(space) for space in range(track.size)]
    assert len(set(texts)) == track.size
    assert [track.parse(text) for text in texts] == list(range(track.size))


@pytest.mark.parametrize(
    "text", ["", "Z1", "E1", "A0", "A6", "A99", "B2", "C3", "a1", "A", "A1x", "A²"]
)
def test_what_is_no_space_is_refused(text: str) -> None:
    with pytest.raises(BadContent, match=f"Lap has no space '{text}'; a space is start, finish"):
        read_track(LAP).parse(text)


def test_a_space_touches_left_and_right_two_above_and_two_below() -> None:
    track = read_track("title: T\nS 0 0 0 Fin\nS 0 0 0 0 Fin\nS 0 0 0 Fin")
    middle = track.parse("B3")
    assert names(track, track.neighbours[middle]) == ["A2", "A3", "B2", "B4", "C2", "C3"]


def test_rows_are_centred_so_a_longer_row_reaches_out_on_both_sides() -> None:
    track = read_track("title: T\nS 0 Fin\n0 0 0 0 0 0")
    assert names(track, track.neighbours[track.parse("A2")]) == ["B3", "B4", "finish"]


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_neighbours_are_mutual_but_for_start_and_finish(name: str) -> None:
    track = load_track(name)
    for space in range(track.start):
        for near in track.neighbours[space]:
            assert near == track.finish or space in track.neighbours[near]
    assert track.neighbours[track.finish] == []
    assert all(track.start not in near for near in track.neighbours)


def test_the_start_leads_into_zone_0_and_only_the_last_zone_into_the_finish() -> None:
    track = read_track(LAP)
    assert names(track, track.neighbours[track.start]) == ["C4", "D5"]
    into = [space for space in range(track.start) if track.finish in track.neighbours[space]]
    assert names(track, into) == ["C2", "D3"]


def test_nobody_walks_backwards_over_the_line() -> None:
    track = read_track(LAP)
    assert track.ways_from(track.parse("C4"), True)[track.start] == -1


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_a_step_crosses_one_red_line_at_most(name: str) -> None:
    track = load_track(name)
    for space in range(track.size):
        for near in track.neighbours[space]:
            assert abs(track.zone[space] - track.zone[near]) <= 1


def test_lines_to_the_finish_are_those_ahead() -> None:
    track = read_track(LAP)
    lines = [track.lines_to_finish(track.parse(text)) for text in ("start", "A1", "C1", "finish")]
    assert lines == [2, 1, 0, 0]


def test_distance_beyond_the_start_goes_over_water_and_takes_no_shortcut() -> None:
    track = read_track("title: T\nS 0>a$1 0~ 0 0<a Fin\nS 0 0 0 0 0 Fin")
    assert track.distance_beyond_start[track.parse("A5")] == 4
    assert track.distance_beyond_start[track.start] == 0


def test_within_goes_over_water_not_through_walls_and_leaves_out_the_space_itself() -> None:
    track = read_track("title: T\nS 0 0~ 0 # 0 Fin\nS 0 # # # # 0 Fin\nS 0 0 0 0 0 Fin")
    assert names(track, track.within(track.parse("A2"), 1)) == ["A3", "B2"]
    assert names(track, track.within(track.parse("A2"), 2)) == ["A3", "A4", "B2", "C2"]


def test_within_does_not_cross_the_line_between_finish_and_start() -> None:
    track = read_track(LAP)
    assert names(track, track.within(track.parse("C4"), 2)) == ["B6", "C5", "D5", "D6"]
    assert names(track, track.within(track.finish, 1)) == ["C2", "D3"]
    assert names(track, track.within(track.start, 1)) == ["C4", "D5"]
    assert track.within(track.parse("D3"), 2) == sorted(
        track.parse(text) for text in ("C1", "C2", "D1", "D2")
    )


def test_what_a_shortcut_saves_is_the_walk_less_its_price_in_moves() -> None:
    track = read_track("title: T\nS 0>a^2 0>a$9 0 0 0<a 0J Fin")
    saved = [track.saved_by_shortcut(track.parse(text)) for text in ("A2", "A3", "A4", "A7")]
    assert saved == [2, 3, 0, 0]
