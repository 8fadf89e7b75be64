"""The positions and options of a data set as numbers, in the same encoding as for learners."""

from __future__ import annotations

import json
from typing import Any

from dicehall.core.encoding import Encoding, clear, whole_zeros, zeros
from dicehall.core.game import AnyGame, State
from dicehall.core.question import Question
from dicehall.games.registry import kit_of


class Encoder:
    """Writes positions as numbers; for a game without an encoding, it writes nothing."""

    def __init__(self, encoding: Encoding | None) -> None:
        self._encoding = encoding
        if encoding is not None:
            self._seen = zeros(encoding.changing)
            self._options = whole_zeros(encoding.most_options)
            self._actions = whole_zeros(encoding.most_options)
            self._features = zeros(encoding.most_options * encoding.option_features)

    def encoded(self, state: State, question: Question) -> dict[str, Any]:
        """Return what the seat sees, and for each option its action and its features."""
        encoding, number = self._encoding, len(question.options)
        if encoding is None:
            return {"observation": [], "actions": [-1] * number, "features": [[]] * number}
        clear(self._seen, 0, encoding.changing)
        encoding.observe(state, question.seat, question, self._seen, 0)
        listed = encoding.list_options(state, question, self._options, self._actions, 0)
        encoding.describe_options(state, question, self._options, listed, 0, self._features, 0)
        size = encoding.option_features
        known = {
            self._options[place]: (
                int(self._actions[place]),
                [self._features[place * size + one] for one in range(size)],
            )
            for place in range(listed)
        }
        found = [known.get(option, (-1, [])) for option in question.options]
        return {
            "observation": [*self._seen, *encoding.constants],
            "actions": [action for action, _ in found],
            "features": [features for _, features in found],
        }

    def layout(self) -> str:
        """Return what every number means, as JSON."""
        encoding = self._encoding
        columns: dict[str, list[str]] = {"observation": [], "features": [], "actions": []}
        if encoding is not None:
            columns = {
                "observation": [*map(encoding.describe, range(encoding.observation_size()))],
                "features": [*map(encoding.describe_feature, range(encoding.option_features))],
                "actions": [*map(encoding.describe_action, range(encoding.actions))],
            }
        return json.dumps(columns, ensure_ascii=False, indent=1) + "\n"


def encoder_of(game: AnyGame) -> Encoder:
    """Return the encoder of a game."""
    encoding = kit_of(game.name).encoding
    return Encoder(encoding(game) if encoding else None)
