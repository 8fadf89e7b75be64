"""`dicehall check`: one line a case; a failure names file, step, expected and found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall

GOOD = """
game = "novodice"

[[case]]
rule = "Two play."
options = { players = 2 }
steps = [{ throws = "first" }, { dice = "first-1" }, { shows = { active = 1 } }]
"""
BAD = (
    GOOD
    + """
[[case]]
rule = "The second begins."
options = { players = 2 }
steps = [{ throws = "first" }, { dice = "first-1" }, { shows = { active = 2 } }]
"""
)


def test_a_passing_case_is_one_line_and_status_0(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(GOOD)
    told = dicehall("check", file)
    assert told.status == 0, told
    assert told.out.splitlines() == [f"ok    {file}: Two play.", "1 passed, 0 failed"]
    assert told.err == ""


def test_a_failing_case_names_file_step_expected_and_found(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD)
    told = dicehall("check", tmp_path)
    assert told.status == 1, told
    lines = told.out.splitlines()
    assert lines[0] == f"ok    {file}: Two play."
    assert lines[1] == f"FAILS {file}: The second begins."
    assert lines[2].startswith("      step 3: expected ")
    assert "2" in lines[2].partition("; found ")[0]
    assert "1" in lines[2].partition("; found ")[2]
    assert lines[3] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "game"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"game = = 1", "line 1"),
        (b'game = "chess"', "novodice"),
        (b'game = "novodice"', "no case"),
        (b'game = "novodice"\n[[case]]\nrule = "x"\nsteps = [{ jumps = 1 }]', "step 1"),
    ],
)
def test_a_file_that_holds_no_scenario_is_told(text: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "case.toml"
    file.write_bytes(text)
    assert_one_sentence(dicehall("check", file), "case.toml", said)


def test_a_folder_without_scenarios_is_told(tmp_path: Path) -> None:
    assert_one_sentence(dicehall("check", tmp_path), str(tmp_path), "*.toml")
