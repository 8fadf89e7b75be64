"""The network computes in steps, and remembers them, what one plain sum after the other gives."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.games.novodice.bots import growth_network
from dicehall.games.novodice.bots.growth_inputs import (
    BAY_INPUTS,
    HELD,
    LACKING,
    MAIN,
    MOMENT,
    SECOND,
    bay_inputs,
    seat_inputs,
)
from dicehall.games.novodice.bots.growth_network import GrowthNetwork
from dicehall.games.novodice.bots.leads import LEAST_SPREAD
from dicehall.games.novodice.bots.seat_context import SeatContext, Wanted
from dicehall.games.novodice.bots.supplies import Supplies
from dicehall.games.novodice.bots.tiles_by_symbol import TilesBySymbol
from dicehall.games.novodice.bots.weights import AT_ONCE, FEW, Weights
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.rules.state import BAYS, SPACES
from dicehall.games.novodice.rules.worth import worth

BOX = NovoDice(2).box
TILES_BY_SYMBOL = TilesBySymbol(BOX)
READ = json.loads(files(growth_network.__package__ or "").joinpath("champion-1.json").read_text())
NETWORK = GrowthNetwork(READ)
HIDDEN, UNITS = len(READ["bay"]) // BAY_INPUTS, len(READ["out"]) - 1

bays = st.lists(st.integers(0, BOX.trash), max_size=SPACES).map(sorted)
stocks = st.lists(st.integers(0, 3), min_size=len(BOX.tiles), max_size=len(BOX.tiles))


def summed(weights: list[float], row: int, values: list[float]) -> float:
    """Return values times the weights of a row, added from the first to the last."""
    total = 0.0
    for at, value in enumerate(values):
        total += weights[row * len(values) + at] * value
    return total


def before_waking(unit: int, inputs: list[float]) -> float:
    """Return the sum of a hidden unit: first that of each group of inputs, then these together."""
    total = 0.0
    for columns in (HELD, LACKING, MAIN, SECOND, MOMENT):
        of_group = 0.0
        for column in columns:
            of_group += READ["bay"][unit * BAY_INPUTS + column] * inputs[column]
        total += of_group
    return total


def plainly(own: list[list[int]], stock: list[int], context: SeatContext) -> tuple[float, float]:
    """Return the points by which bays are judged and their spread, computed as the network is defined."""
    now = float(sum(worth(BOX, bay) for bay in own))
    parts = [[summed(READ["seat"], unit, seat_inputs(context)) for unit in range(UNITS)]]
    for bay in own:
        if len(bay) < SPACES:
            supplies = Supplies(TILES_BY_SYMBOL, stock)
            inputs = bay_inputs(supplies, TILES_BY_SYMBOL.collected(bay), stock, context)
            hidden = [max(before_waking(unit, inputs), 0.0) for unit in range(HIDDEN)]
            parts.append([summed(READ["part"], unit, hidden) for unit in range(UNITS)])
    if len(parts) == 1:
        return now, 0.0
    growth: float = READ["out"][-1]
    spread: float = READ["spread"][-1]
    for unit in range(UNITS):
        total = 0.0
        for part in parts:
            total += part[unit]
        growth += READ["out"][unit] * max(total, 0.0)
        spread += READ["spread"][unit] * max(total, 0.0)
    return now + max(growth, 0.0), max(spread, LEAST_SPREAD)


@given(
    own=st.lists(bays, min_size=BAYS, max_size=BAYS),
    stock=stocks,
    turns=st.lists(st.floats(0.5, 15), min_size=2, max_size=2),
    players=st.integers(2, 4),
)
def test_it_is_the_same_to_the_last_digit(
    own: list[list[int]], stock: list[int], turns: list[float], players: int
) -> None:
    """Many choices are equally good but for rounding: another order of adding would make others."""
    wanted = Wanted(BOX, own + [[]] * (BAYS * (players - 1)))
    # The second asks for the same bays at another moment, the third for what is remembered.
    for moment in (*turns, turns[0]):
        context = SeatContext(wanted, 0, moment, 1, list(wanted.free))
        expected = plainly(own, stock, context)
        assert NETWORK.outlook(Supplies(TILES_BY_SYMBOL, stock), own, context) == expected


@given(bay=bays.filter(lambda bay: len(bay) < SPACES), stock=stocks)
def test_a_bay_lacks_the_same_whether_its_own_tiles_are_still_in_the_warehouse_or_not(
    bay: list[int], stock: list[int]
) -> None:
    collected = TILES_BY_SYMBOL.collected(bay)
    before = [left + bay.count(tile) for tile, left in enumerate(stock)]
    lacking = Supplies(TILES_BY_SYMBOL, before).lacking(collected)
    assert Supplies(TILES_BY_SYMBOL, stock).lacking(collected) == lacking


def test_every_input_is_in_one_group() -> None:
    assert sorted(HELD + LACKING + MAIN + SECOND + MOMENT) == list(range(BAY_INPUTS))


@pytest.mark.parametrize("number", [1, FEW, FEW + 1, AT_ONCE, AT_ONCE + 1, 2 * AT_ONCE + 5])
def test_any_number_of_values_can_be_weighed(number: int) -> None:
    columns = [(7 * at) % 50 for at in range(number)]
    given = [unit + 0.1 * at for unit in range(3) for at in range(50)]
    values = [1.0 / (3 + at) for at in range(number)]
    added = Weights(given, 50, columns).add([0.5, 0.0, -2.0], values)
    for unit, sum in enumerate([0.5, 0.0, -2.0]):
        for column, value in zip(columns, values, strict=True):
            sum += given[50 * unit + column] * value
        assert added[unit] == sum


def test_who_is_behind_likes_a_wide_spread_and_who_is_ahead_does_not() -> None:
    spreads = [0.6, 0.6]
    behind, level, ahead = (
        NETWORK.leads.risk([own, 80.0], spreads, 0, 5.0) for own in (55.0, 80.0, 105.0)
    )
    assert behind.liking > 0.5
    assert level.liking == pytest.approx(0.0, abs=0.05)
    assert ahead.liking < -0.5
    # And it is what the chance says: a little wider is as good as a little richer.
    wider = NETWORK.leads.chance([55.0, 80.0], [0.61, 0.6], 0, 5.0)
    richer = NETWORK.leads.chance([55.0 + 0.01 * behind.liking, 80.0], spreads, 0, 5.0)
    assert wider == pytest.approx(richer, abs=1e-4)


def test_a_seat_that_is_done_wins_or_loses_against_another_that_is_done() -> None:
    # The third may still overtake both; the second cannot.
    chances = [
        NETWORK.leads.chance([90.0, 89.0, 85.0], [0.0, 0.0, 0.5], seat, 1.0) for seat in range(3)
    ]
    assert chances[1] == pytest.approx(0.0, abs=1e-9)
    assert chances[0] > chances[2] > 0.2
    assert sum(chances) == pytest.approx(1.0)
    assert NETWORK.leads.chance([90.0, 90.0], [0.0, 0.0], 1, 0.0) == 0.5
