"""Every figure of NovoDice's odds that is called exact, against the whole turn played on a real table.

Boxes and points of a turn are random. What cannot be enumerated in time, or has several best ways to play
that end differently, is left out; the test counts what is compared.
"""

from __future__ import annotations

import os
from fractions import Fraction
from math import isclose
from typing import Any

import pytest
from tests.games.novodice.odds.every_turn import (
    EveryTurn,
    Prospect,
    TooMuch,
    Worth,
    many_lions,
    one_tile,
    total_worth,
)
from tests.games.novodice.odds.turn_brute import at_turn, copied, keepings

from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.games.explain import question_of
from dicehall.games.novodice.game import NovoDice
from dicehall.games.novodice.odds.point import seat_odds
from dicehall.games.novodice.rules.choices import kept_cells
from dicehall.games.novodice.rules.components import FACES
from dicehall.games.novodice.rules.state import SLOTS, NovoState
from dicehall.games.novodice.rules.table import NovoTable

LONG = os.environ.get("DICEHALL_TEST_PROFILE") == "long"
PARTS = 20 if LONG else 1
POSITIONS = 250 if LONG else 40
"""How many points of a turn are drawn in each part."""
MOST = 4_000
"""How many ways to keep dice are played from one point."""
CLOSE = 1e-9
NO_CHANCE = {"n": 0, "d": 1}
FINEST = 1e-6
"""Chances that explain a question are given to a millionth."""


def one_of(stream: Stream, values: Any) -> Any:
    """Return one of some values."""
    listed = list(values)
    return listed[stream.below(len(listed))]


def drawn_game(stream: Stream) -> NovoDice:
    """Return a game with the original box, or with a random one."""
    if not stream.below(4):
        return NovoDice(2)
    symbols = ["suitcase", "bandage", "lightning", "cutlery", "pawn", "gear"]
    few = [one_of(stream, symbols) for _ in range(1 + stream.below(3))]
    dice = {
        name: {
            "number": number,
            "faces": ["lion", *[one_of(stream, few) for _ in range(1 + stream.below(3))]],
        }
        for name, number in (("A", 1 + stream.below(3)), ("B", 1), ("X", stream.below(3)))
    }
    tiles = {}
    for tile in NovoDice(2).box.tiles[:-1]:
        tiles[tile.id] = {
            "symbol": one_of(stream, few if stream.below(4) else symbols),
            "count": 1 + stream.below(3),
            "value": stream.below(30),
            "lions": max(1 + stream.below(9), 2 if stream.below(40) else 1),
        }
    override: dict[str, Any] = {"dice": dice, "tiles": tiles}
    if not stream.below(4):
        override |= {"trash": 0}
    if not stream.below(3):
        override |= {"tiles_per_kind": {"2": 1}}
    return NovoDice(2, override)


def drawn_point(stream: Stream, game: NovoDice) -> NovoTable:
    """Return a random point of a turn, with some dice rolled."""
    table = at_turn(game)
    source = SeededDice(stream.name)
    for roll in range(1 + stream.below(SLOTS)):
        if roll:
            table.keep(list(one_of(stream, list(keepings(table)))))
        table.rolled(source.roll(game.dice, Throw(0, roll, [*table.state.loose, 0])))
    for tile in range(game.box.trash):
        if not stream.below(6):
            table.state.warehouse[tile] = 0
    return table


def prospects(game: NovoDice, table: NovoTable, worth: Worth) -> dict[str, Prospect]:
    """Return what comes of every way to keep dice now, with the best play afterwards."""
    turn = EveryTurn(game, worth, MOST)
    return {game.dice.text(kept): turn.keeping(table, kept) for kept in keepings(table)}


def best_of(found: dict[str, Prospect]) -> Prospect:
    """Return the best prospect; several that are equally good but end differently have no known end."""
    most = max(one.worth for one in found.values())
    best = [one for one in found.values() if one.worth == most]
    same = all(one.ends == best[0].ends for one in best)
    return best[0] if same else Prospect(most, None)


def at_keep(game: NovoDice, table: NovoTable) -> NovoState:
    """Return the state of a match in which these dice were just rolled, and are asked about."""
    state = table.state
    given = {
        "active": 1,
        "next": f"keep {state.roll}",
        "slots": [game.dice.text(slot) for slot in state.slots[: state.roll - 1]],
        "rolled": game.dice.text(state.rolled),
    }
    position = game.position(given)
    position.warehouse = list(state.warehouse)
    return position


