"""Estimates of what bays are worth to the greedy player, with hope for the sets they may become.

Points are counted in hundredths. Hope is a rule of thumb rather than a calculation; it only has to rank
choices well and quickly. The same bays come up in game after game, so results are cached by the
contents of the bay.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.odds.tile_sets import KIND_BASE, set_tiles
from dicehall.games.novodice.rules.components import FACES, Components
from dicehall.games.novodice.rules.lions import MOST_LIONS
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import BaySymbols, parts, worth

POINT: Final = 100
"""Points are counted in hundredths."""
SPACE: Final = 150
"""The worth of a free space."""
DIFFERENT: Final = (0, 20, 45, 75, 40, 0)
"""Hope for a set of different symbols, in percent of what it would add, by symbols present."""
DIFFERENT_START: Final = (0, 120, 260, 450, 350, 0)
"""Hope for the tiles that such a set would still take in."""
EQUAL: Final = (0, 8, 40, 45, 60, 0)
"""Hope for a set of equal symbols, in percent of their worth, by tiles present."""
IMPOSSIBLE: Final = -1_000_000
"""The worth of a tile that fits nowhere or is sold out, and of a useless die."""
MANY_BAYS: Final = 12_000
"""The most bays that are remembered; the original box has fewer."""
MANY_BOXES: Final = 8
"""The most boxes that are remembered."""


class BayEstimates:
    """The bays of a box: what each is worth, and what each kind of tile would add to it."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self.sides: Final[list[int]] = []
        """For each cell, on how many sides its die shows this face."""
        for die in box.dies:
            for face in range(FACES):
                self.sides.append(die.sides.count(face))
        self.by_symbol: Final[list[list[int]]] = []
        """For each symbol, its kinds of tile."""
        for symbol in range(FACES):
            self.by_symbol.append([tile for tile in range(box.trash) if box.symbol[tile] == symbol])
        self.by_cost: Final[list[list[int]]] = []
        """For each number of lions, the kinds of tile that cost that many."""
        for cost in range(MOST_LIONS + 1):
            self.by_cost.append([tile for tile in range(box.trash) if box.lions[tile] == cost])
        self._gains: dict[int, list[int]] = {}
        self._worths: dict[int, int] = {}

    def gains(self, key: int) -> list[int]:
        """Return, for each kind of tile, how much better a bay looks with it."""
        known = self._gains.get(key)
        if known is None:
            known = self.fresh_gains(key)
            if len(self._gains) >= MANY_BAYS:
                self._gains.clear()
            self._gains[key] = known
        return known

    def worth(self, key: int) -> int:
        """Return what a bay is worth now, without hope."""
        known = self._worths.get(key, -1)
        if known < 0:
            known = POINT * worth(self.box, set_tiles(key))
            if len(self._worths) >= MANY_BAYS:
                self._worths.clear()
            self._worths[key] = known
        return known

    def fresh_gains(self, key: int) -> list[int]:
        """Compute `gains` without the cache."""
        bay = set_tiles(key)
        if len(bay) == SPACES:
            return [IMPOSSIBLE] * len(self.box.tiles)
        before = estimate(self.box, bay)
        return [estimate(self.box, [*bay, tile]) - before for tile in range(len(self.box.tiles))]


def changed_key(bay: list[int], new: int, old: int) -> int:
    """Return the number of a bay with one more tile, and without an old one unless that is -1."""
    key = 0
    for tile in bay:
        if new >= 0 and new <= tile:
            key = key * KIND_BASE + new + 1
            new = -1
        if tile == old:
            old = -1
        else:
            key = key * KIND_BASE + tile + 1
    return key if new < 0 else key * KIND_BASE + new + 1


def estimate(box: Components, bay: list[int]) -> int:
    """Return what a bay is worth, with hope for the sets it may still become."""
    free = SPACES - len(bay)
    tally = BaySymbols(box, bay)
    plain, same, different = parts(tally)
    points = POINT * (plain + max(same, different)) + SPACE * free
    if free == 0:
        return points
    number, total, best = tally.number, tally.total, tally.best
    symbols = 0
    best_sum = 0
    equal = 0
    for symbol in range(1, FACES):
        if number[symbol]:
            symbols += 1
            best_sum += best[symbol]
            if number[symbol] + free >= 3:
                equal = max(equal, total[symbol] * EQUAL[number[symbol]])
    unlike = 0
    if symbols + free >= 4:
        unlike = best_sum * DIFFERENT[symbols] + DIFFERENT_START[symbols]
    return points + max(equal, unlike)


_KNOWN: Final[dict[str, BayEstimates]] = {}
"""The boxes seen so far, by contents; many games share one."""
_LATEST: Final[list[tuple[Components, BayEstimates]]] = []
"""The box requested last, which is usually requested again."""


def bay_estimates_of(box: Components) -> BayEstimates:
    """Return the estimates of the bays of a box, the same for all boxes with the same dice and tiles."""
    if _LATEST and _LATEST[0][0] is box:
        return _LATEST[0][1]
    key = repr([[die.sides for die in box.dies], box.symbol, box.count, box.lions, box.value])
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= MANY_BOXES:
            _KNOWN.clear()
        known = BayEstimates(box)
        _KNOWN[key] = known
    _LATEST.clear()
    _LATEST.append((box, known))
    return known
