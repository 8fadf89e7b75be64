"""The baseline over which the options of a question gain: what the position is worth whichever is chosen."""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.odds.run_gains import Haul
from dicehall.games.cubitos.rules.run_phase import MOVE_AND_BUY
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import tally_of

TIE: Final = 1.0e-7
"""A difference in the chance to win that only orders what comes to the same."""
FAR: Final = 50.0
ALL_BUT: Final = 1.0 - 2.0 * TIE * FAR
"""Chances are a hair less than they are, so that what orders them never makes them more than certain."""
MOVE_STEP: Final = 3
"""The word of `MOVE_AND_BUY` that moves the runner."""


class Baseline:
    """Tells of options by what each gains, as strength."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def chance(self, gain: float) -> float:
        """Return the chance to win with so much more strength."""
        raise NotImplementedError

    def told(self, options: list[int], gains: list[float]) -> list[Weighed]:
        """Return options with the chance to win they lead to."""
        weighed: list[Weighed] = []
        for place in range(len(options)):
            gain = gains[place]
            # Where the race is won or lost anyway, what gains more still comes first.
            worth = ALL_BUT * self.chance(gain) + TIE * max(-FAR, min(FAR, gain))
            weighed.append(Weighed(options[place], worth, {"gain": gain}))
        return weighed


class Running(Baseline):
    """The active dice are still to bring what they show."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self._haul: Haul = outlook.haul(tally_of(outlook.me.active))
        self._extra: float = self._haul.extra

    def chance(self, gain: float) -> float:
        """Return the chance to win with so much more, and the best use of what they bring."""
        self._haul.extra = self._extra + gain
        return self._outlook.chance_after(self._haul)


class Known(Baseline):
    """The strength is known."""

    def __init__(self, outlook: Outlook, strength: float) -> None:
        super().__init__(outlook)
        self._strength = strength

    def chance(self, gain: float) -> float:
        """Return the chance to win with so much more."""
        return self._outlook.chance(self._strength + gain)


class Finished(Baseline):
    """The runner has entered the finish, so that only how far counts."""

    def chance(self, gain: float) -> float:
        """Return the chance that nobody comes farther."""
        course = self._outlook.game.course
        return self._outlook.finish_chance(course.distance_beyond(self._outlook.me.position))


def has_moved(state: CubitosState, seat: int) -> bool:
    """Return whether a player's move step is over."""
    for task in state.flow.lanes[seat + 1]:
        if task.program is MOVE_AND_BUY and task.position > MOVE_STEP:
            return True
    return False
