"""Bots of one's own at the command line: neither what they print nor a long name spoils the output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.command.door import dicehall

from dicehall.command.tables import LONGEST, short_names

BOTS = """
import dicehall

class ABotWithAnUncommonlyLongName(dicehall.Bot):
    def __init__(self, seed):
        pass

    def decide(self, view, question):
        print("thinking aloud")
        return question.options[0]

class AnotherBotWithAnUncommonlyLongName(ABotWithAnUncommonlyLongName):
    pass
"""
LONG = "a_module_of_my_own:ABotWithAnUncommonlyLongName"
OTHER = "a_module_of_my_own:AnotherBotWithAnUncommonlyLongName"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in a folder with bots of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    Path("a_module_of_my_own.py").write_text(BOTS)
    return tmp_path


def logged(out: str) -> str:
    """Return what stands in the log that the result names."""
    return Path(json.loads(out)["logs"][LONG]).read_text("utf-8")


@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_what_a_bot_prints_does_not_spoil_the_json(here: Path, verb: str) -> None:
    told = dicehall(verb, "novodice", "--bots", f"{LONG},random", "--games", 2, "--json")
    assert told.status == 0, told.err
    assert json.loads(told.out)["games"] >= 2
    assert "thinking aloud" in logged(told.out)
    assert "thinking aloud" not in told.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_nor_does_it_from_a_process_of_its_own(here: Path, jobs: str) -> None:
    code = "from dicehall.command import main; main()"
    arguments = ("simulate", "novodice", "--bots", f"{LONG},random", "--games", "4", "--json")
    path = os.pathsep.join(entry or str(here) for entry in sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, "--jobs", jobs],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert json.loads(done.stdout)["games"] == 4
    assert "thinking aloud" in logged(done.stdout)
    assert "thinking aloud" not in done.stderr


@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_long_names_break_no_table(here: Path, verb: str) -> None:
    bots = f"{LONG},{OTHER},random" if verb == "arena" else f"{LONG},{OTHER}"
    told = dicehall(verb, "novodice", "--players", 2, "--bots", bots, "--games", 6)
    assert told.status == 0, told.err
    assert "thinking aloud" not in told.out
    # A path is not broken, so that it can be copied.
    lines = [line for line in told.out.splitlines() if " printed is in " not in line]
    assert max(map(len, lines)) <= 80
    # Every line of a table that begins with a word has figures too: no name went on to another line.
    rows = [line for line in lines if line[:3].strip() and line[:2] == "  " and "Bot" in line]
    assert len(rows) >= 2
    assert all(any(char.isdigit() or char == "?" for char in row[LONGEST + 2 :]) for row in rows)


def test_short_names_still_differ() -> None:
    assert short_names(["greedy", "champion:1s", "my_bots:Collector"]) == [
        "greedy",
        "champion:1s",
        "Collector",
    ]
    same = short_names([LONG, LONG + "Again", LONG])
    assert same[0] == same[2] != same[1]
    assert all(len(name) <= LONGEST + 4 for name in same)
