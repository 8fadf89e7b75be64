"""`dicehall arena`: a tournament that can be stopped and gone on with, and comes to the same."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import time
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.command.door import PROGRAM, assert_one_sentence, dicehall, dicehall_apart
from tests.patience import PATIENCE

from dicehall import make_bot, new_match
from dicehall.games import registry
from dicehall.games.registry import kit_of

SMALL = ("arena", "novodice", "--bots", "greedy,random", "--games", 6, "--seed", "small")


def arena(*arguments: object) -> dict[str, Any]:
    """Run a tournament and return the JSON object."""
    told = dicehall("arena", *arguments, "--json")
    assert told.status == 0, told
    assert told.err == ""
    assert told.out.count("\n") == 1
    report: dict[str, Any] = json.loads(told.out)
    return report


def test_json_holds_strength_matrix_courses_and_seats() -> None:
    given = ("--bots", "greedy,random", "--race", "1,combotastic", "--games", 5, "--jobs", 1)
    report = arena("cubitos", *given)
    # Five games are made up to whole deals: two seatings on two races, twice.
    assert (report["games"], report["deals"], report["players"]) == (8, 2, 2)
    assert report["courses"] == ["1", "combotastic"]
    results = report["results"]
    assert [row["bot"] for row in results["bots"]] == ["greedy", "random"]
    cell = results["matrix"][0][1]
    for kind in ("plain", "paired"):
        low, high = cell[kind]["95"]
        assert 0 <= low <= cell[kind]["share"] <= high <= 1
    # Four deals do not tell what luck is worth.
    assert cell["luck_adjusted"] is None
    assert [row["games"] for row in results["courses"]] == [4, 4]
    assert results["all"]["mean_rounds"] > 3
    assert 0 <= results["all"]["bust_rate"] < 1
    assert report["speed"]["games_per_s"] > 0


def test_the_same_seed_gives_the_same_results_with_any_jobs(tmp_path: Path) -> None:
    given = (
        *("novodice", "--bots", "greedy,random", "--games", 7, "--players", 3),
        *("--seed", "any text, такий теж"),
    )
    reports = [arena(*given, "--jobs", jobs, "--out", tmp_path / f"{jobs}") for jobs in (1, 2)]
    assert reports[0]["results"] == reports[1]["results"]
    lines = [(tmp_path / f"{jobs}" / "games.jsonl").read_bytes() for jobs in (1, 2)]
    assert lines[0] == lines[1]
    assert lines[0].count(b"\n") == reports[0]["games"] == 2 * 9


def test_a_run_that_was_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = arena(*SMALL[1:], "--out", tmp_path / "whole")
    path = tmp_path / "whole" / "games.jsonl"
    lines = path.read_bytes()
    page = (tmp_path / "whole" / "report.html").read_bytes()
    results = (tmp_path / "whole" / "results.json").read_bytes()
    # As a kill leaves it: some whole lines, and a piece of one.
    path.write_bytes(b"".join(lines.splitlines(keepends=True)[:3])[:-10])
    again = arena(*SMALL[1:], "--out", tmp_path / "whole")
    assert again["results"] == whole["results"]
    assert again["speed"]["games_now"] == 4
    assert path.read_bytes() == lines
    assert (tmp_path / "whole" / "report.html").read_bytes() == page
    assert (tmp_path / "whole" / "results.json").read_bytes() == results


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_is_stopped_or_killed_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    given = ["arena", "novodice", "--games", "40000", "--bots", "greedy,random"]
    given += ["--jobs", "2", "--seed", "killed"]
    folder = tmp_path / "out"
    path = folder / "games.jsonl"
    process = subprocess.Popen(
        [PROGRAM, *given, "--out", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < 5:
        assert time.monotonic() < until, "nothing was played in 40 seconds"
        time.sleep(0.05)
    os.killpg(process.pid, how)
    _, err = process.communicate(timeout=PATIENCE)
    played = path.read_bytes().count(b"\n")
    if how == signal.SIGINT:
        assert process.returncode == 130
        told = f"dicehall: stopped after {played:,} of 40,000 games; the same command goes on"
        assert err == f"{told} from there.\n"
        assert "40,000" in (folder / "report.html").read_text()
    # Gone on with: what was played stays, and what follows is what would have followed.
    kept = path.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    wanted = 2 * (played // 2 + 2)
    assert dicehall(*given[:3], wanted, *given[4:], "--out", folder).status == 0
    fresh = tmp_path / "fresh"
    alone = ("--jobs", 1)
    assert dicehall(*given[:3], wanted, *given[4:], *alone, "--out", fresh).status == 0
    assert path.read_bytes() == (fresh / "games.jsonl").read_bytes()
    assert path.read_bytes().startswith(kept)
    assert (folder / "results.json").read_bytes() == (fresh / "results.json").read_bytes()


def test_the_command_that_is_told_plays_the_same_games() -> None:
    given = ("cubitos", "--race", "2,5", "--laps", 1, "--games", 4, "--seed", "two words")
    report = arena(*given, "--bots", "random,greedy", "--luck", "none")
    assert report["luck"] == ""
    assert report["results"]["matrix"][0][1]["luck_adjusted"] is None
    again = arena(*shlex.split(report["command"])[2:])
    assert again["results"] == report["results"]
    assert again["command"] == report["command"]


@pytest.mark.parametrize(
    ("game", "options"), [("cubitos", {"race": "2"}), ("novodice", {"players": 2})]
)
def test_a_game_of_a_tournament_is_played_again_on_the_dice_of_its_record(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    race = ("--race", "2") if game == "cubitos" else ()
    given = ("--bots", "greedy,novice", "--games", 4, "--seed", "5", *race)
    dicehall("arena", game, *given, "--out", tmp_path)
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    played = json.loads(lines[2])
    assert (played["deal"], played["seats"]) == (1, ["greedy", "novice"])
    file = tmp_path / "game.json"
    assert dicehall("replay", tmp_path, "--game", 3, "--out", file).status == 0
    seed = json.loads(file.read_text("utf-8"))["dice"]["seed"]
    match = new_match(game, seed=seed, **options)
    bots = [make_bot(name, game, "any") for name in played["seats"]]
    while not match.over():
        question = match.questions()[0]
        match.answer(question, bots[question.seat].decide(match.view(question.seat), question))
    assert match.scores() == played["scores"]


def test_a_folder_of_another_plan_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert dicehall(*SMALL, "--out", tmp_path).status == 0
    told = dicehall(*SMALL[:-1], "else", "--out", tmp_path)
    assert_one_sentence(told, "holds another tournament, with other seed; choose another folder.")
    told = dicehall(*SMALL[:5], 2, *SMALL[6:], "--out", tmp_path)
    assert_one_sentence(told, "holds 6 games already, more than the 2 asked for")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game 'chess'"),
        (("novodice", "--bots", "greedy"), "an arena needs two bots at least"),
        (("novodice", "--bots", "greedy,greedy"), "greedy is named twice"),
        (("novodice", "--race", "1"), "--race belongs to cubitos"),
        (("cubitos", "--race", "1,99"), "there is no race 99"),
        (("cubitos", "--race", "1,1"), "race 1 is named twice"),
        (("cubitos", "--players", "5"), "Cubitos is for 2 to 4 players"),
        (("cubitos", "--luck", "stars"), "luck cannot be measured by 'stars'"),
        (("novodice", "--parquet"), "--parquet writes into the folder of --out"),
        (("novodice", "--language", "fr"), "no catalogue for the language fr"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    arguments: tuple[str, ...], sentence: str
) -> None:
    assert_one_sentence(dicehall("arena", *arguments), sentence)


def test_all_races_are_played_when_all_are_asked_for() -> None:
    report = arena("cubitos", "--race", "all", "--games", 1, "--bots", "greedy,random")
    assert report["courses"] == [
        *("1", "2", "3", "4", "5", "6", "7"),
        *("combotastic", "such_much_fans", "grand_finale"),
    ]
    assert report["games"] == 20


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_unless_others_are_named_the_strongest_meets_greedy_and_random(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = kit_of(game)
    assert kit.bots is not None
    three, two = (
        replace(kit, bots=replace(kit.bots, names=names))
        for names in (("random", "greedy", "my_bots:Best"), ("random", "greedy"))
    )
    monkeypatch.setitem(registry._kits, game, three)
    told = dicehall("arena", game, "--games", 2)
    # It would have played, had it been there.
    assert_one_sentence(told, "the bot my_bots:Best cannot be loaded")
    monkeypatch.setitem(registry._kits, game, two)
    assert arena(game, "--games", 2)["bots"] == ["greedy", "random"]


@pytest.mark.parametrize("players", [2, 4])
def test_the_tables_fit_a_screen_of_80_columns(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = dicehall(
        *("arena", "cubitos", "--race", "1,2", "--games", 4, "--players", players),
        *("--bots", "greedy,random"),
    )
    assert told.status == 0
    assert told.err == ""
    assert max(map(len, told.out.splitlines())) <= 80
    assert "greedy" in told.out
    assert "Won % by seat: seat 1" in told.out
    assert re.search(r"apart that differ by 5 points\s+takes\s+[\d,]+\s+games", told.out)
    assert "Paired dice make the intervals" in told.out
    assert ("won % against" in told.out) == (players == 2)


def test_parquet_holds_the_same_games(tmp_path: Path) -> None:
    if find_spec("pyarrow") is None:
        pytest.skip("pyarrow is not installed, which writes Parquet")
    import pyarrow.parquet

    assert dicehall(*SMALL, "--out", tmp_path, "--parquet").status == 0
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    assert rows == [json.loads(line) for line in lines]


def test_where_a_package_is_missing_the_sentence_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    told = dicehall(*SMALL, "--out", tmp_path, "--parquet")
    assert_one_sentence(told, "pip install 'dicehall[parquet]'")
    assert_one_sentence(dicehall(*SMALL, "--ray", "auto"), "pip install 'dicehall[ray]'")


def test_it_runs_as_installed_with_a_bot_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
        "    def decide(self, view, question):\n"
        "        return question.options[-1]\n"
    )
    told = dicehall_apart(
        *("arena", "novodice", "--bots", "my_bots:Last,greedy", "--games", 4, "--jobs", 2),
        "--json",
        cwd=tmp_path,
    )
    assert told.status == 0, told.err
    assert json.loads(told.out)["bots"] == ["my_bots:Last", "greedy"]
