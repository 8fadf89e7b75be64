"""States compare by all that is in them, with other states and with anything else."""

from __future__ import annotations

import pytest

from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game


@pytest.mark.parametrize("name", ["novodice", "cubitos"])
def test_a_state_equals_its_copies_until_something_happens(name: str) -> None:
    match = Match(new_game(name, {}))
    before = match.state.copy()
    assert before == match.state
    assert hash(before) == hash(match.state)
    assert before.check() == match.state.check()
    match.roll(SeededDice("1"))
    assert before != match.state
    assert before.check() != match.state.check()


@pytest.mark.parametrize("name", ["novodice", "cubitos"])
def test_a_state_equals_nothing_that_is_not_a_state(name: str) -> None:
    state = new_game(name, {}).start()
    for other in (None, 0, "state", state.numbers(), object()):
        assert state != other
        assert (state == other) is False


@pytest.mark.parametrize("name", ["novodice", "cubitos"])
def test_a_state_says_how_far_its_game_is(name: str) -> None:
    match = Match(new_game(name, {}), SeededDice("1"))
    rolls = f"0 answers and {len(match.steps)} roll{'s' * (len(match.steps) > 1)}"
    told = f": 2 players, {rolls}, position {match.state.check()}>"
    assert repr(match.state).endswith(told)
    while not match.over():
        question = match.questions()[0]
        match.answer(question, question.options[-1])
    assert ": 2 players, over after " in repr(match.state)
