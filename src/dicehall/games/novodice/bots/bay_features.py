"""The features of a bay: the numbers from which its worth at the end of the game is expected.

They speak of symbols and values, never of tiles by name, so they hold for any box.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.bots.collected import Collected
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.components import FACES, A, B, Components, X
from dicehall.games.novodice.rules.state import SLOTS, SPACES
from dicehall.games.novodice.rules.worth import BaySymbols, parts

FEATURES: Final = 10
"""How many features a bay has."""
SHAPE_BASE: Final = 10
"""A shape's number has a decimal digit for each symbol,"""
TRASH_DIGIT: Final = SHAPE_BASE**SPACES
"""and before those of up to five symbols one for the trash."""
MOST_COLLECTED: Final = 4000
"""The most bays of which it is remembered what they hold."""


class BayFeatures:
    """What matters about a bay."""

    def __init__(self, shape: int, worth: float, features: list[float]) -> None:
        self.shape: Final = shape
        """Tiles by symbol as decimal digits, most first, preceded by the trash."""
        self.worth: Final = worth
        """What it is worth as it is."""
        self.features: Final = features
        """The numbers that are weighed; empty for a full bay."""


class TilesBySymbol:
    """The cargo tiles of a box by symbol, most valuable first, split into easy and hard ones."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self.easy: Final[list[list[int]]] = []
        """For each symbol, the tiles that a row of one or two claims."""
        self.hard: Final[list[list[int]]] = []
        """For each symbol, the tiles that need a row through all slots."""
        for symbol in range(FACES):
            tiles = [tile for tile in range(box.trash) if box.symbol[tile] == symbol]
            tiles.sort(key=box.value.__getitem__, reverse=True)
            self.easy.append([tile for tile in tiles if box.count[tile] < SLOTS])
            self.hard.append([tile for tile in tiles if box.count[tile] >= SLOTS])
        self.ease: Final[list[float]] = []
        """For each symbol, how many of it a roll of the white dice and a third of the black ones shows."""
        for symbol in range(FACES):
            shown = 0.0
            for kind in (A, B, X):
                die = box.dies[kind]
                dice = box.die_numbers[kind] * (1.0 / 3.0 if kind == X else 1.0)
                shown += dice * die.sides.count(symbol) / len(die.sides)
            self.ease.append(shown)
        self._collected: dict[int, Collected] = {}

    def collected(self, bay: list[int]) -> Collected:
        """Return what a bay with room holds; remembered, because the same bays come up often."""
        key = set_key(bay)
        known = self._collected.get(key)
        if known is None:
            if len(self._collected) >= MOST_COLLECTED:
                self._collected.clear()
            known = Collected(self.box, self.ease, bay)
            self._collected[key] = known
        return known


def features_of(
    tiles_by_symbol: TilesBySymbol, tiles: list[int], stock: list[int], others: int
) -> BayFeatures:
    """Return the features of a bay, with what the warehouse holds and the spaces free in other bays."""
    box = tiles_by_symbol.box
    tally = BaySymbols(box, tiles)
    plain, same, different = parts(tally)
    worth = float(plain + (same if same > different else different))
    free = SPACES - len(tiles)
    if free == 0:
        return BayFeatures(0, worth, [])
    number, total, best = tally.number, tally.total, tally.best
    shape = 0
    main = 0
    best_sum = 0
    for size in range(SPACES, 0, -1):
        for symbol in range(1, FACES):
            if number[symbol] == size:
                shape = shape * SHAPE_BASE + size
                best_sum += best[symbol]
                if main == 0 or (number[main] == size and total[symbol] > total[main]):
                    main = symbol
    shape += number[0] * TRASH_DIGIT
    easy = supply(box, tiles_by_symbol.easy[main], stock, free)
    hard = supply(box, tiles_by_symbol.hard[main], stock, free)
    new_easy: list[int] = []
    new_hard: list[int] = []
    for symbol in range(1, FACES):
        if number[symbol] == 0:
            new_easy.append(supply(box, tiles_by_symbol.easy[symbol], stock, 1))
            new_hard.append(supply(box, tiles_by_symbol.hard[symbol], stock, 1))
            if main == 0:
                easy = max(easy, supply(box, tiles_by_symbol.easy[symbol], stock, free))
                hard = max(hard, supply(box, tiles_by_symbol.hard[symbol], stock, free))
    return BayFeatures(
        shape,
        worth,
        [
            1.0,
            float(plain),
            float(best_sum),
            float(total[main]) if main else 0.0,
            float(easy),
            float(hard),
            float(greatest(new_easy, free)),
            float(greatest(new_hard, free)),
            float(others),
            worth,
        ],
    )


def supply(box: Components, tiles: list[int], stock: list[int], number: int) -> int:
    """Return the values of this many remaining tiles, starting with the first."""
    value = 0
    for tile in tiles:
        left = stock[tile]
        if left >= number:
            return value + number * box.value[tile]
        value += left * box.value[tile]
        number -= left
    return value


def greatest(values: list[int], number: int) -> int:
    """Return the sum of the greatest few values."""
    if len(values) > number:
        values.sort()
    total = 0
    for at in range(max(0, len(values) - number), len(values)):
        total += values[at]
    return total
