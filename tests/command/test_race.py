"""Choosing a race of Cubitos on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import dicehall

from dicehall.games.cubitos.rules.components import components
from dicehall.games.cubitos.track.maps import TRACK_NAMES, map_text

PLAY = ("simulate", "cubitos", "--bots", "greedy,greedy", "--games", 2)


def test_a_race_is_chosen_by_its_number_or_name() -> None:
    for race in ("3", "grand_finale"):
        told = dicehall(*PLAY, "--race", race, "--json")
        assert told.status == 0
        assert json.loads(told.out)["games"] == 2


def test_a_random_set_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    sets = []
    for number, seed in enumerate(("a", "a", "b")):
        file = tmp_path / f"{number}.jsonl"
        told = dicehall(
            *PLAY,
            "--cards",
            "random",
            "--tracks",
            "nothing_goes_right",
            "--seed",
            seed,
            "--out",
            file,
        )
        assert told.status == 0
        sets.append(json.loads(file.read_text().splitlines()[0])["options"]["cards"])
    assert sets[0] == sets[1] != sets[2]


def test_a_map_of_ones_own_can_be_raced_on_and_is_kept_in_the_record(tmp_path: Path) -> None:
    track = tmp_path / "mine.txt"
    track.write_text(map_text("ahead_of_the_curve"), "utf-8")
    out = tmp_path / "games.jsonl"
    assert dicehall(*PLAY, "--race", "1", "--tracks", track, "--out", out).status == 0
    track.unlink()
    told = dicehall("verify", out)
    assert told.status == 0
    assert "2 the same, 0 different." in told.out


def test_a_set_that_may_be_tedious_is_told_and_played() -> None:
    dear = "mr_soldier,mr_bats,reckless_cheese,rock_on,bob,rollosaurus,dr_livingstone,smelly_cat"
    told = dicehall(*PLAY, "--cards", dear, "--tracks", "nothing_goes_right")
    assert told.status == 0
    assert "beware: no card of this set loses or draws dice" in told.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--race", "9"), "there is no race 9; races are 1, 2"),
        (("--cards", "smelly_cat"), "cards must be a list of 8 names, not of 1."),
        (("--race", "1", "--tracks", "nowhere"), "nowhere"),
        (("--race", "1", "--tracks", "gone.txt"), "gone.txt cannot be read: no such file"),
        (("--race", "1", "--order", "wild"), "order must be simultaneous or strict, not wild."),
    ],
)
def test_an_impossible_race_is_refused_with_a_sentence(
    arguments: tuple[str, ...], sentence: str
) -> None:
    told = dicehall(*PLAY, *arguments)
    assert told.status == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_novodice_has_no_races() -> None:
    told = dicehall("simulate", "novodice", "--race", "1")
    assert (told.status, told.err) == (
        2,
        "dicehall: --race belongs to cubitos; novodice has no such option.\n",
    )


def test_a_random_set_without_a_track_is_raced_on_the_first() -> None:
    told = dicehall("simulate", "cubitos", "--cards", "random", "--games", 1, "--json")
    assert told.status == 0, told.err
    named = ("--tracks", "nothing_goes_right")
    same = dicehall("simulate", "cubitos", "--cards", "random", *named, "--games", 1, "--json")
    assert json.loads(told.out)["results"] == json.loads(same.out)["results"]


def test_help_lists_the_races_and_the_tracks() -> None:
    told = " ".join(dicehall("play", "--help").out.split())
    box = components(None)
    names = [race for race in box.races if not race.isdecimal()]
    assert len(box.races) - len(names) == 7
    assert "1 to 7, " in told
    for name in (*names, *TRACK_NAMES):
        assert name in told
