"""Where tiles are best placed: what the bays of a player are then expected to be worth."""

from __future__ import annotations

from typing import Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.bay_features import TilesBySymbol
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.turns_left import free_in
from dicehall.games.novodice.bots.value import ValueModel
from dicehall.games.novodice.odds.objectives import WORST
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
        self._parts: dict[int, list[float]] = {}
        self._seat_parts: dict[int, list[float]] = {}
        self._finals: dict[int, int] = {}

    def is_last(self, number: int) -> bool:
        """Return whether this is the player's last turn if this many tiles are placed."""
        return self.closing != NOTHING or number >= self.free

    def worth(
        self, bays: list[list[int]], tiles: list[int], number: int, context: SeatContext
    ) -> float:
        """Return what bays are expected to be worth, with these tiles placed as well as can be.

        `number` is how many tiles are placed in the whole turn, and `context` the seat after it.
        """
        if self.is_last(number):
            return self._last_worth([list(bay) for bay in bays], tiles)
        if number not in self._seat_parts:
            self._seat_parts[number] = self.value_model.seat_part(context)
        parts: list[list[float]] = []
        for place in range(BAYS):
            parts.append(self._bay_part(place, bays[place], number, context))
        return self._place_rest(bays, parts, tiles, 0, number, context)

    def _place_rest(
        self,
        bays: list[list[int]],
        parts: list[list[float]],
        tiles: list[int],
        at: int,
        number: int,
        context: SeatContext,
    ) -> float:
        seat = self._seat_parts[number]
        if at == len(tiles):
            return self.value_model.total(parts, seat, context)
        tile = tiles[at]
        greedy = len(tiles) - at > EXACT_TILES
        best = WORST
        best_bay = -1
        for place in range(BAYS):
            bay = bays[place]
            if len(bay) >= SPACES or (place > 0 and bay == bays[place - 1]):
                continue
            old = parts[place]
            longer = _with(bay, tile)
            parts[place] = self._bay_part(place, longer, number, context)
            if greedy:
                total = self.value_model.total(parts, seat, context)
            else:
                bays[place] = longer
                total = self._place_rest(bays, parts, tiles, at + 1, number, context)
                bays[place] = bay
            parts[place] = old
            if total > best:
                best = total
                best_bay = place
        if greedy and best_bay >= 0:
            bay = bays[best_bay]
            old = parts[best_bay]
            bays[best_bay] = _with(bay, tile)
            parts[best_bay] = self._bay_part(best_bay, bays[best_bay], number, context)
            best = self._place_rest(bays, parts, tiles, at + 1, number, context)
            bays[best_bay] = bay
            parts[best_bay] = old
        return best

    def _bay_part(
        self, place: int, bay: list[int], number: int, context: SeatContext
    ) -> list[float]:
        """Return what one of the player's bays contributes after this turn."""
        key = (set_key(bay) * (SPACES * BAYS + 1) + number) * BAYS + place
        known = self._parts.get(key)
        if known is None:
            stock = self.stock
            if len(bay) > len(self.bays[place]):
                # What the bay received in this turn is no longer in the warehouse.
                stock = list(stock)
                added = list(bay)
                for tile in self.bays[place]:
                    added.remove(tile)
                for tile in added:
                    stock[tile] -= 1
            known = self.value_model.bay_part(self.tiles_by_symbol, bay, stock, context)
            self._parts[key] = known
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


def _with(bay: list[int], tile: int) -> list[int]:
    """Return a bay with one more tile."""
    longer = [*bay, tile]
    longer.sort()
    return longer
