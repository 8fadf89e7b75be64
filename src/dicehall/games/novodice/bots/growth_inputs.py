"""What the network sees of a bay and of its seat: numbers around one that speak of symbols and values.

No tile is known by its name, so that what was learned holds for any box. The numbers of a bay come in four
groups, each of which is the same for many bays: what it holds and lacks, the moment, and the two symbols of
which it holds most.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.bots.bay_features import TilesBySymbol, supply
from dicehall.games.novodice.bots.collected import Collected
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.rules.state import BAYS, SPACES

BEGIN_INPUTS: Final = 17
"""How many numbers tell what a bay holds and lacks."""
BAY_INPUTS: Final = 40
"""How many numbers describe a bay."""
SEAT_INPUTS: Final = 8
"""How many numbers describe a seat."""


def bay_inputs(
    supplies: Supplies, bay: Collected, stock: list[int], context: SeatContext
) -> list[float]:
    """Return the numbers of a bay with room.

    `supplies` are those before the turn, and `stock` what they are after the bay has got its tiles.
    """
    return [
        *bay.inputs,
        *supplies.lacking(bay),
        *moment_inputs(context, bay.free),
        *symbols_inputs(supplies.tiles_by_symbol, bay, stock, context),
    ]


def moment_inputs(context: SeatContext, free: int) -> list[float]:
    """Return the numbers of the moment, for a bay with this many free spaces."""
    turns = context.turns
    return [
        turns / 10.0,
        1.0 if turns >= 1.0 else turns,
        1.0 if turns >= 3.0 else turns / 3.0,
        (context.free - free) / 10.0,
        free / (turns + 1.0),
        context.free / (turns + 1.0) / 2.0,
        1.0 if context.seats == 3 else 0.0,
        1.0 if context.seats == 4 else 0.0,
    ]


def symbols_inputs(
    tiles_by_symbol: TilesBySymbol, bay: Collected, stock: list[int], context: SeatContext
) -> list[float]:
    """Return the numbers of the two symbols of which a bay holds most."""
    inputs: list[float] = []
    _add_symbol(inputs, tiles_by_symbol, bay, bay.main, stock, context)
    _add_symbol(inputs, tiles_by_symbol, bay, bay.second, stock, context)
    inputs.append(1.0 if bay.main and bay.number[bay.main] + bay.free >= SPACES else 0.0)
    return inputs


def _add_symbol(
    inputs: list[float],
    tiles_by_symbol: TilesBySymbol,
    bay: Collected,
    symbol: int,
    stock: list[int],
    context: SeatContext,
) -> None:
    """Add the numbers of one of the symbols a bay collects, or zeros."""
    if symbol == 0:
        inputs += [0.0] * 7
        return
    box = tiles_by_symbol.box
    number = bay.number[symbol]
    own = context.own[symbol]
    inputs += [
        number / 5.0,
        bay.total[symbol] / 30.0,
        supply(box, tiles_by_symbol.easy[symbol], stock, bay.free) / 15.0,
        supply(box, tiles_by_symbol.hard[symbol], stock, bay.free) / 40.0,
        tiles_by_symbol.ease[symbol],
        max(0, own - number) / 5.0,
        (context.all[symbol] - own) / 5.0,
    ]


def seat_inputs(context: SeatContext) -> list[float]:
    """Return the numbers of a seat."""
    turns = context.turns
    return [
        1.0,
        turns / 10.0,
        1.0 if turns >= 1.0 else turns,
        context.free / (BAYS * SPACES),
        context.rival_free / (BAYS * SPACES),
        context.wait / 3.0,
        1.0 if context.seats == 3 else 0.0,
        1.0 if context.seats == 4 else 0.0,
    ]
