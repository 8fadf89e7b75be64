"""Where tiles are best placed: what the bays of a player are then expected to be worth."""

from __future__ import annotations

from typing import Final, final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.growth_network import GrowthNetwork, NetworkBay
from dicehall.games.novodice.bots.last_turn import LastTurn
from dicehall.games.novodice.bots.leads import Risk
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.turns_left import free_in
from dicehall.games.novodice.odds.objectives import WORST
from dicehall.games.novodice.rules.state import BAYS, SPACES

EXACT_TILES: Final = 2
"""Up to this many tiles are tried in all bays at once; of more, the first go where each adds most."""


@final
class AfterTurn:
    """A seat after a turn in which a certain number of tiles was placed."""

    def __init__(self, network: GrowthNetwork, context: SeatContext, risk: Risk) -> None:
        self.context: Final = context
        self.seat_part: Final = network.seat_part(context, risk)
        """What is the same wherever the tiles are."""
        self.bay_parts: Final[dict[int, list[float]]] = {}
        """What each bay contributes, as far as it was asked for, by its number and by the first place of a
        bay that was like it before the turn."""
        self.best_bays: Final[dict[tuple[int, int, int, int], int]] = {}
        """Where a tile adds most, by the numbers of the bays and the tile; -1 if there is no room."""


class Placement:
    """The bays of one player before a turn, and the best places for tiles in them."""

    def __init__(
        self,
        supplies: Supplies,
        network: GrowthNetwork,
        bays: list[list[int]],
        closing: int,
        risk: Risk,
    ) -> None:
        self.supplies: Final = supplies
        """What the warehouse holds before the turn's claims."""
        self.box: Final = supplies.tiles_by_symbol.box
        self.network: Final = network
        self.bays: Final = list(bays)
        """What they hold before the turn; a list of its own, because tiles are tried in the one given."""
        self.free: Final = free_in(bays)
        """Spaces free in them."""
        self.closing: Final = closing
        """Who filled all bays, if anybody did."""
        self._risk: Final = risk
        self._digits: Final = [(SPACES + 1) ** tile for tile in range(len(self.box.tiles))]
        """What each tile adds to the number of a bay, which so has a digit for each kind of tile."""
        self._like: Final = [self.bays.index(bay) for bay in self.bays]
        """For each bay, the place of the first that was like it before the turn."""
        self._bases: Final[dict[int, NetworkBay]] = {}
        """What bays are apart from the moment, by the same numbers as their parts after a turn."""
        self._after: dict[int, AfterTurn] = {}
        self._last_turn: Final = LastTurn(self.box)

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
            return self._last_turn.worth(bays, tiles)
        after = self._after.get(number)
        if after is None:
            after = AfterTurn(self.network, context, self._risk)
            self._after[number] = after
        numbers: list[int] = []
        parts: list[list[float]] = []
        for place in range(BAYS):
            of_bay = 0
            for tile in bays[place]:
                of_bay += self._digits[tile]
            numbers.append(of_bay)
            known = after.bay_parts.get(of_bay * BAYS + self._like[place])
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
            return self.network.total(parts, after.seat_part, after.context)
        tile = tiles[at]
        left = len(tiles) - at
        if left == 1:
            return self._place_last(after, bays, numbers, parts, tile)
        if left > EXACT_TILES:
            place = self._best_bay(after, bays, numbers, parts, tile)
            if place < 0:
                return WORST
            return self._place_in(after, bays, numbers, parts, tiles, at, place)
        best = WORST
        for place in range(BAYS):
            if len(bays[place]) >= SPACES or (place > 0 and numbers[place] == numbers[place - 1]):
                continue
            total = self._place_in(after, bays, numbers, parts, tiles, at, place)
            if total > best:
                best = total
        return best

    def _place_in(
        self,
        after: AfterTurn,
        bays: list[list[int]],
        numbers: list[int],
        parts: list[list[float]],
        tiles: list[int],
        at: int,
        place: int,
    ) -> float:
        """Return the worth with the tile at `at` in a certain bay."""
        tile = tiles[at]
        bay = bays[place]
        number = numbers[place]
        part = parts[place]
        parts[place] = self._part_with(after, bay, number, tile, place)
        bays[place] = _with(bay, tile)
        numbers[place] = number + self._digits[tile]
        total = self._place_rest(after, bays, numbers, parts, tiles, at + 1)
        bays[place] = bay
        numbers[place] = number
        parts[place] = part
        return total

    def _place_last(
        self,
        after: AfterTurn,
        bays: list[list[int]],
        numbers: list[int],
        parts: list[list[float]],
        tile: int,
    ) -> float:
        """Return the worth with one more tile where it adds most."""
        best = WORST
        for place in range(BAYS):
            bay = bays[place]
            number = numbers[place]
            if len(bay) >= SPACES or (place > 0 and number == numbers[place - 1]):
                continue
            part = parts[place]
            parts[place] = self._part_with(after, bay, number, tile, place)
            total = self.network.total(parts, after.seat_part, after.context)
            parts[place] = part
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
            parts[place] = self._part_with(after, bays[place], numbers[place], tile, place)
            total = self.network.total(parts, after.seat_part, after.context)
            parts[place] = old
            if total > best:
                best = total
                best_bay = place
        after.best_bays[key] = best_bay
        return best_bay

    def _part_with(
        self, after: AfterTurn, bay: list[int], number: int, tile: int, place: int
    ) -> list[float]:
        """Return what a bay contributes with one more tile."""
        number += self._digits[tile]
        known = after.bay_parts.get(number * BAYS + self._like[place])
        return self._bay_part(after, number, place, _with(bay, tile)) if known is None else known

    def _bay_part(self, after: AfterTurn, number: int, place: int, bay: list[int]) -> list[float]:
        """Return what one of the player's bays contributes after this turn, and remember it."""
        key = number * BAYS + self._like[place]
        base = self._bases.get(key)
        if base is None:
            stock = self.supplies.stock
            if len(bay) > len(self.bays[place]):
                # What the bay received in this turn is no longer in the warehouse.
                stock = list(stock)
                added = list(bay)
                for tile in self.bays[place]:
                    added.remove(tile)
                for tile in added:
                    stock[tile] -= 1
            base = self.network.bay_base(self.supplies, bay, stock, after.context)
            self._bases[key] = base
        part = self.network.bay_part(base, after.context)
        after.bay_parts[key] = part
        return part


def _with(bay: list[int], tile: int) -> list[int]:
    """Return a bay with one more tile."""
    longer = [*bay, tile]
    longer.sort()
    return longer