class Compared:
    """Counts what was compared."""

    def __init__(self) -> None:
        self.points = 0
        self.ends = 0
        self.explained = 0
        self.estimates = 0

    def odds_of(self, stream: Stream) -> None:
        """Compare the odds of one random point."""
        game = drawn_game(stream)
        table = drawn_point(stream, game)
        if not table.state.rolled:
            return
        want = None if stream.below(3) else one_of(stream, range(game.box.trash))
        worth = total_worth(game, table.state.warehouse[game.box.trash])
        if want is not None:
            worth = one_tile(want, worth)
        try:
            found = prospects(game, table, worth)
        except TooMuch:
            return
        state = at_keep(game, table)
        aim = None if want is None else game.box.tiles[want].id
        odds = seat_odds(game, state, 0, aim)
        told = {"box": game.box.override, "table": game.show(state), "aim": aim}
        if not odds.exact:
            self.estimates += 1
            return
        self.points += 1
        assert set(odds.options) == set(found), told
        for kept, prospect in found.items():
            assert isclose(odds.options[kept], prospect.worth, abs_tol=CLOSE), (kept, told)
        best = best_of(found)
        if best.ends is not None:
            self.ends += 1
            self.compare_ends(game, odds.chances, odds.amounts["lions"], best.ends, told)
        self.compare_explained(stream, game, state, told)

    def compare_ends(
        self, game: NovoDice, chances: Any, lions: Any, ends: Any, told: dict[str, Any]
    ) -> None:
        """Compare the chances of tiles and lions with the ends of the best play."""
        expected = {tile.id: Fraction(0) for tile in game.box.tiles}
        numbers: dict[int, Fraction] = {}
        for (tiles, number), chance in ends.items():
            numbers[number] = numbers.get(number, Fraction(0)) + chance
            for tile in set(tiles) or {game.box.trash}:
                expected[game.box.tiles[tile].id] += chance
        for tile, chance in expected.items():
            assert isclose(chances[tile], chance, abs_tol=CLOSE), (tile, told)
        for number in numbers.keys() | lions.keys():
            chance = numbers.get(number, Fraction(0))
            assert isclose(lions.get(number, 0.0), chance, abs_tol=CLOSE), (number, told)

    def compare_explained(
        self, stream: Stream, game: NovoDice, state: NovoState, told: dict[str, Any]
    ) -> None:
        """Compare what explains the question: the next roll, and what is within reach."""
        table = game.table(state.copy())
        match = Match(game, state=state, listen=False)
        questions = match.questions()
        if not questions or table.state.roll == SLOTS:
            return
        tile, number = stream.below(game.box.trash), 2 + stream.below(4)
        try:
            to_tile = prospects(game, table, one_tile(tile, total_worth(game, 0)))
            to_lions = prospects(game, table, many_lions(number))
        except TooMuch:
            return
        self.explained += 1
        explained = question_of(match, questions[0], True)
        for option, shown in zip(questions[0].options, explained["options"], strict=True):
            kept = match.text(questions[0], option)
            after = copied(game, table)
            after.keep(kept_cells(option))
            for one in explained["about"]["outlooks"][shown["told"]["outlook"]]:
                assert fraction(one["chance"]) == shows(game, after, one), (kept, told)
            reach = explained["about"]["reaches"][shown["told"]["reach"]]
            chance = fraction(reach["tiles"].get(game.box.tiles[tile].id, NO_CHANCE))
            if table.state.warehouse[tile]:
                assert isclose(chance, to_tile[kept].worth, abs_tol=FINEST), (kept, tile, told)
            for more in reach["lions"]:
                if more["lions"] == number:
                    likely = to_lions[kept].worth
                    assert isclose(fraction(more["chance"]), likely, abs_tol=FINEST), (kept, told)


def shows(game: NovoDice, table: NovoTable, told: dict[str, Any]) -> Fraction:
    """Return the chance that the next roll shows a face so often."""
    loose = [*table.state.loose, 0]
    face = game.box.faces.index(told["symbol"])
    likely = 0
    for cells, times in outcomes(game.dice, loose):
        if sum(cell % FACES == face for cell in cells) >= told["least"]:
            likely += times
    return Fraction(likely, ways(game.dice, loose))


def fraction(told: dict[str, int]) -> Fraction:
    """Return a chance as it is sent."""
    return Fraction(told["n"], told["d"])


@pytest.mark.parametrize("part", range(PARTS))
def test_all_odds_of_a_turn_are_those_of_the_whole_turn_played(part: int, seed: int) -> None:
    compared = Compared()
    for number in range(POSITIONS):
        compared.odds_of(Stream(f"every turn/{seed}/{part}/{number}"))
    print(vars(compared))
    assert compared.points > POSITIONS // 4
