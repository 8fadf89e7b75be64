"""Luck by worth: nothing on average, and all of the difference where everything hangs on the dice."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import mean, stdev

import pytest
from tests.arena.test_tournament import TWO

from dicehall.arena.luck import Luck
from dicehall.arena.playing import play_fixtures
from dicehall.arena.value_luck import ValueLuck
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.game import AnyGame, State
from dicehall.core.match import Match
from dicehall.core.sources import SeededDice
from dicehall.games import new_game
from dicehall.novodice.components import FACES, LION
from dicehall.novodice.state import NovoState


def lions(game: AnyGame, state: State) -> list[float]:
    """Appraise a position by the lions that lie there, for who is on turn."""
    assert isinstance(state, NovoState)
    number = sum(cell % FACES == LION for cell in state.rolled)
    return [float(number if seat == state.active else -number) for seat in range(game.seats)]


def first_throw() -> tuple[AnyGame, State, Throw]:
    """Return a game that waits for its first player's dice."""
    game = new_game("novodice", {"players": 2})
    match = Match(game, listen=False)
    match.roll(SeededDice("who begins"))
    return game, match.state, match.throws()[0]


def test_luck_is_the_worth_after_less_the_worth_expected() -> None:
    game, state, throw = first_throw()
    luck = ValueLuck(game, lions)
    before = state.numbers()
    sides = [die.sides.count(LION) / len(die.sides) for die in game.dice.kinds]
    expected = sum(chance * count for chance, count in zip(sides, throw.counts, strict=True))
    shown = outcomes(game.dice, throw.counts)[0][0]
    found = luck.of_roll(state, throw, shown)
    number = sum(cell % FACES == LION for cell in shown)
    assert found[throw.seat] == pytest.approx(-found[1 - throw.seat])
    # All dice at once are too many outcomes to go through: they were tried, so it is known roughly.
    assert found[throw.seat] == pytest.approx(number - expected, abs=1.5)
    assert state.numbers() == before


def test_few_dice_are_gone_through_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicehall.arena.value_luck.MOST_OUTCOMES", 10**9)
    game, state, throw = first_throw()
    luck = ValueLuck(game, lions)
    every = outcomes(game.dice, throw.counts)
    chance = random.Random(1)
    for cells, _ in chance.sample(every, 2):
        number = sum(cell % FACES == LION for cell in cells)
        sides = [die.sides.count(LION) / len(die.sides) for die in game.dice.kinds]
        expected = sum(part * count for part, count in zip(sides, throw.counts, strict=True))
        assert luck.of_roll(state, throw, cells)[throw.seat] == pytest.approx(number - expected)
    assert sum(times for _, times in every) == ways(game.dice, throw.counts)


def test_what_is_only_tried_is_not_off_on_average() -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    game, state, throw = first_throw()
    luck = ValueLuck(game, lions, str(seed))
    dice = SeededDice(f"{seed}")
    found = [
        luck.of_roll(state, throw, dice.roll(game.dice, Throw(0, number, throw.counts)))[throw.seat]
        for number in range(150)
    ]
    # Nothing, give or take five standard errors.
    assert abs(mean(found)) < 5 * stdev(found) / 150**0.5


class LionLuck(Luck):
    """As the page tells to write one."""

    def __init__(self, game: AnyGame) -> None:
        self.luck = ValueLuck(game, lions)

    def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
        return self.luck.of_roll(state, throw, cells)


def test_it_is_measured_in_the_arena_by_its_name() -> None:
    name = f"{__name__}:LionLuck"
    games = play_fixtures(replace(TWO, luck=name, bots=("random", "greedy")), 0, 2).played
    plain = play_fixtures(replace(TWO, luck="", bots=("random", "greedy")), 0, 2).played
    assert [game.scores for game in games] == [game.scores for game in plain]
    assert all(game.luck is not None and game.luck[0] == -game.luck[1] for game in games)
    assert any(game.luck != (0.0, 0.0) for game in games)
