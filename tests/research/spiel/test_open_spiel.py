"""The games in OpenSpiel: its own random simulations, and its own search playing whole games."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from dicehall.core.stream import Stream
from dicehall.games.registry import game_names, kit_of
from dicehall.learning.environment_parts import encoded_game
from dicehall.learning.spiel import Position, SpielState, name_of

GAMES = game_names()


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_finds_nothing_wrong_in_random_games(game: str) -> None:
    """Whole games, with copies, masks, observations, and saving and loading again."""
    pyspiel.random_sim_test(
        pyspiel.load_game(name_of(game)), num_sims=1, serialize=True, verbose=False
    )


def test_open_spiel_finds_nothing_wrong_with_more_players() -> None:
    game = pyspiel.load_game(name_of(GAMES[0]), {"players": 4})
    assert game.num_players() == 4
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_options_survive_being_saved(name: str) -> None:
    for option in kit_of(name).options:
        for word in option.words[:2]:
            game = pyspiel.load_game(name_of(name), {option.name: word})
            state = game.new_initial_state()
            saved = pyspiel.serialize_game_and_state(game, state)
            again, _ = pyspiel.deserialize_game_and_state(saved)
            assert str(again) == str(game)


class BySpaces(mcts.Evaluator):  # type: ignore[misc]
    """Judges a position by who is ahead, instead of playing it to the end."""

    def evaluate(self, state: SpielState) -> np.ndarray:
        """Return what the position is worth to every seat."""
        scores = np.array(state.position.game.scores(state.position.state), float)
        ahead = scores - scores.mean()
        return np.asarray(ahead / (1 + np.abs(ahead).max()))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return all actions as equally likely."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_search_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name_of(name))
    random = np.random.RandomState(3)
    bots = [
        mcts.MCTSBot(game, 2.0, 3, BySpaces(), solve=False, random_state=random)
        for _ in range(game.num_players())
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(faces, p=chances)))
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 or set(state.returns()) == {0.0}


@pytest.mark.parametrize("name", GAMES)
def test_dice_fall_one_by_one_with_the_chances_of_their_faces(name: str) -> None:
    game = pyspiel.load_game(name_of(name))
    state = game.new_initial_state()
    draw = Stream("faces")
    for _ in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node():
            throw = state.position.throw()
            kind = state.position.game.dice.kinds[state.position.next_die(throw)]
            outcomes = state.chance_outcomes()
            assert len(outcomes) == len(set(kind.sides))
            for cell, chance in outcomes:
                face = cell - state.position.game.dice.cell_names.index(
                    f"{kind.name}-{kind.faces[0]}"
                )
                assert chance == pytest.approx(kind.sides.count(face) / len(kind.sides))
        actions = state.legal_actions()
        state.apply_action(actions[draw.below(len(actions))])


def test_an_observer_gives_the_numbers_of_the_encoding() -> None:
    game = pyspiel.load_game(name_of(GAMES[0]))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observation = make_observation(game)
    player = state.current_player()
    observation.set_from(state, player)
    assert list(observation.tensor) == pytest.approx(state.observation_tensor(player))
    assert observation.tensor.shape == (game.observation_tensor_shape()[0],)
    assert f"player {player}" in observation.string_from(state, player)


def test_a_position_of_a_set_of_cards_is_pickled_with_its_game() -> None:
    for name in GAMES:
        for trial in kit_of(name).rules.trials:
            game, encoding = encoded_game(name, trial.options(Stream("pickled")))
            position = Position(game, encoding, game.start(), [])
            again = pickle.loads(pickle.dumps(position))
            assert again.state == position.state
            assert again.game.options() == game.options()
