"""`dicehall verify`: a record is replayed, and the first difference is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.command.door import Told, assert_one_sentence, dicehall

from dicehall.arena.batch import play_batch
from dicehall.arena.plan import TournamentPlan

LINES = play_batch(
    TournamentPlan("novodice", {"players": 2}, ("random", "greedy"), "verify", records=True), 0, 2
).records
"""Two records, as they are written."""


def record() -> dict[str, Any]:
    """Return a fresh copy of the first record."""
    saved: dict[str, Any] = json.loads(LINES[0])
    return saved


def verified(folder: Path, text: str | bytes) -> Told:
    """Write a file and verify it."""
    file = folder / "games.jsonl"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return dicehall("verify", file)


def test_a_record_as_it_was_written_is_the_same(tmp_path: Path) -> None:
    told = verified(tmp_path, LINES[0])
    steps = len(record()["steps"])
    assert told == Told(
        0,
        f"{tmp_path}/games.jsonl: the same, {steps} steps, every roll follows from the seed.\n",
        "",
    )


def test_a_record_over_many_lines_is_read_too(tmp_path: Path) -> None:
    assert verified(tmp_path, "\ufeff" + json.dumps(record(), indent=1)).status == 0


def test_empty_lines_between_records_are_passed_over(tmp_path: Path) -> None:
    told = verified(tmp_path, "\n" + "\n\n".join(LINES) + "\n\n")
    assert told.status == 0
    assert "games.jsonl, line 2: the same" in told.out
    assert "games.jsonl, line 4: the same" in told.out
    assert told.out.endswith("2 the same, 0 different.\n")


def first_answer(saved: dict[str, Any], asked: str) -> int:
    """Return the place of the first step at which this was asked."""
    return next(at for at, step in enumerate(saved["steps"]) if step["asked"] == asked)


def change_roll(saved: dict[str, Any]) -> int:
    at = [at for at, step in enumerate(saved["steps"]) if step["asked"] == "roll"][3]
    dice = saved["steps"][at]["given"].split()
    dice[0] = "A-lion" if dice[0] != "A-lion" else "A-suitcase"
    saved["steps"][at]["given"] = " ".join(dice)
    return at


def change_answer(saved: dict[str, Any]) -> int:
    at = first_answer(saved, "keep")
    saved["steps"][at]["given"] = "A-lion A-lion A-lion A-lion"
    return at


def change_question(saved: dict[str, Any]) -> int:
    at = first_answer(saved, "keep")
    saved["steps"][at]["asked"] = "claim"
    return at


def change_seat(saved: dict[str, Any]) -> int:
    at = first_answer(saved, "keep")
    saved["steps"][at]["seat"] = 1 - saved["steps"][at]["seat"]
    return at


def change_turn(saved: dict[str, Any]) -> int:
    at = first_answer(saved, "keep")
    saved["steps"][at]["number"] += 1
    return at


def change_check(saved: dict[str, Any]) -> int:
    at = len(saved["steps"]) // 2
    saved["steps"][at]["check"] = "00000000"
    return at


def leave_out(saved: dict[str, Any]) -> int:
    at = first_answer(saved, "keep")
    del saved["steps"][at]
    return at


def add_after_the_end(saved: dict[str, Any]) -> int:
    saved["steps"].append(saved["steps"][-1])
    return len(saved["steps"]) - 1


@pytest.mark.parametrize(
    "tamper",
    [
        change_roll,
        change_answer,
        change_question,
        change_seat,
        change_turn,
        change_check,
        leave_out,
        add_after_the_end,
    ],
)
def test_a_tampered_record_is_told_with_its_step(
    tamper: Callable[[dict[str, Any]], int], tmp_path: Path
) -> None:
    saved = record()
    at = tamper(saved)
    told = verified(tmp_path, json.dumps(saved))
    assert told.status == 1
    assert told.err == ""
    assert told.out.count("\n") == 1
    assert f"differs at step {at + 1} of {len(saved['steps'])}: " in told.out


def test_dice_that_people_entered_are_not_called_fair(tmp_path: Path) -> None:
    saved = record()
    saved["dice"] = {"source": "entered"}
    told = verified(tmp_path, json.dumps(saved))
    assert told.status == 0
    assert "rolled by hand and entered, so nothing shows how they really fell.\n" in told.out


def test_another_seed_is_told_at_the_first_roll(tmp_path: Path) -> None:
    saved = record()
    saved["dice"]["seed"] += "0"
    # The first roll draws who begins; it may fall alike by chance, so the next ones are looked at too.
    told = verified(tmp_path, json.dumps(saved))
    assert told.status == 1
    assert "the seed gives" in told.out


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [("scores", [999, 0], "scores [999, 0]"), ("over", False, "is not over")],
)
def test_a_false_end_is_told(field: str, value: object, said: str, tmp_path: Path) -> None:
    told = verified(tmp_path, json.dumps({**record(), field: value}))
    assert told.status == 1
    assert "differs at the end: " in told.out
    assert said in told.out


def test_one_different_record_among_many_is_named_by_its_line(tmp_path: Path) -> None:
    saved = record()
    at = change_check(saved)
    told = verified(tmp_path, "\n".join([LINES[1], json.dumps(saved), LINES[0]]))
    assert told.status == 1
    assert f"games.jsonl, line 2: differs at step {at + 1} of " in told.out
    assert told.out.endswith("2 the same, 1 different.\n")


def test_several_files_are_verified_one_after_the_other(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file, line in zip(files, LINES, strict=True):
        file.write_text(line)
    told = dicehall("verify", *files)
    assert told.status == 0
    assert told.out.count("the same, ") == 3


BROKEN: dict[str, tuple[str | bytes, str]] = {
    "an empty file": ("", "is empty"),
    "blanks": (" \n \n", "is empty"),
    "a binary file": (bytes(range(256)), "not UTF-8 text"),
    "half a record": (LINES[0][: len(LINES[0]) // 2], "not JSON"),
    "half a line at the end": (LINES[0] + "\n" + LINES[1][:99], "line 2: "),
    "a list": ("[1, 2, 3]", "lacks the field"),
    "a number": ("3", "lacks the field"),
    "something nested deeply": ("[" * 100_000, "nested too deeply"),
    "another object": ('{"a": 1}', 'lacks the field "dicehall"'),
    "control characters": ('{"a": "\x01"}', "not JSON"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_no_record_is_told(what: str, tmp_path: Path) -> None:
    text, said = BROKEN[what]
    assert_one_sentence(verified(tmp_path, text), "games.jsonl", said)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("dicehall", 99, "reads format 1"),
        ("dicehall", "1", "reads format 1"),
        ("rules", 99, "version 99 of the rules"),
        ("rules", 1e999, "wrong kind"),
        ("rules", "one", "wrong kind"),
        ("game", "chess", "novodice"),
        ("game", 3, "wrong kind"),
        ("options", {"players": 7}, "2, 3, 4 players, not 7"),
        ("options", {"players": 3}, "names 2 seats for 3 players"),
        ("options", {"colour": 7}, "no option colour"),
        ("options", {"players": 2, "components": {"tiles": {"x": 3}}}, "x"),
        ("options", None, "wrong kind"),
        ("seats", ["one"], "names 1 seats for 2 players"),
        ("seats", 3, "wrong kind"),
        ("dice", [], "wrong kind"),
        ("dice", {"source": "seeded", "seed": "\ud800"}, "wrong kind"),
        ("scores", None, "wrong kind"),
        ("steps", {"a": 1}, "wrong kind"),
        ("steps", [{"seat": 0}], "lacks the field 'number'"),
    ],
)
def test_a_record_that_cannot_be_used_is_told(
    field: str, value: object, said: str, tmp_path: Path
) -> None:
    told = verified(tmp_path, json.dumps({**record(), field: value}))
    assert_one_sentence(told, "games.jsonl: ", said)


@pytest.mark.parametrize("field", sorted(record()))
def test_a_record_without_one_of_its_fields_is_told(field: str, tmp_path: Path) -> None:
    saved = record()
    del saved[field]
    assert_one_sentence(verified(tmp_path, json.dumps(saved)), "games.jsonl: ", field)


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(st.characters(), max_size=8),
    st.lists(st.integers(-2, 3), max_size=3),
    st.dictionaries(st.sampled_from(["players", "seat", "tiles", "seed"]), st.integers(-1, 4)),
)
"""Anything that JSON can hold."""


@given(st.data())
def test_whatever_stands_in_a_record_it_is_never_a_crash(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    saved = record()
    place: Any = saved
    while True:
        key = data.draw(
            st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place)))
        )
        if isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
            place = place[key]
        else:
            break
    place[key] = data.draw(VALUES)
    told = verified(tmp_path_factory.mktemp("fuzz"), json.dumps(saved))
    assert told.status in (0, 1, 2)
    if told.status == 2:
        assert_one_sentence(told, "games.jsonl")
    else:
        assert told.err == ""
