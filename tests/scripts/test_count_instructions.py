"""The gate: instructions are counted by function, and growth is named."""

from __future__ import annotations

import pytest
from scripts.compare_commits import main as compare
from scripts.count_instructions import grew, instructions_of, why_not

PROFILE = """
fn=(1) CPyDef_engine____run
12 100
+3 20
cfn=(2) CPyDef_draw___counted_in.lto_priv.0
calls=3 40
* 70
fn=(2)
40 70
fn=(3) PyList_Append
7 30
fn=(1)
20 5
"""
NOTED = {"decisions": 10, "instructions": 1000, "functions": {"engine____run": 600, "other": 400}}


def test_what_a_function_calls_is_not_counted_as_its_own() -> None:
    assert instructions_of(PROFILE) == {
        "engine____run": 125,
        "draw___counted_in": 70,
        "PyList_Append": 30,
    }


def test_five_percent_more_instructions_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    now = {**NOTED, "instructions": 1050}
    assert not grew("cubitos, random", NOTED, now)
    assert "1.050 times" in capsys.readouterr().out


def test_what_grew_is_named_where_there_are_more(capsys: pytest.CaptureFixture[str]) -> None:
    functions = {"engine____run": 590, "other": 430, "sorting": 40}
    now = {"decisions": 10, "instructions": 1060, "functions": functions}
    assert grew("cubitos, random", NOTED, now)
    said = capsys.readouterr().out
    assert said.index("sorting") < said.index("other")
    assert "engine____run" not in said


def test_figures_of_other_games_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert grew("cubitos, random", NOTED, {**NOTED, "decisions": 11})
    assert "write them anew" in capsys.readouterr().out


def test_an_interpreted_build_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interpreted:
        compiled = False

    monkeypatch.setattr("scripts.count_instructions.describe", Interpreted)
    assert why_not() == "dicehall is interpreted here"


def test_a_commit_that_does_not_exist_is_not_compared_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["compare_commits", "no-such-commit"])
    assert compare() == 2
    assert "There is no commit 'no-such-commit'." in capsys.readouterr().err
