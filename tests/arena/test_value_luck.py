"""Luck by worth: nothing on average whatever the adviser believes, and the same in every process."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import mean, stdev

import pytest
from tests.arena.test_tournament import TWO

from dicehall.arena.tournament_games import play_fixtures
from dicehall.arena.value_luck import ValueLuck
from dicehall.bots.advice import Weighed
from dicehall.bots.registry import make_bot
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.game import AnyGame, State, View
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions
from dicehall.core.question import Question
from dicehall.core.sources import SeededDice
from dicehall.games.novodice.rules.components import FACES, LION
from dicehall.games.novodice.rules.state import NovoState
from dicehall.games.registry import new_game


class Lions:
    """Weighs nothing but the lions that lie there."""

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        assert isinstance(view.state, NovoState)
        lions = sum(cell % FACES == LION for cell in view.state.rolled)
        return [Weighed(option, float(lions), {}) for option in question.options]


def first_throw() -> tuple[AnyGame, State, Throw]:
    """Return a game that waits for its first player's dice."""
    game = new_game("novodice", {"players": 2})
    match = Match(game, listen=False)
    match.roll(SeededDice("who begins"))
    return game, match.state, match.throws()[0]


def lions_expected(game: AnyGame, counts: list[int]) -> float:
    sides = [die.sides.count(LION) / len(die.sides) for die in game.dice.kinds]
    return sum(chance * count for chance, count in zip(sides, counts, strict=True))


def test_luck_is_what_fell_less_what_was_to_be_expected() -> None:
    game, state, throw = first_throw()
    # In every way that the dice can fall, so that what was to be expected is exact.
    luck = ValueLuck(game, Lions(), tries=10**9)
    before = state.numbers()
    every = outcomes(game.dice, throw.counts)
    assert sum(times for _, times in every) == ways(game.dice, throw.counts)
    cells, _ = random.Random(1).choice(every)
    found = luck.of_roll(state, throw, cells)
    number = sum(cell % FACES == LION for cell in cells)
    assert found[throw.seat] == pytest.approx(number - lions_expected(game, throw.counts))
    # Who did not roll was neither lucky nor unlucky, and the table is as it was.
    assert found[1 - throw.seat] == 0
    assert state.numbers() == before


@pytest.mark.parametrize("tries", [1, 4])
def test_what_is_only_tried_is_not_off_on_average(tries: int, seed: int) -> None:
    game, state, throw = first_throw()
    luck = ValueLuck(game, Lions(), tries)
    luck.begin(str(seed))
    dice = SeededDice(f"{seed}")
    found = [
        luck.of_roll(state, throw, dice.roll(game.dice, Throw(0, number, throw.counts)))[throw.seat]
        for number in range(200)
    ]
    # Nothing, give or take five standard errors.
    assert abs(mean(found)) < 5 * stdev(found) / 200**0.5


@pytest.mark.parametrize(
    ("game", "options"), [("novodice", {}), ("cubitos", {"race": "1", "rounds": 3})]
)
def test_the_strongest_bot_measures_the_same_in_whatever_order(
    game: str, options: dict[str, object]
) -> None:
    variant = replace(TWO.variants[0], options={"players": 2, **options})
    bots = ("random", "greedy")
    tournament = replace(TWO, game=game, variants=(variant,), bots=bots, luck="value")
    together = play_fixtures(tournament, 0, 2).played
    assert play_fixtures(tournament, 1, 1).played == together[1:]
    plain = play_fixtures(replace(tournament, luck=""), 0, 2).played
    assert [game.scores for game in together] == [game.scores for game in plain]
    for played in together:
        assert played.luck is not None
        assert all(abs(luck) < 3 for luck in played.luck)
        assert played.luck[0] != 0 != played.luck[1]


class MyLuck:
    """As the page tells to write one."""

    def __init__(self, game: AnyGame) -> None:
        luck = ValueLuck(game, make_bot("champion", game.name, "any seed"))
        self.begin, self.of_roll = luck.begin, luck.of_roll


def test_luck_by_a_bot_of_ones_own_is_measured_by_its_name() -> None:
    bots = ("random", "greedy")
    name = f"{__name__}:MyLuck"
    mine = play_fixtures(replace(TWO, luck=name, bots=bots), 0, 1).played
    ours = play_fixtures(replace(TWO, luck="value", bots=bots), 0, 1).played
    assert mine == ours


def test_who_does_not_weigh_cannot_measure() -> None:
    class Silent:
        def weigh(self, view: View, question: Question) -> list[Weighed]:
            return []

    game, state, throw = first_throw()
    cells = SeededDice("any").roll(game.dice, throw)
    with pytest.raises(BadOptions, match="does not weigh"):
        ValueLuck(game, Silent()).of_roll(state, throw, cells)
