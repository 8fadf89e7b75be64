"""The environments of Gymnasium, checked by Gymnasium's own checker and by whole games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dicehall
from dicehall.games.registry import game_names, kit_of
from dicehall.learning.environments import id_of
from dicehall.learning.seat import SeatEnv
from dicehall.learning.vector import TablesEnv

GAMES = game_names()


def play(environment: Any, seed: int) -> tuple[float, int]:
    """Play a game with choices drawn by the seed; return the reward and the number of steps."""
    random = np.random.default_rng(seed)
    seen, _ = environment.reset(seed=seed)
    steps = 0
    while True:
        steps += 1
        seen, reward, over, _, _ = environment.step(
            random.choice(np.flatnonzero(seen["action_mask"]))
        )
        if over:
            return reward, steps


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*not within the expected interval.*")
def test_gymnasium_finds_nothing_wrong_with_it(game: str, listed: bool) -> None:
    environment = gymnasium.make(id_of(game), listed=listed, bots="random")
    check_env(environment.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_a_win_a_loss_or_a_tie_and_its_seed_gives_it_again(game: str) -> None:
    environment = gymnasium.make(id_of(game), bots="random")
    assert environment.spec is not None
    first = play(environment, 3)
    assert first[0] in (-1.0, 0.0, 1.0)
    assert play(environment, 3) == first


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_fits_the_space_at_every_step(game: str) -> None:
    environment = SeatEnv(game, bots="random", players=3, listed=True)
    random = np.random.default_rng(5)
    seen, _ = environment.reset(seed=5)
    for _ in range(150):
        assert environment.observation_space.contains(seen)
        assert seen["action_mask"].sum() >= 2
        seen, _, over, _, _ = environment.step(random.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            seen, _ = environment.reset()


def test_an_action_that_is_masked_forfeits_the_game() -> None:
    environment = SeatEnv(GAMES[0], players=3)
    seen, _ = environment.reset(seed=1)
    forbidden = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, over, _, told = environment.step(forbidden)
    assert (reward, over, told) == (-0.5, True, {"illegal_action": True})


def test_bots_are_named_once_for_all_or_one_by_one() -> None:
    assert SeatEnv(GAMES[0], bots="random", players=3).bot_names == ["random", "random"]
    assert SeatEnv(GAMES[0], bots=["random", "greedy"], players=3).bot_names == ["random", "greedy"]
    with pytest.raises(dicehall.Mistake, match="there are 2 other seats, but 1 bots are named"):
        SeatEnv(GAMES[0], bots=["random"], players=3)


def test_a_game_that_is_not_written_as_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(kit_of(GAMES[0])), "encoding", lambda kit, game: None)
    with pytest.raises(
        dicehall.Mistake, match="is not written as numbers: its kit has no encoding"
    ):
        SeatEnv(GAMES[0])


def test_the_table_is_rendered_as_text() -> None:
    environment = SeatEnv(GAMES[0], render_mode="ansi")
    environment.reset(seed=1)
    assert "players" in (environment.render() or "")


# ---------------------------------------------------------------------------- many tables


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_many_tables_play_as_one_table_does(game: str, listed: bool) -> None:
    """The compiled step at many tables gives what a match, played answer by answer, gives."""
    many = TablesEnv(game, 3, bots="self", listed=listed, copy=True)
    seen, infos = many.reset(seed=11)
    random = np.random.default_rng(2)
    matches = [
        dicehall.Match(many.game, dicehall.SeededDice(f"{many.tables.seed}/{number}/0"))
        for number in range(3)
    ]
    for _ in range(60):
        choices = np.array([random.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        for number, match in enumerate(matches):
            question = match.questions()[0]
            table = many.tables.tables[number]
            assert infos["seat"][number] == question.seat
            assert table.state == match.state
            choice = int(choices[number])
            place = choice if listed else table.option_of_action(choice)
            match.answer(question, int(table.options[place]))
        seen, rewards, over, _, infos = many.step(choices)
        assert not over.any()
        assert not rewards.any()


@pytest.mark.parametrize("game", GAMES)
def test_the_next_game_begins_in_the_step_that_ends_one(game: str) -> None:
    environment = gymnasium.make_vec(
        id_of(game), num_envs=4, vectorization_mode="vector_entry_point", bots="self"
    )
    assert isinstance(environment, TablesEnv)
    random = np.random.default_rng(4)
    seen, _ = environment.reset(seed=4)
    ended = 0
    while not ended:
        choices = np.array([random.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, _, over, _, infos = environment.step(choices)
        ended += int(over.sum())
        assert (seen["action_mask"].sum(axis=1) >= 2).all()
        assert infos["rewards"].sum(axis=1) == pytest.approx(0)
        assert (np.abs(infos["rewards"]).sum(axis=1) > 0)[~over].sum() == 0


def test_tables_repeat_themselves_by_seed() -> None:
    environment = TablesEnv(GAMES[0], 2, copy=True)
    first, _ = environment.reset(seed=8)
    again, _ = environment.reset(seed=8)
    other, _ = environment.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])


def test_a_masked_action_is_refused_at_many_tables() -> None:
    environment = TablesEnv(GAMES[0], 2)
    seen, _ = environment.reset(seed=8)
    forbidden = np.array([np.flatnonzero(mask == 0)[0] for mask in seen["action_mask"]])
    with pytest.raises(dicehall.Mistake, match="the action mask says what is possible"):
        environment.step(forbidden)
