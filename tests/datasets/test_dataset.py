"""Data sets: one row a decision, the same bytes however they are made, and readable by everybody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from tests.command.door import Told, assert_one_sentence
from tests.command.door import dicehall as command

import dicehall
from dicehall.datasets import folder as folders
from dicehall.datasets.rows import COLUMNS

FEW: tuple[object, ...] = ("--bots", "random", "--adviser", "none", "--seed", "7")


def made(out: Path, *arguments: object, game: str = "novodice") -> Told:
    told = command("dataset", game, "--out", out, *FEW, *arguments)
    assert told.status == 0, told.err
    return told


def files(out: Path) -> dict[str, bytes]:
    """Return all files of a data set by name."""
    return {
        str(file.relative_to(out)): file.read_bytes()
        for file in sorted(out.rglob("*"))
        if file.is_file()
    }


def rows(out: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(out / "data").to_pylist()
    return found


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "SHARD", 2)


@pytest.mark.parametrize("game", dicehall.game_names())
def test_a_row_is_a_decision_that_can_be_played_again(game: str, tmp_path: Path) -> None:
    made(tmp_path, "--games", 1, "--adviser", "expert", game=game)
    found = rows(tmp_path)
    assert list(found[0]) == [name for name, _, _ in COLUMNS]
    plan = json.loads((tmp_path / "plan.json").read_text())
    layout = json.loads((tmp_path / "layout.json").read_text())
    match = dicehall.new_match(game, seed=found[0]["seed"], **plan["options"])
    adviser = dicehall.make_bot("expert", game, "any")
    for number, row in enumerate(found):
        question = match.questions()[0]
        assert (row["decision"], row["seat"]) == (number, question.seat)
        assert (row["question"], row["bot"]) == (question.asked, "random")
        assert row["options"] == [option.text for option in match.options(question)]
        assert row["scores"] == match.scores()
        assert len(row["observation"]) == len(layout["observation"])
        for action, features in zip(row["actions"], row["features"], strict=True):
            assert len(features) == (len(layout["features"]) if action >= 0 else 0)
            assert action < len(layout["actions"])
        if number < 10:
            weighed = adviser.weigh(match.view(row["seat"]), question)
            assert [one.option for one in weighed] == question.options
            assert row["worths"] == pytest.approx([one.worth for one in weighed], abs=1e-6)
        assert len(row["worths"]) == len(row["options"])
        assert row["chance"] == row["worths"][row["choice"]]
        match.answer(question, row["options"][row["choice"]])
    assert match.over()
    for row in found:
        won = row["seat"] in match.winners()
        assert row["result"] == (1 / len(match.winners()) if won else 0)
        assert row["final_scores"] == match.scores()


def test_the_same_bytes_come_out_of_any_number_of_processes(tmp_path: Path) -> None:
    made(tmp_path / "one", "--games", 5)
    made(tmp_path / "two", "--games", 5, "--jobs", 2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert list(files(tmp_path / "one")) == [
        "README.md",
        "data/games-00000000-00000001.parquet",
        "data/games-00000002-00000003.parquet",
        "data/games-00000004-00000004.parquet",
        "layout.json",
        "plan.json",
    ]


def test_it_goes_on_from_what_is_there(tmp_path: Path) -> None:
    made(tmp_path / "whole", "--games", 5)
    made(tmp_path / "parts", "--games", 3)
    assert "data/games-00000002-00000002.parquet" in files(tmp_path / "parts")
    # A run that was killed leaves a file that nobody renamed, and perhaps lacks one.
    (tmp_path / "parts/data/games-00000004-00000005.new").write_bytes(b"half")
    made(tmp_path / "parts", "--games", 5)
    (tmp_path / "parts/data/games-00000004-00000005.new").unlink()
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    (tmp_path / "parts/data/games-00000002-00000003.parquet").unlink()
    made(tmp_path / "parts", "--games", 5)
    assert files(tmp_path / "parts") == files(tmp_path / "whole")


def test_another_data_set_and_fewer_games_are_refused(tmp_path: Path) -> None:
    made(tmp_path, "--games", 4)
    before = files(tmp_path)
    told = command("dataset", "novodice", "--out", tmp_path, *FEW, "--seed", "8")
    assert_one_sentence(told, "holds another data set, with other seed")
    told = command("dataset", "novodice", "--out", tmp_path, *FEW, "--games", 2)
    assert_one_sentence(told, "holds more than the 2 games asked for")
    told = command("dataset", "novodice", "--out", tmp_path / "plan.json", *FEW)
    assert_one_sentence(told, "is not a folder")
    assert files(tmp_path) == before


def test_the_card_says_what_is_in_it_and_how_it_was_made(tmp_path: Path) -> None:
    made(tmp_path, "--games", 1, "--players", 3)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert f"{len(rows(tmp_path)):,} decisions of 1 games" in card
    assert (
        "dicehall dataset novodice --bots random,random,random --players 3 --adviser none "
        "--games 1 --seed 7 --out DIR" in card
    )
    assert all(f"| `{name}` | `{kind}` | {says} |" in card for name, kind, says in COLUMNS)


def test_without_an_adviser_nothing_is_judged(tmp_path: Path) -> None:
    told = made(tmp_path, "--games", 1, "--json")
    found = rows(tmp_path)
    assert json.loads(told.out) == {
        "game": "novodice",
        "games": 1,
        "rows": len(found),
        "out": str(tmp_path),
    }
    assert all(row["worths"] == [] and row["chance"] is None for row in found)
    told = command("dataset", "novodice", "--out", tmp_path / "x", "--adviser", "nobody")
    assert_one_sentence(told, "there is no adviser 'nobody' for novodice")
    told = command("dataset", "novodice", "--out", tmp_path / "x", "--adviser", "greedy")
    assert_one_sentence(told, "a bot that does not weigh its options cannot be the adviser")


@pytest.mark.filterwarnings("ignore")  # Whatever the readers' own packages are warned of is theirs.
def test_pandas_polars_and_hugging_face_read_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.setenv("HF_HOME", str(tmp_path / "cache"))
    import datasets
    import pandas
    import polars

    made(tmp_path / "set", "--games", 3)
    found = rows(tmp_path / "set")
    pattern = str(tmp_path / "set/data/*.parquet")
    frame = pandas.read_parquet(tmp_path / "set/data")
    assert [list(options) for options in frame["options"]] == [row["options"] for row in found]
    assert list(frame["game"]) == [row["game"] for row in found]
    assert polars.read_parquet(pattern).to_dicts() == found
    loaded = datasets.load_dataset(
        "parquet", data_files=pattern, split="train", cache_dir=str(tmp_path / "cache")
    )
    assert loaded.to_list() == found
