"""Laws of every game that is written as numbers, over random games with random options."""

from __future__ import annotations

import numpy as np
import pytest

from dicehall.core.encoding import Encoding, clear, whole_zeros, zeros
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.kit import Trial
from dicehall.games.registry import game_names, kit_of
from dicehall.learning.arrays import MOST
from dicehall.learning.environment_parts import encoded_game

TRIALS = [(name, trial) for name in game_names() for trial in kit_of(name).rules.trials]
BY_NAME = [f"{name}: {trial.name}" for name, trial in TRIALS]
LEFT_FREE = 3
"""Numbers of a vector around what is written, which nobody may touch."""


def begin(name: str, trial: Trial, seed: int) -> tuple[Match, Encoding, Stream]:
    print("seed", seed)
    draw = Stream(f"encodings {name} {seed}")
    game, encoding = encoded_game(name, trial.options(draw))
    return Match(game, SeededDice(str(seed)), listen=False), encoding, draw


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "trial"), TRIALS, ids=BY_NAME)
def test_each_listed_option_has_an_action_of_its_own(name: str, trial: Trial, seed: int) -> None:
    match, encoding, draw = begin(name, trial, seed)
    options = whole_zeros(encoding.most_options)
    actions = whole_zeros(encoding.most_options)
    for _ in range(250):
        if match.over():
            break
        question = match.questions()[0]
        count = encoding.list_options(match.state, question, options, actions, 0)
        listed = [int(options[place]) for place in range(count)]
        taken = [int(actions[place]) for place in range(count)]
        assert 2 <= count <= encoding.most_options
        assert len(set(taken)) == count
        assert all(0 <= action < encoding.actions for action in taken)
        assert len(set(listed)) == count
        assert set(listed) <= set(question.options)
        match.answer(question, question.options[draw.below(len(question.options))])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "trial"), TRIALS, ids=BY_NAME)
def test_numbers_depend_on_the_position_only_and_stay_in_their_place(
    name: str, trial: Trial, seed: int
) -> None:
    match, encoding, draw = begin(name, trial, seed)
    size = encoding.changing
    into = zeros(size + 2 * LEFT_FREE)
    fresh = zeros(size)
    seen = np.asarray(memoryview(into))
    again = np.asarray(memoryview(fresh))
    for number in range(120):
        if match.over():
            break
        question = match.questions()[0]
        clear(into, 0, len(into))
        encoding.observe(match.state, question.seat, question, into, LEFT_FREE)
        if number % 10 == 0:
            # A copy of the state, seen for the first time, gives the same numbers.
            fresh = zeros(size)
            again = np.asarray(memoryview(fresh))
            encoding.observe(match.state.copy(), question.seat, question, fresh, 0)
            assert np.array_equal(again, seen[LEFT_FREE:-LEFT_FREE])
        assert not seen[:LEFT_FREE].any()
        assert not seen[-LEFT_FREE:].any()
        assert seen.min() >= 0
        assert seen.max() < MOST
        match.answer(question, question.options[draw.below(len(question.options))])
    assert again.any()


@pytest.mark.parametrize(("name", "trial"), TRIALS, ids=BY_NAME)
def test_options_are_told_apart_by_their_features(name: str, trial: Trial) -> None:
    """Most options of a question differ in their features; equal ones do what is nearly the same."""
    match, encoding, draw = begin(name, trial, 5)
    options = whole_zeros(encoding.most_options)
    actions = whole_zeros(encoding.most_options)
    into = zeros(encoding.most_options * encoding.option_features)
    told = 0
    different = 0
    for _ in range(80):
        if match.over():
            break
        question = match.questions()[0]
        count = int(encoding.list_options(match.state, question, options, actions, 0))
        encoding.describe_options(match.state, question, options, count, 0, into, 0)
        features = np.asarray(memoryview(into)).reshape(-1, int(encoding.option_features))[:count]
        assert np.abs(features).max() < MOST
        told += count
        different += len(np.unique(features, axis=0))
        match.answer(question, question.options[draw.below(len(question.options))])
    assert different > 0.7 * told


@pytest.mark.parametrize("name", game_names())
def test_every_number_can_be_described_in_words(name: str) -> None:
    trial = kit_of(name).rules.trials[0]
    encoding = encoded_game(name, trial.options(Stream("described")))[1]
    size = encoding.observation_size()
    assert len({encoding.describe(index) for index in range(size)}) == size
    features = encoding.option_features
    assert len({encoding.describe_feature(index) for index in range(features)}) == features
    actions = encoding.actions
    assert len({encoding.describe_action(action) for action in range(actions)}) == actions
