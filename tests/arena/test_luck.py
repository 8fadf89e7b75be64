"""Luck: nothing on average, whatever is rolled, and the dice fall as they would without it."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest
from tests.arena.test_tournament import TWO
from tests.command.door import assert_one_sentence, dicehall

from dicehall.arena.luck import Luck, LuckDice
from dicehall.arena.luck_measures import check_luck, make_luck
from dicehall.arena.tournament_games import play_fixtures
from dicehall.arena.value_luck import TRIES, ValueLuck
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


def test_the_name_says_in_how_many_ways_a_roll_is_tried() -> None:
    game = new_game("novodice", {"players": 2})
    for name, tries in (("value", TRIES), ("value-16", 16)):
        luck = make_luck(name, game)
        assert isinstance(luck, ValueLuck)
        assert luck.tries == tries
    for name in ("value-0", "value-x", "value-1000"):
        with pytest.raises(BadOptions, match=f"luck cannot be measured by '{name}'"):
            check_luck(name)


def test_luck_that_nobody_measures_is_refused() -> None:
    assert make_luck("", new_game("novodice", {"players": 2})) is None
    with pytest.raises(BadOptions, match="luck cannot be measured by 'stars'"):
        check_luck("stars")


def test_the_luck_of_the_page_is_found_in_the_current_folder_and_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    [block] = re.findall(r"^    ```python\n(.*?)^    ```", page, re.DOTALL | re.MULTILINE)
    (tmp_path / "luck_of_the_page.py").write_text(dedent(block))
    told = dicehall(
        *("arena", "cubitos", "--bots", "greedy,random", "--games", 2, "--json"),
        *("--luck", "luck_of_the_page:MyLuck"),
    )
    assert told.status == 0, told
    sys.modules.pop("luck_of_the_page")


def test_a_bot_that_does_not_weigh_options_cannot_measure_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "weightless.py").write_text(
        "import dicehall\n"
        "class Decides:\n"
        "    def decide(self, view, question):\n"
        "        return question.options[0]\n"
        "class Own:\n"
        "    def __init__(self, game):\n"
        "        dicehall.value_luck(game, Decides())\n"
        "class Random:\n"
        "    def __init__(self, game):\n"
        "        adviser = dicehall.make_bot('random', game.name, '1')\n"
        "        self.of_roll = dicehall.value_luck(game, adviser).of_roll\n"
    )
    for luck, said in (
        ("weightless:Own", "Decides has no method weigh(view, question), which must return"),
        ("weightless:Random", "a bot that does not weigh its options cannot judge a game."),
        ("weightless:Missing", "the luck weightless:Missing cannot be loaded"),
    ):
        told = dicehall("arena", "cubitos", "--bots", "greedy,random", "--games", 2, "--luck", luck)
        assert_one_sentence(told, said)
    sys.modules.pop("weightless")
