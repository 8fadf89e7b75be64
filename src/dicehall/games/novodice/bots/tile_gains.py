"""What tiles, rows and lions would add to a player's bays, by the estimates of the greedy player.

It is worked out once, until a bay changes or a kind of tile is sold out. It compares numbers, because
the table it is shown may be the one being played on.
"""

from __future__ import annotations

from typing import Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.bay_estimates import IMPOSSIBLE, BayEstimates
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.lions import FEWEST_LIONS, free_claims
from dicehall.games.novodice.rules.state import BAYS, NovoState


class TileGains:
    """What each kind of tile would add where it adds most, and what rows and lions add by claiming one."""

    def __init__(self, estimates: BayEstimates) -> None:
        self.estimates: Final = estimates
        """What bays are worth."""
        self.by_tile: list[int] = []
        """What each kind of tile would add in the best bay for it."""
        self._keys: list[int] = [NOTHING] * BAYS
        """The bays it has evaluated, as numbers."""
        self._bay_gains: list[list[int]] = [[]] * BAYS
        """For each of these bays, what each kind of tile would add to it."""
        self._stock: list[int] = []
        """What the warehouse held then."""
        self._by_lions: list[int] = []
        """By number of lions, what the best tiles they can claim add; computed on demand."""
        self._by_cost: list[int] = []
        """By number of lions, what the best tile that costs exactly that adds; computed on demand."""

    def update(self, state: NovoState) -> None:
        """Compute what each kind of tile would add, unless nothing has changed."""
        keys = self._keys
        bay_gains = self._bay_gains
        changed = self._stock != state.warehouse
        first = state.active * BAYS
        for bay in range(BAYS):
            key = set_key(state.bays[first + bay])
            if key != keys[bay]:
                keys[bay] = key
                bay_gains[bay] = self.estimates.gains(key)
                changed = True
        if changed:
            self._stock = list(state.warehouse)
            self.by_tile = best_gains(self._stock, bay_gains[0], bay_gains[1], bay_gains[2])
            self._by_lions = [0]
            self._by_cost = [0]

    def of_lions(self, lions: int) -> int:
        """Return what the best tiles that this many lions can claim add."""
        by_lions = self._by_lions
        by_cost = self._by_cost
        while len(by_lions) <= lions:
            number = len(by_lions)
            by_cost.append(self._best_of(self.estimates.by_cost[number]))
            most = by_lions[number - 1]
            for cost in range(1, number + 1 if number >= FEWEST_LIONS else 1):
                points = by_cost[cost] + by_lions[number - cost]
                if points > most:
                    most = points
            free = free_claims(number)
            if free > 0:
                for tiles in self.estimates.by_cost:
                    most = max(most, free * self._best_of(tiles))
            by_lions.append(most)
        return by_lions[lions]

    def _best_of(self, tiles: list[int]) -> int:
        """Return what the best of some kinds of tile adds; at least zero."""
        gains = self.by_tile
        best = 0
        for tile in tiles:
            gain = gains[tile]
            if gain > best:
                best = gain
        return best

    def of_row(self, symbol: int, length: int) -> int:
        """Return what the best tile that such a row can claim adds."""
        best = 0
        gains = self.by_tile
        count = self.estimates.box.count
        for tile in self.estimates.by_symbol[symbol]:
            gain = gains[tile]
            if gain > best and count[tile] <= length:
                best = gain
        return best


def best_gains(
    warehouse: list[int], first: list[int], second: list[int], third: list[int]
) -> list[int]:
    """Return what each kind of tile adds in the best bay for it."""
    gains: list[int] = []
    # A plain zip compiles to one loop.
    for left, one, two, three in zip(warehouse, first, second, third):
        if left == 0:
            gains.append(IMPOSSIBLE)
        elif one >= two:
            gains.append(one if one >= three else three)
        else:
            gains.append(two if two >= three else three)
    return gains
