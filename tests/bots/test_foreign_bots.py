"""Bots of somebody else's, named as module:Class: whatever goes wrong in them is told by their name."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall

from dicehall.core.seeds import seed_of_bot

BOTS = '''
import os, signal, subprocess, time

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

class FirstByText(First):
    blind = False
    def decide(self, view, question):
        text = view.options(question)[0].text
        view.state.flow.lanes.clear()
        return text

class FirstAsOption(Looks):
    def decide(self, view, question):
        return view.options(question)[0]

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

class Vanishes(First):
    def decide(self, view, question):
        os._exit(3)

class Dies(First):
    def decide(self, view, question):
        os.kill(os.getpid(), signal.SIGKILL)

class Hangs(First):
    def decide(self, view, question):
        while True:
            pass

class Sleeps(First):
    def decide(self, view, question):
        time.sleep(1000)

class Dawdles(First):
    def decide(self, view, question):
        time.sleep(0.5)
        return question.options[0]

class EatsMemory(First):
    def decide(self, view, question):
        eaten = []
        while True:
            eaten.append(bytearray(1 << 24))

class Scribbles(First):
    def decide(self, view, question):
        # Into everything that is open, among which must be the line to the house.
        for number in range(3, 64):
            try:
                os.write(number, b"scribble\\n")
            except OSError:
                pass
        return question.options[0]

class FailsInSecondGame(First):
    def decide(self, view, question):
        return 1 / (self.seed != os.environ["SECOND"]) and question.options[0]

class LeavesAChild(First):
    def decide(self, view, question):
        child = subprocess.Popen(["sleep", "1000"])
        with open("children", "a") as file:
            file.write(f"{child.pid} {os.getpid()} ")
        os._exit(0)

class Bends(Looks):
    """Makes all dice free, in its own copy of the game."""
    def decide(self, view, question):
        view.game.costs[:] = [0] * len(view.game.costs)
        return question.options[-1]

class Hostile(Looks):
    """Changes whatever it can reach from what it is shown, once a game."""
    done = False
    def decide(self, view, question):
        option = question.options[-1]
        if not self.done:
            self.done = True
            spoil(view, question)
        return option

def spoil(*shown):
    found, seen, changed = list(shown), set(), 0
    while found and len(seen) < 3000:
        thing = found.pop(0)
        if id(thing) in seen or isinstance(thing, (str, bytes, int, float, type(None))):
            continue
        seen.add(id(thing))
        names = [name for name in dir(thing) if not name.startswith("__")]
        parts = [(name, getattr(thing, name, None)) for name in names]
        if isinstance(thing, dict):
            found += list(thing.values())
        elif isinstance(thing, (list, tuple)):
            found += list(thing)
        found += [part for _, part in parts if not callable(part)] + [type(thing)] * (
            type(thing).__module__.startswith("dicehall")
        )
        for name, part in parts:
            for attempt in (
                lambda: setattr(thing, name, 0),
                lambda: setattr(type(thing), name, 0),
                lambda: delattr(thing, name),
            ):
                try:
                    attempt()
                    changed += 1
                except Exception:
                    pass
        for attempt in (
            lambda: thing.clear(),
            lambda: thing.append(99),
            lambda: thing.__setitem__(slice(None), [0] * len(thing)),
            lambda: thing.update(dict.fromkeys(thing, 0)),
        ):
            try:
                attempt()
                changed += 1
            except Exception:
                pass
    with open("changed", "w") as file:
        file.write(str(changed))

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


@pytest.mark.parametrize(
    "bot",
    [f"our_bots:{name}" for name in ("First", "FirstByText", "FirstAsOption", "Looks", "Meddles")],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_in_the_current_folder_plays_without_any_base_class(bot: str, jobs: int) -> None:
    told = simulated(bot, "--jobs", jobs)
    assert told.status == 0, told
    result = json.loads(told.out)
    assert result["results"]["seats"][0]["bot"] == bot
    assert result["forfeits"] == []


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
        ("our_bots:CannotBegin", "cannot be made: RuntimeError: out of luck (our_bots.py, line"),
        ("our_bots:WantsMore", "called with one argument, the seed"),
    ],
)
def test_what_is_no_bot_is_told_before_anything_is_played(bot: str, said: str) -> None:
    assert_one_sentence(simulated(bot), bot, said)


@pytest.mark.parametrize(
    ("bot", "why", "said"),
    [
        ("Crashes", "crashed", "failed to decide: ZeroDivisionError: division by zero (our_bots"),
        ("Exits", "exited", "failed to decide: SystemExit: 0 (our_bots.py, line "),
        ("Vanishes", "exited", "ended itself with status 3."),
        ("Dies", "crashed", "was ended by signal 9."),
        ("Answers", "cheated", "with None; offered were "),
        ("AnswersText", "cheated", "with 'the first one'; offered were "),
        ("AnswersText", "cheated", " (answer with a number of question.options, an Option or its"),
        ("AnswersTooMuch", "cheated", f"with {10**30}; offered were "),
        ("AnswersFraction", "cheated", "with 0.5; offered were "),
        ("AnswersStrangely", "cheated", "with an object of class answer; offered were "),
        ("Cheats", "cheated", "with -7; offered were "),
        ("Hangs", "hung", "took longer than 0.1 s for one decision."),
        ("Sleeps", "hung", "took longer than 0.1 s for one decision."),
        ("EatsMemory", "memory", "failed to decide: it ran out of memory (our_bots.py, line "),
        ("Scribbles", "cheated", "answered with 'scribble', which is no message."),
    ],
)
def test_a_bot_that_fails_forfeits_the_game_and_is_counted(bot: str, why: str, said: str) -> None:
    limits = ("--decision-limit", 0.1 if why == "hung" else 60, "--memory-limit", 400)
    told = simulated(f"our_bots:{bot}", *limits)
    assert told.status == 0, told
    result = json.loads(told.out)
    [forfeited] = result["forfeits"]
    assert forfeited["bot"] == f"our_bots:{bot}"
    assert (forfeited["games"], forfeited["reasons"]) == (2, {why: 2})
    assert forfeited["first_game"] == 1
    assert forfeited["first"].startswith(f"the bot our_bots:{bot} ")
    assert said in forfeited["first"]
    assert [bot["wins"] for bot in result["results"]["bots"]] == [0, 2]


def test_a_bot_that_fails_in_one_game_loses_that_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    monkeypatch.setenv("SECOND", seed_of_bot(seed_of_bot("s", 1, 0)))
    given = ("--games", 4, "--jobs", 2, "--seed", "s", "--out", file)
    told = simulated("our_bots:FailsInSecondGame", *given)
    assert told.status == 0, told
    [forfeited] = json.loads(told.out)["forfeits"]
    assert (forfeited["games"], forfeited["first_game"]) == (1, 2)
    assert dicehall("verify", file).status == 0


def test_whoever_takes_too_long_for_the_whole_game_forfeits_it() -> None:
    told = simulated("our_bots:Dawdles", "--games", 1, "--game-limit", 4)
    [forfeited] = json.loads(told.out)["forfeits"]
    assert forfeited["reasons"] == {"hung": 1}
    assert "took longer than 4 s for one game." in forfeited["first"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_goes_on_and_its_report_names_who_forfeited(tmp_path: Path, jobs: int) -> None:
    out = tmp_path / "arena"
    told = dicehall(
        *("arena", "novodice", "--bots", "our_bots:Crashes,our_bots:First,random"),
        *("--games", 4, "--jobs", jobs, "--out", out),
    )
    assert told.status == 0, told
    assert "our_bots:Crashes forfeited 8 games (crashed 8)." in told.out
    assert "The first was game 1: the bot our_bots:Crashes failed to decide: Zero" in told.out
    assert (
        f"What our_bots:Crashes printed is in {out / 'logs' / 'our_bots_Crashes.log'}" in told.out
    )
    page = (out / "report.html").read_text("utf-8")
    assert "the bot our_bots:Crashes failed to decide: ZeroDivisionError" in page


def test_at_a_table_of_three_the_others_play_on_for_the_win() -> None:
    told = dicehall(
        *("simulate", "novodice", "--bots", "our_bots:Crashes,random,greedy"),
        *("--games", 3, "--json"),
    )
    wins = [bot["wins"] for bot in json.loads(told.out)["results"]["bots"]]
    assert wins[0] == 0
    assert sum(wins) == 3


def test_with_debug_the_trace_is_shown_with_file_and_line() -> None:
    told = simulated("our_bots:Crashes", "--debug")
    assert "our_bots.py" in told.err
    assert "return 1 / 0" in told.err
    assert "host.py" not in told.err
    assert "return 1 / 0" not in simulated("our_bots:Crashes").err
    assert "def decide(:" in simulated("broken_bots:First", "--debug").err


def test_who_changes_the_rules_of_its_own_copy_forfeits_and_is_told_why() -> None:
    told = dicehall(
        "simulate", "cubitos", "--race", 1, "--bots", "our_bots:Bends,random", "--games", 1
    )
    assert "our_bots:Bends forfeited 1 game (cheated 1)." in told.out
    assert "it has changed its copy of the game" in told.out


def test_nothing_of_a_guest_remains_when_the_command_ends(tmp_path: Path) -> None:
    told = simulated("our_bots:LeavesAChild", "--decision-limit", 60)
    assert json.loads(told.out)["forfeits"][0]["reasons"] == {"exited": 2}
    for process in (tmp_path / "children").read_text().split():
        while _lives(process):
            time.sleep(0.01)


def _lives(process: str) -> bool:
    """Return whether a process is neither gone nor waits to be buried."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_whatever_a_hostile_bot_changes_the_others_play_the_same_games(
    game: str, tmp_path: Path
) -> None:
    def played(bot: str) -> list[Any]:
        told = dicehall(
            *("arena", game, "--bots", f"{bot},random,greedy", "--games", 2, "--seed", 1),
            *("--out", tmp_path / bot, "--decision-limit", 600),
        )
        assert told.status == 0, told
        lines = (tmp_path / bot / "games.jsonl").read_text("utf-8").splitlines()
        games = [json.loads(line) for line in lines]
        # Whoever has spoilt its own copy of the game may be unable to play on.
        assert all(one["bot"] == bot for game in games for one in game["forfeits"])
        return [game for game in games if bot not in game["seats"]]

    others = played("our_bots:Looks")
    assert len(others) == 2
    assert played("our_bots:Hostile") == others
    assert int((tmp_path / "changed").read_text()) > 50
