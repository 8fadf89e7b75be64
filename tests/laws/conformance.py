"""The conformance suite: every registered game must keep the laws, or it is not a game here.

The laws are the files beside this one, `test_1_...` to `test_9_...`; each is tried on whole random games
of every trial that the games' kits bring. A new game comes under all of them by being registered. The toy is
there for what only few games do: taking from one supply at the same time.

`DICEHALL_TEST_PROFILE=long` tries many more games. A failing example prints the options and the seed drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st
from tests.toy.kit import TOY

from dicehall.core.game import AnyGame
from dicehall.core.stream import Stream
from dicehall.games.kit import Kit, Trial
from dicehall.games.registry import game_names, kit_of


@dataclass(frozen=True)
class Entry:
    """A game, and one kind of options it is tried with."""

    kit: Kit
    trial: Trial

    def options(self) -> st.SearchStrategy[dict[str, Any]]:
        """Return options to draw from."""
        return st.integers(0, 2**32 - 1).map(lambda number: self.trial.options(Stream(str(number))))

    def draw(self, data: st.DataObject) -> tuple[AnyGame, str]:
        """Draw a game and a seed; both are printed when the example fails."""
        options = data.draw(self.options(), label=f"options of {self.trial.name}")
        return self.kit.rules.new(options), draw_seed(data)


def draw_seed(data: st.DataObject, label: str = "seed") -> str:
    """Draw a seed that no text holds by accident."""
    return f"seed-{data.draw(st.integers(0, 2**32 - 1), label=label):08x}"


GAMES_UNDER_TEST = tuple(
    Entry(kit, trial) for kit in [*map(kit_of, game_names()), TOY] for trial in kit.rules.trials
)

every_game = pytest.mark.parametrize("entry", GAMES_UNDER_TEST, ids=lambda entry: entry.trial.name)
"""Put this over a law."""
