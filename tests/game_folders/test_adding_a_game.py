"""The walk through adding a game is true: its code is the example's, and its commands run."""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import fields
from pathlib import Path

import pytest
from tests.game_folders.packages import DICEHALL, PACKAGE, ROOT, registered, run

from dicehall.games.kit import Kit

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
PROJECT = ROOT / "examples" / "pig"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 150
"""How long the file of a tiny game can be."""
FILES = {
    "py": ("pig/pig/*.py", "farkle/farkle/*.py"),
    "toml": ("pig/**/*.toml",),
    "ftl": ("pig/pig/texts/en/*.ftl",),
}
"""Where code of each kind is cut from."""


@pytest.mark.parametrize("kind", FILES)
def test_the_code_of_the_page_is_cut_from_the_example(kind: str) -> None:
    files = [
        file.read_text("utf-8") for place in FILES[kind] for file in PROJECT.parent.glob(place)
    ]
    shown = [text for found, text in BLOCK.findall(PAGE) if found == kind]
    assert shown
    for text in shown:
        assert any(text in file for file in files), text


def test_the_first_example_is_one_short_file() -> None:
    (file,) = PROJECT.rglob("*.py")
    assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_page_shows_no_other_code() -> None:
    assert {kind for kind, _ in BLOCK.findall(PAGE)} == {*FILES, "console"}


def test_the_page_names_everything_that_a_kit_can_bring() -> None:
    can_bring = {field.name for field in fields(Kit)}
    assert can_bring - set(re.findall(r"\w+", PAGE)) == set()
    listed = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", PAGE, re.M)))
    assert set(listed) <= can_bring


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    installed.mkdir()
    paths = [*registered(PROJECT, installed), PACKAGE.parent]
    here = tmp_path / "here"
    shutil.copytree(PROJECT, here)
    lines = [
        line
        for kind, text in BLOCK.findall(PAGE)
        if kind == "console"
        for line in text.splitlines()
    ]
    told = ""
    ran = 0
    for line in lines:
        if line.startswith("$ dicehall "):
            done = run([*DICEHALL, *shlex.split(line)[2:]], paths, here)
            assert done.returncode == 0, (line, done.stderr)
            told = done.stdout
            ran += 1
        else:
            assert line in told.splitlines()
    assert ran > 5
