"""`dicehall components`: what is in the box, and what an owner changed in it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.command.door import assert_one_sentence, dicehall

from dicehall.games.registry import OWN, kit_of

CONTENT = tomllib.loads(
    files("dicehall.games.novodice").joinpath("content", "components.toml").read_text("utf-8")
)


def test_every_tile_and_die_is_shown_on_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = dicehall("components", "novodice")
    assert told.status == 0
    assert told.err == ""
    for tile in CONTENT["tiles"]:
        assert told.out.count(f" {tile}") == 1
    assert max(map(len, told.out.splitlines())) <= 80
    assert "°" in told.out


def test_an_owners_figure_is_shown_without_the_mark_of_a_house_figure(tmp_path: Path) -> None:
    tile, figures = next(
        (tile, figures)
        for tile, figures in CONTENT["tiles"].items()
        if "count" in figures.get("house", [])
    )
    file = tmp_path / "box.toml"
    file.write_text(f"[tiles.{tile}]\ncount = {figures['count']}\n")

    def row(*arguments: object) -> str:
        told = dicehall("components", "novodice", *arguments)
        assert told.status == 0
        return next(line for line in told.out.splitlines() if f" {tile}" in line)

    assert f"{figures['count']}°" in row()
    assert f"{figures['count']}°" not in row("--components", file)


def test_only_the_last_fan_space_is_no_house_figure_until_an_owner_gives_the_others(
    tmp_path: Path,
) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[fans]\ncredits = [2, 0, 2, 0, 3, 0, 3, 0, 4, 0, 5, 0, 6]\n")

    def row(name: str, *arguments: object) -> list[str]:
        told = dicehall("components", "cubitos", *arguments)
        line = next(line for line in told.out.splitlines() if f" {name} " in line)
        return line.replace("│", " ").split()[-13:]

    for name in ("credits", "tokens"):
        spaces = row(name)
        assert [space.endswith("°") for space in spaces] == [True] * 12 + [False]
    assert not any(space.endswith("°") for space in row("credits", "--components", file))
    assert row("tokens", "--components", file) == row("tokens")


@pytest.mark.parametrize("game", OWN)
def test_the_box_written_as_a_file_and_read_back_is_the_same_box(game: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    told = dicehall("components", game, "--out", file)
    assert (told.status, told.err) == (0, "")
    assert f"play with --components {file}" in told.out
    figures, about = box_of(game, None)
    again, _ = box_of(game, tomllib.loads(file.read_text("utf-8")))
    assert without_house(again) == without_house(figures)
    played = [
        dicehall("simulate", game, "--games", 2, "--out", out, *box).status
        for out, box in (
            (tmp_path / "with.jsonl", ("--components", file)),
            (tmp_path / "without.jsonl", ()),
        )
    ]
    assert played == [0, 0]
    steps = [
        [json.loads(line)["steps"] for line in (tmp_path / name).read_text("utf-8").splitlines()]
        for name in ("with.jsonl", "without.jsonl")
    ]
    assert steps[0] == steps[1]
    # Everything in the file is explained.
    text = file.read_text("utf-8")
    for key, said in about.items():
        assert all(line in text for line in said.splitlines()), key


def box_of(game: str, override: dict[str, Any] | None) -> tuple[dict[str, Any], Mapping[str, str]]:
    box = kit_of(game).box
    assert box is not None
    return box.figures(override)


def without_house(figures: dict[str, Any]) -> dict[str, Any]:
    return {
        key: without_house(value) if isinstance(value, dict) else value
        for key, value in figures.items()
        if key != "house"
    }


def test_what_an_owner_has_changed_is_in_the_file(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "box.toml"
    mine.write_text("trash = 7\n[tiles.spike]\nlions = 9\n")
    assert dicehall("components", "novodice", "--components", mine, "--out", file).status == 0
    written = tomllib.loads(file.read_text("utf-8"))
    assert written["trash"] == 7
    assert written["tiles"]["spike"] == {"symbol": "suitcase", "count": 2, "value": 1, "lions": 9}
    assert "#   lions: how many lions claim it" in file.read_text("utf-8")


def test_a_box_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    told = dicehall("components", "novodice", "--out", tmp_path / "no" / "box.toml")
    assert_one_sentence(told, "cannot be written")


TABLES = st.recursive(
    st.one_of(
        st.integers(-2, 2000).map(str),
        st.sampled_from(
            ['"lion"', '"suitcase"', '""', "true", "1.5", "[]", '["lion", "gear"]', "{}"]
        ),
    ),
    lambda inner: st.dictionaries(
        st.sampled_from(
            [
                "tiles",
                "dice",
                "A",
                "john_boy",
                "value",
                "count",
                "lions",
                "house",
                "faces",
                "2",
                "new",
            ]
        ),
        inner,
        max_size=2,
    ).map(lambda table: "{" + ", ".join(f"{key} = {text}" for key, text in table.items()) + "}"),
    max_leaves=4,
)
"""Values as a file might hold them, sensible or not."""


@given(
    st.dictionaries(st.sampled_from([*CONTENT, "colour"]), TABLES, min_size=1, max_size=2),
)
def test_whatever_stands_in_a_component_file_it_is_never_a_crash(
    tmp_path_factory: pytest.TempPathFactory, tables: dict[str, str]
) -> None:
    file = tmp_path_factory.mktemp("box") / "box.toml"
    file.write_text("".join(f"{key} = {text}\n" for key, text in tables.items()))
    told = dicehall("components", "novodice", "--components", file)
    if told.status == 0:
        assert told.err == ""
        # What can be shown can be played.
        played = dicehall("simulate", "novodice", "--games", 1, "--components", file)
        if played.status:
            assert_one_sentence(played)
    else:
        assert_one_sentence(told)
