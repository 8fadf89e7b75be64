"""Records: what cannot be read is refused, and a replay names the first difference it meets."""

from __future__ import annotations

import json

import pytest
from tests.core.kept_records import (
    NOVODICE_RECORD,
    PIG,
    PIG_RECORD,
    difference,
    refusal,
    replayed,
    saved,
    step_number,
)
from tests.laws.playing import play_part

from dicehall.core.mistakes import BadRecord
from dicehall.core.record import read_record, record_of
from dicehall.core.sources import LoadedDice


@pytest.mark.parametrize("text", ["", "hello", "{", "[1,", '{"dicehall":1', "\x00", "NaN,"])
def test_a_text_that_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="this is no record: it is not JSON"):
        read_record(text)


@pytest.mark.parametrize(
    "text", ["{}", "[]", "1", "null", '"dicehall"', '["dicehall"]', '{"game":"novodice"}']
)
def test_json_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match='it lacks the field "dicehall" with the format version'):
        read_record(text)


@pytest.mark.parametrize("version", [0, 2, "1", None, [1], 1.5])
def test_another_version_of_the_format_is_refused(version: object) -> None:
    fields = saved()
    fields["dicehall"] = version
    assert "this version of dicehall reads format 1" in refusal(fields)


@pytest.mark.parametrize("field", sorted(set(saved()) - {"dicehall"}))
def test_a_record_that_lacks_a_field_is_refused_and_the_field_is_named(field: str) -> None:
    fields = saved()
    del fields[field]
    assert refusal(fields) == f"this record lacks the field '{field}'."


@pytest.mark.parametrize("field", sorted(saved()["steps"][0]))
def test_a_step_that_lacks_a_field_is_refused_and_the_field_is_named(field: str) -> None:
    fields = saved()
    del fields["steps"][3][field]
    assert refusal(fields) == f"this record lacks the field '{field}'."


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1),
        ("game", None),
        ("rules", "one"),
        ("rules", None),
        ("rules", [1]),
        ("options", 5),
        ("options", "players"),
        ("seats", 2),
        ("seats", [1, 2]),
        ("dice", []),
        ("dice", {"seed": 1}),
        ("scores", 7),
        ("scores", ["many", "more"]),
        ("scores", [None, 1]),
        ("steps", 1),
        ("steps", [1]),
        ("steps", [[]]),
        ("steps", ["step"]),
        ("steps", None),
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    fields = saved()
    fields[field] = value
    assert "a field of this record is of the wrong kind" in refusal(fields)


@pytest.mark.parametrize("field", ["seat", "number", "asked", "given", "check"])
@pytest.mark.parametrize("value", [None, [], {}])
def test_a_field_of_a_step_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    fields = saved()
    fields["steps"][2][field] = value
    assert "a field of this record is of the wrong kind" in refusal(fields)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity"])
@pytest.mark.parametrize("field", ["rules", "scores"])
def test_a_number_beyond_all_bounds_is_refused(field: str, number: str) -> None:
    fields = saved()
    fields[field] = "HERE"
    text = json.dumps(fields).replace('"HERE"', number if field == "rules" else f"[{number}, 0]")
    with pytest.raises(BadRecord):
        read_record(text)


def test_a_record_nested_without_end_is_refused() -> None:
    with pytest.raises(BadRecord):
        read_record('{"dicehall":' + "[" * 100_000)


def test_a_record_survives_being_written_and_read() -> None:
    for record in (PIG_RECORD, NOVODICE_RECORD):
        assert read_record(record.text()) == record
        assert "\n" not in record.text()
        replayed(saved(record))


# ------------------------------------------------------------------------------- replaying


def test_another_version_of_the_rules_is_refused() -> None:
    fields = saved()
    fields["rules"] = 2
    assert refusal(fields) == (
        "this record follows version 2 of the rules of pig in a hurry; "
        "this version of dicehall knows version 1."
    )


def test_a_changed_answer_is_found_at_its_step() -> None:
    fields = saved()
    place = step_number("push", 2)
    step = fields["steps"][place]
    step["given"] = "pass" if step["given"] == "push" else "push"
    sentence = difference(fields)
    assert sentence.startswith(f"step {place + 1} of {len(fields['steps'])}: ")
    assert (
        f"after '{step['given']}' the position differs (the record says {step['check']}" in sentence
    )


