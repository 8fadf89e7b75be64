"""The script that checks fair dice by itself: with no code of ours, right records pass, others do not."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.core.fair_play import (
    OWN_SEED,
    change_roll,
    fair_record,
    fields,
    flip,
    sealed_record,
)
from tests.scripts.fair_dice_script import (
    COMMITMENT,
    RECORDS,
    SCRIPT,
    VECTORS,
    assert_not_fair,
    assert_unusable,
    both_games,
    checked,
    run,
    run_apart,
    script,
)

from dicehall.core.fair import commitment_of, sides_text
from dicehall.games.registry import new_game

# ---------------------------------------------------------------------------- what is right


def test_the_script_imports_nothing_but_pythons_own_library() -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(SCRIPT.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(str(node.module).partition(".")[0])
    assert {"hashlib", "hmac"} <= imported <= sys.stdlib_module_names


@pytest.mark.parametrize("vector", VECTORS["rolls"], ids=lambda vector: vector["what"])
def test_the_script_rolls_the_test_vectors(vector: dict[str, Any]) -> None:
    shown = script().rolled(
        bytes.fromhex(VECTORS["secret"]),
        VECTORS["table"],
        VECTORS["seeds"],
        vector["seat"],
        vector["number"],
        vector["thrown"].split(),
        script().listed_dice(VECTORS["sides"][vector["game"]]),
    )
    assert " ".join(shown) == vector["shown"]


@both_games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_script_knows_the_dice_of_the_box(game: str, players: int) -> None:
    made = new_game(game, {"players": players})
    assert made.rules in script().KNOWN_RULES
    boxed = script().boxed_dice(game, players)
    assert list(boxed.items()) == list(script().listed_dice(sides_text(made.dice)).items())


@both_games
def test_a_real_record_passes(game: str, tmp_path: Path) -> None:
    saved = fields(RECORDS[game])
    rolls = sum(step["asked"] == "roll" for step in saved["steps"])
    noted = ("--commitment", COMMITMENT, "--seed", OWN_SEED)
    told = checked(tmp_path, saved, *noted, run=run_apart)
    assert told.returncode == 0, told
    assert told.stderr == ""
    assert f"game.json: all {rolls} rolls follow from the secret and the seeds.\n" in told.stdout
    assert f"commitment {COMMITMENT}\n" in told.stdout
    assert f'seat 0 "{saved["seats"][0]}": seed {OWN_SEED}\n' in told.stdout
    assert told.stdout.count(", as fixed for a bot\n") == len(saved["seats"]) - 1
    assert "the dice are those of the box\n" in told.stdout


def test_dice_of_ones_own_box_are_told_and_rolled(tmp_path: Path) -> None:
    own = {"dice": {"A": {"faces": ["lion", "lion", "gear"]}}}
    told = checked(tmp_path, fields(fair_record("novodice", components=own)))
    assert told.returncode == 0
    assert (
        'not those of the box, so see that you agreed on these: "A=lion,lion,gear B=' in told.stdout
    )


def test_several_records_and_files_are_checked_one_after_the_other(tmp_path: Path) -> None:
    wrong = fields(RECORDS["novodice"])
    change_roll(wrong)
    lines = [RECORDS["novodice"].text(), "", json.dumps(wrong), RECORDS["cubitos"].text(), ""]
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(lines))
    other = tmp_path / "indented.json"
    other.write_text("\ufeff" + json.dumps(fields(RECORDS["cubitos"]), indent=1), encoding="utf-8")
    told = run_apart(file, other)
    assert told.returncode == 1
    assert "games.jsonl, line 1: all " in told.stdout
    assert "games.jsonl, line 3: NOT fair: " in told.stdout
    assert "games.jsonl, line 4: all " in told.stdout
    assert "indented.json: all " in told.stdout


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("--commitment", commitment_of(bytes(32)), "you noted another commitment"),
        ("--seed", flip(OWN_SEED), "your seed is not among"),
    ],
)
def test_what_was_noted_at_the_table_must_be_there(
    option: str, text: str, said: str, tmp_path: Path
) -> None:
    assert_not_fair(checked(tmp_path, fields(RECORDS["novodice"]), option, text), said)


# ---------------------------------------------------------------------------- what cannot be used

BROKEN: dict[str, tuple[bytes, str]] = {
    "an empty file": (b"", "is empty"),
    "a binary file": (bytes(range(256)), "not UTF-8 text"),
    "half a record": (RECORDS["novodice"].text().encode()[:999], "not JSON"),
    "something nested deeply": (b"[" * 100_000, "not JSON"),
    "a list": (b"[1, 2]", "the field 'dicehall' is missing"),
    "a number": (b"3", "the field 'dicehall' is missing"),
    "another object": (b'{"a": 1}', "the field 'dicehall' is missing"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_no_record_is_told(what: str, tmp_path: Path) -> None:
    data, said = BROKEN[what]
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert_unusable(run(file), "game.json", said)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert_unusable(run_apart(tmp_path / "none.json"), "none.json cannot be read")


@pytest.mark.parametrize("name", ["dice", "seats", "over", "steps", "game", "rules"])
@pytest.mark.parametrize("value", [None, 1.5, {}])
def test_a_record_with_a_field_of_the_wrong_kind_is_told(
    name: str, value: object, tmp_path: Path
) -> None:
    # An empty object is of the right kind for the dice alone; they do not say, then, what they are.
    said = "not fair dice" if (name, value) == ("dice", {}) else f"'{name}' is not of the kind"
    assert_unusable(checked(tmp_path, {**fields(RECORDS["novodice"]), name: value}), said)


def test_a_record_without_a_roll_is_told(tmp_path: Path) -> None:
    saved = {**fields(RECORDS["novodice"]), "steps": []}
    assert_unusable(checked(tmp_path, saved), "no roll to check")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("source", "seeded", "not fair dice"),
        ("version", "3", "version '3', and this script knows 1 and 2"),
        ("table", "a/b", "'table' is not written"),
        ("commitment", "x", "'commitment' is not written"),
        ("commitment", COMMITMENT + "\n", "'commitment' is not written"),
        ("seeds", "", "'seeds' is not written"),
        ("seeds", OWN_SEED + "  " + OWN_SEED, "'seeds' is not written"),
        ("secret", "x", "'secret' is not written"),
        ("secret", 3, "'secret' is not of the kind"),
        ("sides", "A", "cannot be read, at 'A'"),
        ("sides", "A=x A=y", "cannot be read, at 'A=y'"),
        ("sides", "A=" + "x," * 256 + "x", "cannot be read"),
    ],
)
def test_dice_that_cannot_be_read_are_told(
    name: str, value: object, said: str, tmp_path: Path
) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"][name] = value
    assert_unusable(checked(tmp_path, saved), "game.json: ", said)


def test_a_game_that_is_not_over_cannot_be_checked_yet(tmp_path: Path) -> None:
    told = checked(tmp_path, fields(sealed_record("novodice", 60)))
    assert_unusable(told, "the secret is not revealed yet, for the game is not over")


@pytest.mark.parametrize("option", ["--commitment", "--seed"])
def test_a_note_that_was_mistyped_is_told(option: str, tmp_path: Path) -> None:
    told = checked(tmp_path, fields(RECORDS["novodice"]), option, "ABC")
    assert_unusable(told, f"the {option[2:]} you noted is not one")
