"""No seed that a bot is given leads to dice: by text at every door, and by a bot that searches for them."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.seed_search import NOTES, SURE, Searcher, candidates
from tests.command.door import dicehall
from tests.patience import PATIENCE

import dicehall as door
from dicehall.arena.luck import Luck
from dicehall.arena.tournament import Tournament, Variant
from dicehall.arena.tournament_games import play_fixtures
from dicehall.bots.bot import Bot
from dicehall.bots.guests.guest import end_idle
from dicehall.bots.random import RandomBot
from dicehall.core.dice import Throw
from dicehall.core.game import State
from dicehall.core.seeds import seed_of_bot, seed_of_dice, seed_of_luck
from dicehall.core.sources import SeededDice
from dicehall.learning.seat import SeatEnv
from dicehall.learning.vector import TablesEnv
from dicehall.mcp.hall import ModelHall

SECRET = "quiet otters juggle"
GAMES = ("novodice", "cubitos")
BEFORE = {
    "simulate": ("{0}/3/1", "{0}/3"),
    "arena": ("{0}/2/4/0/greedy random/1", "{0}/2/4"),
    "arena without courses": ("{0}//4/0/greedy random/1", "{0}//4"),
    "play": ("{0}/1", "{0}"),
    "many tables": ("{0}/5/1", "{0}/5/2"),
}
"""The seeds that a bot and the dice had once: everybody could tell one from the other."""


CHECKED = "check"
"""Given in place of a seed to bots that are only tried."""


class Noted:
    """The seeds that bots and dice are given."""

    def __init__(self) -> None:
        self.bots: list[str] = []
        self.dice: list[str] = []

    def bot(self, name: str, game: str, seed: str, *terms: object) -> Bot:
        """Note the seed of a bot that will play; make a random one."""
        if seed != CHECKED:
            self.bots.append(seed)
        return RandomBot(seed)

    def source(self, seed: str) -> SeededDice:
        """Note the seed of dice."""
        self.dice.append(seed)
        return SeededDice(seed)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """Note the seeds wherever games are begun."""
    noted = Noted()
    for module in ("arena.plan", "arena.tournament", "bots.guests.seat"):
        monkeypatch.setattr(f"dicehall.{module}.seat_bot", noted.bot)
    for module in (
        "bots.registry",
        "datasets.rows",
        "learning.environment_parts",
        "hall.in_process",
    ):
        monkeypatch.setattr(f"dicehall.{module}.make_bot", noted.bot)
    for module in ("arena.batch", "arena.tournament_games", "datasets.rows"):
        monkeypatch.setattr(f"dicehall.{module}.SeededDice", noted.source)
    return noted


def simulate(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dicehall("simulate", "novodice", "--bots", "greedy,random", "--games", 2, "--seed", SECRET)


def arena(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dicehall(
        *("arena", "cubitos", "--bots", "greedy,random", "--race", "1,2", "--games", 4),
        *("--seed", SECRET, "--luck", "none"),
    )


def dataset(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dicehall(
        *("dataset", "novodice", "--bots", "random", "--adviser", "none", "--games", 2),
        *("--seed", SECRET, "--out", folder),
    )


def play(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoApp:
        def __init__(self, game: Any, seats: Any, source: SeededDice, *others: object) -> None:
            noted.dice.append(source.seed)

        def play(self) -> None:
            """Show nothing."""

    monkeypatch.setattr("dicehall.command.play.in_terminal", lambda: True)
    monkeypatch.setattr("dicehall.terminal.play.PlayApp", NoApp)
    dicehall("play", "novodice", "--bots", "greedy,random", "--seed", SECRET, "--advice")


def one_learner(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = SeatEnv("novodice", bots="random", players=3)
    for seed in (1, 2):
        environment.reset(seed=seed)
        assert isinstance(environment.table.source, SeededDice)
        noted.dice.append(environment.table.source.seed)


def many_tables(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = TablesEnv("novodice", 3, bots="random")
    environment.reset(seed=1)
    for table in environment.tables.tables:
        assert isinstance(table.source, SeededDice)
        noted.dice.append(table.source.seed)


async def model(noted: Noted, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = ModelHall("http://nowhere", folder / "seats.json")
    _, place = await hall.open("novodice", ["random", "random"], 3, SECRET, None, "Ada", {})
    while not place.match or not place.match.over():
        assert SECRET not in place.look() + place.describe()
        assert place.match is not None
        question = place.question()
        assert question is not None
        await place.act([place.match.text(question, question.options[0])])
    # When the game is over, its record names what its dice follow from.
    noted.dice += [SECRET, place.finished().origin["secret"]]


DOORS = (simulate, arena, dataset, play, one_learner, many_tables, model)


@pytest.mark.parametrize("games", DOORS)
async def test_no_seed_of_a_bot_leads_to_that_of_dice(
    games: Any, noted: Noted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = games(noted, tmp_path, monkeypatch)
    if waiting is not None:
        await waiting
    bots, dice = set(noted.bots), set(noted.dice)
    assert len(bots) >= 2
    assert len(bots) == len(noted.bots)
    assert dice
    assert not dice & set(candidates(bots))
    assert not any(SECRET in seed for seed in bots)
    # Nor does that of one bot lead to another's, or to its dice.
    one = min(bots)
    assert not (bots - {one}) & set(candidates([one]))


@pytest.mark.parametrize("games", [simulate, arena, dataset, one_learner, many_tables])
def test_the_dice_of_one_game_lead_to_those_of_no_other(
    games: Any, noted: Noted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games(noted, tmp_path, monkeypatch)
    first, *others = dict.fromkeys(noted.dice)
    assert others
    assert not set(others) & set(candidates([first]))


@pytest.mark.parametrize("before", BEFORE)
def test_the_search_finds_dice_whose_seed_was_part_of_a_bots(before: str) -> None:
    bot, dice = (text.format(SECRET) for text in BEFORE[before])
    assert dice in set(candidates([bot]))
    # Or those of the next game.
    assert f"{SECRET}/4" in set(candidates([f"{SECRET}/3"]))


def scores(game: str, bots: list[Bot], dice: str) -> list[int]:
    made = door.new_game(game, players=2)
    state = made.start()
    door.play_out(made, state, bots, door.SeededDice(dice))
    return made.scores(state)


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_that_searches_wins_on_such_seeds(game: str) -> None:
    won = 0
    for number in range(6):
        seat = number % 2
        bot = Searcher(f"{SECRET}/{number}/{seat}", alone=True)
        bots = [door.make_bot("greedy", game, "") for _ in range(2)]
        bots[seat] = bot
        ended = scores(game, bots, f"{SECRET}/{number}")
        assert (bot.left, bot.found()) == ([f"{SECRET}/{number}"], True)
        won += ended[seat] > ended[1 - seat]
    assert won >= 5


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_that_searches_finds_nothing_and_plays_as_if_it_had_not(game: str) -> None:
    for number in range(2):
        bots = [door.make_bot("greedy", game, "") for _ in range(2)]
        dice = seed_of_dice(SECRET, number)
        without = scores(game, bots, dice)
        searcher = bots[number] = Searcher(seed_of_bot(SECRET, number, number), alone=True)
        assert scores(game, bots, dice) == without
        assert (searcher.left, searcher.rolls > SURE, searcher.tried > 50_000) == ([], True, True)


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Put the search where bots from outside lie; give its names, and leave no process of it running."""
    (tmp_path / "here").mkdir()
    shutil.copy(Path(__file__).with_name("seed_search.py"), tmp_path / "here")
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield {"class": "seed_search:Searcher", "program": f"exec:{sys.executable} seed_search.py"}
    end_idle()


