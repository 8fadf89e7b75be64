"""`dicehall components`: what is in the box, and what an owner changed in it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.command.door import assert_one_sentence, dicehall

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
