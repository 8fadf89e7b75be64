"""Whatever is wrong with a command line is told in one sentence that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.command.door import assert_one_sentence, dicehall, dicehall_apart

SIMULATE = ("simulate", "novodice")

MISTAKES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    # the verb and the options in general
    (("sumilate",), ("no verb 'sumilate'", "simulate")),
    (("",), ("no verb ''", "simulate")),
    (("--verbose",), ("dicehall has no option --verbose", "--version")),
    (("--version=3",), ("--version takes no value",)),
    (("simulate",), ("simulate needs GAME", "dicehall simulate [OPTIONS] GAME")),
    (("play",), ("play needs GAME",)),
    (("components",), ("components needs GAME",)),
    (("replay",), ("replay needs FILE",)),
    (("verify",), ("verify needs FILE",)),
    (("check",), ("check needs PATH",)),
    ((*SIMULATE, "again", "more"), ("'again more' is more than simulate takes", "GAME")),
    (("bench", "novodice"), ("'novodice' is more than bench takes",)),
    ((*SIMULATE, "--gams", "3"), ("no option --gams", "did you mean --game or --games")),
    ((*SIMULATE, "-j", "3"), ("no option -j", "--jobs")),
    ((*SIMULATE, "--games"), ("--games needs a value", "How many games")),
    ((*SIMULATE, "--json=yes"), ("--json takes no value",)),
    # games and players
    (("simulate", "chess"), ("no game 'chess'", "novodice")),
    (("simulate", ""), ("no game ''", "novodice")),
    (("play", "chess"), ("no game 'chess'", "novodice")),
    (("components", "chess"), ("no game 'chess'", "novodice")),
    ((*SIMULATE, "--players", "two"), ("--players is 'two'", "whole number")),
    ((*SIMULATE, "--players", "0"), ("2, 3, 4 players, not 0",)),
    ((*SIMULATE, "--players", "-1"), ("2, 3, 4 players, not -1",)),
    ((*SIMULATE, "--players", "5"), ("2, 3, 4 players, not 5",)),
    ((*SIMULATE, "--players", "9" * 30), ("2, 3, 4 players",)),
    # bots
    ((*SIMULATE, "--bots", ""), ("--bots is empty", "greedy,random")),
    ((*SIMULATE, "--bots", ","), ("--bots is ','", "greedy,random")),
    ((*SIMULATE, "--bots", "greedy,"), ("--bots is 'greedy,'", "greedy,random")),
    ((*SIMULATE, "--bots", "greedy,,random"), ("--bots is 'greedy,,random'", "greedy,random")),
    ((*SIMULATE, "--bots", "greedy,clever"), ("no bot 'clever'", "random, novice", "module:Class")),
    ((*SIMULATE, "--bots", "greedy"), ("2, 3, 4 players, not 1",)),
    ((*SIMULATE, "--players", "2", "--bots", "greedy"), ("need 2 bots, but 1 is named",)),
    ((*SIMULATE, "--players", "2", "--bots", "random,random,random"), ("but 3 are named",)),
    ((*SIMULATE, "--bots", "no_such_module:Bot,random"), ("no_such_module:Bot", "No module named")),
    ((*SIMULATE, "--bots", "json:Bot,random"), ("json:Bot", "has no attribute 'Bot'")),
    ((*SIMULATE, "--bots", "json:dumps,random"), ("json:dumps is no bot", "decide")),
    ((*SIMULATE, "--bots", "json:JSONDecoder,random"), ("is no bot", "decide(view, question)")),
    ((*SIMULATE, "--bots", ":,random"), ("':' names no bot", "my_bots:Cautious")),
    ((*SIMULATE, "--bots", "..:Bot,random"), ("..:Bot cannot be loaded",)),
    # numbers
    ((*SIMULATE, "--games", "x"), ("--games is 'x'", "from 1 to 100,000,000")),
    ((*SIMULATE, "--games", ""), ("--games is ''", "from 1 to 100,000,000")),
    ((*SIMULATE, "--games", "0"), ("--games is '0'", "from 1 to 100,000,000")),
    ((*SIMULATE, "--games", "-5"), ("--games is '-5'", "from 1 to 100,000,000")),
    ((*SIMULATE, "--games", "1.5"), ("--games is '1.5'", "whole number")),
    ((*SIMULATE, "--games", "1e9"), ("--games is '1e9'", "whole number")),
    ((*SIMULATE, "--games", "9" * 5000), ("--games", "from 1 to 100,000,000")),
    ((*SIMULATE, "--jobs", "0"), ("--jobs is '0'", "from 1 to 256")),
    ((*SIMULATE, "--jobs", "1000"), ("--jobs is '1000'", "from 1 to 256")),
    ((*SIMULATE, "--seed", "\udcff"), ("--seed", "UTF-8")),
    ((*SIMULATE, "--bots", "\udcff,random"), ("--bots", "UTF-8")),
    (("bench", "--seconds", "0"), ("--seconds is '0'", "from 0.1 to 600")),
    (("bench", "--seconds", "nan"), ("--seconds is 'nan'", "from 0.1 to 600")),
    (("bench", "--seconds", "inf"), ("--seconds is 'inf'", "from 0.1 to 600")),
    (("bench", "--seconds", "long"), ("--seconds is 'long'", "number of seconds")),
    (("play", "novodice", "--pace", "-1"), ("--pace is '-1'", "from 0 to 60")),
    (("play", "novodice", "--dice", "glass"), ("--dice is 'glass'", "seeded or entered")),
    (("replay", "--game", "0", "x"), ("--game is '0'", "from 1")),
    # files
    ((*SIMULATE, "--games", "1", "--out", "/"), ("/ cannot be written", "is a directory")),
    ((*SIMULATE, "--games", "1", "--out", "no/such/x"), ("no/such/x cannot be written",)),
    ((*SIMULATE, "--components", "missing"), ("missing cannot be read",)),
    ((*SIMULATE, "--components", "/"), ("/ cannot be read",)),
    (("components", "novodice", "--components", "missing"), ("missing cannot be read",)),
    (("bench", "--out", "no/such/x"), ("no/such/x cannot be written",)),
    (("verify", "missing"), ("missing cannot be read: no such file",)),
    (("verify", "/"), ("/ cannot be read: is a directory",)),
    (("replay", "missing"), ("missing cannot be read: no such file",)),
    (("replay", "/"), ("/ cannot be read: is a directory",)),
    (("check", "missing"), ("missing does not exist",)),
]


@pytest.mark.parametrize(("arguments", "parts"), MISTAKES, ids=lambda value: " ".join(value)[:60])
def test_a_mistake_is_one_sentence_that_says_what_would_be_right(
    arguments: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    told = dicehall(*arguments)
    assert_one_sentence(told, *parts)
    assert told.out == ""


def test_the_installed_program_tells_a_mistake_likewise() -> None:
    told = dicehall_apart("simulate", "novodice", "--games", "x")
    assert_one_sentence(told, "--games is 'x'; it must be a whole number from 1 to 100,000,000.")


def test_no_verb_at_all_shows_the_help() -> None:
    told = dicehall()
    assert told.status == 2
    assert told.err.startswith("Usage: dicehall [OPTIONS] VERB")
    assert "simulate" in told.err
    assert told.out == ""


@pytest.mark.parametrize("verb", ["simulate", "play", "replay", "verify", "check", "bench"])
def test_every_verb_explains_itself(verb: str) -> None:
    told = dicehall(verb, "--help")
    assert told.status == 0
    assert told.out.startswith(f"Usage: dicehall {verb}")


def test_a_component_file_that_is_no_toml_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("trash = = 3")
    told = dicehall("components", "novodice", "--components", file)
    assert_one_sentence(told, "box.toml", "line 1")


def test_a_component_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(bytes(range(256)))
    told = dicehall("simulate", "novodice", "--components", file)
    assert_one_sentence(told, "box.toml", "not UTF-8 text")


def test_a_file_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    try:
        (folder / "probe").touch()
    except PermissionError:
        told = dicehall("simulate", "novodice", "--games", 1, "--out", folder / "x")
        assert_one_sentence(told, "cannot be written: permission denied")
    else:
        pytest.skip("this user may write everywhere")
