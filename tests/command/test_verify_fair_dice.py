"""`dicehall verify` of fair dice: commitment, every roll, and what a player noted at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall
from tests.core.fair_play import (
    OWN_SEED,
    SECRET,
    change_roll,
    fair_record,
    fields,
    flip,
    sealed_record,
)

from dicehall.core.fair import commitment_of
from dicehall.core.fair_check import NO_BOTS

COMMITMENT = commitment_of(SECRET)
RECORDS = {game: fair_record(game) for game in ("novodice", "cubitos")}
both_games = pytest.mark.parametrize("game", RECORDS)


def verified(folder: Path, saved: dict[str, Any], *options: str) -> Told:
    """Write a record to a file and verify it."""
    file = folder / "game.json"
    file.write_text(json.dumps(saved))
    return dicehall("verify", file, *options)


def assert_different(told: Told, *parts: str) -> None:
    """Check that a difference was told as the house tells them: one sentence, and exit status 1."""
    assert told.status == 1
    assert told.err == ""
    assert told.out.count("\n") == 1
    for part in ("game.json: differs at ", *parts):
        assert part in told.out


@both_games
def test_a_fair_record_is_the_same_and_its_commitment_is_told(game: str, tmp_path: Path) -> None:
    saved = fields(RECORDS[game])
    assert verified(tmp_path, saved) == Told(
        0,
        f"{tmp_path}/game.json: the same, {len(saved['steps'])} steps, every roll follows from "
        f"the secret and the seeds (commitment {COMMITMENT}); {NO_BOTS}.\n",
        "",
    )


@both_games
def test_a_changed_roll_is_told_with_its_step(game: str, tmp_path: Path) -> None:
    saved = fields(RECORDS[game])
    at = change_roll(saved)
    told = verified(tmp_path, saved)
    assert_different(told, f"step {at + 1} of {len(saved['steps'])}: the secret and the seeds give")


@pytest.mark.parametrize("name", ["secret", "commitment"])
def test_a_secret_that_was_not_committed_to_is_told(name: str, tmp_path: Path) -> None:
    saved = fields(RECORDS["cubitos"])
    saved["dice"][name] = flip(saved["dice"][name])
    told = verified(tmp_path, saved)
    assert_different(told, "at the dice: the hash of the secret is ", "but the commitment is ")


def test_a_changed_seed_is_told_at_the_first_roll_that_falls_otherwise(tmp_path: Path) -> None:
    saved = fields(RECORDS["cubitos"])
    saved["dice"]["seeds"] = flip(saved["dice"]["seeds"])
    assert_different(verified(tmp_path, saved), "at step ", "the secret and the seeds give")


def test_a_game_that_is_not_over_is_the_same_as_far_as_can_be_told(tmp_path: Path) -> None:
    saved = fields(sealed_record("novodice", 60))
    told = verified(tmp_path, saved)
    assert told.status == 0
    assert told.out == (
        f"{tmp_path}/game.json: the same, {len(saved['steps'])} steps; its dice cannot be checked "
        f"before their secret is revealed (commitment {COMMITMENT}); {NO_BOTS}.\n"
    )


def test_a_game_that_is_over_but_keeps_its_secret_differs(tmp_path: Path) -> None:
    told = verified(tmp_path, fields(sealed_record("novodice")))
    assert_different(told, "the dice: the game is over, but the secret of its dice is not revealed")


def test_what_was_noted_at_the_table_is_found_in_the_record(tmp_path: Path) -> None:
    saved = fields(RECORDS["novodice"])
    told = verified(tmp_path, saved, "--commitment", COMMITMENT, "--seed", OWN_SEED)
    assert told.status == 0


def test_a_record_made_anew_with_another_secret_is_found_out_by_the_noted_commitment(
    tmp_path: Path,
) -> None:
    """Such a record is right in itself; only what was seen before the first roll can tell."""
    saved = fields(RECORDS["novodice"])
    noted = commitment_of(bytes(32))
    told = verified(tmp_path, saved, "--commitment", noted)
    assert_different(told, f"you noted the commitment {noted}, but the record has {COMMITMENT}")


def test_a_seed_that_was_left_out_is_told(tmp_path: Path) -> None:
    told = verified(tmp_path, fields(RECORDS["novodice"]), "--seed", flip(OWN_SEED))
    assert_different(told, f"your seed {flip(OWN_SEED)} is not among those of the record")


def test_a_record_that_no_longer_claims_fair_dice_is_told_to_who_noted_a_commitment(
    tmp_path: Path,
) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"]["source"] = "loaded"
    assert verified(tmp_path, saved).out.endswith(" steps.\n")
    for noted in (("--commitment", COMMITMENT), ("--seed", OWN_SEED)):
        assert_different(verified(tmp_path, saved, *noted), "they are not fair dice")


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("--commitment", "abc", "--commitment is 'abc'; a commitment has 64 characters"),
        ("--commitment", COMMITMENT.upper(), "a commitment has 64 characters"),
        ("--seed", "abc", "--seed is 'abc'; a seed has 32 to 128 characters"),
        ("--seed", "", "--seed is ''; a seed has 32 to 128 characters"),
        ("--seed", "xyz", "--seed is 'xyz'; a seed is written with digits"),
    ],
)
def test_a_note_that_was_mistyped_is_told(
    option: str, text: str, said: str, tmp_path: Path
) -> None:
    assert_one_sentence(verified(tmp_path, fields(RECORDS["novodice"]), option, text), said)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("version", "3", "knows versions 1 and 2"),
        ("table", "a/b", "a table's id is made of"),
        ("commitment", "x", "a commitment has 64 characters"),
        ("seeds", "x", "a seed is written with"),
        ("secret", "x", "a secret has 64 characters"),
        ("secret", None, "wrong kind"),
    ],
)
def test_fair_dice_that_cannot_be_read_are_told(
    name: str, text: object, said: str, tmp_path: Path
) -> None:
    saved = fields(RECORDS["novodice"])
    saved["dice"][name] = text
    assert_one_sentence(verified(tmp_path, saved), "game.json: ", said)
