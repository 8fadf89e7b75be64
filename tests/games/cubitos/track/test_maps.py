"""The maps that come with the game are the courses they should be, and bad maps are refused with reasons."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.track.maps import (
    TRACK_NAMES,
    load_track,
    map_text,
    mistakes_in,
    read_track,
)
from dicehall.games.cubitos.track.measurements import TrackMeasurements, detours, rewards_on
from dicehall.games.cubitos.track.track import (
    ANY_DIE,
    CREDITS,
    FANS,
    JET_PACK,
    LOSE_DICE,
    MONEY_SHORTCUT,
    MOVE_SHORTCUT,
    Track,
)


def shortcut_kinds(track: Track) -> set[int]:
    return set(track.effect) & {MONEY_SHORTCUT, MOVE_SHORTCUT}


def test_nothing_goes_right_has_its_published_figures() -> None:
    track = load_track("nothing_goes_right")
    measured = TrackMeasurements(track)
    assert (measured.dry, measured.wet, track.red_lines) == (30, 27, 8)
    assert measured.spaces == 148
    assert track.source == "public"


def test_ahead_of_the_curve_winds_and_has_one_of_each_effect() -> None:
    track = load_track("ahead_of_the_curve")
    measured = TrackMeasurements(track)
    assert 28 <= measured.dry <= 34
    assert 9 <= track.red_lines <= 10
    assert shortcut_kinds(track) == {MONEY_SHORTCUT, MOVE_SHORTCUT}
    assert len(measured.jet_packs) == 1
    assert not any(track.start in near for near in track.neighbours)
    assert {cell for row in track.cells for cell in row} >= {track.start, track.finish}


def test_testing_the_waters_rewards_who_wades() -> None:
    track = load_track("testing_the_waters")
    measured = TrackMeasurements(track)
    assert 32 <= measured.dry <= 36
    assert measured.dry - measured.wet >= 5
    assert len(measured.jet_packs) == 1


def test_still_waters_run_deep_lies_round_a_lake() -> None:
    track = load_track("still_waters_run_deep")
    measured = TrackMeasurements(track)
    assert 36 <= measured.dry <= 40
    assert 24 <= measured.wet <= 28
    assert 12 <= track.red_lines <= 14
    assert shortcut_kinds(track) == {MONEY_SHORTCUT, MOVE_SHORTCUT}


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_inner_lane_is_short_and_poor_the_outer_one_long_and_rich(name: str) -> None:
    track = load_track(name)
    measured = TrackMeasurements(track)
    assert 24 <= measured.reward_spaces <= 32
    assert all(measured.rewards[kind][0] for kind in (CREDITS, FANS, LOSE_DICE, ANY_DIE))
    assert len(measured.inner_lane) + 1 == measured.dry
    assert len(measured.outer_lane) + 1 >= measured.dry + 10
    assert rewards_on(track, measured.inner_lane) <= 2
    assert rewards_on(track, measured.outer_lane) >= 15


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_a_shortcut_saves_moves_and_leads_forward(name: str) -> None:
    track = load_track(name)
    for space in range(track.start):
        if track.target[space] >= 0:
            assert track.saved_by_shortcut(space) != 0
            assert track.zone[track.target[space]] >= track.zone[space]


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_nobody_is_stranded_on_dry_land(name: str) -> None:
    """From an open space a dry way leads to the finish, or to a shortcut to a space that has one."""
    track = load_track(name)
    detour = detours(track)
    for space in range(track.start):
        if not track.water[space] and detour[space] < 0:
            shore = [near for near, steps in enumerate(track.ways_from(space, False)) if steps >= 0]
            assert any(detour[track.target[near]] >= 0 for near in shore if track.target[near] >= 0)


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_maps_notes_tell_the_truth(name: str) -> None:
    measured = TrackMeasurements(load_track(name))
    notes = map_text(name).partition("title:")[0]
    assert f" {measured.dry} moves" in notes
    assert f"; {load_track(name).red_lines} red lines." in notes
    if measured.wet != measured.dry:
        assert f"over water {measured.wet}" in notes


def test_an_unknown_track_is_refused() -> None:
    with pytest.raises(BadContent, match="there is no track nowhere; there is nothing_goes_right"):
        load_track("nowhere")


def test_all_contents_of_a_cell_are_read() -> None:
    track = read_track(
        "title: All\nsource: own\nauthor: me\n"
        "S 0c2x1F 0d4D~ 0J<a 0>a$3 0>a^2 Fin // the upper row\n"
        "S 0 0 0 0 0 0 Fin"
    )
    assert track.rewards[0] == ((0, 2), (2, 1), (1, 1))
    assert track.rewards[1] == ((4, 4), (3, 1))
    assert track.water[:5] == [False, True, False, False, False]
    assert track.effect[:5] == [0, 0, 1, 2, 3]
    assert track.target[:5] == [-1, -1, -1, 2, 2]
    assert (track.title, track.source, track.name) == ("All", "own", "own")


GOOD = "title: T\nS 0 1 Fin\nS 0 1 1 Fin"

MISTAKES = {
    "S 0 Fin": "the map has no title; begin it with a line such as 'title: My Track'",
    "title: T": "the map has no rows",
    "title: T\ncolour: red\nS 0 Fin": "line 2: there is no heading 'colour'; a map has title, source",
    "title:\nS 0 Fin": "line 1: 'title' says nothing",
    "title: T\nS 0 Fin\nsource: own": "line 3: 'source' stands below the rows",
    "title: T\nsource: stolen\nS 0 Fin": "line 2: the source is public, house, own, not 'stolen'",
    "title: T\nS 0 W Fin": "row A, cell 3: 'W' is unknown; a cell is # . S Fin SF or begins with",
    "title: T\nS 0q Fin": "row A, cell 2: 'q' is unknown; behind the zone may stand ~ cN F xN D dN J",
    "title: T\nS 0c Fin": "row A, cell 2: 'c' is unknown",
    "title: T\nS 0c0 Fin": "row A, cell 2: 'c0': the number goes from 1 to 30",
    "title: T\nS 0x12 Fin": "row A, cell 2: 'x12': the number goes from 1 to 9",
    "title: T\nS 0~~ 0 Fin": "row A, cell 2: there is ~ twice",
    "title: T\nS 0JJ 0 Fin": "row A, cell 2: there are two effects",
    "title: T\nS 0<a<b 0 Fin": "row A, cell 2: there are two marks",
    "title: T\nS 0>a$0 0<a Fin": "row A, cell 2: '>a$0': a price goes from 1 to 30",
    "title: T\nS 99 Fin": "row A, cell 2: zone 99 is too high; 40 is the most",
    "title: T\n" + "0 " * 41: "row A has 41 cells; 40 are the most",
    "title: T\n" + "S 0 Fin\n0 0\n" * 14: "a map has 26 rows at most",
    "title: T\nS 0 Fin\nS 0 Fin": "rows A and B have 3 and 3 cells, so they would not lie like bricks",
    "title: T\n0 0": "there is no start and no finish; draw S and Fin, or SF for both",
    "title: T\nS 0": "there is no finish (Fin); draw at least one cell of it",
    "title: T\n0 Fin": "there is no start (S)",
    "title: T\nS 0 SF Fin": "row A, cell 3: SF stands beside S or Fin",
    "title: T\nS 0 S Fin": "row A, cell 3: this cell of the start (S) does not touch the others",
    "title: T\nS 0 Fin 0 Fin": "row A, cell 5: this cell of the finish (Fin) does not touch the others",
    "title: T\n1 SF 0 SF": "row A, cell 4: this cell of the block (SF) does not touch the others",
    "title: T\nS Fin": "there are no spaces; a space is the number of its zone",
    "title: T\nS 0 2 Fin": "no space has zone 1, but one has zone 2; zones are numbered from 0",
    "title: T\nS 0>a$1 0 Fin": "row A, cell 2: the shortcut >a leads nowhere; mark its target with <a",
    "title: T\nS 0<a 0<a 0>a$1 Fin": "row A, cell 3: <a stands here for the second time",
    "title: T\nS 0<a 0 Fin": "row A, cell 2: no shortcut leads to <a; draw one as >a$3 or >a^3",
    "title: T\nS 0>a$1 0~<a Fin\nS 0 0 0 Fin": "row A, cell 3: the target <a is water",
    "title: T\nS 0J 0 0J Fin": "there are 2 jet packs; a track has one at most",
    "title: T\nS 0<a" + " 0>a$1" * 6 + " Fin": "there are 6 shortcuts; 5 are the most",
    "title: T\nS 0>a$1<a Fin": "row A, cell 2: the shortcut >a leads to its own space",
    "title: T\nS 0 2 1 Fin": "row A, cell 2: zone 0 touches zone 2 of row A, cell 3; a step may cross one",
    "title: T\nS 0 # 1 Fin": "zone 0 touches zone 1 nowhere; every zone must lead into the next",
    "title: T\n0 S 1 Fin\n. 0 0 1 .": "row A, cell 3: zone 1 touches the start; only zone 0 may",
    "title: T\nS 0 Fin 1\n. 0 1 1 .": "row A, cell 2: zone 0 touches the finish; only zone 1 may",
    "title: T\n2 SF 0\n2 1 1 0": "row B, cell 2: zone 1 touches the block SF; only zones 0 and 2 may",
    "title: T\n0 SF 0": "a track with one block SF needs a red line at least",
    "title: T\nS # 0 Fin": "nothing leads out of the start; draw a space of zone 0 beside it",
    "title: T\nS 0 1 # Fin": "nothing leads into the finish; draw a space of zone 1 beside it",
    "title: T\nS 0 Fin # 0": "row A, cell 5: this space cannot be reached from the start",
    "title: T\nS 0 0~ 0 Fin": "the finish cannot be reached without crossing water",
}

ROOMY = "title: T\nS {} 0 0 0 0 0 0 Fin"
"""A map with one cell to fill in."""
JUST_RIGHT = [
    *[ROOMY.format(cell) for cell in ("0c1", "0c30", "0x1", "0x9", "0d0", "0d20", "0J")],
    *[ROOMY.format(f"0>a{sign}{price} 0<a") for sign in "$^" for price in (1, 30)],
    ROOMY.format("0>a$1 0>b$1 0>c$1 0>d$1 0>e$1 0<a 0<b 0<c 0<d 0<e"),
    "title: T\nS " + " ".join(str(zone) for zone in range(38)) + " Fin",
    "title: T\nS "
    + " ".join(str(zone) for zone in range(37))
    + " . .\n"
    + ". " * 37
    + "37 38\n"
    # Downwards, for a row has no more cells.
    + ". " * 39
    + "39\n"
    + ". " * 37
    + "Fin 40",
    "title: T\n" + "S 0 Fin\nS 0 0 Fin\n" * 13,
]
"""Maps at the limits of what may be drawn."""
TOO_MUCH = {
    ROOMY.format("0c31"): "'c31': the number goes from 1 to 30",
    ROOMY.format("0x10"): "'x10': the number goes from 1 to 9",
    ROOMY.format("0x0"): "'x0': the number goes from 1 to 9",
    ROOMY.format("0d21"): "'d21': the number goes from 0 to 20",
    ROOMY.format("0>a$31 0<a"): "'>a$31': a price goes from 1 to 30",
    ROOMY.format("0>a^0 0<a"): "'>a^0': a price goes from 1 to 30",
    ROOMY.format("41"): "zone 41 is too high; 40 is the most",
    "title: T\n" + "S 0 Fin\nS 0 0 Fin\n" * 13 + "S 0 Fin": "line 28: a map has 26 rows at most",
}


def test_a_map_may_go_to_the_limits_and_no_further() -> None:
    for text in JUST_RIGHT:
        assert mistakes_in(text) == [], text
    for text, sentence in TOO_MUCH.items():
        assert any(sentence in mistake for mistake in mistakes_in(text)), mistakes_in(text)


def test_a_good_map_has_no_mistakes() -> None:
    assert mistakes_in(GOOD) == []


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.items())
def test_a_mistake_is_told_where_it_is_and_what_would_be_right(text: str, sentence: str) -> None:
    assert any(sentence in mistake for mistake in mistakes_in(text)), mistakes_in(text)
    with pytest.raises(BadContent):
        read_track(text)


def test_all_mistakes_of_a_kind_are_told_at_once() -> None:
    text = "title: T\nS 0q 0w Fin"
    assert len(mistakes_in(text)) == 2
    with pytest.raises(BadContent, match=r"'q' is unknown.*\(And 1 more\.\)"):
        read_track(text)


def test_the_guide_tells_the_truth() -> None:
    guide = Path(__file__).parents[4].joinpath("docs", "tracks.md").read_text("utf-8")
    drawn = [part for part in guide.split("```") if "title: Round the Pond" in part]
    track = read_track(drawn[0])
    assert track.effect[track.parse("C5")] == JET_PACK
    for name in TRACK_NAMES:
        track = load_track(name)
        measured = TrackMeasurements(track)
        row = next(line for line in guide.splitlines() if line.startswith(f"| {track.title} |"))
        told = [int(number) for number in re.findall(r"[0-9]+", row)]
        assert told == [
            *(measured.dry, measured.wet, track.red_lines, measured.reward_spaces),
            *(len(measured.inner_lane) + 1, rewards_on(track, measured.inner_lane)),
            *(len(measured.outer_lane) + 1, rewards_on(track, measured.outer_lane)),
        ]


def test_every_mistake_ends_as_a_sentence() -> None:
    for text in MISTAKES:
        for mistake in mistakes_in(text):
            assert mistake.endswith((".", ")")), mistake
