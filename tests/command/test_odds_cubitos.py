"""`dicehall odds cubitos`: a table for people, JSON for programs, and one sentence for what is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
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
    assert found["reach"] == {
        "space": "G11",
        "passing": {"n": 1, "d": 1},
        "pushing": {"n": 1, "d": 1},
    }
    assert "not reached by passing" in told("--roll", "light", "--to", "G11")


def test_the_fan_of_a_bust_pays_for_a_move() -> None:
    reds = "red-symbol red-symbol red-symbol"
    text = told("--roll", "light", "--active", reds, "--credits", "2", "--to", "G11")
    assert "G11: not reached by passing, 83.33% by pushing once." in text


def test_the_step_after_a_push_leads_to_a_space() -> None:
    text = told("--roll", "light", "--active", "yellow-symbol", "--to", "G11")
    assert "G11: not reached by passing, 100.00% by pushing once." in text


def test_an_own_card_rolls_the_dice_it_names_against_a_bust(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    rescue = "would_bust(LoseThis(), FreeRoll(3, zones=FROM_ROLL), PreventBust(if_hit=True))"
    file.write_text(f'[rescue]\ncolour = "green"\ncost = 4\ndoes = ["{rescue}"]\n')
    active = "green-symbol red-symbol red-symbol"
    text = told("--roll", "light light red", "--active", active, "--own-cards", str(file))
    assert "With green-symbol, would bust: bust 21.43%." in text
    assert "With the best use of all abilities: bust 21.43%." in text


def test_of_two_equal_dice_the_chance_is_that_of_one() -> None:
    active = "green-symbol green-symbol dark-move"
    text = told("--roll", "light", "--active", active, "--race", "1")
    assert "With one green-symbol, on push: bust 41.67%." in text
    assert "With the best use of all abilities: bust 20.83%." in text


def test_dice_that_may_stay_in_a_bust_are_not_said_to_be_lost() -> None:
    text = told("--roll", "light", "--active", "green-symbol green-symbol dark-move", "--race", "7")
    assert "bust, some dice may stay" in text
    assert "nothing is left" not in text


def test_what_takes_too_long_is_given_by_two_limits(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    storm = "now(FreeRoll(9, zones=FROM_DRAW | FROM_ROLL, up_to=True))"
    file.write_text(f'[storm]\ncolour = "white"\ncost = 4\ndoes = ["{storm}"]\n')
    dice = ("--roll", "white white dark", "--draw", "white light light dark dark")
    arguments = (*dice, "--to", "G12", "--own-cards", str(file))
    limits = told_json(*arguments)["reach"]["pushing"]
    least, most = (limits[name]["n"] / limits[name]["d"] for name in ("least", "most"))
    assert 0 < least < most < 1
    sentence = re.search(r"between ([\d.]+)% and ([\d.]+)% by pushing", told(*arguments))
    assert sentence is not None
    # Rounded away from each other.
    assert float(sentence[1]) <= 100 * least < 100 * most <= float(sentence[2])


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
