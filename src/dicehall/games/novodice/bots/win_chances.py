"""The chance to win with every set of tiles that a player may claim in a position."""

from __future__ import annotations

from typing import Final, final

from dicehall.core.task import NOTHING
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.leads import NO_RISK, Risk
from dicehall.games.novodice.bots.placement import Placement
from dicehall.games.novodice.bots.seat_context import SeatContext, Wanted, seat_contexts
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.turns_left import seat_bays
from dicehall.games.novodice.odds.claims import Claims
from dicehall.games.novodice.odds.objectives import UNKNOWN, WORST, Objective, in_stock
from dicehall.games.novodice.rules.state import BAYS, NovoState


@final
class Outlooks:
    """What every seat can expect; of the active player only the spread."""

    def __init__(self, contexts: list[SeatContext]) -> None:
        self.worths: Final[list[float]] = []
        """What its bays will be worth."""
        self.spreads: Final[list[float]] = []
        """How far off that may be."""
        self.longest: Final = max([context.turns for context in contexts])
        """The most turns that anybody has to come."""


class WinChances(Objective):
    """A position as its active player sees it before any tile of the turn is placed.

    Tiles already in the hand count as still in the warehouse, because sets are those of the whole turn.
    """

    def __init__(
        self, tiles_by_symbol: TilesBySymbol, network: GrowthNetwork, state: NovoState
    ) -> None:
        self.tiles_by_symbol: Final = tiles_by_symbol
        self.box: Final = tiles_by_symbol.box
        self.network: Final = network
        self.seat: Final = state.active
        """Whose chances they are."""
        self.seats: Final = len(state.bays) // BAYS
        self.closing: Final = state.closing
        """Who filled all bays, if anybody did."""
        self.stock: Final = list(state.warehouse)
        """What the warehouse held before the turn's claims."""
        for tile in state.hand:
            self.stock[tile] += 1
        self.all_bays: Final = state.bays
        self.bays: Final = seat_bays(state.bays, self.seat)
        self.supplies: Final = Supplies(tiles_by_symbol, self.stock)
        """The same, as bays see it."""
        self._wanted: Final = Wanted(self.box, state.bays)
        self.free: Final = self._wanted.free[self.seat]
        """Spaces free in them."""
        self._sets: list[float] = []
        self._contexts: list[list[SeatContext]] = []
        self._rivals: list[Outlooks] = []
        self._losses: list[float] = []
        self._claimed: dict[int, list[int]] = {}
        self._spread = 0.0
        risk = self._risk()
        self.placement: Final = Placement(self.supplies, network, self.bays, state.closing, risk)
        """Where tiles are best placed in them."""

    def same_position(self, state: NovoState) -> bool:
        """Return whether these are still the chances of the active player."""
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
        """Return the chance to win with the best claims."""
        return self.best_of(claims, claims.of_result(result))

    def claimed(self, claims: Claims, result: int) -> list[int]:
        """Return the best tiles that can be claimed; an empty list if trash is better."""
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
        """Return the chance to win with the best of some sets, or with trash if none is available."""
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
        """Return the chance to win with a set of tiles, or the worst worth if the warehouse lacks one."""
        known = self._sets
        while len(known) <= set:
            known.append(UNKNOWN)
        if known[set] == UNKNOWN:
            tiles = claims.sets[set]
            known[set] = self.of_tiles(tiles) if in_stock(tiles, self.stock) else WORST
        return known[set]

    def empty_handed(self) -> float:
        """Return the chance to win if nothing can be claimed."""
        return self.of_tiles([self.box.trash] if self.stock[self.box.trash] else [])

    def of_tiles(self, tiles: list[int]) -> float:
        """Return the chance to win if these tiles, in rising order, are placed best."""
        return self.chance(len(tiles), tiles, self.own_worth(self.bays, tiles, len(tiles)))

    def own_worth(self, bays: list[list[int]], tiles: list[int], number: int) -> float:
        """Return the expected worth of the player's own bays with these tiles placed best.

        `number` is how many tiles are placed in the whole turn.
        """
        return self.placement.worth(bays, tiles, number, self.contexts(number)[self.seat])

    # -------------------------------------------------------------------- all players

    def contexts(self, number: int) -> list[SeatContext]:
        """Return what each seat is judged by after this turn if this many tiles are placed."""
        known = self._contexts
        while len(known) <= number:
            free = list(self._wanted.free)
            free[self.seat] = max(0, self.free - len(known))
            closing = self.closing
            if closing == NOTHING and free[self.seat] == 0:
                closing = self.seat
            to_move = (self.seat + 1) % self.seats
            known.append(self._contexts_of(free, closing, to_move))
        return known[number]

    def _contexts_of(self, free: list[int], closing: int, to_move: int) -> list[SeatContext]:
        network = self.network
        return seat_contexts(
            self._wanted, free, closing, to_move, network.tiles_a_turn, network.horizon
        )

    def chance(self, number: int, tiles: list[int], own: float) -> float:
        """Return the chance to win, given the worth of the own bays and the tiles placed and taken."""
        known = self._rivals_after(number)
        lost = 0.0
        if self.contexts(number)[(self.seat + 1) % self.seats].turns > 0.0:
            for tile in tiles:
                lost += self._loss(tile)
        worths = [worth - lost for worth in known.worths]
        worths[self.seat] = own
        return self.network.leads.chance(worths, known.spreads, self.seat, known.longest)

    def _risk(self) -> Risk:
        """Return how much the player likes a wide spread, and note the spread after a turn of one tile."""
        contexts = self.contexts(1)
        if contexts[self.seat].turns <= 0.0:
            return NO_RISK
        network = self.network
        self._spread = network.outlook(self.supplies, self.bays, contexts[self.seat])[1]
        if self._spread == 0.0:
            return NO_RISK
        before = self._contexts_of(self._wanted.free, self.closing, self.seat)
        known = self._rivals_after(1)
        worths = list(known.worths)
        worths[self.seat] = network.outlook(self.supplies, self.bays, before[self.seat])[0]
        return network.leads.risk(worths, known.spreads, self.seat, known.longest)

    def _rivals_after(self, number: int) -> Outlooks:
        """Return what the rivals can expect after this turn if this many tiles are placed."""
        rivals = self._rivals
        while len(rivals) <= number:
            rivals.append(self._rival_outlooks(len(rivals), self.supplies))
        return rivals[number]

    def _rival_outlooks(self, number: int, supplies: Supplies) -> Outlooks:
        contexts = self.contexts(number)
        found = Outlooks(contexts)
        for seat in range(self.seats):
            worth = spread = 0.0
            if seat == self.seat:
                spread = self._spread if contexts[seat].turns > 0.0 else 0.0
            else:
                bays = seat_bays(self.all_bays, seat)
                context = contexts[seat]
                worth, spread = self.network.outlook(supplies, bays, context)
            found.worths.append(worth)
            found.spreads.append(spread)
        return found

    def _loss(self, tile: int) -> float:
        """Return what rivals lose on average when a tile is taken from the warehouse."""
        losses = self._losses
        if not losses:
            whole = self._rivals_after(1).worths
            for kind in range(len(self.box.tiles)):
                less = list(self.stock)
                less[kind] = max(0, less[kind] - 1)
                loss = 0.0
                if kind != self.box.trash:
                    left = self._rival_outlooks(1, Supplies(self.tiles_by_symbol, less)).worths
                    for seat in range(self.seats):
                        loss += (whole[seat] - left[seat]) / (self.seats - 1)
                losses.append(loss)
        return losses[tile]
