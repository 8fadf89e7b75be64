"""What the network sees of a bay and of its seat: numbers around one that speak of symbols and values.

No tile is known by its name, so that what was learned holds for any box. The numbers of a bay come in five
groups, each of which is the same for many bays: what it holds, what it lacks, the moment, and what can still
be had of the two symbols of which it holds most.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.bots.collected import Collected
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol, supply
from dicehall.games.novodice.rules.state import BAYS, SPACES

BAY_INPUTS: Final = 40
"""How many numbers describe a bay. The groups say which of them are theirs:"""
HELD: Final = (*range(13), 25, 26, 29, 32, 33, 36, 39)
"""what a bay holds,"""
LACKING: Final = (13, 14, 15, 16)
"""what it lacks,"""
MOMENT: Final = (17, 18, 19, 20, 21, 22, 23, 24)
"""the moment,"""
MAIN: Final = (27, 28, 30, 31)
"""what there is of the symbol of which it holds most,"""
SECOND: Final = (34, 35, 37, 38)
"""and of the next one."""
SEAT_INPUTS: Final = 8
"""How many numbers describe a seat."""
NO_SYMBOL: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0)
"""What there is of a symbol if a bay has none."""


def bay_inputs(
    supplies: Supplies, bay: Collected, stock: list[int], context: SeatContext
) -> list[float]:
    """Return the numbers of a bay with room.

    `supplies` are those before the turn, and `stock` what they are after the bay has got its tiles.
    """
    inputs = [0.0] * BAY_INPUTS
    tiles_by_symbol = supplies.tiles_by_symbol
    for columns, numbers in (
        (HELD, bay.inputs),
        (LACKING, supplies.lacking(bay)),
        (MOMENT, moment_inputs(context, bay.free)),
        (MAIN, symbol_inputs(tiles_by_symbol, bay, bay.main, stock, context)),
        (SECOND, symbol_inputs(tiles_by_symbol, bay, bay.second, stock, context)),
    ):
        for column, number in zip(columns, numbers):
            inputs[column] = number
    return inputs


def moment_inputs(context: SeatContext, free: int) -> tuple[float, ...]:
    """Return the numbers of the moment, for a bay with this many free spaces; remembered there."""
    known = context.moments.get(free)
    if known is None:
        turns = context.turns
        known = (
            turns / 10.0,
            1.0 if turns >= 1.0 else turns,
            1.0 if turns >= 3.0 else turns / 3.0,
            (context.free - free) / 10.0,
            free / (turns + 1.0),
            context.free / (turns + 1.0) / 2.0,
            1.0 if context.seats == 3 else 0.0,
            1.0 if context.seats == 4 else 0.0,
        )
        context.moments[free] = known
    return known


def symbol_inputs(
    tiles_by_symbol: TilesBySymbol,
    bay: Collected,
    symbol: int,
    stock: list[int],
    context: SeatContext,
) -> tuple[float, ...]:
    """Return the numbers of what there is of a symbol that a bay collects, and who else collects it."""
    if symbol == 0:
        return NO_SYMBOL
    box = tiles_by_symbol.box
    own = context.own[symbol]
    return (
        supply(box, tiles_by_symbol.easy[symbol], stock, bay.free) / 15.0,
        supply(box, tiles_by_symbol.hard[symbol], stock, bay.free) / 40.0,
        max(0, own - bay.number[symbol]) / 5.0,
        (context.all[symbol] - own) / 5.0,
    )


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
