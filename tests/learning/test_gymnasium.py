"""The environments of Gymnasium, checked by Gymnasium's own checker and by whole games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dicehall
from dicehall.core.seeds import seed_of_dice
from dicehall.games import registry
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


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("action", [-1, 10**30])
def test_an_action_that_there_never_is_forfeits_the_game(listed: bool, action: Any) -> None:
    environment = SeatEnv(GAMES[0], listed=listed)
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(action)
    assert (reward, over, info) == (-1.0, True, {"illegal_action": True})


@pytest.mark.parametrize("action", ["0", None, 0.5, [0], True])
def test_an_action_that_is_no_whole_number_is_refused_and_the_game_goes_on(action: Any) -> None:
    environment = SeatEnv(GAMES[0])
    seen, _ = environment.reset(seed=1)
    with pytest.raises(dicehall.Mistake, match="an action is a whole number, not"):
        environment.step(action)
    environment.step(np.flatnonzero(seen["action_mask"])[0])


def test_bots_are_named_once_for_all_or_one_by_one() -> None:
    assert SeatEnv(GAMES[0], bots="random", players=3).bot_names == ["random", "random"]
    assert SeatEnv(GAMES[0], bots=["random", "greedy"], players=3).bot_names == ["random", "greedy"]
    with pytest.raises(dicehall.Mistake, match="there are 2 other seats, but 1 bots are named"):
        SeatEnv(GAMES[0], bots=["random"], players=3)


def test_a_game_that_is_not_written_as_numbers_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(kit_of(GAMES[0]), encoding=None)
    monkeypatch.setitem(registry._kits, GAMES[0], without)
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
        dicehall.Match(many.game, dicehall.SeededDice(seed_of_dice(*many.tables.seeds[number], 0)))
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


def first_choices(seen: dict[str, Any]) -> list[int]:
    """Return the first choice that is possible at every table."""
    return [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]


@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_masked_action_is_refused_by_the_name_of_its_table_and_no_table_moves(
    game: str, listed: bool
) -> None:
    environment, other = (TablesEnv(game, 3, bots="self", listed=listed) for _ in range(2))
    environment.reset(seed=8)
    other.reset(seed=8)
    for _ in range(30):
        seen, infos = environment._observed(), environment._infos()
        before = {name: array.copy() for name, array in (seen | infos).items()}
        states = [table.state.check() for table in environment.tables.tables]
        choices = first_choices(seen)
        spoilt = [*choices]
        spoilt[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
        with pytest.raises(dicehall.Mistake, match=f"table 1 cannot take {spoilt[1]} now"):
            environment.step(np.array(spoilt))
        assert [table.state.check() for table in environment.tables.tables] == states
        for name, array in (environment._observed() | environment._infos()).items():
            assert np.array_equal(array, before[name]), name
        after, expected = environment.step(choices)[0], other.step(choices)[0]
        for name, array in after.items():
            assert np.array_equal(array, expected[name]), name


@pytest.mark.parametrize(
    "actions",
    [[0], [[0], [0]], [0.0, 0.0], ["0", "0"], [0, [0]], [True, False], [10**30, 0], 0, None],
)
def test_actions_that_are_no_numbers_one_for_each_table_are_refused(actions: Any) -> None:
    environment = TablesEnv(GAMES[0], 2)
    environment.reset(seed=8)
    with pytest.raises(dicehall.Mistake, match="actions are 2 whole numbers, one for each table"):
        environment.step(actions)


def test_actions_may_be_a_list_or_an_array_of_any_whole_numbers() -> None:
    seen: list[Any] = []
    for form in (list, tuple, np.array, lambda choices: np.array(choices, np.int32)):
        environment = TablesEnv(GAMES[0], 2, copy=True)
        first, _ = environment.reset(seed=8)
        seen.append(environment.step(form(first_choices(first)))[0]["observation"])
    assert all(np.array_equal(seen[0], other) for other in seen[1:])


def test_nothing_is_stepped_before_a_reset_or_after_the_end() -> None:
    with pytest.raises(dicehall.Mistake, match="no game has begun at the tables: reset begins one"):
        TablesEnv(GAMES[0], 2).step([0, 0])
    environment = SeatEnv(GAMES[0], bots="random")
    for _ in range(2):
        with pytest.raises(dicehall.Mistake, match="reset begins a game"):
            environment.step(np.int64(0))
        play(environment, 3)


def test_nothing_is_stepped_after_a_forfeit() -> None:
    environment = SeatEnv(GAMES[0])
    seen, _ = environment.reset(seed=1)
    environment.step(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(dicehall.Mistake, match="reset begins a game"):
        environment.step(np.flatnonzero(seen["action_mask"])[0])


def test_the_arrays_are_made_once() -> None:
    environment = TablesEnv(GAMES[0], 2, bots="self", listed=True)
    first, infos = environment.reset(seed=8)
    made = {name: id(array) for name, array in (first | infos).items()}
    for _ in range(3):
        seen, *_, infos = environment.step(first_choices(first))
        assert {name: id(array) for name, array in (seen | infos).items()} == made
        seen, infos = environment.reset()
        assert {name: id(array) for name, array in (seen | infos).items()} == made


@pytest.mark.parametrize("bots", ["self", "random"])
def test_every_table_may_have_a_seed_of_its_own(bots: str) -> None:
    environment = TablesEnv(GAMES[0], 3, bots=bots, copy=True)
    seen, _ = environment.reset(seed=[5, 6, 5])
    for _ in range(20):
        for array in seen.values():
            assert np.array_equal(array[0], array[2])
        seen = environment.step(first_choices(seen))[0]
    first, _ = environment.reset(seed=[5, 6, 7])
    again, _ = environment.reset(seed=np.array([5, 6, 7]))
    other, _ = environment.reset(seed=(7, 6, 5))
    assert np.array_equal(first["observation"], again["observation"])
    assert np.array_equal(first["observation"][::-1], other["observation"])
    any_other, _ = environment.reset(seed=[None, 6, None])
    assert np.array_equal(any_other["observation"][1], first["observation"][1])


def test_as_many_seeds_as_tables_are_wanted() -> None:
    with pytest.raises(dicehall.Mistake, match="there are 3 tables, but 2 seeds"):
        TablesEnv(GAMES[0], 3).reset(seed=[1, 2])


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(dicehall.Mistake, match=f"a seed is a whole number from 0, not {seed!r}"):
        TablesEnv(GAMES[0], 2).reset(seed=[7, seed])


@pytest.mark.parametrize("seat", [-1, 2, 7, 1.0, "0", True, None])
@pytest.mark.parametrize("environment", [SeatEnv, TablesEnv])
def test_a_seat_that_the_game_does_not_have_is_refused(environment: Any, seat: Any) -> None:
    with pytest.raises(dicehall.Mistake, match=f"cannot have seat {seat}; .* from 0 to 1"):
        environment(GAMES[0], seat=seat)


@pytest.mark.parametrize("environment", [SeatEnv, TablesEnv])
def test_a_seat_may_be_a_number_of_numpy(environment: Any) -> None:
    made = environment(GAMES[0], seat=np.int64(1), bots="random")
    made.reset(seed=1)
    assert made.seat == 1


def test_no_tables_and_bots_that_there_are_not_are_refused() -> None:
    with pytest.raises(dicehall.Mistake, match="there must be a table, not 0"):
        TablesEnv(GAMES[0], 0)
    for environment in (SeatEnv, TablesEnv):
        with pytest.raises(dicehall.Mistake, match="there is no bot 'nobody'"):
            environment(GAMES[0], bots="nobody")


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickle.dumps])
@pytest.mark.parametrize("environment", [SeatEnv, TablesEnv])
def test_environments_with_bots_are_neither_pickled_nor_copied(
    environment: Any, again: Callable[[Any], Any]
) -> None:
    made = environment(GAMES[0], bots="random")
    made.reset(seed=1)
    with pytest.raises(TypeError, match="neither pickled nor copied, because its bots are not"):
        again(made)


def test_environments_say_what_they_are() -> None:
    environment = SeatEnv(GAMES[0], bots="random", seat=1)
    game = repr(environment.game)
    assert repr(environment) == f"<SeatEnv of {game}: seat 1 against random>"
    tables = TablesEnv(GAMES[0], 3, bots="random", seat=1)
    assert repr(tables) == f"<TablesEnv of {game}: 3 tables, seat 1 against random>"
    tables = TablesEnv(GAMES[0], 3, bots="self")
    assert repr(tables) == f"<TablesEnv of {game}: 3 tables, all seats>"
    made = gymnasium.make_vec(id_of(GAMES[0]), num_envs=2)
    assert repr(made).startswith(f"<TablesEnv({id_of(GAMES[0])}) of {game}: 2 tables, seat 0")
