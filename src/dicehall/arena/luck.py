"""Luck: how much better the dice fell than expected, added up over a game.

The value of what was rolled minus what was expected before averages zero, whatever was at stake and
however well it is judged. So luck can be subtracted from results without bias, and the better luck is
measured, the less chance remains in them.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Dice, Throw
from dicehall.core.game import AnyGame, State
from dicehall.core.sources import DiceSource


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Measures the luck of a roll. The state is the table's own, before the roll: do not change it."""

    def begin(self, seed: str) -> None:
        """Begin a game; random numbers must come from this seed, so that games are reproducible."""

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return, for every seat, how much better it stands than was expected before the roll."""
        raise NotImplementedError


class FaceLuck(Luck):
    """The value of the faces shown, minus the average value of those dice."""

    def __init__(self, game: AnyGame, worths: list[float]) -> None:
        dice = game.dice
        self.seats: int = game.seats
        self.worth: list[float] = []
        """For each cell, its value above the mean of its die."""
        for cell in range(len(dice.cell_kind)):
            kind = dice.cell_kind[cell]
            total = 0.0
            for side in dice.kinds[kind].sides:
                total += worths[dice.first_cell[kind] + side]
            self.worth.append(worths[cell] - total / len(dice.kinds[kind].sides))

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the roll brought to the seat that rolled."""
        luck = [0.0] * self.seats
        if throw.seat >= 0:
            total = 0.0
            for cell in cells:
                total += self.worth[cell]
            luck[throw.seat] = total
        return luck


class LuckDice(DiceSource):
    """Dice that are watched: every seat's luck is added up as they fall."""

    def __init__(self, source: DiceSource, luck: Luck, state: State, seats: int, seed: str) -> None:
        luck.begin(seed)
        self.source: DiceSource = source
        self.luck: Luck = luck
        self.state: State = state
        self.totals: list[float] = [0.0] * seats

    def origin(self) -> dict[str, str]:
        """Return where the dice come from."""
        return self.source.origin()

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what the dice show, and add up the luck."""
        cells = self.source.roll(dice, throw)
        of_roll = self.luck.of_roll(self.state, throw, cells)
        for seat in range(len(self.totals)):
            self.totals[seat] = self.totals[seat] + of_roll[seat]
        return cells
