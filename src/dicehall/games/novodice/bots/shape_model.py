"""The expected worth of a bay by its shape, as the first learned players saw it.

A bay has a shape: how many tiles of each symbol it holds, the most first, and its trash. For each shape
and number of turns still to come the expected worth is a sum of the bay's features, each with a learned
weight. `champion` judges bays better (see `growth_network`); the levels below it, and `planner-1`, judge
them so.
"""

from __future__ import annotations

from typing import Any, Final, final

from dicehall.games.novodice.bots.bay_features import (
    FEATURES,
    BayFeatures,
    TilesBySymbol,
    features_of,
)
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.value import (
    MOST_PLAYERS,
    BayBase,
    Risk,
    SeatPart,
    ValueModel,
    bounded_exp,
    by_players,
    interpolated,
    share_of_win,
)
from dicehall.games.novodice.rules.state import BAYS, SPACES

MOST_TURNS: Final = 9
"""If more turns are to come, this many are assumed."""
MOST_CORRECTED_TURNS: Final = 12
"""The greatest number of turns to come for which the total of all bays is corrected separately."""


@final
class ShapedBay(BayBase):
    """A bay and what the warehouse then holds."""

    def __init__(self, tiles_by_symbol: TilesBySymbol, bay: list[int], stock: list[int]) -> None:
        self.tiles_by_symbol: Final = tiles_by_symbol
        self.bay: Final = bay
        self.stock: Final = stock


@final
class ShapeModel(ValueModel):
    """The learned weights of every shape."""

    def __init__(self, given: dict[str, Any], horizon: float = MOST_TURNS) -> None:
        super().__init__(given)
        self.spread: Final = by_players(given["spread"])
        """By players and turns to come, the lead in points that makes winning e times as likely."""
        self.horizon: Final = horizon
        """How many turns it looks ahead; bays are evaluated as if the game ended then."""
        self.correction: Final = by_players(given["correction"])
        """By players and turns to come, how many points more a player reaches than the bays predict."""
        self.start: Final[list[float]] = [0.0] * (MOST_PLAYERS + 1)
        """The same by players alone, for a player without tiles."""
        for players, points in given["start"].items():
            self.start[int(players)] = float(points)
        self._weights: Final[dict[int, list[float]]] = {}
        for shape, rows in given["shapes"].items():
            flat: list[float] = []
            for row in rows:
                for weight in row:
                    flat.append(float(weight))
            self._weights[int(shape)] = flat

    def of_bay(self, bay: BayFeatures, turns: float) -> float:
        """Return the expected final worth of a bay with this many own turns to come."""
        if turns <= 0.0 or not bay.features:
            return bay.worth
        weights = self._weights.get(bay.shape)
        if weights is None:
            return bay.worth
        if turns > self.horizon:
            turns = self.horizon
        low = int(turns)
        if low >= MOST_TURNS:
            worth = self._at(weights, bay, MOST_TURNS)
        else:
            part = turns - low
            before = bay.worth if low == 0 else self._at(weights, bay, low)
            worth = before
            if part > 0.0:
                worth += part * (self._at(weights, bay, low + 1) - before)
        # A bay never loses worth.
        return worth if worth > bay.worth else bay.worth

    def _at(self, weights: list[float], bay: BayFeatures, turns: int) -> float:
        start = (turns - 1) * FEATURES
        features = bay.features
        worth = 0.0
        for at in range(FEATURES):
            worth += weights[start + at] * features[at]
        return worth

    def bay_base(
        self, supplies: Supplies, bay: list[int], stock: list[int], context: SeatContext
    ) -> BayBase:
        """Return the bay and what the warehouse holds."""
        return ShapedBay(supplies.tiles_by_symbol, bay, stock)

    def bay_part(self, base: BayBase, context: SeatContext) -> list[float]:
        """Return the expected final worth of a bay."""
        assert isinstance(base, ShapedBay)
        others = max(0, context.free - (SPACES - len(base.bay)))
        features = features_of(base.tiles_by_symbol, base.bay, base.stock, others)
        return [self.of_bay(features, context.turns)]

    def seat_part(self, context: SeatContext, risk: Risk) -> SeatPart:
        """Return nothing: bays are judged apart."""
        return SeatPart([], [])

    def total(self, parts: list[list[float]], seat: SeatPart, context: SeatContext) -> float:
        """Return the sum of the bays."""
        worth = 0.0
        for part in parts:
            worth += part[0]
        return worth

    def correction_for(self, players: int, free: int, turns: float) -> float:
        """Return how many points more a player reaches, on average, than the expected worth of the bays says.

        Bays are evaluated separately and equally for any number of players, and a bot that always takes what
        looks best takes what looks too good; this corrects for both. `free` is the number of free spaces.
        """
        if turns <= 0.0:
            return 0.0
        if self.horizon < MOST_TURNS and turns > self.horizon:
            turns = self.horizon
        elif free == BAYS * SPACES:
            return self.start[players]
        return interpolated(self.correction[players], turns)

    def chance(self, worths: list[float], spreads: list[float], seat: int, turns: float) -> float:
        """Return a seat's chance to win: a logistic function of the lead, its spread by the turns left."""
        if turns <= 0.0:
            return share_of_win(worths, seat)
        scale = interpolated(self.spread[len(worths)], turns)
        total = 0.0
        for worth in worths:
            total += bounded_exp((worth - worths[seat]) / scale)
        return 1.0 / total
