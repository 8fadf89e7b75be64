"""`dicehall odds cubitos`: a table for people, JSON for programs, and one sentence for what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from dicehall.core.mistakes import Mistake
from dicehall.games.cubitos.command.odds import cubitos_odds

ACTIVE = "red-symbol light-money1 green-symbol"


def told(*arguments: str) -> str:
    result = CliRunner().invoke(cubitos_odds, arguments, env={"COLUMNS": "160"})
    assert result.exception is None
    return result.output


def told_json(*arguments: str) -> Any:
    return json.loads(told(*arguments, "--json"))


def test_the_table_tells_the_bust_and_what_is_active_after_the_push() -> None:
    text = told("--roll", "light light red", "--active", ACTIVE, "--race", "1")
    assert "3 dice in roll, at risk: bust 46.30%." in text
    assert "With green-symbol, on push: bust 23.15%." in text
    for what in ("hits", "moves", "money", "credits", "swords"):
        assert what in text


def column(text: str, number: int) -> list[str]:
    """Return the percentages of a column; its cells end where its heading does."""
    lines = text.splitlines()
    heads = next(line for line in lines if "hits" in line)
    end = [at for at in range(len(heads)) if heads[at] != " " and heads[at + 1 : at + 2] in " "]
    cells = [line[: end[number] + 1].split("  ")[-1].strip() for line in lines]
    return [cell for cell in cells if cell.endswith("%") and cell[0].isdigit()]


@pytest.mark.parametrize(
    "roll", [("--roll", "light light red", "--active", ACTIVE), ("--roll", "light")]
)
def test_what_may_be_active_after_a_push_adds_up_to_100_percent_with_the_bust(
    roll: tuple[str, ...],
) -> None:
    text = told(*roll)
    for number in range(5):
        total = sum(float(cell.rstrip("%")) for cell in column(text, number))
        assert total == pytest.approx(100, abs=0.2)


def test_each_mean_says_whether_busts_count() -> None:
    text = told("--roll", "light light red", "--active", ACTIVE)
    # 41.67 % of 4 hits, 11.11 % of 5 and 0.93 % of 6; and the same divided by 53.7 %.
    assert "mean, a bust counts as 0    2.28" in text
    assert "mean if it does not bust    4.24" in text


def test_json_holds_the_same_chances_as_fractions() -> None:
    found = told_json("--roll", "light,light,red", "--active", ACTIVE, "--race", "1")
    assert found["bust"] == {"n": 25, "d": 54}
    assert found["bust_at_best"] == {"n": 25, "d": 108}
    assert found["after"]["swords"]["now"] == 1
    assert found["after"]["swords"]["chances"]["2"] == {"n": 1, "d": 3}


def test_nobody_busts_who_is_not_at_risk() -> None:
    assert told_json("--roll", "light start")["bust"] == {"n": 0, "d": 1}
    assert told_json("--roll", "light", "--at-risk")["bust"] == {"n": 5, "d": 6}


def test_the_chance_to_reach_a_space() -> None:
    found = told_json("--roll", "light", "--active", "dark-move", "--to", "G11")
    assert found["reach"] == {"space": "G11", "passing": True, "pushing": {"n": 1, "d": 1}}
    assert "not reached by passing" in told("--roll", "light", "--to", "G11")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--roll", " "), "--roll names no die; there must be one at least, as in 'light red'."),
        (("--roll", "lght"), "roll of player 1: lght is no die"),
        (("--roll", "light", "--active", "red-move"), "active of player 1"),
        (("--roll", "light", "--to", "Z99"), "--to is 'Z99'"),
        (("--roll", "light", "--race", "8"), "there is no race 8"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = CliRunner().invoke(cubitos_odds, arguments)
    assert isinstance(result.exception, Mistake)
    assert sentence in str(result.exception)
    assert "\n" not in str(result.exception)
