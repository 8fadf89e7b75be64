"""One seat against bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dicehall.core.mistakes import BadAnswer
from dicehall.learning.arrays import (
    MASK,
    OBSERVATION,
    OPTIONS,
    Observer,
    choices_of,
    observation_space,
)
from dicehall.learning.environment_parts import (
    bots_around,
    checked_action,
    checked_seat,
    encoded_game,
    names_of_bots,
    not_copied,
)
from dicehall.learning.tables import LearningTable

Observed = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """A game from one seat; bots play the others.

    A step is one decision. The reward is 0 until the game ends: then 1 for a win alone, -1 for a loss
    between two players; with more players, the rewards of all seats add up to 0. An action that the mask
    forbids forfeits the game: the episode ends with the reward of a loss.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] | None = None,
        seat: int = 0,
        listed: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Make a table; all other arguments are options of the game, such as players."""
        self.game, self.encoding = encoded_game(game, options)
        self.seat = checked_seat(self.game, seat)
        self.bot_names = names_of_bots(self.game, bots, self.game.seats - 1)
        self.render_mode = render_mode
        self.table = LearningTable(self.game, self.encoding, [None] * self.game.seats)
        self.observation_space = observation_space(self.encoding, listed)
        self.action_space = spaces.Discrete(choices_of(self.encoding, listed))
        self._observer = Observer(self.encoding, listed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse, because its bots can neither be pickled nor copied."""
        raise not_copied(self)

    def __repr__(self) -> str:
        """Return the game, the seat and the bots."""
        return f"<SeatEnv of {self.game!r}: seat {self.seat} against {', '.join(self.bot_names)}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a game; the same seed gives the same dice and the same decisions of bots."""
        super().reset(seed=seed)
        while True:
            game_seed = str(self.np_random.integers(2**62))
            self.table.bots = bots_around(self.game, self.seat, self.bot_names, game_seed)
            self.table.begin(game_seed)
            if self.table.question is not None:
                return self._observed(), {}

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer the question asked."""
        table = self.table
        if table.question is None:
            raise BadAnswer("nobody is asked anything: reset begins a game.")
        place = checked_action(action)
        if place not in range(self._observer.choices):
            place = -1
        elif not self._observer.listed:
            place = table.option_of_action(place)
        if not 0 <= place < table.count:
            loss, seen = -1 / (self.game.seats - 1), self._observed()
            table.question = None
            return seen, loss, True, False, {"illegal_action": True}
        table.answer(place)
        over = table.question is None
        reward = table.rewards()[self.seat] if over else 0.0
        return self._observed(), reward, over, False, {}

    def render(self) -> str | None:
        """Return the table as text."""
        if self.render_mode != "ansi":
            return None
        shown = self.game.show(self.table.state)
        return "\n".join([f"{name}: {what}" for name, what in shown.items()])

    def _observed(self) -> Observed:
        table = self.table
        observed: Observed = {
            OBSERVATION: self._observer.observe(table.state, self.seat, table.question),
            MASK: self._observer.mask(table),
        }
        if self._observer.listed:
            observed[OPTIONS] = self._observer.options(table)
        return observed
