"""The runner knows no game: here it plays one in which all players are asked at the same time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dicehall.core.dice import Dice, Die
from dicehall.core.game import Game, State
from dicehall.core.question import Choice
from dicehall.core.table import Table
from dicehall.core.task import Flow, Program, Task, programs_of
from dicehall.core.words import Everybody, Pick, Roll
from dicehall.scenarios import run as running
from dicehall.scenarios.case import Case, CaseStep
from dicehall.scenarios.run import CaseOutcome

COLOURS = ("red", "green", "blue")


class Colour(Choice):
    def name(self) -> str:
        return "colour"

    def options(self, table: Table, task: Task) -> list[int]:
        return [0, 1] if task.seat == 0 else [0, 1, 2]

    def text(self, table: Table, option: int) -> str:
        return COLOURS[option]


class Toss(Roll):
    def dice(self, table: Table, task: Task) -> list[int]:
        return [task.seat + 1]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        pass


CHOOSE = Program("choose", Pick(0, Colour()), Toss())
GAME = Program("game", Everybody(CHOOSE))


class ColourState(State):
    def __init__(self, flow: Flow) -> None:
        self.flow = flow

    def copy(self) -> ColourState:
        return ColourState(self.flow.copy())

    def numbers(self) -> list[int]:
        return self.flow.numbers()


class Colours(Game[ColourState]):
    def __init__(self) -> None:
        self.name = "colours"
        self.rules = 1
        self.seats = 2
        self.dice = Dice((Die("D", ("one", "two"), (0, 1)),))
        self.programs = programs_of(GAME)

    def position(self, given: dict[str, Any]) -> ColourState:
        state = ColourState(Flow(2))
        state.flow.lanes[0].append(Task(-1, GAME, 0, []))
        return state

    def table(self, state: ColourState) -> Table:
        return Table(state.flow)

    def show(self, state: ColourState) -> dict[str, Any]:
        return {"over": state.flow.over()}


def play(monkeypatch: pytest.MonkeyPatch, *steps: tuple[str, Any, int | None]) -> CaseOutcome:
    monkeypatch.setattr(running, "new_game", lambda name, options: Colours())
    taken = tuple(CaseStep(*step) for step in steps)
    return running.run(Case(Path("colours.toml"), 1, "colours", "R", {}, {}, None, taken))


def test_each_player_is_asked_and_answers_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = play(
        monkeypatch,
        ("asks", "colour", 1),
        ("asks", "colour", 2),
        ("offers_just", ("red", "green"), 1),
        ("offers_just", ("red", "green", "blue"), 2),
        ("refuses", "blue", 1),
        ("answer", "blue", 2),
        ("asks", "nothing", 2),
        ("throws", "D D", 2),
        ("throws", "nothing", 1),
        # One player is asked and the other throws: a step without a player is about the only one it can be.
        ("throws", "D D", None),
        ("asks", "colour", None),
        ("refuses", "D-one", 2),
        ("answer", "red", None),
        ("throws", "D", 1),
        ("dice", "D-one D-two", 2),
        ("dice", "D-two", None),
        ("asks", "nothing", None),
        ("shows", {"over": True}, None),
    )
    assert outcome.passed, outcome


@pytest.mark.parametrize(
    "step", [("answer", "red", None), ("asks", "colour", None), ("refuses", "grey", None)]
)
def test_a_step_must_name_the_player_where_several_are_asked(
    monkeypatch: pytest.MonkeyPatch, step: tuple[str, Any, int | None]
) -> None:
    outcome = play(monkeypatch, step)
    assert not outcome.passed
    assert outcome.found == (
        "player 1 is asked 'colour'; player 2 is asked 'colour'; the step must name one player"
    )


def test_a_step_must_name_the_player_where_several_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = play(monkeypatch, ("answer", "red", 1), ("answer", "red", 2), ("dice", "D-one", None))
    assert (outcome.passed, outcome.step) == (False, 3)
    assert outcome.found == (
        "player 1 is to throw D; player 2 is to throw D D; the step must name one player"
    )
