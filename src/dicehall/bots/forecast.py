"""A forecast: how a game is likely to end, found by playing on a little and judging the position reached."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.core.game import State
from dicehall.core.sources import DiceSource


@mypyc_attr(allow_interpreted_subclasses=True)
class Forecast:
    """Plays positions on by a simple bot, to a moment at which they can be judged well."""

    def worth(self, state: State, seat: int, source: DiceSource) -> float:
        """Play a copy of a state on with these dice; return the seat's chance to win where it ends up."""
        raise NotImplementedError
