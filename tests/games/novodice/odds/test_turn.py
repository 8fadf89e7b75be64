"""The odds of a whole turn: against the long way on small boxes, and against dice that were rolled."""

from __future__ import annotations

import os
from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.novodice.odds.turn_brute import BruteTurn, at_turn, claims_on, copied, keepings

from dicehall.core.dice import Throw
from dicehall.core.sources import SeededDice
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.claims import Claims
from dicehall.games.novodice.odds.objectives import TotalWorth
from dicehall.games.novodice.odds.solver import Solver, odds_of
from dicehall.games.novodice.odds.useful_dice import kept_sets
from dicehall.games.novodice.rules.components import FACES
from dicehall.games.novodice.rules.lions import lions_in
from dicehall.games.novodice.rules.rows import longest_rows
from dicehall.games.novodice.rules.state import SLOTS

GAME = NovoDice(2)
BOX = GAME.box
FULL = [3] * BOX.trash + [BOX.trash_tiles]
VALUES = [float(value) for value in BOX.value]
SMALL: dict[str, object] = {
    "dice": {
        "A": {"number": 2, "faces": ["lion", "suitcase", "gear"]},
        "B": {"number": 1, "faces": ["lion", "gear", "gear", "pawn"]},
        "X": {"number": 2, "faces": ["lion", "suitcase"]},
    }
}
"""Dice so small and few that a turn can be worked out the long way."""
LONG = os.environ.get("DICEHALL_TEST_PROFILE") == "long"


def claimed_chances(solver: Solver, results: dict[int, float]) -> list[float]:
    """Return, for each kind of tile, how many are claimed on average, trash last."""
    box = solver.odds.box
    number = [0.0] * len(box.tiles)
    for result, chance in results.items():
        tiles = solver.objective.claimed(solver.odds.claims, result)
        for tile in tiles:
            number[tile] += chance
        if not tiles:
            number[box.trash] += chance
    return number


def solo() -> Solver:
    return Solver(odds_of(BOX), TotalWorth(BOX, VALUES, FULL))


cells = st.lists(st.integers(0, 3 * FACES - 1), max_size=3).map(sorted)


@given(first=cells, second=cells, third=cells, empty=st.sets(st.integers(0, BOX.trash - 1)))
def test_a_result_claims_what_the_table_lets_it_claim(
    first: list[int], second: list[int], third: list[int], empty: set[int]
) -> None:
    table = at_turn(GAME)
    table.state.slots = [first, second, third]
    for tile in empty:
        table.state.warehouse[tile] = 0
    claims = Claims(BOX)
    result = claims.result(longest_rows(table.state.slots), lions_in(table.state.slots))
    sets = [tuple(claims.sets[number]) for number in claims.of_result(result)]
    assert len(sets) == len(set(sets))
    stock = table.state.warehouse
    left = {tiles for tiles in sets if all(tiles.count(tile) <= stock[tile] for tile in tiles)}
    assert left == claims_on(GAME, table)


@given(st.lists(st.integers(0, 4), max_size=6).map(sorted))
def test_every_set_of_up_to_three_dice_is_kept_once(rolled: list[int]) -> None:
    table = at_turn(GAME)
    table.rolled(rolled)
    found = kept_sets(rolled)
    assert sorted(found) == sorted(keepings(table))


@pytest.mark.parametrize(
    "worths",
    [
        VALUES,
        [2.0, 3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 5.0, 1.0, 7.0, -3.0],
        [float(tile == BOX.tile("john_boy")) for tile in range(len(BOX.tiles))],
    ],
)
def test_a_turn_is_worth_what_the_long_way_finds(worths: list[float]) -> None:
    game = NovoDice(2, SMALL)
    solver = Solver(odds_of(game.box), TotalWorth(game.box, worths, [9] * len(worths)))
    brute = BruteTurn(game, worths)
    table = at_turn(game)
    assert solver.start() == pytest.approx(brute.before_roll(table), abs=1e-12)
    # And so from every point on the way: each choice after one roll, and after another.
    table.rolled(game.dice.parse("A-lion A-gear B-gear"))
    for kept in keepings(table):
        state = table.state
        worth = solver.worth_of_keeping(state.slots, 0, state.loose, kept)
        assert worth == pytest.approx(brute.keeping(table, kept), abs=1e-12)
        after = copied(game, table)
        after.keep(list(kept))
        state = after.state
        assert solver.before_roll(state.slots, 1, state.loose) == pytest.approx(worth, abs=1e-12)
        throw = Throw(0, 0, [*state.loose, 0])
        after.rolled(SeededDice("a second roll").roll(game.dice, throw))
        for again in keepings(after):
            worth = solver.worth_of_keeping(state.slots, 1, state.loose, again)
            assert worth == pytest.approx(brute.keeping(after, again), abs=1e-12)


