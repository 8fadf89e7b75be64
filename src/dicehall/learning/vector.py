"""Many tables stepped in one compiled call, as a vector environment of Gymnasium."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dicehall.bots.bot import Bot
from dicehall.core.mistakes import BadAnswer, BadOptions
from dicehall.learning.arrays import (
    MASK,
    OBSERVATION,
    OPTIONS,
    choices_of,
    observation_space,
)
from dicehall.learning.environment_parts import (
    bots_around,
    checked_seat,
    checked_seed,
    encoded_game,
    names_of_bots,
    not_copied,
)
from dicehall.learning.tables import Tables

SELF: str = "self"
"""In place of bots: the learner plays all seats."""
Observed = dict[str, NDArray[Any]]


class TablesEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """Tables of one game. The learner plays one seat of each against bots, or all seats.

    With ``bots="self"`` each step is a decision of any seat, in the order in which the table asks;
    ``infos["seat"]`` says who is asked, and ``infos["rewards"]`` has the rewards of all seats of games
    that ended. A table whose game is over begins the next one in the same step. The arrays are made once
    and overwritten by every step and reset; pass ``copy=True`` for new ones each time. An action that is
    masked at any table is refused, and then no table moves.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: str | Sequence[str] | None = None,
        seat: int = 0,
        listed: bool = False,
        copy: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Make the tables; all other arguments are options of the game, such as players."""
        if render_mode is not None:
            raise BadOptions("many tables are not rendered.")
        if num_envs < 1:
            raise BadOptions(f"there must be a table, not {num_envs}.")
        self.game, self.encoding = encoded_game(game, options)
        self.num_envs = num_envs
        self.seat = checked_seat(self.game, seat)
        self.listed = listed
        self._copy = copy
        self._plays_all = bots == SELF
        others = [] if self._plays_all else names_of_bots(self.game, bots, self.game.seats - 1)
        self.bot_names: list[str] = others
        self.single_observation_space = observation_space(self.encoding, listed)
        self.single_action_space = spaces.Discrete(choices_of(self.encoding, listed))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        nobody: list[list[Bot | None]] = [[None] * self.game.seats for _ in range(num_envs)]
        self.tables = tables = Tables(self.game, self.encoding, nobody, listed)
        self._seen = np.asarray(memoryview(tables.observations)).reshape(num_envs, -1)
        self._first_number = self._seen.ctypes.data
        """The address of the numbers, by which they are cleared: a loop over them would take longer than
        writing those that are not zero."""
        self._masks = np.asarray(memoryview(tables.masks)).reshape(num_envs, -1).view(np.int8)
        self._asked = np.asarray(memoryview(tables.asked))
        self._over = np.asarray(memoryview(tables.over)).view(np.bool_)
        self._rewards = np.asarray(memoryview(tables.rewards)).reshape(num_envs, -1)
        self._never = np.zeros(num_envs, np.bool_)
        size = self.encoding.observation_size()
        self._observations = np.zeros((num_envs, size), np.float32)
        self._observations[:, self.encoding.changing :] = self.encoding.constants
        shape = (num_envs, int(self.encoding.most_options), int(self.encoding.option_features))
        self._options = np.zeros(shape if listed else (0,), np.float32)
        if listed:
            self._features = np.asarray(memoryview(tables.features)).reshape(shape)
        self._rows = np.arange(num_envs)

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse: the arrays are those of the tables, and bots can neither be pickled nor copied."""
        raise not_copied(self)

    def __repr__(self) -> str:
        """Return the game, how many tables there are, and who plays."""
        name = "TablesEnv" if self.spec is None else f"TablesEnv({self.spec.id})"
        bots = ", ".join(self.bot_names)
        who = "all seats" if self._plays_all else f"seat {self.seat} against {bots}"
        return f"<{name} of {self.game!r}: {self.num_envs} tables, {who}>"

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | NDArray[Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game at every table; with one seed for all, or one for each, of which None is any."""
        each = list(seed) if isinstance(seed, Sequence | np.ndarray) else None
        super().reset(seed=None if isinstance(seed, Sequence | np.ndarray) else seed)
        if each is None:
            drawn = str(self.np_random.integers(2**62))
            seeds = [(drawn, number) for number in range(self.num_envs)]
        elif len(each) == self.num_envs:
            own = [np_random(None if one is None else checked_seed(one))[0] for one in each]
            seeds = [(str(random.integers(2**62)), 0) for random in own]
        else:
            raise BadOptions(f"there are {self.num_envs} tables, but {len(each)} seeds.")
        for table, (secret, place) in zip(self.tables.tables, seeds, strict=True):
            table.bots = bots_around(self.game, self.seat, self.bot_names, secret, place)
        self._clear()
        self.tables.begin(seeds)
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer the question asked at every table; if an action is masked, refuse them all."""
        self.tables.choose(self._numbers(actions))
        moved = self._asked.copy() if self._plays_all else self.seat
        self._clear()
        self.tables.step()
        rewards = self._rewards[self._rows, moved]
        return self._observed(), rewards, self._given(self._over), self._never, self._infos()

    def _numbers(self, actions: Any) -> list[int]:
        """Return one whole number for each table."""
        try:
            given = np.asarray(actions)
        except ValueError:
            given = np.zeros(0)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadAnswer(f"actions are {self.num_envs} whole numbers, one for each table.")
        numbers: list[int] = given.tolist()
        return numbers

    def _clear(self) -> None:
        ctypes.memset(self._first_number, 0, self._seen.nbytes)

    def _observed(self) -> Observed:
        self._observations[:, : self.encoding.changing] = self._seen
        observed: Observed = {
            OBSERVATION: self._given(self._observations),
            MASK: self._given(self._masks),
        }
        if self.listed:
            self._options[:] = self._features
            observed[OPTIONS] = self._given(self._options)
        return observed

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._given(self._asked), "rewards": self._given(self._rewards)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
