"""Files of scenarios: which are read, and which are refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenarios.checking import check, refusal

from dicehall.core.mistakes import Mistake
from dicehall.scenarios.read import BadScenario
from dicehall.scenarios.run import check_paths


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", " holds no case; a case begins with a line [[case]]."),
        ("case = 3", " holds no case; a case begins with a line [[case]]."),
        ("case = [3]", ", case 1 must be a table; a case begins with a line [[case]]."),
        ("rules = 1", ": a file has no field 'rules'; the fields are game, case."),
        ("[[case]]\n", ", case 1: the field rule is missing."),
        ("[[case]]\nrule = 3", ", case 1: rule must be a text."),
        (
            '[[case]]\nrule = " "',
            ', case 1 "": rule is empty; it is the sentence that the case proves.',
        ),
        (
            '[[case]]\nrule = "R"\nstep = []',
            ", case 1 \"R\": a case has no field 'step'; "
            "the fields are rule, options, position, impossible, steps.",
        ),
        (
            '[[case]]\nrule = "R"',
            ', case 1 "R": a case has either steps, or impossible where the position is refused.',
        ),
        (
            '[[case]]\nrule = "R"\nimpossible = "x"\nsteps = [{ asks = "keep" }]',
            ', case 1 "R": a case has either steps, or impossible where the position is refused.',
        ),
        (
            '[[case]]\nrule = "R"\nimpossible = ""',
            ', case 1 "R": impossible is empty; it is a part of the reason.',
        ),
        (
            '[[case]]\nrule = "R"\noptions = 3\nsteps = [{ asks = "keep" }]',
            ', case 1 "R": options must be a table.',
        ),
        ('[[case]]\nrule = "R"\nsteps = 3', ', case 1 "R": steps must be a list of tables.'),
        (
            '[[case]]\nrule = "R"\nsteps = ["keep"]',
            ', case 1 "R", step 1 must be a table, such as { asks = "keep" }.',
        ),
        (
            '[[case]]\nrule = "R"\nimpossible = "x"\n[[case]]\nrule = "R"\nimpossible = "x"',
            ', case 2 "R": case 1 has the same rule.',
        ),
    ],
)
def test_a_file_of_the_wrong_form_is_refused(tmp_path: Path, text: str, said: str) -> None:
    assert refusal(tmp_path, text) == said


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            'ask = "keep"',
            ": a step has no field 'ask'; the fields are dice, answer, asks, throws, offers, "
            "offers_just, lacks, refuses, shows, stops, player.",
        ),
        (
            "player = 1",
            " must say one thing (dice, answer, asks, throws, offers, offers_just, lacks, refuses, "
            "shows, stops), but says none.",
        ),
        ("asks = 3", ": asks must be a text."),
        ('offers = "stop"', ": offers must be a list of texts."),
        ("offers = [1]", ": offers must be a list of texts."),
        ("lacks = []", ": lacks is an empty list."),
        ("shows = 3", ": shows must be a table of facts."),
        ("shows = {}", ": shows names no fact."),
        (
            "shows = { roll = 1 }, player = 1",
            ": shows is about the whole table and takes no player.",
        ),
        (
            'stops = "draw", player = 1',
            ": stops is about the whole table and takes no player.",
        ),
        ('asks = "keep", player = 0', ": player must be a number from 1 on, not 0."),
        ('asks = "keep", player = true', ": player must be a number from 1 on, not True."),
        ('asks = "keep", player = "1"', ": player must be a number from 1 on, not 1."),
    ],
)
def test_a_step_of_the_wrong_form_is_refused(tmp_path: Path, step: str, said: str) -> None:
    text = f'[[case]]\nrule = "R"\nsteps = [{{ asks = "keep" }}, {{ {step} }}]'
    assert refusal(tmp_path, text) == f', case 1 "R", step 2{said}'


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"there is no game 'chess'; there is .*novodice"):
        check(tmp_path, '[[case]]\nrule = "R"\nimpossible = "x"', game="chess")


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text("[[case]]", "utf-8")
    with pytest.raises(BadScenario, match="the field game is missing"):
        check_paths([path])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"[[case", "is not valid TOML: "),
        (b"\xff\xfe", "is not UTF-8 text"),
        (b"a = " + b"[" * 100_000, "is not valid TOML: "),
    ],
)
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "cases.toml"
    path.write_bytes(content)
    with pytest.raises(BadScenario) as caught:
        check_paths([path])
    assert str(path) in str(caught.value)
    assert said in str(caught.value)


def test_a_missing_path_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"nowhere\.toml does not exist\."):
        check_paths([tmp_path / "nowhere.toml"])


def test_a_folder_without_cases_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="holds no scenarios"):
        check_paths([tmp_path])


def test_no_path_at_all_is_refused() -> None:
    with pytest.raises(BadScenario, match="no scenario was named"):
        check_paths([])


def test_a_bad_scenario_is_a_mistake() -> None:
    assert issubclass(BadScenario, Mistake)


def test_folders_are_searched_to_the_bottom_and_each_file_is_checked_once(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    text = 'game = "novodice"\n[[case]]\nrule = "R"\nsteps = [{ throws = "first" }]'
    for name in ("b.toml", "below/a.toml", "a.toml"):
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "notes.txt").write_text("no case", "utf-8")
    outcomes = check_paths([tmp_path, tmp_path / "a.toml"])
    names = [str(outcome.path.relative_to(tmp_path).as_posix()) for outcome in outcomes]
    assert names == ["a.toml", "b.toml", "below/a.toml"]
