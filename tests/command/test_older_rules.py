"""Games of version 1 of the rules of Cubitos: verified by those rules, and told what has changed since."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import dicehall

from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.record import Record, record_of
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game
from dicehall.table.replaying import replay_of

SIX_SIDES = 6
NO_COUNTED_DICE: dict[str, Any] = {
    "players": 2,
    "race": "2",
    "rounds": 6,
    "components": {
        "supply": {"start_light": 1, "start_dark": 0},
        "faces": {
            "start": ["money3"] * SIX_SIDES,
            "red": ["symbol"] * SIX_SIDES,
            "white": ["symbol"] * SIX_SIDES,
        },
        "cards": {"punch_guy": {"cost": 1}, "cat_tastrophy": {"cost": 1}},
    },
}
"""The only gray die seldom hits; so after Punch Guy a discard zone holds a white die alone."""
TIE: dict[str, Any] = {
    "players": 3,
    "cards": [
        *("schmutz", "muggles", "el_bandito", "punk_fruit"),
        *("pinch_eater", "pronto_bronto", "cheese_boy", "bob"),
    ],
    "tracks": ["title: Short\nS 0 1 2 3 Fin"],
    "laps": 1,
    "rounds": 3,
    "components": {
        "faces": {
            "light": ["move"] * SIX_SIDES,
            "dark": ["money3"] * SIX_SIDES,
            "purple": ["symbol"] * SIX_SIDES,
        },
        "cards": {"pronto_bronto": {"cost": 1}},
    },
}
"""Two runners tie in the finish at once, and a third has Pronto Bronto in the round after."""
WANTED = ("pass", "yes", "red", "white", "purple-symbol run")


def choose(match: Match, question: Question) -> int:
    """Return what brings the case about."""
    texts = {match.text(question, option): option for option in question.options}
    wanted = list(WANTED)
    if match.game.seats == TIE["players"]:
        wanted += ["purple", "start"] if question.seat == 2 else ["finish"]
    for text in wanted:
        if text in texts:
            return texts[text]
    return question.options[0]


def played(options: dict[str, Any], rules: int) -> Record:
    """Play by a version of the rules."""
    source = SeededDice("older")
    match = Match(new_game("cubitos", options).under(rules), source)
    while not match.over():
        question = match.questions()[0]
        match.play(Answer(question.seat, question.turn, choose(match, question)))
    return record_of(match, ("Ada", "Ben", "Cleo")[: match.game.seats], source.origin())


def written(folder: Path, record: Record) -> Path:
    """Write a record into a file."""
    file = folder / "game.json"
    file.write_text(record.text(), "utf-8")
    return file


both = pytest.mark.parametrize(("options", "ruling"), [(NO_COUNTED_DICE, 31), (TIE, 32)])


@both
def test_a_record_of_version_1_is_verified_and_told_which_ruling_changes_it(
    tmp_path: Path, options: dict[str, Any], ruling: int
) -> None:
    old, new = played(options, 1), played(options, 2)
    parted = next(at for at, step in enumerate(old.steps, 1) if step != new.steps[at - 1])
    told = dicehall("verify", written(tmp_path, old))
    assert told.status == 0, told
    assert f"the same, {len(old.steps)} steps" in told.out
    assert told.out.endswith(
        f"; played under version 1 of the rules; ruling {ruling} changes step {parted}.\n"
    )


@both
def test_replaying_a_record_of_version_1_tells_which_ruling_changes_it(
    tmp_path: Path, options: dict[str, Any], ruling: int
) -> None:
    told = dicehall("replay", written(tmp_path, played(options, 1)), "--language", "en")
    assert told.status == 0, told
    assert f"Played under version 1 of the rules; ruling {ruling} changes step " in told.out


@both
def test_the_replay_for_a_page_tells_which_ruling_changes_a_record_of_version_1(
    options: dict[str, Any], ruling: int
) -> None:
    told = json.loads(replay_of(played(options, 1).text()))["outdated"]
    assert (told["ruling"], 0 < told["step"] <= len(played(options, 1).steps)) == (ruling, True)
    assert json.loads(replay_of(played(options, 2).text()))["outdated"] is None


@both
def test_a_record_of_today_is_not_told_of_older_rules(
    tmp_path: Path, options: dict[str, Any], ruling: int
) -> None:
    told = dicehall("verify", written(tmp_path, played(options, 2)))
    assert (told.status, "version" in told.out) == (0, False)


@both
def test_a_record_that_names_the_wrong_version_is_false(
    tmp_path: Path, options: dict[str, Any], ruling: int
) -> None:
    told = dicehall("verify", written(tmp_path, replace(played(options, 1), rules=2)))
    assert (told.status, "differs at step" in told.out) == (1, True)


def test_a_false_record_of_version_1_is_still_called_false(tmp_path: Path) -> None:
    saved = json.loads(played(TIE, 1).text())
    saved["steps"][-1]["check"] = "00000000"
    (tmp_path / "game.json").write_text(json.dumps(saved), "utf-8")
    told = dicehall("verify", tmp_path / "game.json")
    assert (told.status, "differs at step" in told.out) == (1, True)