def searched() -> list[dict[str, Any]]:
    """Return what the search last noted in each of its games."""
    lines = [json.loads(line) for line in Path(NOTES).read_text("utf-8").splitlines()]
    return list({line["seed"]: line for line in lines}.values())


def assert_nothing_found(games: int) -> None:
    notes = searched()
    assert len(notes) == games
    for note in notes:
        assert note["left"] == [], note
        assert note["rolls"] >= SURE
        assert note["tried"] > 50_000


@pytest.mark.parametrize(("kind", "game"), [("class", "novodice"), ("program", "cubitos")])
@pytest.mark.parametrize("verb", ["simulate", "arena"])
def test_a_bot_from_outside_finds_nothing_and_wins_no_more_than_greedy(
    verb: str, kind: str, game: str, outside: dict[str, str]
) -> None:
    # The search takes long at its first question, above all beside other tests.
    patient = ("--decision-limit", PATIENCE, "--game-limit", 10 * PATIENCE)
    given = [verb, game, "--games", 2, "--json", *patient]
    if verb == "arena":
        # Else only greedy would meet the same dice in both games.
        given.append("--same-dice")
    told = dicehall(*given, "--bots", f"{outside[kind]},novice")
    assert told.status == 0, told
    report = json.loads(told.out)
    assert report.get("forfeits", report["results"].get("forfeits")) == []
    assert_nothing_found(games=2)
    # Nobody can guess the seed that was drawn.
    assert len(report["seed"]) == 16
    usual = json.loads(dicehall(*given, "--bots", "greedy,novice", "--seed", report["seed"]).out)
    for results in (report["results"], usual["results"]):
        for row in (*results["bots"], *results.get("seats", ())):
            del row["bot"]
    assert report["results"]["bots"] == usual["results"]["bots"]


