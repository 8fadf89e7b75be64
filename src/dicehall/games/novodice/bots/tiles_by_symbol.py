"""The tiles of a box by symbol, and what a warehouse still holds of some."""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.bots.collected import Collected
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.components import FACES, A, B, Components, X
from dicehall.games.novodice.rules.state import SLOTS

MOST_COLLECTED: Final = 4000
"""The most bays of which it is remembered what they hold."""


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
