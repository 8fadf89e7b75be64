"""Where tiles are best placed: what the bays of a player are then expected to be worth."""

from __future__ import annotations

from typing import Final, final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
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


@final
class AfterTurn:
    """A seat after a turn in which a certain number of tiles was placed."""

    def __init__(self, value_model: ValueModel, context: SeatContext) -> None:
        self.context: Final = context
        self.seat_part: Final = value_model.seat_part(context)
        """What is the same wherever the tiles are."""
        self.bay_parts: Final[dict[int, list[float]]] = {}
        """What each bay contributes, by its number and place, as far as it was asked for."""
        self.best_bays: Final[dict[tuple[int, int, int, int], int]] = {}
        """Where a tile adds most, by the numbers of the bays and the tile; -1 if there is no room."""


class Placement:
    """The bays of one player before a turn, and the best places for tiles in them."""

    def __init__(
        self,
        supplies: Supplies,
        value_model: ValueModel,
        bays: list[list[int]],
        closing: int,
    ) -> None:
        self.supplies: Final = supplies
        """What the warehouse holds before the turn's claims."""
        self.box: Final = supplies.tiles_by_symbol.box
        self.value_model: Final = value_model
        self.bays: Final = list(bays)
        """What they hold before the turn; a list of its own, because tiles are tried in the one given."""
        self.free: Final = free_in(bays)
        """Spaces free in them."""
        self.closing: Final = closing
        """Who filled all bays, if anybody did."""
        self._digits: Final = [(SPACES + 1) ** tile for tile in range(len(self.box.tiles))]
        """What each tile adds to the number of a bay, which so has a digit for each kind of tile."""
        self._after: dict[int, AfterTurn] = {}
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
        after = self._after.get(number)
        if after is None:
            after = AfterTurn(self.value_model, context)
            self._after[number] = after
        numbers: list[int] = []
        parts: list[list[float]] = []
        for place in range(BAYS):
            of_bay = 0
            for tile in bays[place]:
                of_bay += self._digits[tile]
            numbers.append(of_bay)
            known = after.bay_parts.get(of_bay * BAYS + place)
            parts.append(
                self._bay_part(after, of_bay, place, bays[place]) if known is None else known
            )
        return self._place_rest(after, bays, numbers, parts, tiles, 0)

    def _place_rest(
        self,
        after: AfterTurn,
        bays: list[list[int]],
        numbers: list[int],
        parts: list[list[float]],
        tiles: list[int],
        at: int,
    ) -> float:
        """Return what bays, given with their numbers and parts, are worth with the tiles from `at` on."""
        if at == len(tiles):
            return self.value_model.total(parts, after.seat_part, after.context)
        tile = tiles[at]
        left = len(tiles) - at
        if left > EXACT_TILES:
            place = self._best_bay(after, bays, numbers, parts, tile)
            if place < 0:
                return WORST
            old = parts[place]
            parts[place] = self._part_with(after, bays, numbers, tile, place)
            best = self._place_next(after, bays, numbers, parts, tiles, at, place)
            parts[place] = old
            return best
        best = WORST
        for place in range(BAYS):
            if len(bays[place]) >= SPACES or (place > 0 and numbers[place] == numbers[place - 1]):
                continue
            old = parts[place]
            parts[place] = self._part_with(after, bays, numbers, tile, place)
            if left == 1:
                total = self.value_model.total(parts, after.seat_part, after.context)
            else:
                total = self._place_next(after, bays, numbers, parts, tiles, at, place)
            parts[place] = old
            if total > best:
                best = total
        return best

    def _best_bay(
        self,
        after: AfterTurn,
        bays: list[list[int]],
        numbers: list[int],
        parts: list[list[float]],
        tile: int,
    ) -> int:
        """Return the bay in which a tile adds most, whatever comes after it; -1 if there is no room."""
        key = (numbers[0], numbers[1], numbers[2], tile)
        known = after.best_bays.get(key)
        if known is not None:
            return known
        best = WORST
        best_bay = -1
        for place in range(BAYS):
            if len(bays[place]) >= SPACES or (place > 0 and numbers[place] == numbers[place - 1]):
                continue
            old = parts[place]
            parts[place] = self._part_with(after, bays, numbers, tile, place)
            total = self.value_model.total(parts, after.seat_part, after.context)
            parts[place] = old
            if total > best:
                best = total
                best_bay = place
        after.best_bays[key] = best_bay
        return best_bay

    def _part_with(
        self, after: AfterTurn, bays: list[list[int]], numbers: list[int], tile: int, place: int
    ) -> list[float]:
        """Return what a bay contributes with one more tile."""
        longer = numbers[place] + self._digits[tile]
        known = after.bay_parts.get(longer * BAYS + place)
        if known is not None:
            return known
        return self._bay_part(after, longer, place, _with(bays[place], tile))

    def _place_next(
        self,
        after: AfterTurn,
        bays: list[list[int]],
        numbers: list[int],
        parts: list[list[float]],
        tiles: list[int],
        at: int,
        place: int,
    ) -> float:
        """Return the worth with the tile at `at` in a bay whose part tells of it already."""
        bay = bays[place]
        number = numbers[place]
        bays[place] = _with(bay, tiles[at])
        numbers[place] = number + self._digits[tiles[at]]
        total = self._place_rest(after, bays, numbers, parts, tiles, at + 1)
        bays[place] = bay
        numbers[place] = number
        return total

    def _bay_part(self, after: AfterTurn, number: int, place: int, bay: list[int]) -> list[float]:
        """Return what one of the player's bays contributes after this turn, and remember it."""
        stock = self.supplies.stock
        if len(bay) > len(self.bays[place]):
            # What the bay received in this turn is no longer in the warehouse.
            stock = list(stock)
            added = list(bay)
            for tile in self.bays[place]:
                added.remove(tile)
            for tile in added:
                stock[tile] -= 1
        part = self.value_model.bay_part(self.supplies, bay, stock, after.context)
        after.bay_parts[number * BAYS + place] = part
        return part

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
