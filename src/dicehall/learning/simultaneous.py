"""All seats of a table at once, as a parallel environment of PettingZoo.

In each step everybody who is asked answers, without seeing what the others answer. An agent that is not
asked waits: the last action of the space is to wait, and it is then the only one the mask allows. If an
answer is no longer possible when its turn comes, for example because somebody else took the last die of a
tray, its player is asked again.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from dicehall.core.engine import choose, offers
from dicehall.core.mistakes import BadAnswer
from dicehall.core.question import Question
from dicehall.learning.arrays import MASK, OBSERVATION, Observer, observation_space
from dicehall.learning.environment_parts import checked_action, encoded_game
from dicehall.learning.tables import LearningTable

Observed = dict[str, NDArray[Any]]
Numbers = dict[str, float]


class SimultaneousEnv(ParallelEnv[str, Observed, int]):
    """A game in which every seat is an agent, and all who are asked answer at once."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        """Make a table; all other arguments are options of the game, such as players."""
        self.game, self.encoding = encoded_game(game, options)
        self.render_mode = render_mode
        self.metadata = {"name": f"dicehall_{game}_parallel_v0", "render_modes": []}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._table = LearningTable(self.game, self.encoding, [None] * self.game.seats)
        self._observer = Observer(self.encoding)
        self.wait = self._observer.choices
        """The action of an agent that is not asked."""
        self.observation_spaces = {
            agent: observation_space(self.encoding, False, waits=True)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def __copy__(self) -> SimultaneousEnv:
        """Return an environment that goes on by itself."""
        return deepcopy(self)

    def __repr__(self) -> str:
        """Return the game."""
        return f"<SimultaneousEnv of {self.game!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent can ever do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin a game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table.begin(str(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed], Numbers, dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Let all who are asked answer, by seat; only then do the dice fall."""
        table = self._table.table
        answers: list[tuple[Question, int]] = []
        for seat, agent in enumerate(self.possible_agents):
            question = table.questions[seat + 1]
            if agent not in actions:
                raise BadAnswer(f"there is no action of {agent}; whoever is not asked waits.")
            action = checked_action(actions[agent])
            if question is not None:
                answers.append((question, self._option(question, action)))
            elif action != self.wait:
                raise BadAnswer(f"{agent} is not asked anything, and can only wait.")
        for question, option in answers:
            now = table.questions[question.seat + 1]
            if now is not None and now.turn == question.turn and offers(now, option):
                choose(table, now, option)
        self._table.go_on()
        over = self._table.question is None
        rewards = self._table.rewards() if over else [0.0] * self.game.seats
        agents = self.agents
        observed = self._observed()
        if over:
            self.agents = []
        return (
            observed,
            dict(zip(agents, rewards)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _option(self, question: Question, action: int) -> int:
        """Return the option of an action."""
        options = self._observer.list_options(self._table.state, question)
        if action not in options:
            agent = self.possible_agents[question.seat]
            raise BadAnswer(
                f"{agent} cannot do {action} now: the action mask says what is possible."
            )
        return options[action]

    def _observed(self) -> dict[str, Observed]:
        """Return what every agent sees, and what it can do."""
        state = self._table.state
        observed: dict[str, Observed] = {}
        for seat, agent in enumerate(self.possible_agents):
            question = self._table.table.questions[seat + 1]
            mask = np.zeros(self.wait + 1, np.int8)
            if question is None:
                mask[self.wait] = 1
            else:
                mask[list(self._observer.list_options(state, question))] = 1
            seen = self._observer.observe(state, seat, question)
            observed[agent] = {OBSERVATION: seen, MASK: mask}
        return observed
