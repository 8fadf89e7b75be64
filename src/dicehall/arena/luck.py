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
from dicehall.games.cubitos.bots.greedy import face_worth
from dicehall.games.cubitos.game import Cubitos
from dicehall.games.cubitos.rules.dice import COLOURS, KINDS, POWER, SYMBOL, own_kind
from dicehall.games.cubitos.rules.dice import FACES as CUBITOS_FACES
from dicehall.games.novodice.rules.components import FACES as NOVO_FACES
from dicehall.games.novodice.rules.components import LION


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

    def __init__(self, game: AnyGame) -> None:
        dice = game.dice
        self.seats: int = game.seats
        self.worth: list[float] = []
        """Of each cell: what it is worth above the mean of its die."""
        for cell in range(len(dice.cell_kind)):
            kind = dice.cell_kind[cell]
            total = 0.0
            for side in dice.kinds[kind].sides:
                total += _worth(game, dice.first_cell[kind] + side)
            self.worth.append(_worth(game, cell) - total / len(dice.kinds[kind].sides))

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        """Return what the roll brought to whoever rolled."""
        luck = [0.0] * self.seats
        if throw.seat >= 0:
            total = 0.0
            for cell in cells:
                total += self.worth[cell]
            luck[throw.seat] = total
        return luck


def _worth(game: AnyGame, cell: int) -> float:
    """Return what a face is worth by itself, in whatever unit: only differences count."""
    if isinstance(game, Cubitos):
        kind = game.dice.cell_kind[cell]
        face = cell % CUBITOS_FACES
        # The die that draws who begins is nobody's, and only colours have cards.
        if kind >= KINDS or (face in (SYMBOL, POWER) and own_kind(kind) >= COLOURS):
            return 0.0
        return float(face_worth(game, kind, face))
    return 1.0 if cell % NOVO_FACES == LION else 0.0


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
