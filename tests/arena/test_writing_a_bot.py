"""The page on writing a bot: its bots play, and do what the page says of them."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import dicehall

from dicehall.bots.registry import make_bot
from dicehall.core.match import Match
from dicehall.core.mistakes import BadBot
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Put the page's bots into a file, as a reader would."""
    blocks = re.findall(
        r"```python\n(.*?)```", (DOCS / "writing-a-bot.md").read_text("utf-8"), re.DOTALL
    )
    blocks = [block for block in blocks if block.startswith("# my_bots.py")]
    assert len(blocks) == 2
    (tmp_path / "my_bots.py").write_text("\n\n".join(blocks), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    yield import_module("my_bots")
    sys.modules.pop("my_bots", None)


@pytest.mark.usefixtures("my_bots")
def test_the_pages_bot_plays_in_the_arena_and_beats_the_random_one() -> None:
    told = dicehall(
        *("arena", "cubitos", "--bots", "my_bots:Careful,random", "--race", "1,5"),
        *("--games", 8, "--json"),
    )
    assert told.status == 0, told.err
    careful, other = json.loads(told.out)["results"]["bots"]
    assert careful["plain"]["share"] > 0.7 > other["plain"]["share"]


def test_the_bot_that_looks_ahead_chooses_what_is_offered(my_bots: Any) -> None:
    my_bots.Trying.TRIES = 1
    for name in ("novodice", "cubitos"):
        match = Match(new_game(name, {"players": 2}), SeededDice("ahead"))
        question = match.questions()[0]
        bot = my_bots.Trying("ahead")
        assert bot.decide(match.view(question.seat), question) in question.options
        assert bot.tried == len(question.options)


def test_every_option_of_the_arena_is_on_its_page() -> None:
    page = (DOCS / "arena.md").read_text("utf-8")
    options = re.findall(r"^  (--[a-z-]+)", dicehall("arena", "--help").out, re.MULTILINE)
    assert "--bots" in options
    assert {option for option in options if option not in page} <= {"--help"}


@pytest.mark.usefixtures("my_bots")
def test_what_weigh_returns_on_the_page_is_what_a_judge_needs() -> None:
    match = Match(new_game("cubitos", {"players": 2}), SeededDice("judge"))
    question = match.questions()[0]
    weighed = make_bot("my_bots:Trying", "cubitos", "1").weigh(match.view(question.seat), question)
    assert [one.option for one in weighed] == question.options
    assert all(0 <= one.worth <= 1 for one in weighed)
    # A bot without it says so by an empty list, and whoever wanted a judge by a sentence.
    assert make_bot("my_bots:Careful", "cubitos", "1").weigh(match.view(0), question) == []


def test_a_bot_that_weighs_wrongly_is_told_what_to_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong_bots.py").write_text(
        "class Numbers:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def decide(self, view, question):\n"
        "        return question.options[0]\n"
        "    def weigh(self, view, question):\n"
        "        return [0.5 for option in question.options]\n"
    )
    match = Match(new_game("cubitos", {"players": 2}), SeededDice("judge"))
    question = match.questions()[0]
    bot = make_bot("wrong_bots:Numbers", "cubitos", "1")
    with pytest.raises(BadBot, match=r"a list of dicehall\.Weighed\(option, worth, reasons\)"):
        bot.weigh(match.view(question.seat), question)
