"""Any game of an arena or a simulation, by its number: replayed, reported, and played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall

BOTS = """
import time

class Moody:
    \"\"\"Never plays the same game twice, and gives up in the middle of some.\"\"\"
    blind = True

    def __init__(self, seed):
        self.left = 12

    def decide(self, view, question):
        self.left -= 1
        if not self.left:
            raise RuntimeError("enough")
        return question.options[time.perf_counter_ns() // 1000 % len(question.options)]
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder."""
    monkeypatch.chdir(tmp_path)


def arena(game: str, bots: str) -> None:
    told = dicehall("arena", game, "--bots", bots, "--games", 4, "--out", "folder")
    assert told.status == 0, told


def lines() -> list[dict[str, object]]:
    text = Path("folder/games.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("game", ["novodice", "cubitos"])
@pytest.mark.parametrize("bots", ["greedy,random", "moody:Moody,random"])
def test_a_game_of_an_arena_has_a_record_by_its_number(game: str, bots: str) -> None:
    Path("moody.py").write_text(BOTS)
    arena(game, bots)
    # Whoever looks at a folder does not run the code of the bots that played in it.
    Path("moody.py").unlink()
    for number, line in enumerate(lines(), 1):
        told = dicehall("replay", "folder", "--game", number, "--out", "game.json")
        assert told.status == 0, told
        record = json.loads(Path("game.json").read_text("utf-8"))
        assert (record["scores"], record["seats"]) == (line["scores"], line["seats"])
        assert f"its dice come from the seed {record['dice']['seed']}." in told.out
        assert dicehall("verify", "game.json").status == 0


@pytest.mark.usefixtures("here")
def test_it_is_shown_and_reported() -> None:
    arena("novodice", "greedy,random")
    shown = dicehall("replay", "folder", "--game", 3)
    assert shown.status == 0
    assert shown.out == dicehall("replay", "folder/games.jsonl", "--game", 3).out
    assert len(shown.out.splitlines()) > 50
    told = dicehall("report", "folder", "--game", 3, "--json", "--adviser", "greedy")
    assert_one_sentence(told, "does not weigh its options")


@pytest.mark.usefixtures("here")
def test_what_is_no_game_of_the_folder_is_told() -> None:
    arena("novodice", "greedy,random")
    assert_one_sentence(dicehall("replay", "folder"), "holds the games of an arena", "--game 1")
    told = dicehall("replay", "folder", "--game", 5)
    assert_one_sentence(told, "--game is 5, but folder holds 4 games.")
    Path("empty").mkdir()
    assert_one_sentence(
        dicehall("replay", "empty", "--game", 1), "empty cannot be read: is a directory"
    )
    plan = json.loads(Path("folder/plan.json").read_text("utf-8"))
    Path("folder/plan.json").write_text(json.dumps({**plan, "seed": "another"}), "utf-8")
    told = dicehall("replay", "folder", "--game", 1)
    assert_one_sentence(told, "game 1 came out differently this time")
    Path("folder/plan.json").write_text("{}", "utf-8")
    assert_one_sentence(dicehall("replay", "folder", "--game", 1), "is no plan of a tournament")


@pytest.mark.usefixtures("here")
def test_a_folder_that_names_a_program_does_not_start_it() -> None:
    arena("novodice", "greedy,random")
    name = "exec:touch started"
    for file in ("folder/plan.json", "folder/games.jsonl"):
        text = Path(file).read_text("utf-8")
        Path(file).write_text(text.replace('"greedy"', f'"{name}"'), "utf-8")
    told = dicehall("replay", "folder", "--game", 1)
    assert_one_sentence(told, "the decisions of game 1 are missing")
    assert not Path("started").exists()


@pytest.mark.usefixtures("here")
def test_a_single_game_of_a_simulation_is_played_again_by_seed_and_number() -> None:
    given = ("simulate", "novodice", "--bots", "greedy,random", "--seed", "s", "--out")
    assert dicehall(*given, "all.jsonl", "--games", 3).status == 0
    assert dicehall(*given, "one.jsonl", "--game", 2).status == 0
    assert Path("one.jsonl").read_text() == Path("all.jsonl").read_text().splitlines(True)[1]
