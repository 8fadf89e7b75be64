"""The script that checks fair dice finds whatever was changed in a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.core.fair_play import (
    change_roll,
    fields,
    flip,
)
from tests.scripts.fair_dice_script import (
    RECORDS,
    assert_not_fair,
    both_games,
    checked,
)

from dicehall.core.fair import commitment_of


@both_games
@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_changed_roll_is_refused(game: str, which: int, tmp_path: Path) -> None:
    saved = fields(RECORDS[game])
    at = change_roll(saved, which)
    given = saved["steps"][at]["given"]
    assert_not_fair(
        checked(tmp_path, saved),
        f"step {at + 1} of {len(saved['steps'])}: the secret and the seeds give '",
        f"but the record says '{given}'",
    )


def change_secret(dice: dict[str, str]) -> str:
    dice["secret"] = flip(dice["secret"])
    return "the hash of the secret is "


def change_commitment(dice: dict[str, str]) -> str:
    dice["commitment"] = flip(dice["commitment"])
    return f"not the commitment {dice['commitment']}"


def change_secret_and_commitment(dice: dict[str, str]) -> str:
    dice["secret"] = "00" * 32
    dice["commitment"] = commitment_of(bytes(32))
    return "the secret and the seeds give"


def change_first_seed(dice: dict[str, str]) -> str:
    first, *others = dice["seeds"].split(" ")
    dice["seeds"] = " ".join([flip(first), *others])
    return "the secret and the seeds give"


def change_last_seed(dice: dict[str, str]) -> str:
    dice["seeds"] = flip(dice["seeds"])
    return "the secret and the seeds give"


def exchange_seeds(dice: dict[str, str]) -> str:
    first, second, *others = dice["seeds"].split(" ")
    dice["seeds"] = " ".join([second, first, *others])
    return "the secret and the seeds give"


def leave_a_seed_out(dice: dict[str, str]) -> str:
    dice["seeds"] = dice["seeds"].rpartition(" ")[0]
    return "seats, but "


def change_table(dice: dict[str, str]) -> str:
    dice["table"] += "0"
    return "the secret and the seeds give"


def change_sides(dice: dict[str, str]) -> str:
    dice["sides"] = dice["sides"].replace("first=1,2", "first=2,1")
    return "not those of the game's box"


def change_order_of_kinds(dice: dict[str, str]) -> str:
    first, second, *others = dice["sides"].split(" ")
    dice["sides"] = " ".join([second, first, *others])
    return "not those of the game's box"


def hide_secret(dice: dict[str, str]) -> str:
    del dice["secret"]
    return "the game is over, but the secret is not revealed"


@both_games
@pytest.mark.parametrize(
    "tamper",
    [
        change_secret,
        change_commitment,
        change_secret_and_commitment,
        change_first_seed,
        change_last_seed,
        exchange_seeds,
        leave_a_seed_out,
        change_table,
        change_sides,
        change_order_of_kinds,
        hide_secret,
    ],
)
def test_tampered_dice_are_refused(
    game: str, tamper: Callable[[dict[str, str]], str], tmp_path: Path
) -> None:
    saved = fields(RECORDS[game])
    said = tamper(saved["dice"])
    assert_not_fair(checked(tmp_path, saved), said)


def rolls_of(saved: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [step for step in saved["steps"] if step["asked"] == "roll" and step["seat"] == seat]


def leave_a_roll_out(saved: dict[str, Any]) -> str:
    """Keep only the rolls one likes."""
    saved["steps"].remove(rolls_of(saved, 0)[1])
    return "said to be roll 2 of seat 0, whose next one is 1"


def repeat_a_roll(saved: dict[str, Any]) -> str:
    saved["steps"].append(rolls_of(saved, 0)[0])
    return "said to be roll 0 of seat 0, whose next one is "


def roll_for_nobody(saved: dict[str, Any]) -> str:
    rolls_of(saved, 0)[0]["seat"] = 9
    return "there is no seat 9"


def roll_an_unknown_die(saved: dict[str, Any]) -> str:
    rolls_of(saved, 0)[0]["given"] = "Z-lion"
    return "there is no die 'Z'"


@both_games
@pytest.mark.parametrize(
    "tamper", [leave_a_roll_out, repeat_a_roll, roll_for_nobody, roll_an_unknown_die]
)
def test_rolls_that_were_never_due_are_refused(
    game: str, tamper: Callable[[dict[str, Any]], str], tmp_path: Path
) -> None:
    saved = fields(RECORDS[game])
    said = tamper(saved)
    assert_not_fair(checked(tmp_path, saved), "step ", said)