def test_an_answer_that_was_not_offered_is_found_at_its_step() -> None:
    fields = saved()
    place = step_number("push", 1)
    fields["steps"][place]["given"] = "jump"
    assert difference(fields) == (
        f"step {place + 1} of {len(fields['steps'])}: "
        "'jump' is not offered at 'push'; offered are: pass; push."
    )


def test_an_answer_to_another_question_is_found_at_its_step() -> None:
    fields = saved()
    place = step_number("push", 1)
    fields["steps"][place]["asked"] = "token"
    assert f"step {place + 1} of" in difference(fields)
    assert "is asked 'push' here, not 'token'" in difference(fields)


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
@pytest.mark.parametrize("asked", ["push", "roll"])
def test_a_step_of_a_seat_that_is_not_there_is_found(seat: int, asked: str) -> None:
    fields = saved()
    place = step_number(asked)
    fields["steps"][place]["seat"] = seat
    assert f"step {place + 1} of" in difference(fields)


def test_a_step_of_another_turn_is_found() -> None:
    fields = saved()
    place = step_number("push", 1)
    fields["steps"][place]["number"] += 1
    assert f"step {place + 1} of" in difference(fields)
    assert "this answers turn" in difference(fields)


def test_a_changed_roll_of_seeded_dice_is_found_and_the_seeds_roll_named() -> None:
    fields = saved()
    place = step_number("roll", 1)
    was = fields["steps"][place]["given"]
    fields["steps"][place]["given"] = "D-6 D-6" if was != "D-6 D-6" else "D-5 D-5"
    sentence = difference(fields)
    assert f"step {place + 1} of" in sentence
    assert (
        f"the seed gives {was}, but the record says {fields['steps'][place]['given']}" in sentence
    )


def test_a_changed_roll_of_loaded_dice_is_found_by_the_check() -> None:
    fields = saved()
    fields["dice"] = LoadedDice([]).origin()
    replayed(fields)
    place = step_number("roll", 1)
    was = fields["steps"][place]["given"]
    fields["steps"][place]["given"] = "D-6 D-6" if was != "D-6 D-6" else "D-5 D-5"
    assert f"step {place + 1} of" in difference(fields)
    assert "the position differs" in difference(fields)


def test_a_roll_of_dice_that_were_not_thrown_is_found() -> None:
    for given_dice in ("D-6", "D-6 D-6 D-6", "D-9 D-1", "X-lion", ""):
        fields = saved()
        fields["dice"] = {"source": "loaded"}
        fields["steps"][0]["given"] = given_dice
        assert difference(fields).startswith("step 1 of")


def test_a_changed_check_is_found_at_its_step() -> None:
    fields = saved()
    fields["steps"][5]["check"] = "00000000"
    assert f"step 6 of {len(fields['steps'])}: after " in difference(fields)
    assert "the record says 00000000" in difference(fields)


def test_another_seed_is_found_at_the_first_roll() -> None:
    fields = saved()
    fields["dice"]["seed"] = "another"
    assert difference(fields).startswith("step 1 of")


def test_steps_cut_off_are_found_at_the_end() -> None:
    fields = saved()
    del fields["steps"][-3:]
    assert difference(fields) == (
        "the end: the record says that the game is over; after its last step it is not so."
    )


def test_a_game_that_went_on_is_found_at_the_end() -> None:
    fields = saved()
    fields["over"] = False
    assert difference(fields).startswith("the end: the record says that the game is not over;")


def test_a_step_left_out_repeated_or_added_is_found_where_it_is() -> None:
    steps = saved()["steps"]
    for changed in (
        steps[:4] + steps[5:],
        steps[:4] + steps[4:5] + steps[4:],
        steps + steps[-1:],
    ):
        assert difference({**saved(), "steps": changed}).startswith("step ")


def test_a_changed_score_is_found_at_the_end() -> None:
    fields = saved()
    fields["scores"][1] += 1
    right = saved()["scores"]
    assert difference(fields) == (
        f"the end: the record says scores {fields['scores']}, the replay gives {right}."
    )


def test_a_record_of_a_game_broken_off_replays_so_far() -> None:
    match = play_part(PIG, "part", 7)
    record = record_of(match, ("a", "b"), {"source": "seeded", "seed": "part"})
    assert not record.over
    replay = replayed(saved(record))
    assert replay.match.state == match.state
