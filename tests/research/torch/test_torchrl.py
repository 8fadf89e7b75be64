"""The environments in TorchRL, by its own wrappers and its own checker."""

from __future__ import annotations

import pytest
import torch
from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from dicehall.games.registry import game_names
from dicehall.learning.seat import SeatEnv
from dicehall.learning.simultaneous import SimultaneousEnv
from dicehall.learning.turns import TurnsEnv

GAMES = game_names()
# TorchRL warns of every PettingZoo but the one it was tested with.
pytestmark = pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested using version")


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_finds_nothing_wrong_with_a_seat(game: str) -> None:
    check_env_specs(GymWrapper(SeatEnv(game, bots="random"), categorical_action_encoding=True))


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_finds_nothing_wrong_with_turns(game: str) -> None:
    check_env_specs(PettingZooWrapper(TurnsEnv(game), use_mask=True))


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_finds_nothing_wrong_with_simultaneous_answers(game: str) -> None:
    check_env_specs(PettingZooWrapper(SimultaneousEnv(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_rollout_of_torchrl_plays_on(game: str) -> None:
    torch.manual_seed(3)
    rollout = PettingZooWrapper(TurnsEnv(game), use_mask=True).rollout(30)
    assert rollout.shape[0] > 1
