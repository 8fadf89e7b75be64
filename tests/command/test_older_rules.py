"""Games of earlier versions of the rules of Cubitos: verified by those, with the ruling that changed them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import dicehall

from dicehall.core.match import Match
from dicehall.core.question import Answer, Question
from dicehall.core.record import Record, record_of
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.rules.components import RULES, SINCE_VERSION
from dicehall.games.registry import new_game
from dicehall.table.replays import replay_of

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
TWO_LANES = """title: Two Lanes
S 0c2 0 1F Fin
S #   # #  # Fin
S 0   0   1 Fin
"""
CHEAP = {"cost": 1}


def every(*colours: str) -> dict[str, list[str]]:
    """Return dice of these colours that show a symbol on every side, and gray dice that pay."""
    faces = {colour: ["symbol"] * SIX_SIDES for colour in colours}
    return faces | {"light": ["money3"] * SIX_SIDES, "dark": ["money3"] * SIX_SIDES}


CAPTAIN_BARK: dict[str, Any] = {
    "players": 2,
    "cards": [
        *("smelly_cat", "captain_bark", "mr_soldier", "rock_on"),
        *("dugout", "rollosaurus", "bad_cheese", "undercover_fish"),
    ],
    "tracks": ["nothing_goes_right"],
    "laps": 1,
    "rounds": 9,
    "components": {
        "faces": every("brown", "white", "red"),
        "cards": {"captain_bark": CHEAP, "smelly_cat": CHEAP, "mr_soldier": CHEAP},
    },
}
"""Captain Bark beside a white and a red die."""
CATS_THAT_TAKE: dict[str, Any] = {
    "players": 2,
    "race": "2",
    "rounds": 9,
    "components": {
        "faces": every("brown", "white", "red"),
        "cards": {"captain_bark": CHEAP, "cat_tastrophy": CHEAP, "punch_guy": CHEAP},
    },
}
"""Cats that were thought to take more dice than they can, so that players took turns."""
BORROWED: dict[str, Any] = {
    "players": 2,
    "cards": [
        *("schmutz", "rich_dog", "mr_soldier", "rock_on"),
        *("dugout", "cubasaurus", "bad_cheese", "undercover_fish"),
    ],
    "tracks": ["nothing_goes_right"],
    "laps": 1,
    "rounds": 6,
    "components": {"faces": every("purple", "brown"), "cards": {"cubasaurus": CHEAP}},
}
"""A borrowed dog that is lost."""
STRICT: dict[str, Any] = {
    "players": 4,
    "race": "1",
    "rounds": 3,
    "order": "strict",
    "components": {"faces": {"start": ["money1"]}},
}
"""Somebody has as many dice in roll as the start player has with the start die."""
SCARCE: dict[str, Any] = {
    "players": 2,
    "race": "3",
    "rounds": 9,
    "components": {
        "supply": {"per_colour": 2, "start_light": 3, "start_dark": 0},
        "faces": every("purple"),
        "cards": {"cubasaurus": CHEAP, "mr_soldier": CHEAP} | {"supah_general": CHEAP},
    },
}
"""Both could borrow the last die of a tray while they roll."""
OVER_THE_START: dict[str, Any] = {
    "players": 2,
    "cards": [
        *("smelly_cat", "rich_dog", "mr_soldier", "rock_on"),
        *("dugout", "rollosaurus", "bad_cheese", "bob"),
    ],
    "tracks": [TWO_LANES],
    "laps": 1,
    "rounds": 5,
    "components": {
        "faces": every("blue") | {"light": ["move"] * SIX_SIDES},
        "cards": {"bob": {"cost": 0}},
    },
}
"""Bob beside the big start, with a reward on its other side."""


@dataclass(frozen=True)
class Case:
    """A game that a ruling changed, and what players pick where they can."""

    ruling: int
    version: int
    """The version of the rules that brought the ruling."""
    options: dict[str, Any]
    wanted: tuple[str, ...]
    of_last: tuple[str, ...] = ()
    """What the last player picks rather than that."""

    def choose(self, match: Match, question: Question) -> int:
        """Return what brings the case about."""
        texts = {match.text(question, option): option for option in question.options}
        last = question.seat == match.game.seats - 1
        for text in (*(self.of_last if last else ()), *self.wanted):
            if text in texts:
                return texts[text]
        return question.options[0]

    def played(self, rules: int) -> Record:
        """Play by a version of the rules."""
        source = SeededDice("older")
        match = Match(new_game("cubitos", self.options).under(rules), source)
        while not match.over():
            question = match.questions()[0]
            match.play(Answer(question.seat, question.turn, self.choose(match, question)))
        return record_of(match, ("Ada", "Ben", "Cleo", "Dan")[: match.game.seats], source.origin())

    def before(self) -> Record:
        """Play by the version before the ruling."""
        return self.played(self.version - 1)

    def today(self) -> Record:
        """Play by the version that brought the ruling."""
        return self.played(self.version)


USUAL = ("pass", "yes", "red", "white", "purple-symbol run")
CASES = [
    Case(31, 2, NO_COUNTED_DICE, USUAL),
    Case(32, 2, TIE, (*USUAL, "finish"), ("purple", "start")),
    Case(15, 4, OVER_THE_START, ("pass", "blue", "blue-symbol after_move", "C2", "start")),
    Case(29, 4, CATS_THAT_TAKE, ("pass", "start", "red", "white", "brown", "brown-symbol run")),
    Case(33, 4, CAPTAIN_BARK, ("pass", "start", "red", "white", "brown", "brown-symbol run")),
    Case(34, 4, STRICT, ("push", "start")),
    Case(35, 4, SCARCE, ("pass", "start", "purple", "red"), ("pass", "start", "purple", "none")),
    Case(
        36,
        4,
        BORROWED,
        ("pass", "start", "purple-symbol now", "brown", "symbol", "purple", "brown*-symbol run"),
    ),
]
RECORDS = Path(__file__).parent / "records_of_version_3"
"""Played by the program as it was when version 3 was today's, each with a ruling that changed it."""


