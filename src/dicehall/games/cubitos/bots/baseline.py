"""The baseline of a question: what the position is worth whichever option is chosen."""

from __future__ import annotations

from typing import Final

from dicehall.bots.advice import Weighed
from dicehall.games.cubitos.bots.outlook import Outlook
from dicehall.games.cubitos.odds.run_gains import Haul
from dicehall.games.cubitos.rules.run_phase import MOVE_AND_BUY
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import tally_of

TIE: Final = 1.0e-7
"""A difference in the chance to win that is only used to order equal options."""
FAR: Final = 50.0
ALL_BUT: Final = 1.0 - 2.0 * TIE * FAR
"""Chances are scaled down very slightly, so that adding `TIE` never makes one exceed 1."""
MOVE_STEP: Final = 3
"""The word of `MOVE_AND_BUY` that moves the runner."""


class Baseline:
    """Turns what each option gains, as strength, into a chance to win."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def chance(self, gain: float) -> float:
        """Return the chance to win with this much more strength."""
        raise NotImplementedError

    def weighed(self, options: list[int], gains: list[float]) -> list[Weighed]:
        """Return options with the chance to win they lead to."""
        weighed: list[Weighed] = []
        for place in range(len(options)):
            gain = gains[place]
            # Even if the race is decided, the option that gains more comes first.
            worth = ALL_BUT * self.chance(gain) + TIE * max(-FAR, min(FAR, gain))
            weighed.append(Weighed(options[place], worth, {"gain": gain}))
        return weighed


class Running(Baseline):
    """The active dice have not yet brought what they show."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(outlook)
        self._haul: Haul = outlook.haul(tally_of(outlook.position.me.active))
        self._extra: float = self._haul.extra

    def chance(self, gain: float) -> float:
        """Return the chance to win with this much more strength and the best use of what the dice bring."""
        self._haul.extra = self._extra + gain
        return self._outlook.round_end.chance_after(self._haul)


class Known(Baseline):
    """The strength is known."""

    def __init__(self, outlook: Outlook, strength: float) -> None:
        super().__init__(outlook)
        self._strength = strength

    def chance(self, gain: float) -> float:
        """Return the chance to win with this much more strength."""
        return self._outlook.position.chance(self._strength + gain)


class FinishedRace(Baseline):
    """The runner has entered the finish, so only the distance beyond it counts."""

    def chance(self, gain: float) -> float:
        """Return the chance that nobody comes farther."""
        course = self._outlook.game.course
        return self._outlook.round_end.finish_chance(
            course.distance_beyond(self._outlook.position.me.position)
        )


def has_moved(state: CubitosState, seat: int) -> bool:
    """Return whether a player's move step is over."""
    for task in state.flow.lanes[seat + 1]:
        if task.program is MOVE_AND_BUY and task.position > MOVE_STEP:
            return True
    return False
