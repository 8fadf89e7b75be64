"""What everybody sees of a position, and saves that are refused."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.playing import play_on, play_part

from dicehall.core.game import AnyGame
from dicehall.core.match import Match
from dicehall.core.mistakes import BadRecord, Mistake
from dicehall.core.sources import LoadedDice
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.components import FACES, X
from dicehall.games.novodice.rules.state import NovoState

NOVODICE = NovoDice(2)
GAME: AnyGame = NOVODICE
ROLL = "A-lion A-suitcase A-suitcase B-gear B-gear"


def test_what_is_shown_after_the_first_roll() -> None:
    match = Match(GAME, LoadedDice(["first-2", ROLL]))
    shown = GAME.show(match.state)
    warehouse = shown.pop("warehouse")
    assert warehouse["trash"] == 35
    assert {number for tile, number in warehouse.items() if tile != "trash"} == {3}
    empty = {"bays": [{"tiles": [], "worth": 0}] * 3, "worth": 0, "free": 15}
    assert shown.pop("players") == {"1": empty, "2": empty}
    assert shown == {
        "active": 2,
        "closing": None,
        "roll": 1,
        "loose": "A A A B B",
        "rolled": ROLL,
        "slots": ["nothing", "nothing", "nothing"],
        "rows": {},
        "lions": 0,
        "lions_left": 0,
        "free_claims": 0,
        "hand": [],
        "over": False,
        "winners": [],
    }


def test_rows_and_bays_are_shown_in_words() -> None:
    state = GAME.position(
        {
            "active": 1,
            "next": "claim",
            "slots": ["A-suitcase A-suitcase B-gear", "A-suitcase", "B-lion"],
            "bays": {"2": ["spike spike mr_smith", "", "trash"]},
        }
    )
    match = Match(GAME, state=state)
    shown = GAME.show(match.state)
    assert shown["rows"] == {"suitcase": [2, 1], "gear": [1]}
    assert shown["lions"] == 1
    assert shown["lions_left"] == 0
    assert shown["players"]["2"] == {
        "bays": [
            {"tiles": ["spike", "spike", "mr_smith"], "worth": 14},
            {"tiles": [], "worth": 0},
            {"tiles": ["trash"], "worth": 0},
        ],
        "worth": 14,
        "free": 11,
    }


def test_the_end_is_shown_with_its_winners() -> None:
    match = play_on(Match(GAME), "end")
    shown = GAME.show(match.state)
    scores = GAME.scores(match.state)
    assert shown["over"]
    assert shown["active"] is None
    assert shown["winners"] == [seat + 1 for seat in range(2) if scores[seat] == max(scores)]
    assert [player["worth"] for player in shown["players"].values()] == scores


@given(seed=st.integers(0, 10**6))
def test_the_dice_of_a_turn_are_all_there_at_every_point(seed: int) -> None:
    def look(match: Match) -> None:
        state = match.state
        assert isinstance(state, NovoState)
        if state.active < 0:
            return
        in_slots = [cell for slot in state.slots for cell in slot]
        black = [cell for cell in in_slots if cell // FACES == X]
        assert len(black) + state.loose[X] <= NOVODICE.box.die_numbers[X]
        for kind in range(X):
            held = sum(cell // FACES == kind for cell in in_slots)
            assert held + state.loose[kind] == NOVODICE.box.die_numbers[kind]
        for throw in match.throws():
            if throw.seat >= 0:
                assert throw.counts == [*state.loose, 0]
        json.dumps(GAME.show(state))

    play_on(Match(GAME), str(seed), look)


# ---------------------------------------------------------------------------------------- saves

SAVED = GAME.save(play_part(GAME, "save", 90).state)

BREAKING: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a tile nobody knows in a bay": lambda saved: saved["bays"][0].append("unicorn"),
    "a tile nobody knows in the hand": lambda saved: saved["hand"].append("unicorn"),
    "a die nobody knows": lambda saved: saved["slots"].__setitem__(0, "Z-lion"),
    "a text for a list": lambda saved: saved.__setitem__("rows", "abc"),
    "a text for a number": lambda saved: saved.__setitem__("active", "first"),
    "a list for a number": lambda saved: saved.__setitem__("roll", [1]),
    "a number for dice": lambda saved: saved.__setitem__("rolled", 5),
    "no number at all": lambda saved: saved.__setitem__("idle", None),
    "beyond all numbers": lambda saved: saved.__setitem__("lions", float("inf")),
    "a warehouse without trash": lambda saved: saved["warehouse"].pop("trash"),
    "a list for the warehouse": lambda saved: saved.__setitem__("warehouse", [1]),
    "an unknown program": lambda saved: saved["flow"]["lanes"][0][0].__setitem__("doing", "x"),
    "a step too far": lambda saved: saved["flow"]["lanes"][0][0].__setitem__("next", 50),
    "a step that is no number": lambda saved: saved["flow"]["lanes"][0][0].__setitem__("next", "x"),
    "a lane too few": lambda saved: saved["flow"]["lanes"].pop(),
    "a flow that is none": lambda saved: saved.__setitem__("flow", 3),
}

IMPOSSIBLE: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a bay too few": lambda saved: saved["bays"].pop(),
    "a slot too few": lambda saved: saved["slots"].pop(),
    "a kind of loose die too few": lambda saved: saved["loose"].pop(),
    "a seat too many": lambda saved: (
        saved["flow"]["turns"].append(0),
        saved["flow"]["rolls"].append(0),
        saved["flow"]["lanes"].append([]),
    ),
    "a task that remembers too little": lambda saved: [
        task["picked"].clear() for lane in saved["flow"]["lanes"] for task in lane
    ],
    "an active player who is not there": lambda saved: saved.__setitem__("active", 7),
}


def test_the_save_these_tests_break_is_whole() -> None:
    assert GAME.save(GAME.load(copy.deepcopy(SAVED))) == SAVED
    assert any(SAVED["bays"])


@pytest.mark.parametrize("field", sorted(SAVED))
def test_a_save_that_lacks_a_field_is_refused(field: str) -> None:
    saved = copy.deepcopy(SAVED)
    del saved[field]
    with pytest.raises(BadRecord, match="this is no saved NovoDice position"):
        GAME.load(saved)


@pytest.mark.parametrize("breaking", BREAKING)
def test_a_broken_save_is_refused(breaking: str) -> None:
    saved = copy.deepcopy(SAVED)
    BREAKING[breaking](saved)
    with pytest.raises(Mistake):
        GAME.load(saved)


@pytest.mark.parametrize("breaking", IMPOSSIBLE)
def test_a_save_that_cannot_be_played_on_is_refused(breaking: str) -> None:
    saved = copy.deepcopy(SAVED)
    IMPOSSIBLE[breaking](saved)
    with pytest.raises(Mistake):
        GAME.load(saved)
