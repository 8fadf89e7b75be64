"""The environments of PettingZoo, checked by PettingZoo's own tests."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

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
from dicehall import learning
from dicehall.games.registry import game_names
from dicehall.learning.simultaneous import SimultaneousEnv
from dicehall.learning.turns import TurnsEnv

GAMES = game_names()
EVERYBODY_IS_ASKED = "cubitos"
"""A game that asks all players at its start."""
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


@pytest.mark.parametrize(
    ("action", "why"),
    [(-1, "player_. cannot do -1 now"), (10**30, "player_. cannot do 10{30} now")]
    + [(wrong, "an action is a whole number, not") for wrong in ("0", 0.5, [0], True)],
)
@pytest.mark.parametrize("kind", [TurnsEnv, SimultaneousEnv])
def test_an_action_that_there_never_is_is_refused(kind: Any, action: Any, why: str) -> None:
    environment = kind(EVERYBODY_IS_ASKED)
    environment.reset(seed=2)
    with pytest.raises(dicehall.Mistake, match=why):
        environment.step(action if kind is TurnsEnv else dict.fromkeys(environment.agents, action))


def test_nobody_takes_a_turn_before_a_reset() -> None:
    with pytest.raises(dicehall.Mistake, match="nobody is asked anything: reset begins a game"):
        TurnsEnv(GAMES[0]).step(0)


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


def test_an_agent_without_an_action_is_refused() -> None:
    environment = SimultaneousEnv(GAMES[0], players=2)
    environment.reset(seed=4)
    with pytest.raises(dicehall.Mistake, match="there is no action of player_0"):
        environment.step({})


def turned(environment: TurnsEnv) -> list[tuple[str, float, list[int]]]:
    """Play an environment to its end by first choices; return what everybody did and saw."""
    told = []
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        choices = np.flatnonzero(seen["action_mask"]).tolist()
        told.append((agent, reward, seen["observation"].tolist()))
        environment.step(None if over else choices[0])
    return told


def answered_at_once(environment: SimultaneousEnv, seen: Any) -> list[Any]:
    """Play an environment to its end by first choices; return what everybody got."""
    told = []
    while environment.agents:
        choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
        seen, rewards, *_ = environment.step(choices)
        told.append((rewards, [one["observation"].tolist() for one in seen.values()]))
    return told


AGAIN: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}


@pytest.mark.parametrize("way", AGAIN)
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_of_turns_is_copied_and_goes_on_by_itself(game: str, way: str) -> None:
    AGAIN[way](TurnsEnv(game)).reset(seed=1)
    environment = TurnsEnv(game)
    environment.reset(seed=2)
    for _ in range(10):
        environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"])[0]))
    again = AGAIN[way](environment)
    assert turned(again) == turned(environment)
    again.reset()
    environment.reset()
    assert turned(AGAIN[way](again)) == turned(environment)


@pytest.mark.parametrize("way", AGAIN)
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_of_simultaneous_answers_is_copied_and_goes_on_by_itself(
    game: str, way: str
) -> None:
    environment = SimultaneousEnv(game)
    seen, _ = environment.reset(seed=2)
    again = AGAIN[way](environment)
    assert answered_at_once(again, seen) == answered_at_once(environment, seen)


@pytest.mark.parametrize("name", learning.__all__)
def test_help_shows_what_a_public_name_is_and_all_its_methods_are(name: str) -> None:
    found = getattr(learning, name)
    own = found if isinstance(found, type) else None
    assert inspect.getdoc(found)
    for method in [] if own is None else vars(own):
        if not method.startswith("_") and callable(getattr(own, method)):
            assert inspect.getdoc(vars(own)[method]), f"{name}.{method}"


def test_environments_and_encodings_say_what_they_are() -> None:
    for kind in (TurnsEnv, SimultaneousEnv):
        environment = kind(GAMES[0])
        assert repr(environment) == f"<{kind.__name__} of {environment.game!r}>"
    encoding = environment.encoding
    assert f"{encoding.observation_size()} numbers, {encoding.actions} actions" in repr(encoding)
    again = pickle.loads(pickle.dumps(encoding))
    assert again.constants == encoding.constants
    assert copy.deepcopy(encoding) is copy.copy(encoding) is encoding


def test_who_is_not_asked_must_wait() -> None:
    environment = SimultaneousEnv(GAMES[0], players=2)
    seen, _ = environment.reset(seed=4)
    waiting = next(agent for agent in seen if seen[agent]["action_mask"][environment.wait])
    choices = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
    with pytest.raises(dicehall.Mistake, match="can only wait"):
        environment.step({**choices, waiting: 0})
