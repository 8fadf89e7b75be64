"""Bots of somebody else's, named as module:Class: whatever goes wrong in them is told by their name."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall

BOTS = '''
class First:
    """Takes the first option."""
    blind = True
    def __init__(self, seed):
        self.seed = seed
    def decide(self, view, question):
        return question.options[0]

class Looks(First):
    blind = False
    def decide(self, view, question):
        assert view.seat == question.seat
        assert len(view.game.scores(view.state)) == view.game.seats
        return question.options[-1]

class Crashes(First):
    def decide(self, view, question):
        return 1 / 0

class Exits(First):
    def decide(self, view, question):
        raise SystemExit(0)

class Answers(First):
    answer = None
    def decide(self, view, question):
        return self.answer

class AnswersText(Answers):
    answer = "the first one"

class AnswersTooMuch(Answers):
    answer = 10**30

class AnswersFraction(Answers):
    answer = 0.5

class AnswersStrangely(Answers):
    class answer:
        def __repr__(self):
            raise ValueError("no")
    answer = answer()

class Cheats(First):
    def decide(self, view, question):
        question.options.append(-7)
        return -7

class Meddles(First):
    def decide(self, view, question):
        first = question.options[0]
        question.options.clear()
        question.seat = 99
        return first

class CannotBegin(First):
    def __init__(self, seed):
        raise RuntimeError("out of luck.")

class WantsMore(First):
    def __init__(self, seed, more):
        pass

class Undecided:
    def __init__(self, seed):
        pass

first = First("1")
'''


@pytest.fixture(autouse=True)
def bots_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the bots where a user would: into the folder in which the command is run."""
    (tmp_path / "our_bots.py").write_text(BOTS)
    (tmp_path / "broken_bots.py").write_text("def decide(:\n")
    (tmp_path / "failing_bots.py").write_text("raise KeyError('no such thing')\n")
    (tmp_path / "leaving_bots.py").write_text("import sys\nsys.exit(0)\n")
    (tmp_path / "needy_bots.py").write_text("import no_such_package\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("our", "broken", "failing", "leaving", "needy"):
        monkeypatch.delitem(sys.modules, f"{name}_bots", raising=False)


def simulated(bot: str, *arguments: object) -> Told:
    """Let a bot play against a random one."""
    return dicehall(
        "simulate", "novodice", "--bots", f"{bot},random", "--games", 2, "--json", *arguments
    )


@pytest.mark.parametrize("bot", ["our_bots:First", "our_bots:Looks", "our_bots:Meddles"])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_in_the_current_folder_plays_without_any_base_class(bot: str, jobs: int) -> None:
    told = simulated(bot, "--jobs", jobs)
    assert told.status == 0, told
    assert json.loads(told.out)["results"]["seats"][0]["bot"] == bot


def test_its_games_are_recorded_and_verify(tmp_path: Path) -> None:
    assert simulated("our_bots:Looks", "--out", tmp_path / "games.jsonl").status == 0
    assert dicehall("verify", tmp_path / "games.jsonl").status == 0


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("broken_bots:First", "SyntaxError"),
        ("failing_bots:First", "KeyError: 'no such thing'"),
        ("leaving_bots:First", "SystemExit"),
        ("needy_bots:First", "No module named 'no_such_package'"),
        ("our_bots:Missing", "has no attribute 'Missing'"),
        ("our_bots:first", "is no bot: it must be a class with a method decide(view, question)"),
        ("our_bots:Undecided", "is no bot: it must be a class with a method decide"),
        ("our_bots:CannotBegin", "cannot be made: RuntimeError: out of luck; its class is called"),
        ("our_bots:WantsMore", "called with one argument, the seed"),
    ],
)
def test_what_is_no_bot_is_told_before_anything_is_played(bot: str, said: str) -> None:
    assert_one_sentence(simulated(bot), bot, said)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("our_bots:Crashes", "failed to decide: ZeroDivisionError: division by zero."),
        ("our_bots:Exits", "failed to decide: SystemExit: 0."),
        ("our_bots:Answers", "with None; offered were "),
        ("our_bots:AnswersText", "with 'the first one'; offered were "),
        ("our_bots:AnswersTooMuch", f"with {10**30}; offered were "),
        ("our_bots:AnswersFraction", "with 0.5; offered were "),
        ("our_bots:AnswersStrangely", "with an object of class answer; offered were "),
        ("our_bots:Cheats", "with -7; offered were "),
    ],
)
@pytest.mark.parametrize("out", [False, True], ids=["played out", "recorded"])
def test_a_bot_that_fails_is_told_with_its_name_and_game(
    bot: str, said: str, out: bool, tmp_path: Path
) -> None:
    file = ("--out", tmp_path / "games.jsonl") if out else ()
    assert_one_sentence(simulated(bot, *file), f"game 1: the bot {bot} ", said)


def test_a_bot_that_fails_in_another_process_is_told_likewise() -> None:
    told = simulated("our_bots:Crashes", "--jobs", 2)
    assert_one_sentence(told, "game 1: the bot our_bots:Crashes failed to decide: ZeroDivision")
