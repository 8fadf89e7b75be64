"""What the pages show is what happens: their Python runs, and their command lines are understood."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from tests.command.door import dicehall

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")], key=lambda page: page.as_posix()
)
BLOCK = re.compile(
    r"(?:<!-- not run: (?P<reason>[^\n]*?) -->\s*)?"
    r"^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
DOORS = ("dicehall.learning", "dicehall.learning.spiel")
"""Public as `dicehall` itself is; they need packages that not everybody has."""
PROGRAM = re.compile(r"(?:\.venv/bin/)?dicehall ")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> Iterator[tuple[str, str | None]]:
    """Yield every block of a language, and why it is not run, if it is not."""
    for block in BLOCK.finditer(page.read_text("utf-8")):
        if block["language"] == language:
            yield dedent(block["text"]), block["reason"]


def with_python(page: Path) -> bool:
    return any(reason is None for _, reason in blocks(page, "python"))


@pytest.mark.parametrize("page", [page for page in PAGES if with_python(page)], ids=name_of)
def test_the_python_of_a_page_does_what_the_page_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One block goes on where the one before has stopped."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page.stem}
    for text, reason in blocks(page, "python"):
        if reason is not None:
            assert reason
        elif ">>> " in text:
            test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
            told: list[str] = []
            doctest.DocTestRunner().run(test, out=told.append, clear_globs=False)
            assert not told, "".join(told)
            names = test.globs
        else:
            exec(compile(text, str(page), "exec", dont_inherit=True), names)


def imports_behind_the_door(text: str) -> list[str]:
    """Return the modules behind the public door that a program imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return [name for name in found if name.startswith("dicehall.") and name not in DOORS]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_imports_nothing_behind_the_public_door(page: Path) -> None:
    for text, _ in blocks(page, "python"):
        program = re.sub(r"^(?!>>> |\.\.\. ).*\n?", "", text, flags=re.MULTILINE)
        program = re.sub(r"^(>>> |\.\.\. )", "", program, flags=re.MULTILINE)
        assert imports_behind_the_door(program or text) == []


def test_the_examples_import_nothing_behind_the_public_door() -> None:
    for example in (ROOT / "examples").glob("*.py"):
        assert imports_behind_the_door(example.read_text("utf-8")) == []


def command_lines(page: Path) -> Iterator[list[str]]:
    """Yield what stands behind `dicehall` in the shell blocks and the tables of commands of a page."""
    lines = [line for text, _ in blocks(page, "sh") for line in text.splitlines()]
    lines += re.findall(r"^\| `(dicehall [^`]*)`", page.read_text("utf-8"), re.MULTILINE)
    for line in lines:
        for command in line.split("&&"):
            words = shlex.split(command, comments=True)
            while words and "=" in words[0]:
                del words[0]
            if words and PROGRAM.fullmatch(f"{words[0]} "):
                yield words[1:]


@cache
def help_on(*words: str) -> str:
    told = dicehall(*words, "--help")
    assert told.status == 0, (words, told.err)
    return told.out


@pytest.mark.parametrize("page", [page for page in PAGES if any(command_lines(page))], ids=name_of)
def test_the_commands_of_a_page_and_their_options_are_there(page: Path) -> None:
    for verb, *rest in command_lines(page):
        # What a verb can do may depend on its first word, as in `odds novodice` or `track show`.
        below = rest[:1] if verb in ("odds", "study", "track") else []
        for word in rest:
            if word.startswith("--"):
                option = word.partition("=")[0]
                assert re.search(rf"{option}\b", help_on(verb, *below)), (verb, *rest)
        help_on(verb, *below)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_files_to_which_a_page_links_are_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


WALK = re.compile(r"`(?:(?P<inside>\w+)\.)?(?P<name>\w+)` in `(?P<path>[\w./]+\.(?:py|ts))`")
"""A function that a walk comes past."""


def file_of(path: str) -> str:
    """Return what stands in a file that the walk names, in Python or in the page."""
    return next(
        (
            (folder / path).read_text("utf-8")
            for folder in (ROOT / "src/dicehall", ROOT / "web/src")
            if (folder / path).exists()
        ),
        "",
    )


def part_of_architecture(title: str) -> str:
    """Return a section of the page about the architecture, without its title."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    return page.partition(f"\n{title}\n")[2].partition(f"\n{title.split()[0]} ")[0]


def walks() -> dict[str, str]:
    """Return the walks through the house by title."""
    _, *parts = part_of_architecture("## Five walks").split("\n### ")
    return {title: walk for title, _, walk in (part.partition("\n") for part in parts)}


def test_there_are_five_walks() -> None:
    assert len(walks()) == 5


@pytest.mark.parametrize("title", walks())
def test_every_hop_of_a_walk_names_a_function_that_is_there(title: str) -> None:
    hops = re.split(r"^\d+\. ", walks()[title], flags=re.MULTILINE)[1:]
    assert 4 < len(hops) <= 12
    for hop in hops:
        places = list(WALK.finditer(hop))
        assert places, hop
        for place in places:
            text = file_of(place["path"])
            if place["inside"] is not None:
                _, found, text = text.partition(f"class {place['inside']}")
                assert found, place[0]
            function = rf"^ *(?:export |async |private |def |function )*{place['name']}\("
            assert re.search(function, text, re.MULTILINE), place[0]


def test_every_file_in_which_a_reader_is_to_look_is_there() -> None:
    rows = re.findall(r"^\| [A-Z].*\? \| `(.+)` \|$", part_of_architecture("## Where is it?"), re.M)
    assert len(rows) == 10
    folders = (ROOT / "src/dicehall", ROOT / "web/src")
    assert [row for row in rows if not any((folder / row).exists() for folder in folders)] == []


def test_the_files_that_the_layout_of_the_server_names_are_there() -> None:
    page = (ROOT / "docs/server.md").read_text("utf-8")
    layout = page.partition("\ntable/ ")[2].partition("\n```\n")[0]
    room, part, missing = "table", "", []
    for line in f"table/ {layout}".splitlines():
        if found := re.match(r"(\w+)/ ", line):
            room, part = found[1], ""
        elif found := re.match(r"  (\w+)/ ", line):
            part = found[1]
        elif re.match(r"  \w", line):
            part = ""
        folder = ROOT / "src/dicehall" / room
        for name in re.findall(r"[\w/]+\.py", line):
            if not ((folder / part / name).exists() or (folder / name).exists()):
                missing.append(f"{room}/{part}: {name}")
    assert missing == []


@pytest.mark.parametrize("folder", ["src/dicehall", "web/src"])
def test_the_picture_of_the_house_shows_every_room(folder: str) -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    part = re.split(r"\n(?! )", page.partition(f"\n{folder}/")[2])[0]
    rooms = {
        file.parent.name for file in (ROOT / folder).glob("*/*") if file.suffix not in ("", ".pyc")
    }
    assert rooms - set(re.findall(r"(\w+)/", part)) == set()
