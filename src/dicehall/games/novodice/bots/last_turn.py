"""The last turn of a player: tiles are placed for what they are worth at once, and may be exchanged."""

from __future__ import annotations

from typing import Final, final

from dicehall.games.novodice.bots.turns_left import free_in
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.components import Components
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth

EXACT_SURPLUS: Final = 2
"""Up to this many surplus tiles are tried in all places at once,"""
EXACT_HAND: Final = 3
"""if the hand holds no more than this."""
WORST_GAIN: Final = -1_000_000
"""Less than any tile adds or takes."""


@final
class LastTurn:
    """What bays can reach in the last turn."""

    def __init__(self, box: Components) -> None:
        self.box: Final = box
        self._finals: dict[int, int] = {}

    def worth(self, bays: list[list[int]], tiles: list[int]) -> float:
        """Return the greatest worth the bays can reach by placing and exchanging."""
        bays = list(bays)
        total = 0
        for bay in bays:
            total += self._final(bay)
        return float(total + self._gain(bays, list(tiles)))

    def _final(self, bay: list[int]) -> int:
        """Return what a bay is worth now; cached, because the same bays come up often."""
        key = set_key(bay)
        known = self._finals.get(key, -1)
        if known < 0:
            known = worth(self.box, bay)
            self._finals[key] = known
        return known

    def _gain(self, bays: list[list[int]], hand: list[int]) -> int:
        if not hand:
            return 0
        free = free_in(bays)
        surplus = len(hand) - free
        exact = surplus <= EXACT_SURPLUS and len(hand) <= EXACT_HAND
        tried = -1
        best = WORST_GAIN
        best_gain = WORST_GAIN
        best_tile = best_bay = best_old = -1
        for tile in hand:
            if tile == tried:
                continue
            tried = tile
            rest = list(hand)
            rest.remove(tile)
            if free == 0:
                # Dropped.
                if exact:
                    best = max(best, self._gain(bays, rest))
                elif best_gain < 0:
                    best_gain = 0
                    best_tile = tile
                    best_bay = -1
            for place in range(BAYS):
                bay = bays[place]
                if free > 0 and len(bay) == SPACES:
                    continue
                before = self._final(bay)
                last = -1
                for old in bay if free == 0 else [-1]:
                    if free == 0 and old in (last, tile):
                        continue
                    last = old
                    changed = [*bay, tile]
                    if old >= 0:
                        changed.remove(old)
                    changed.sort()
                    gain = self._final(changed) - before
                    if exact:
                        if old >= 0 and gain <= 0 and not rest:
                            continue
                        bays[place] = changed
                        gain += self._gain(bays, rest)
                        bays[place] = bay
                        best = max(best, gain)
                    elif gain > best_gain:
                        best_gain = gain
                        best_tile = tile
                        best_bay = place
                        best_old = old
            if exact and (surplus <= 0 or free == 0):
                # Either everything fits or everything is an exchange, so the order does not matter.
                break
        if exact:
            return best
        rest = list(hand)
        rest.remove(best_tile)
        if best_bay < 0:
            return self._gain(bays, rest)
        bay = bays[best_bay]
        changed = [*bay, best_tile]
        if best_old >= 0:
            changed.remove(best_old)
        changed.sort()
        bays[best_bay] = changed
        total = best_gain + self._gain(bays, rest)
        bays[best_bay] = bay
        return total
