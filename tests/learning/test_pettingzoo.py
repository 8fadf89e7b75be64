"""The environments of PettingZoo, checked by PettingZoo's own tests."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import dicehall
from dicehall.games.registry import game_names
from dicehall.learning.simultaneous import SimultaneousEnv
from dicehall.learning.turns import TurnsEnv

GAMES = game_names()
# What PettingZoo warns of in every environment whose name it does not know: it expects bare arrays.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Whoever is not asked can do nothing.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_turns(game: str, players: int) -> None:
    api_test(TurnsEnv(game, players=players), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: TurnsEnv(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_simultaneous_answers(game: str) -> None:
    parallel_api_test(SimultaneousEnv(game, players=3), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_no_pictures_and_pettingzoo_says_so(
    game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(TurnsEnv(game))
    assert "Observations must be Box to save observations as image" in capsys.readouterr().out


def test_pettingzoo_measures_the_speed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The benchmark runs until five seconds have gone by; here its clock runs fast.
    ticks = iter(range(1000))
    clock = SimpleNamespace(time=lambda: float(next(ticks)))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(TurnsEnv(GAMES[0]))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_pays_rewards_that_add_up_to_nothing(game: str) -> None:
    environment = TurnsEnv(game, players=3)
    environment.reset(seed=2)
    paid: dict[str, float] = {}
    random.seed(2)
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        choices = np.flatnonzero(seen["action_mask"]).tolist()
        environment.step(None if over else random.choice(choices))
    assert len(paid) == 3
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_a_masked_action_is_refused() -> None:
    environment = TurnsEnv(GAMES[0])
    environment.reset(seed=2)
    seen = environment.last()[0]
    with pytest.raises(dicehall.Mistake, match="the action mask says what is possible"):
        environment.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))


def test_all_who_are_asked_at_once_answer_at_once() -> None:
    """Several agents have a choice in one step of at least one game, and who has none can only wait."""
    most = 0
    for game in GAMES:
        environment = SimultaneousEnv(game, players=3)
        seen, _ = environment.reset(seed=4)
        for _ in range(40):
            asked = [agent for agent in seen if not seen[agent]["action_mask"][environment.wait]]
            most = max(most, len(asked))
            choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
            seen, *_ = environment.step(choices)
            if not environment.agents:
                break
    assert most == 3


def test_who_is_not_asked_must_wait() -> None:
    environment = SimultaneousEnv(GAMES[0], players=2)
    seen, _ = environment.reset(seed=4)
    waiting = next(agent for agent in seen if seen[agent]["action_mask"][environment.wait])
    choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
    with pytest.raises(dicehall.Mistake, match="can only wait"):
        environment.step({**choices, waiting: 0})