def test_a_seed_that_can_be_guessed_protects_nothing(outside: dict[str, str]) -> None:
    dicehall(
        "simulate", "novodice", "--bots", f"{outside['class']},novice", "--games", 1, "--seed", 7
    )
    [note] = searched()
    assert note["left"] == [seed_of_dice("7", 0)]


def test_a_bot_from_outside_finds_nothing_in_data_sets_and_environments(
    outside: dict[str, str], tmp_path: Path
) -> None:
    told = dicehall(
        *("dataset", "novodice", "--bots", f"{outside['class']},random", "--adviser", "none"),
        *("--games", 1, "--out", tmp_path / "out"),
    )
    assert told.status == 0, told
    environment = SeatEnv("cubitos", bots=outside["program"])
    seen, _ = environment.reset(seed=7)
    random, over = np.random.default_rng(7), False
    while not over:
        choice = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, _, over, _, _ = environment.step(choice)
    assert_nothing_found(games=2)


def test_a_measure_of_luck_is_not_given_the_seed_of_a_tournament(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[str] = []

    class Measure(Luck):
        def begin(self, seed: str) -> None:
            begun.append(seed)

        def of_roll(self, state: State, throw: Throw, cells: list[int]) -> list[float]:
            return [0.0, 0.0]

    monkeypatch.setattr("dicehall.arena.tournament_games.make_luck", lambda name, game: Measure())
    variants = (Variant("", {"players": 2}),)
    plan = Tournament("novodice", variants, ("greedy", "random"), 2, SECRET, 1, "measure")
    play_fixtures(plan, 0, 2)
    assert begun == [seed_of_luck(SECRET, number) for number in range(2)]


def test_a_bot_from_outside_is_given_a_hash_of_its_seed(outside: dict[str, str]) -> None:
    match = door.new_match("novodice", players=2, seed=SECRET)
    bots = [door.make_bot(outside["class"], "novodice", f"{SECRET}/{seat}") for seat in range(2)]
    for _ in range(20):
        question = match.questions()[0]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
    notes = searched()
    assert {note["seed"] for note in notes} == {seed_of_bot(f"{SECRET}/{seat}") for seat in (0, 1)}
    assert [note["left"] for note in notes] == [[], []]
