"""Remember what bays are worth and what each tile would add, because the same bays come up often."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.encoding import whole_zeros
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.state import SPACES
from dicehall.games.novodice.rules.worth import worth

MANY_BAYS: Final = 20_000
"""The most bays whose gains are remembered; the original box has fewer."""
DRAWERS: Final = 16_381
"""How many worths are remembered, each in a place that follows from its bay. A prime spreads them evenly."""


class BayWorths:
    """The bays of a box."""

    def __init__(self, box: Components) -> None:
        self.box: Components = box
        # A learner asks for several worths at every step, and looking one up in a dictionary would take
        # longer than everything else here.
        self._bays: vec[i64] = whole_zeros(DRAWERS)
        self._worths: vec[i64] = whole_zeros(DRAWERS)
        self._gains: dict[int, list[i64]] = {}

    def worth(self, bay: list[i64]) -> i64:
        """Return what a bay is worth."""
        key: i64 = set_key(bay)
        drawer = key % DRAWERS
        if self._bays[drawer] != key:
            self._bays[drawer] = key
            self._worths[drawer] = worth(self.box, bay)
        return self._worths[drawer]

    def gains(self, bay: list[i64]) -> list[i64]:
        """Return how many points each tile would add to a bay; none to a full one."""
        key = set_key(bay)
        known = self._gains.get(key)
        if known is None:
            known = [0] * len(self.box.tiles)
            if len(bay) < SPACES:
                before = self.worth(bay)
                tile: i64
                for tile in range(len(known)):
                    known[tile] = worth(self.box, [*bay, tile]) - before
            if len(self._gains) >= MANY_BAYS:
                self._gains.clear()
            self._gains[key] = known
        return known
