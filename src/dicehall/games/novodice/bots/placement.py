"""Where tiles are best placed: what the bays of a player are then expected to be worth."""

from __future__ import annotations

from typing import Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.bay_features import TilesBySymbol, features_of
from dicehall.games.novodice.bots.turns_left import free_in
from dicehall.games.novodice.bots.value import ValueModel
from dicehall.games.novodice.odds.objectives import UNKNOWN, WORST
from dicehall.games.novodice.odds.tile_sets import set_key
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth

EXACT_TILES: Final = 2
"""Up to this many tiles are tried in all bays at once; of more, the first go where each adds most."""
EXACT_SURPLUS: Final = 2
"""Up to this many surplus tiles are tried in all places at once,"""
EXACT_HAND: Final = 3
"""if the hand holds no more than this."""
WORST_GAIN: Final = -1_000_000
"""Less than any tile adds or takes."""


class Placement:
    """The bays of one player before a turn, and the best places for tiles in them."""

    def __init__(
        self,
        tiles_by_symbol: TilesBySymbol,
        value_model: ValueModel,
        bays: list[list[int]],
        stock: list[int],
        closing: int,
    ) -> None:
        self.tiles_by_symbol: Final = tiles_by_symbol
        self.box: Final = tiles_by_symbol.box
        self.value_model: Final = value_model
        self.bays: Final = bays
        self.free: Final = free_in(bays)
        """Spaces free in them."""
        self.stock: Final = stock
        """What the warehouse holds before the turn's claims."""
        self.closing: Final = closing
        """Who filled all bays, if anybody did."""
        self._added: dict[int, float] = {}
        self._finals: dict[int, int] = {}

    def is_last(self, number: int) -> bool:
        """Return whether this is the player's last turn if this many tiles are placed."""
        return self.closing != NOTHING or number >= self.free

    def worth(self, bays: list[list[int]], tiles: list[int], number: int, turns: float) -> float:
        """Return what bays are expected to be worth, with these tiles placed as well as can be.

        `number` is how many tiles are placed in the whole turn, and `turns` how many turns come after it.
        """
        if self.is_last(number):
            return self._last_worth([list(bay) for bay in bays], tiles)
        by_bay: list[float] = []
        for place in range(BAYS):
            by_bay.append(self._bay_worth(place, bays[place], number, turns))
        return self._place_rest(bays, by_bay, tiles, 0, number, turns)

    def _place_rest(
        self,
        bays: list[list[int]],
        by_bay: list[float],
        tiles: list[int],
        at: int,
        number: int,
        turns: float,
    ) -> float:
        if at == len(tiles):
            total = 0.0
            for worth_of in by_bay:
                total += worth_of
            return total
        tile = tiles[at]
        greedy = len(tiles) - at > EXACT_TILES
        best = WORST
        most = WORST
        best_bay = -1
        for place in range(BAYS):
            bay = bays[place]
            if len(bay) >= SPACES or (place > 0 and bay == bays[place - 1]):
                continue
            longer = [*bay, tile]
            longer.sort()
            old = by_bay[place]
            new = self._bay_worth(place, longer, number, turns)
            if greedy:
                if new - old > most:
                    most = new - old
                    best_bay = place
                continue
            bays[place] = longer
            by_bay[place] = new
            total = self._place_rest(bays, by_bay, tiles, at + 1, number, turns)
            bays[place] = bay
            by_bay[place] = old
            if total > best:
                best = total
        if greedy and best_bay >= 0:
            bay = bays[best_bay]
            old = by_bay[best_bay]
            longer = [*bay, tile]
            longer.sort()
            bays[best_bay] = longer
            by_bay[best_bay] = old + most
            best = self._place_rest(bays, by_bay, tiles, at + 1, number, turns)
            bays[best_bay] = bay
            by_bay[best_bay] = old
        return best

    def _bay_worth(self, place: int, bay: list[int], number: int, turns: float) -> float:
        """Return the expected worth of one of the player's bays after this turn."""
        key = (set_key(bay) * (SPACES * BAYS + 1) + number) * BAYS + place
        known = self._added.get(key, UNKNOWN)
        if known == UNKNOWN:
            stock = self.stock
            if len(bay) > len(self.bays[place]):
                # What the bay received in this turn is no longer in the warehouse.
                stock = list(stock)
                added = list(bay)
                for tile in self.bays[place]:
                    added.remove(tile)
                for tile in added:
                    stock[tile] -= 1
            others = max(0, self.free - number - (SPACES - len(bay)))
            known = self.value_model.of_bay(
                features_of(self.tiles_by_symbol, bay, stock, others), turns
            )
            self._added[key] = known
        return known

    # -------------------------------------------------------------------- the last turn

    def _last_worth(self, bays: list[list[int]], tiles: list[int]) -> float:
        """Return the greatest worth the bays can reach in the last turn by placing and exchanging."""
        total = 0
        for bay in bays:
            total += self._final(bay)
        return float(total + self._last_gain(bays, list(tiles)))

    def _final(self, bay: list[int]) -> int:
        """Return what a bay is worth now; cached, because the same bays come up often."""
        key = set_key(bay)
        known = self._finals.get(key, -1)
        if known < 0:
            known = worth(self.box, bay)
            self._finals[key] = known
        return known

    def _last_gain(self, bays: list[list[int]], hand: list[int]) -> int:
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
                    best = max(best, self._last_gain(bays, rest))
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
                        gain += self._last_gain(bays, rest)
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
            return self._last_gain(bays, rest)
        bay = bays[best_bay]
        changed = [*bay, best_tile]
        if best_old >= 0:
            changed.remove(best_old)
        changed.sort()
        bays[best_bay] = changed
        total = best_gain + self._last_gain(bays, rest)
        bays[best_bay] = bay
        return total
