"""Luck: how much better the dice fell than was to be expected, added up over a game.

What was rolled less what could be expected before is nothing on average, whatever was staked and however
well it is appraised. So the luck of all games can be taken out of their results without a bias, and
the better luck is measured the less chance is left in what remains.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.core.dice import Dice, Throw
from dicehall.core.game import AnyGame, State
from dicehall.core.sources import DiceSource


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Measures the luck of a roll. The state is the table's own, from before the roll: not to be touched."""

    def begin(self, seed: str) -> None:
        """Begin a game; whoever draws lots does it by this seed, so that a game is the same everywhere."""

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return for every seat how much better it stands than was to be expected before the roll."""
        raise NotImplementedError


class FaceLuck(Luck):
    """What the faces shown are worth, less what those dice show on average."""

    def __init__(self, game: AnyGame, worths: list[float]) -> None:
        dice = game.dice
        self.seats: int = game.seats
        self.worth: list[float] = []
        """Of each cell: what it is worth above the mean of its die."""
        for cell in range(len(dice.cell_kind)):
            kind = dice.cell_kind[cell]
            total = 0.0
            for side in dice.kinds[kind].sides:
                total += worths[dice.first_cell[kind] + side]
            self.worth.append(worths[cell] - total / len(dice.kinds[kind].sides))

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the roll brought to whoever rolled."""
        luck = [0.0] * self.seats
        if throw.seat >= 0:
            total = 0.0
            for cell in cells:
                total += self.worth[cell]
            luck[throw.seat] = total
        return luck


class LuckDice(DiceSource):
    """Dice that are watched: as they fall, the luck of every seat is added up."""

    def __init__(self, source: DiceSource, luck: Luck, state: State, seats: int, seed: str) -> None:
        luck.begin(seed)
        self.source: DiceSource = source
        self.luck: Luck = luck
        self.state: State = state
        self.totals: list[float] = [0.0] * seats
        """Every seat's luck so far."""

    def origin(self) -> dict[str, str]:
        """Return where the dice come from."""
        return self.source.origin()

    def roll(self, dice: Dice, throw: Throw) -> list[int]:
        """Return what the dice show, and note how lucky that is."""
        cells = self.source.roll(dice, throw)
        of_roll = self.luck.of_roll(self.state, throw, cells)
        for seat in range(len(self.totals)):
            self.totals[seat] = self.totals[seat] + of_roll[seat]
        return cells
