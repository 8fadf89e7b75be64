"""Nothing that a bot from outside is sent or started with holds the seed of a run or of its dice."""

from __future__ import annotations

import base64
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.seed_search import hashes
from tests.command.door import dicehall

from dicehall.bots.guests.guest import end_idle
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.learning.seat import SeatEnv

SECRET = "quiet otters juggle"
HEARD = "heard"
LISTENER = """
import json, os, sys
from pathlib import Path

wants = sys.argv[1].split("-")
with open("heard", "a") as heard:
    for about in ("cmdline", "environ"):
        print(Path("/proc/self", about).read_text(errors="replace"), file=heard)
    for file in Path().rglob("*"):
        print(file, file.read_text() if file.is_file() and file.name != "heard" else "", file=heard)
    for opened in os.listdir("/proc/self/fd"):
        print(opened, os.path.realpath(f"/proc/self/fd/{opened}"), file=heard)
    for line in sys.stdin:
        print(line, end="", file=heard, flush=True)
        kind = json.loads(line)["type"]
        if kind == "hello":
            answer = {"type": "hello", "protocol": 1, "wants": wants}
        elif kind == "game":
            answer = {"type": "ready"}
        else:
            answer = {"type": "answer", "option": 0}
        print(json.dumps(answer), flush=True)
"""
"""A program that writes down all that it is started with and sent."""
BOTS = [f"exec:{sys.executable} listener.py {wants}" for wants in ("view-explained", "state")]
CUBITOS = ("cubitos", "--race", "1", "--bots", ",".join(BOTS))


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in a folder with the program; leave none of it running."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    Path("listener.py").write_text(LISTENER)
    yield
    end_idle()


def simulate(dice: list[str], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = dicehall("simulate", *CUBITOS, "--games", 1, "--seed", SECRET, "--out", out)
    assert told.status == 0, told


def arena(dice: list[str], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = dicehall("arena", *CUBITOS, "--games", 1, "--seed", SECRET, "--out", out)
    assert told.status == 0, told


def dataset(dice: list[str], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("--games", 1, "--seed", SECRET, "--out", out, "--adviser", "none")
    told = dicehall("dataset", *CUBITOS, *given)
    assert told.status == 0, told


def play(dice: list[str], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Plays:
        """Takes the first option for everybody who is no bot."""

        def __init__(self, game: Any, seats: Any, source: SeededDice, *others: object) -> None:
            dice.append(source.seed)
            self.match, self.seats = Match(game, source), seats

        def play(self) -> None:
            while not self.match.over():
                question = self.match.questions()[0]
                bot = self.seats[question.seat].bot
                view = self.match.view(question.seat)
                option = question.options[0] if bot is None else bot.decide(view, question)
                self.match.answer(question, option)

    monkeypatch.setattr("dicehall.command.play.in_terminal", lambda: True)
    monkeypatch.setattr("dicehall.terminal.play.PlayApp", Plays)
    told = dicehall("play", *CUBITOS, "--players", 3, "--seed", SECRET)
    assert told.status == 0, told


def environment(dice: list[str], out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = SeatEnv("cubitos", bots=BOTS, players=3, race="1", rounds=2)
    seen, _ = table.reset(seed=7)
    assert isinstance(table.table.source, SeededDice)
    dice.append(table.table.source.seed)
    over = False
    while not over:
        seen, _, over, _, _ = table.step(np.flatnonzero(seen["action_mask"])[0])


def disguises(text: str) -> Iterator[str]:
    """Yield a text as it is, and in the forms in which it might be passed on."""
    data = text.encode()
    yield from (text, data.hex(), base64.b64encode(data).decode().rstrip("="), json.dumps(text))
    yield from hashes(text)


@pytest.mark.parametrize("games", [simulate, arena, dataset, play, environment])
def test_nothing_that_a_program_is_sent_or_started_with_holds_a_seed_of_dice(
    games: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice: list[str] = []

    def source(seed: str) -> SeededDice:
        dice.append(seed)
        return SeededDice(seed)

    for module in ("arena.batch", "arena.tournament_games", "datasets.rows"):
        monkeypatch.setattr(f"dicehall.{module}.SeededDice", source)
    games(dice, tmp_path / "out", monkeypatch)
    heard = Path(HEARD).read_text("utf-8")
    messages = [json.loads(line) for line in heard.splitlines() if line.startswith('{"type"')]
    # All of it was heard: both programs, the seeds of both, questions in every form, what they began with.
    assert {message["type"] for message in messages} == {"hello", "game", "question"}
    seeds = {message["seed"] for message in messages if message["type"] == "game"}
    assert len(seeds) >= 2
    assert any("view" in message for message in messages)
    assert any("state" in message for message in messages)
    assert "listener.py" in heard
    assert "PATH=" in heard
    assert dice
    for secret in {SECRET, *dice}:
        for disguise in disguises(secret):
            assert disguise not in heard
