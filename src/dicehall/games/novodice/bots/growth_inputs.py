"""What the network sees of a bay and of its seat: numbers around one that speak of symbols and values.

No tile is known by its name, so that what was learned holds for any box.
"""

from __future__ import annotations

from typing import Final

from dicehall.games.novodice.bots.bay_features import TilesBySymbol, greatest, supply
from dicehall.games.novodice.bots.seat_context import SeatContext
from dicehall.games.novodice.rules.components import FACES
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import Tally, parts

BAY_INPUTS: Final = 40
"""How many numbers describe a bay."""
SEAT_INPUTS: Final = 8
"""How many numbers describe a seat."""


def bay_inputs(
    tiles_by_symbol: TilesBySymbol, bay: list[int], stock: list[int], context: SeatContext
) -> list[float]:
    """Return the numbers of a bay with room, given what the warehouse holds."""
    box = tiles_by_symbol.box
    tally = Tally(box, bay)
    plain, same, different = parts(tally)
    free = SPACES - len(bay)
    number, best = tally.number, tally.best
    main = second = 0
    symbols = 0
    best_sum = 0
    for symbol in range(1, FACES):
        if number[symbol]:
            symbols += 1
            best_sum += best[symbol]
            if main == 0 or _leads(tally, symbol, main):
                second = main
                main = symbol
            elif second == 0 or _leads(tally, symbol, second):
                second = symbol
    new_easy: list[int] = []
    new_hard: list[int] = []
    most_easy = most_hard = 0
    for symbol in range(1, FACES):
        if number[symbol] == 0:
            easy = tiles_by_symbol.easy[symbol]
            hard = tiles_by_symbol.hard[symbol]
            new_easy.append(supply(box, easy, stock, 1))
            new_hard.append(supply(box, hard, stock, 1))
            most_easy = max(most_easy, supply(box, easy, stock, free))
            most_hard = max(most_hard, supply(box, hard, stock, free))
    turns = context.turns
    elsewhere = context.free - free
    inputs = [
        1.0,
        free / 5.0,
        1.0 if free == 1 else 0.0,
        1.0 if free == 2 else 0.0,
        number[0] / 5.0,
        plain / 30.0,
        same / 30.0,
        different / 30.0,
        symbols / 5.0,
        best_sum / 30.0,
        1.0 if different > same else 0.0,
        1.0 if symbols + free >= 4 else 0.0,
        1.0 if symbols + free >= SPACES else 0.0,
        greatest(new_easy, free) / 15.0,
        greatest(new_hard, free) / 40.0,
        most_easy / 15.0,
        most_hard / 40.0,
        turns / 10.0,
        1.0 if turns >= 1.0 else turns,
        1.0 if turns >= 3.0 else turns / 3.0,
        elsewhere / 10.0,
        free / (turns + 1.0),
        context.free / (turns + 1.0) / 2.0,
        1.0 if context.seats == 3 else 0.0,
        1.0 if context.seats == 4 else 0.0,
    ]
    _add_symbol(inputs, tiles_by_symbol, tally, main, stock, free, context)
    _add_symbol(inputs, tiles_by_symbol, tally, second, stock, free, context)
    inputs.append(1.0 if main and number[main] + free >= SPACES else 0.0)
    return inputs


def _leads(tally: Tally, symbol: int, other: int) -> bool:
    """Return whether a symbol has more tiles in a bay than another, or as many of greater worth."""
    if tally.number[symbol] != tally.number[other]:
        return tally.number[symbol] > tally.number[other]
    return tally.total[symbol] > tally.total[other]


def _add_symbol(
    inputs: list[float],
    tiles_by_symbol: TilesBySymbol,
    tally: Tally,
    symbol: int,
    stock: list[int],
    free: int,
    context: SeatContext,
) -> None:
    """Add the numbers of one of the symbols a bay collects, or zeros."""
    if symbol == 0:
        for _ in range(7):
            inputs.append(0.0)
        return
    box = tiles_by_symbol.box
    number = tally.number[symbol]
    inputs.append(number / 5.0)
    inputs.append(tally.total[symbol] / 30.0)
    inputs.append(supply(box, tiles_by_symbol.easy[symbol], stock, free) / 15.0)
    inputs.append(supply(box, tiles_by_symbol.hard[symbol], stock, free) / 40.0)
    inputs.append(tiles_by_symbol.ease[symbol])
    inputs.append(max(0, context.own[symbol] - number) / 5.0)
    inputs.append((context.all[symbol] - context.own[symbol]) / 5.0)


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
