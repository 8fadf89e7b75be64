"""The engine's numbers as NumPy arrays, and the spaces of Gymnasium that describe them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dicehall.core.encoding import Encoding, clear, whole_zeros, zeros
from dicehall.core.game import State
from dicehall.core.question import Question
from dicehall.learning.tables import LearningTable

MOST: Final = 1000.0
"""The largest number in an observation; nearly all lie between 0 and 1."""
OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
OPTIONS: Final = "options"
"""The parts of what a learner sees."""


def choices_of(encoding: Encoding, listed: bool) -> int:
    """Return how many choices there are: actions, or places in the list of options."""
    return int(encoding.most_options if listed else encoding.actions)


def observation_space(encoding: Encoding, listed: bool, waits: bool = False) -> spaces.Space[Any]:
    """Return the space of what a learner sees; one choice more if it can wait."""
    size = encoding.observation_size()
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: spaces.Box(0.0, MOST, (size,), np.float32),
        MASK: spaces.Box(0, 1, (choices_of(encoding, listed) + waits,), np.int8),
    }
    if listed:
        shape = (int(encoding.most_options), int(encoding.option_features))
        parts[OPTIONS] = spaces.Box(-MOST, MOST, shape, np.float32)
    return spaces.Dict(parts)


class Observer:
    """Writes what seats see into new arrays."""

    def __init__(self, encoding: Encoding, listed: bool = False) -> None:
        self.encoding: Encoding = encoding
        self.listed: bool = listed
        self.choices: int = choices_of(encoding, listed)
        self._numbers = zeros(encoding.changing)
        self._seen: NDArray[np.float64] = np.asarray(memoryview(self._numbers))
        features = int(encoding.most_options * encoding.option_features) if listed else 0
        self._features = zeros(features)
        self._blank = np.zeros(encoding.observation_size(), np.float32)
        self._changing = int(encoding.changing)
        self._blank[self._changing :] = encoding.constants
        self._options = whole_zeros(encoding.most_options)
        self._actions = whole_zeros(encoding.most_options)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how pickle and copy make it again; it remembers nothing."""
        return Observer, (self.encoding, self.listed)

    def list_options(self, state: State, question: Question) -> dict[int, int]:
        """Return the options of a question by their actions, in their order."""
        options, actions = self._options, self._actions
        count = self.encoding.list_options(state, question, options, actions, 0)
        return {int(actions[place]): int(options[place]) for place in range(count)}

    def observe(self, state: State, seat: int, question: Question | None) -> NDArray[np.float32]:
        """Return what a seat sees, and what it is asked, if anything."""
        clear(self._numbers, 0, self._changing)
        self.encoding.observe(state, seat, question, self._numbers, 0)
        seen = self._blank.copy()
        seen[: self._changing] = self._seen
        return seen

    def mask(self, table: LearningTable) -> NDArray[np.int8]:
        """Return which choices are possible for the seat that is asked."""
        mask = np.zeros(self.choices, np.int8)
        if self.listed:
            mask[: table.count] = 1
        else:
            mask[np.asarray(memoryview(table.actions))[: table.count]] = 1
        return mask

    def options(self, table: LearningTable) -> NDArray[np.float32]:
        """Return the features of the options that are listed."""
        shape = (int(self.encoding.most_options), int(self.encoding.option_features))
        described = np.zeros(shape, np.float32)
        if table.question is not None:
            self.encoding.describe_options(
                table.state, table.question, table.options, table.count, 0, self._features, 0
            )
            used = int(table.count * self.encoding.option_features)
            written = np.asarray(memoryview(self._features))[:used]
            described[: table.count] = written.reshape(int(table.count), shape[1])
        return described
