"""All seats of a table, one after the other, as an AEC environment of PettingZoo.

If a game asks several players at once, the environment asks them one by one, by seat. Those who are asked
later see what the others have done, as at a real table. The order matters only for shared supplies, from
which the first to answer takes first. `simultaneous` asks them all at once.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from dicehall.core.mistakes import BadAnswer
from dicehall.learning.arrays import MASK, OBSERVATION, Observer, observation_space
from dicehall.learning.environment_parts import checked_action, encoded_game
from dicehall.learning.tables import LearningTable

Observed = dict[str, NDArray[Any]]


class TurnsEnv(AECEnv[str, Observed, int]):
    """A game in which every seat is an agent. Rewards come when the game ends, and add up to 0."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        """Make a table; all other arguments are options of the game, such as players."""
        super().__init__()
        self.game, self.encoding = encoded_game(game, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"dicehall_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = LearningTable(self.game, self.encoding, [None] * self.game.seats)
        self._observer = Observer(self.encoding)
        self._nothing = np.zeros(self._observer.choices, np.int8)
        self.observation_spaces = {
            agent: observation_space(self.encoding, False) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._observer.choices) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def __copy__(self) -> TurnsEnv:
        """Return an environment that goes on by itself."""
        return deepcopy(self)

    def __repr__(self) -> str:
        """Return the game."""
        return f"<TurnsEnv of {self.game!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can ever do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table.begin(str(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        question = self._table.question
        assert question is not None
        self.agent_selection = self.possible_agents[question.seat]

    def observe(self, agent: str) -> Observed:
        """Return what an agent sees, and what it can do if it is asked."""
        table = self._table
        seat = self._seats[agent]
        question = table.question
        asked = question is not None and question.seat == seat
        return {
            OBSERVATION: self._observer.observe(table.state, seat, question if asked else None),
            MASK: self._observer.mask(table) if asked else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """Let the agent that is asked answer."""
        if not self.agents:
            raise BadAnswer("nobody is asked anything: reset begins a game.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        number = -1 if action is None else checked_action(action)
        possible = number in range(self._observer.choices)
        place = table.option_of_action(number) if possible else -1
        if place < 0:
            raise BadAnswer(
                f"{agent} cannot do {action} now: the action mask says what is possible."
            )
        self._cumulative_rewards[agent] = 0.0
        table.answer(place)
        if table.question is None:
            for other, reward in zip(self.possible_agents, table.rewards()):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
            self.agent_selection = self.possible_agents[0]
        else:
            self._select()

    def render(self) -> str | None:
        """Return the table as text."""
        if self.render_mode != "ansi":
            return None
        shown = self.game.show(self._table.state)
        return "\n".join([f"{name}: {what}" for name, what in shown.items()])

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
