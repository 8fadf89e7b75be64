"""The base of small games: what it saves it reads, and what could be no position it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from dicehall.core.dice import Dice, Die
from dicehall.core.mistakes import BadOptions, BadPosition, BadRecord
from dicehall.core.small_game import NobodyHas, PlayTurn, SmallGame, SmallState, SmallTable
from dicehall.core.task import Flow, Program
from dicehall.core.words import Again

TURN = Program("turn")
COURSE = Program("course", PlayTurn(TURN), Again(NobodyHas("target", 3)))


class State(SmallState):
    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self.points = 0
        self.dice = [0, 0, 0]


class Small(SmallGame[State]):
    def __init__(self, options: dict[str, Any]) -> None:
        known = {"players": (2, 4, 2), "target": (1, 9, 5)}
        dice = Dice((Die("D", ("1", "2"), (0, 1)),))
        super().__init__("small", COURSE, dice, State, SmallTable, options, known)

    def pieces(self, state: State) -> dict[str, int]:
        return {}


GAME = Small({"players": 3})


def test_a_position_reads_back_as_it_was_saved_and_copies_share_nothing() -> None:
    state = GAME.position({"points": 2, "dice": [1, 0, 2], "safe": [4, 0, 1]})
    again = GAME.load(GAME.save(state))
    assert again == state
    twin = again.copy()
    assert twin == again
    again.dice[0] = 5
    assert twin != again
    assert twin.fields()["dice"] == [1, 0, 2]


def test_everybody_sees_fields_options_and_what_players_have() -> None:
    shown = GAME.show(GAME.position({"points": 2, "safe": [4, 0, 1]}))
    assert (shown["active"], shown["points"], shown["target"]) == (None, 2, 5)
    assert shown["players"] == {"1": {"safe": 4}, "2": {"safe": 0}, "3": {"safe": 1}}
    assert "safe" not in shown


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"safe": [1]}, "safe must be a list of 3 numbers"),
        ({"safe": 1}, "safe must be a list of 3 numbers"),
        ({"points": True}, "points must be whole numbers"),
        ({"dice": [1, "2", 3]}, "dice must be whole numbers"),
        ({"active": 3}, "a seat beyond 3"),
        ({"money": 1}, "has no money; it has active, turn, safe, points, dice"),
    ],
)
def test_what_can_be_no_position_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.position(given)
    saved = GAME.save(GAME.start())
    if set(given) <= set(saved):
        with pytest.raises(BadRecord, match="this is no saved position of small"):
            GAME.load({**saved, **given})


def test_a_saved_position_of_another_number_of_players_is_refused() -> None:
    with pytest.raises(BadRecord, match="this is no saved position of small"):
        GAME.load(Small({}).save(Small({}).start()))


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"target": True}, {"target": 2.0}, {"laps": 1}]
)
def test_options_that_are_unknown_or_out_of_bounds_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(options))):
        Small(options)