def written(folder: Path, record: Record) -> Path:
    """Write a record into a file."""
    file = folder / "game.json"
    file.write_text(record.text(), "utf-8")
    return file


each = pytest.mark.parametrize("case", CASES, ids=lambda case: f"ruling {case.ruling}")


@each
def test_a_record_from_before_a_ruling_is_verified_and_says_where_that_changes_it(
    tmp_path: Path, case: Case
) -> None:
    old, new = case.before(), case.today()
    parted = next(at for at, step in enumerate(old.steps, 1) if step != new.steps[at - 1])
    told = dicehall("verify", written(tmp_path, old))
    assert told.status == 0, told
    assert f"the same, {len(old.steps)} steps" in told.out
    assert told.out.endswith(
        f"; played under version {case.version - 1} of the rules; "
        f"ruling {case.ruling} changes step {parted}.\n"
    )


@each
def test_replaying_a_record_from_before_a_ruling_says_where_that_changes_it(
    tmp_path: Path, case: Case
) -> None:
    told = dicehall("replay", written(tmp_path, case.before()), "--language", "en")
    assert told.status == 0, told
    version = f"version {case.version - 1} of the rules"
    assert f"Played under {version}; ruling {case.ruling} changes step " in told.out


@each
def test_the_replay_for_a_page_says_where_a_ruling_changes_an_older_record(case: Case) -> None:
    old = case.before()
    told = json.loads(replay_of(old.text()))["outdated"]
    assert (told["ruling"], 0 < told["step"] <= len(old.steps)) == (case.ruling, True)
    assert json.loads(replay_of(case.played(RULES).text()))["outdated"] is None


@each
def test_a_record_of_today_says_nothing_of_older_rules(tmp_path: Path, case: Case) -> None:
    told = dicehall("verify", written(tmp_path, case.played(RULES)))
    assert (told.status, "version" in told.out) == (0, False)


@each
def test_a_record_that_names_the_wrong_version_is_false(tmp_path: Path, case: Case) -> None:
    told = dicehall("verify", written(tmp_path, replace(case.before(), rules=case.version)))
    assert (told.status, "differs at step" in told.out) == (1, True)


def test_a_false_record_of_version_1_is_still_called_false(tmp_path: Path) -> None:
    saved = json.loads(CASES[1].before().text())
    saved["steps"][-1]["check"] = "00000000"
    (tmp_path / "game.json").write_text(json.dumps(saved), "utf-8")
    told = dicehall("verify", tmp_path / "game.json")
    assert (told.status, "differs at step" in told.out) == (1, True)


@pytest.mark.parametrize("file", sorted(RECORDS.iterdir()), ids=lambda file: str(file.stem))
def test_records_that_the_program_of_version_3_wrote_still_hold(file: Path) -> None:
    told = dicehall("verify", file)
    assert (told.status, ": the same" in told.out) == (0, True), told
    ruling = file.stem.removeprefix("ruling_")
    assert f"version 3 of the rules; ruling {ruling} changes step " in told.out


def test_every_ruling_that_came_later_has_a_game_here() -> None:
    assert {case.ruling: case.version for case in CASES} == SINCE_VERSION
