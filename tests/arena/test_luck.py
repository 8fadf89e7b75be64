"""Luck: nothing on average, whatever is rolled, and the dice fall as they would without it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.arena.test_tournament import TWO

from dicehall.arena.luck import Luck, LuckDice
from dicehall.arena.measuring import check_luck, make_luck
from dicehall.arena.playing import play_fixtures
from dicehall.core.dice import Throw, outcomes, ways
from dicehall.core.game import AnyGame
from dicehall.core.mistakes import BadBot, BadOptions
from dicehall.core.sources import SeededDice
from dicehall.games.registry import new_game


def faces(game: AnyGame) -> Luck:
    """Return who measures the luck of faces."""
    luck = make_luck("faces", game)
    assert luck is not None
    return luck


GAMES = [("novodice", {"players": 2}), ("cubitos", {"players": 2, "race": "5"})]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_luck_is_nothing_on_average_for_every_die(name: str, options: dict[str, object]) -> None:
    game = new_game(name, options)
    luck = faces(game)
    state = game.start()
    some = 0.0
    for kind in range(len(game.dice.kinds)):
        counts = [0] * len(game.dice.kinds)
        counts[kind] = 2
        total = 0.0
        for cells, times in outcomes(game.dice, counts):
            of_roll = luck.of_roll(state, Throw(1, 0, counts), cells)
            assert of_roll[0] == 0
            total += times * of_roll[1]
            some += abs(of_roll[1])
        assert total / ways(game.dice, counts) == pytest.approx(0, abs=1e-9)
    assert some > 0


def test_what_the_table_rolls_is_nobodys_luck() -> None:
    game = new_game("cubitos", {"players": 2})
    counts = [1] * len(game.dice.kinds)
    cells = SeededDice("table").roll(game.dice, Throw(-1, 0, counts))
    assert faces(game).of_roll(game.start(), Throw(-1, 0, counts), cells) == [0, 0]


def test_dice_that_are_watched_fall_as_they_would() -> None:
    game = new_game("cubitos", {"players": 2})
    throw = Throw(1, 3, [2] * len(game.dice.kinds))
    watched = LuckDice(SeededDice("same"), faces(game), game.start(), 2, "seed")
    assert watched.roll(game.dice, throw) == SeededDice("same").roll(game.dice, throw)
    assert watched.origin() == SeededDice("same").origin()
    without = play_fixtures(replace(TWO, luck=""), 0, 6).played
    measured = play_fixtures(TWO, 0, 6).played
    assert [game.scores for game in without] == [game.scores for game in measured]
    assert all(game.luck is None for game in without)
    assert all(game.luck is not None for game in measured)


def test_luck_may_be_measured_by_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_luck.py").write_text(
        "class Rolls:\n"
        "    def __init__(self, game):\n"
        "        self.seats = game.seats\n"
        "        self.seeds = []\n"
        "    def begin(self, seed):\n"
        "        self.seeds.append(seed)\n"
        "    def of_roll(self, state, throw, cells):\n"
        "        return [seat == throw.seat for seat in range(self.seats)]\n"
        "class Short(Rolls):\n"
        "    def of_roll(self, state, throw, cells):\n"
        "        return [1]\n"
        "class Broken(Rolls):\n"
        "    def of_roll(self, state, throw, cells):\n"
        "        return 1 / 0\n"
        "class Late(Rolls):\n"
        "    def begin(self, seed):\n"
        "        raise KeyError(seed)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_luck", raising=False)
    luck = play_fixtures(replace(TWO, luck="my_luck:Rolls"), 0, 1).played[0].luck
    assert luck is not None
    assert min(luck) > 3
    with pytest.raises(BadBot, match="gave 1 figures for 2 seats"):
        play_fixtures(replace(TWO, luck="my_luck:Short"), 0, 1)
    with pytest.raises(BadBot, match="my_luck:Broken failed: division by zero"):
        play_fixtures(replace(TWO, luck="my_luck:Broken"), 0, 1)
    with pytest.raises(BadBot, match="my_luck:Late failed"):
        play_fixtures(replace(TWO, luck="my_luck:Late"), 0, 1)
    with pytest.raises(BadOptions, match="my_luck:Nobody cannot be loaded"):
        make_luck("my_luck:Nobody", new_game("novodice", {"players": 2}))


def test_luck_that_nobody_measures_is_refused() -> None:
    assert make_luck("", new_game("novodice", {"players": 2})) is None
    with pytest.raises(BadOptions, match="luck cannot be measured by 'stars'"):
        check_luck("stars")
