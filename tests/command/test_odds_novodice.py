"""`dicehall odds novodice`: tables, JSON, and one sentence for what cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from dicehall.core.mistakes import Mistake
from dicehall.games.novodice.command.odds import novodice_odds


def told(*arguments: str) -> str:
    done = CliRunner().invoke(novodice_odds, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def odds(*arguments: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(told(*arguments, "--json"))
    return read


def test_one_gear_short_with_one_black_die_left_is_one_in_six() -> None:
    at = ("--slot", "A-lion B-gear", "--slot", "B-gear")
    read = odds(*at, "--want", "john_boy")
    assert read["worth"] == pytest.approx(1 / 6)
    assert read["loose"] == "A A X"
    chance = {tile["tile"]: tile["chance"] for tile in read["tiles"]}
    assert chance["john_boy"] == pytest.approx(1 / 6)
    assert "16.67 %" in told(*at, "--want", "john_boy")


def test_from_the_start_the_chances_of_all_results_add_up_to_one() -> None:
    read = odds()
    assert sum(result["chance"] for result in read["results"]) == pytest.approx(1)
    assert read["choices"] == []
    for tile in read["tiles"]:
        if tile["tile"] != "trash":
            # Nobody claims a tile more often than who aims at it alone.
            assert tile["chance"] <= tile["chance_if_aimed_at"] + 1e-9


def test_after_a_roll_the_best_dice_to_keep_stand_first() -> None:
    at = ("--rolled", "A-lion A-suitcase A-bandage B-lion B-gear", "--want", "john_boy")
    read = odds(*at)
    worths = [choice["worth"] for choice in read["choices"]]
    assert worths == sorted(worths, reverse=True)
    assert read["choices"][0]["keep"] == "A-lion B-lion B-gear"
    assert read["worth"] == worths[0]
    assert "A-lion B-lion B-gear" in told(*at)


def test_after_the_last_slot_the_result_is_certain() -> None:
    read = odds("--slot", "A-suitcase", "--slot", "A-suitcase", "--slot", "nothing")
    assert [result["chance"] for result in read["results"]] == [1.0]
    assert read["results"][0]["claims"] == ["spike"]
    assert read["results"][0]["rows"] == {"suitcase": [2]}


def test_where_the_tile_aimed_at_cannot_be_claimed_the_greatest_worth_is() -> None:
    at = ("--slot", "A-suitcase", "--slot", "A-suitcase", "--slot", "nothing")
    assert odds(*at, "--want", "mr_smith")["results"][0]["claims"] == ["spike"]


def test_what_is_sold_out_is_not_claimed() -> None:
    at = ("--slot", "A-suitcase", "--slot", "A-suitcase", "--slot", "nothing")
    assert odds(*at, "--sold-out", "spike")["results"][0]["claims"] == ["slimer"]
    gone = odds(*at, "--sold-out", "spike", "--sold-out", "slimer")
    assert gone["results"][0]["claims"] == ["trash"]


def test_the_tables_fit_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = told("--rolled", "A-lion A-suitcase A-bandage B-lion B-gear")
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--slot", "A-pawn"], "A-pawn is no side of die A"),
        (["--slot", "A-lion A-lion A-lion A-lion"], "holds 4 dice"),
        (["--slot", "X-lion"], "black dice"),
        (["--rolled", "A-lion"], "the dice rolled must be A A A B B"),
        (["--want", "gold"], "there is no tile gold"),
        (["--want", "trash"], "nobody claims"),
        (["--sold-out", "gold"], "there is no tile gold"),
        (["--slot", "nothing"] * 4, "there are 3 slots"),
        ([*["--slot", "nothing"] * 3, "--rolled", "A-lion"], "there are 3 slots"),
        (["--players", "7"], "--players is '7'"),
        (["more"], "'more' is more than"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(arguments: list[str], part: str) -> None:
    with pytest.raises(Mistake) as told:
        CliRunner().invoke(novodice_odds, arguments, catch_exceptions=False)
    assert part in str(told.value)
    assert "\n" not in str(told.value)
