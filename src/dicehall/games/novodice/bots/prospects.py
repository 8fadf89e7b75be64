"""What sets of tiles are worth to a player of NovoDice in a position: the chance to win with each."""

from __future__ import annotations

from typing import Final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.outlook import (
    Outlook,
    Shelves,
    free_in,
    look_at,
    seat_bays,
    turns_to_come,
)
from dicehall.games.novodice.odds.claims import Claims, set_key
from dicehall.games.novodice.odds.solver import UNKNOWN, WORST, Worths, in_stock
from dicehall.games.novodice.rules.state import BAYS, SPACES, NovoState
from dicehall.games.novodice.rules.worth import worth

EXACT_TILES: Final = 2
"""So many tiles are tried in all bays at once; of more the first ones go where each adds most."""
EXACT_SURPLUS: Final = 2
"""So many surplus tiles are tried in all places at once,"""
EXACT_HAND: Final = 3
"""if the hand holds no more than this."""


class Prospects(Worths):
    """A position as its active player sees it before any tile of the turn is placed.

    Tiles already in the hand count as still in the warehouse: sets are of the whole turn.
    """

    def __init__(self, shelves: Shelves, outlook: Outlook, state: NovoState) -> None:
        self.shelves: Final = shelves
        """The tiles by symbol."""
        self.box: Final = shelves.box
        """The tiles."""
        self.outlook: Final = outlook
        """The learned weights."""
        self.seat: Final = state.active
        """Whose prospects they are."""
        self.seats: Final = len(state.bays) // BAYS
        """How many play."""
        self.closing: Final = state.closing
        """Who filled all bays, if anybody did."""
        self.stock: Final = list(state.warehouse)
        """What the warehouse held before the turn's claims."""
        for tile in state.hand:
            self.stock[tile] += 1
        self.all_bays: Final = state.bays
        """Everybody's bays."""
        self.bays: Final = seat_bays(state.bays, self.seat)
        """The own bays."""
        self.free: Final = free_in(self.bays)
        """Spaces free in them."""
        self._sets: list[float] = []
        self._added: dict[int, float] = {}
        self._turns: list[list[float]] = []
        self._rivals: list[list[float]] = []
        self._losses: list[float] = []
        self._claimed: dict[int, list[int]] = {}
        self._finals: dict[int, int] = {}

    def same_position(self, state: NovoState) -> bool:
        """Return whether these are still the prospects of the active player."""
        if self.seat != state.active or self.closing != state.closing:
            return False
        if self.all_bays != state.bays:
            return False
        stock = list(state.warehouse)
        for tile in state.hand:
            stock[tile] += 1
        return stock == self.stock

    # -------------------------------------------------------------------- worth of results and sets

    def of_result(self, claims: Claims, result: int) -> float:
        """Return the chance to win when the best is claimed."""
        return self.best_of(claims, claims.of_result(result))

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the best tiles that can be claimed; none if it is to be trash."""
        known = self._claimed.get(result)
        if known is None:
            best = WORST
            known = []
            for set in claims.of_result(result):
                chance = self.of_set(claims, set)
                if chance > best:
                    best = chance
                    known = claims.sets[set]
            self._claimed[result] = known
        return known

    def best_of(self, claims: Claims, sets: list[int]) -> float:
        """Return the chance to win with the best of some sets; with trash, if none can be had."""
        best = WORST
        known = self._sets
        while len(known) < len(claims.sets):
            known.append(UNKNOWN)
        for set in sets:
            chance = known[set]
            if chance == UNKNOWN:
                chance = self.of_set(claims, set)
            if chance > best:
                best = chance
        return best if best > WORST else self.empty_handed()

    def of_set(self, claims: Claims, set: int) -> float:
        """Return the chance to win with a set of tiles; the worst, if the warehouse lacks one."""
        known = self._sets
        while len(known) <= set:
            known.append(UNKNOWN)
        if known[set] == UNKNOWN:
            tiles = claims.sets[set]
            known[set] = self.of_tiles(tiles) if in_stock(tiles, self.stock) else WORST
        return known[set]

    def empty_handed(self) -> float:
        """Return the chance to win when nothing can be claimed."""
        return self.of_tiles([self.box.trash] if self.stock[self.box.trash] else [])

    def of_tiles(self, tiles: list[int]) -> float:
        """Return the chance to win when these tiles, in rising order, are placed as well as can be."""
        return self.chance(len(tiles), tiles, self.own_worth(self.bays, tiles, len(tiles)))

    # -------------------------------------------------------------------- own bays

    def is_last(self, number: int) -> bool:
        """Return whether this is the last turn of the player, if so many tiles are placed in it."""
        return self.closing != NOTHING or number >= self.free

    def own_worth(self, bays: list[list[int]], tiles: list[int], number: int) -> float:
        """Return what the own bays are expected to be worth, with these tiles placed as well as can be.

        `number` is how many tiles are placed in the whole turn.
        """
        if self.is_last(number):
            return self._last_worth([list(bay) for bay in bays], tiles)
        turns = self.turns(number)[self.seat]
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
        """Return what a bay of the player's is expected to be worth after this turn."""
        key = (set_key(bay) * (SPACES * BAYS + 1) + number) * BAYS + place
        known = self._added.get(key, UNKNOWN)
        if known == UNKNOWN:
            stock = self.stock
            if len(bay) > len(self.bays[place]):
                # What the bay has got in this turn is no longer in the warehouse.
                stock = list(stock)
                added = list(bay)
                for tile in self.bays[place]:
                    added.remove(tile)
                for tile in added:
                    stock[tile] -= 1
            others = max(0, self.free - number - (SPACES - len(bay)))
            known = self.outlook.of_bay(look_at(self.shelves, bay, stock, others), turns)
            self._added[key] = known
        return known

    # -------------------------------------------------------------------- the last turn

    def _last_worth(self, bays: list[list[int]], tiles: list[int]) -> float:
        """Return the most that the bays can be worth at the end of the game, by placing and exchanging."""
        total = 0
        for bay in bays:
            total += self._final(bay)
        return float(total + self._last_gain(bays, list(tiles)))

    def _final(self, bay: list[int]) -> int:
        """Return what a bay is worth as it is; it is asked often of the same bays."""
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
        best = -1_000_000
        best_gain = -1_000_000
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
                # All fits, or all is exchange: the order of the tiles is nothing.
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

    # -------------------------------------------------------------------- all players

    def turns(self, number: int) -> list[float]:
        """Return the turns that each seat can expect after this one, if so many tiles are placed."""
        known = self._turns
        while len(known) <= number:
            free: list[int] = []
            for seat in range(self.seats):
                free.append(free_in(seat_bays(self.all_bays, seat)))
            free[self.seat] = max(0, self.free - len(known))
            closing = self.closing
            if closing == NOTHING and free[self.seat] == 0:
                closing = self.seat
            to_move = (self.seat + 1) % self.seats
            known.append(turns_to_come(free, closing, to_move, self.outlook.rate))
        return known[number]

    def chance(self, number: int, tiles: list[int], own: float) -> float:
        """Return the chance to win with own bays of this worth, so many tiles placed, these taken away."""
        turns = self.turns(number)
        rivals = self._rivals
        while len(rivals) <= number:
            rivals.append(self._rival_worths(len(rivals), self.stock))
        worths = list(rivals[number])
        lost = 0.0
        if turns[(self.seat + 1) % self.seats] > 0.0:
            for tile in tiles:
                lost += self._loss(tile)
        longest = 0.0
        for seat in range(self.seats):
            if seat != self.seat:
                worths[seat] -= lost
            if turns[seat] > longest:
                longest = turns[seat]
        worths[self.seat] = own
        if turns[self.seat] > 0.0:
            # The same for whatever is done now: it shall say how good the chance is, not what is best.
            worths[self.seat] += self._own_correction()
        return self.outlook.chance(worths, self.seat, longest)

    def _own_correction(self) -> float:
        """Return how much more is reached than the own bays promise, as if one tile was placed now."""
        free = max(0, self.free - 1)
        return self.outlook.corrected(self.seats, free, self.turns(1)[self.seat])

    def _rival_worths(self, number: int, stock: list[int]) -> list[float]:
        turns = self.turns(number)
        worths: list[float] = []
        for seat in range(self.seats):
            if seat == self.seat:
                worths.append(0.0)
            else:
                bays = seat_bays(self.all_bays, seat)
                worth_of = self.outlook.of_bays(self.shelves, bays, stock, turns[seat])
                more = self.outlook.corrected(self.seats, free_in(bays), turns[seat])
                worths.append(worth_of + more)
        return worths

    def _loss(self, tile: int) -> float:
        """Return what the rivals lose, on average, when a tile is taken from the warehouse."""
        losses = self._losses
        if not losses:
            whole = self._rival_worths(1, self.stock)
            for kind in range(len(self.box.tiles)):
                less = list(self.stock)
                less[kind] = max(0, less[kind] - 1)
                loss = 0.0
                if kind != self.box.trash:
                    left = self._rival_worths(1, less)
                    for seat in range(self.seats):
                        loss += (whole[seat] - left[seat]) / (self.seats - 1)
                losses.append(loss)
        return losses[tile]