def test_the_chances_of_results_add_up_to_the_worth_of_the_turn() -> None:
    solver = solo()
    loose = [*BOX.die_numbers[:2], 0]
    results = solver.results_before_roll([[], [], []], 0, loose)
    assert sum(results.values()) == pytest.approx(1.0, abs=1e-12)
    worth = sum(chance * solver.result(result) for result, chance in results.items())
    assert worth == pytest.approx(solver.start(), abs=1e-12)
    claimed = claimed_chances(solver, results)
    assert sum(n * v for n, v in zip(claimed, VALUES, strict=True)) == pytest.approx(worth)


def test_from_a_point_of_a_turn_the_chances_are_those_of_the_dice_left() -> None:
    # One gear short of John Boy, and one black die left besides the white ones without gears.
    solver = Solver(
        odds_of(BOX),
        TotalWorth(BOX, [float(tile.id == "john_boy") for tile in BOX.tiles], FULL),
    )
    slots = [BOX.dice(2).parse("A-lion B-gear"), BOX.dice(2).parse("B-gear"), []]
    assert solver.before_roll(slots, 2, [2, 0, 1]) == pytest.approx(1 / 6)
    results = solver.results_before_roll(slots, 2, [2, 0, 1])
    won = sum(chance for result, chance in results.items() if solver.result(result) == 1.0)
    assert won == pytest.approx(1 / 6)


def test_a_better_stocked_warehouse_is_never_worse() -> None:
    worth = solo().start()
    for tile in range(BOX.trash):
        stock = list(FULL)
        stock[tile] = 0
        less = Solver(odds_of(BOX), TotalWorth(BOX, VALUES, stock)).start()
        assert less <= worth + 1e-12


def test_rolled_dice_agree_with_the_odds(seed: int) -> None:
    """The optimal turn, played with dice: its mean, and how often each tile is claimed."""
    turns = 333_334 if LONG else 3_000
    source = SeededDice(f"odds/{seed}")
    solver = solo()
    claims = solver.odds.claims
    best: dict[tuple[object, ...], list[int]] = {}
    counted: Counter[int] = Counter()
    for turn in range(turns):
        table = at_turn(GAME)
        state = table.state
        for roll in range(SLOTS):
            throw = Throw(0, SLOTS * turn + roll, [*state.loose, 0])
            table.rolled(source.roll(GAME.dice, throw))
            key = (roll, *map(tuple, state.slots), tuple(state.rolled))
            if key not in best:
                best[key] = max(
                    keepings(table),
                    key=lambda kept: solver.worth_of_keeping(state.slots, roll, state.loose, kept),
                )
            table.keep(list(best[key]))
        counted[claims.result(longest_rows(state.slots), lions_in(state.slots))] += 1
    points = sum(times * solver.result(result) for result, times in counted.items()) / turns
    squares = sum(times * solver.result(result) ** 2 for result, times in counted.items()) / turns
    error = sqrt((squares - points * points) / turns)
    print(f"exact {solver.start():.4f}, rolled {points:.4f}, standard error {error:.4f}")
    # Five standard errors: by chance it fails once in two million runs.
    assert abs(points - solver.start()) < 5 * error
    exact = claimed_chances(solver, solver.results_before_roll([[], [], []], 0, [3, 2, 0]))
    claimed = [0] * len(BOX.tiles)
    for result, times in counted.items():
        for tile in solver.objective.claimed(claims, result) or [BOX.trash]:
            claimed[tile] += times
    for tile, chance in enumerate(exact):
        # Of a kind two or three may be claimed at once, which makes the number vary a little more.
        wide = 5 * sqrt(2 * (chance + 1e-4) / turns)
        assert abs(claimed[tile] / turns - chance) < wide, BOX.tiles[tile].id


def test_lions_alone_are_worth_what_they_buy() -> None:
    claims = Claims(BOX)
    names = {
        tuple(BOX.tiles[tile].id for tile in claims.sets[number])
        for number in claims.of_result(claims.result([], 4))
    }
    # The example of the rules.
    singles = ("slimer", "spike", "space_pack", "oxytonator", "novo_cola", "lady_dice")
    assert names == {*((name,) for name in singles), ("slimer", "slimer")}
    assert not claims.of_result(claims.result([], 1))
    any_three = claims.of_result(claims.result([], 9))
    assert claims.set_of([BOX.tile("john_boy")] * 3) in any_three
