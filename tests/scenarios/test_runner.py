"""The runner of the scenarios: what it refuses, and what it says when a case fails."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

from dicehall.core.mistakes import Mistake
from dicehall.scenarios import steps as running
from dicehall.scenarios.facts import Unmet, compare
from dicehall.scenarios.read import BadScenario
from dicehall.scenarios.run import Outcome, check_paths


def check(tmp_path: Path, text: str, game: str = "novodice") -> list[Outcome]:
    path = tmp_path / "cases.toml"
    path.write_text(f'game = "{game}"\n' + text, "utf-8")
    return list(check_paths([path]))


def only(tmp_path: Path, text: str) -> Outcome:
    (outcome,) = check(tmp_path, '[[case]]\nrule = "So it is."\n' + text)
    return outcome


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        check(tmp_path, text)
    assert str(caught.value).startswith(str(tmp_path / "cases.toml"))
    return str(caught.value).removeprefix(str(tmp_path / "cases.toml"))


# ---------------------------------------------------------------------------- outcomes


def test_a_case_that_passes_expects_and_finds_nothing(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'steps = [{ throws = "first" }]')
    assert outcome == Outcome(tmp_path / "cases.toml", "So it is.", 1, True, None, "", "")
    with pytest.raises(FrozenInstanceError):
        outcome.passed = False  # type: ignore[misc]


def test_a_case_that_fails_names_file_step_expected_and_found(tmp_path: Path) -> None:
    outcome = only(
        tmp_path,
        'position.next = "claim"\nposition.slots = ["A-suitcase", "A-suitcase"]\n'
        'steps = [{ asks = "claim" }, { answer = "john_boy by row" }, { asks = "keep" }]',
    )
    assert not outcome.passed
    assert outcome.path == tmp_path / "cases.toml"
    assert outcome.number == 1
    assert outcome.step == 2
    assert outcome.expected == "the answer 'john_boy by row' is taken"
    assert outcome.found == "offered at 'claim' are: slimer by row; spike by row"


def test_a_case_after_one_that_fails_is_checked_too(tmp_path: Path) -> None:
    outcomes = check(
        tmp_path,
        '[[case]]\nrule = "One."\nsteps = [{ asks = "keep" }]\n'
        '[[case]]\nrule = "Two."\nsteps = [{ asks = "nothing" }]\n',
    )
    assert [(outcome.case, outcome.passed) for outcome in outcomes] == [
        ("One.", False),
        ("Two.", True),
    ]
    assert outcomes[0].found == "the table is to throw first"


def test_a_long_list_of_offers_is_shortened(tmp_path: Path) -> None:
    outcome = only(
        tmp_path,
        'position.next = "keep 1"\nposition.rolled = "A-lion A-suitcase A-cutlery B-pawn B-gear"\n'
        'steps = [{ answer = "X-lion" }]',
    )
    assert outcome.found.startswith("offered at 'keep' are: nothing; A-lion; ")
    assert outcome.found.endswith("; and 14 more")


CLAIM = 'position.next = "claim"\nposition.slots = ["A-suitcase", "A-suitcase"]\n'
OFFERED = "offered at 'claim' are: slimer by row; spike by row"


@pytest.mark.parametrize(
    ("step", "expected", "found"),
    [
        ('asks = "keep"', "'keep' is asked", "player 1 is asked 'claim'"),
        ('asks = "nothing"', "nothing is asked", "player 1 is asked 'claim'"),
        ('asks = "claim", player = 2', "'claim' is asked (player 2)", "player 1 is asked 'claim'"),
        ('asks = "claim", player = 3', "a player from 1 to 2", "player 3"),
        ('throws = "A"', "the throw is A", "player 1 is asked 'claim'"),
        ('dice = "A-lion"', "A-lion can fall", "player 1 is asked 'claim'"),
        ('offers = ["slimer by row", "stop"]', "'stop' is offered", OFFERED),
        (
            'offers_just = ["slimer by row"]',
            "just these are offered: slimer by row",
            "also offered are: spike by row",
        ),
        ('offers_just = ["slimer by row", "stop"]', "'stop' is offered", OFFERED),
        ('lacks = ["stop", "spike by row"]', "'spike by row' is not offered", OFFERED),
        (
            'refuses = "spike by row"',
            "'spike by row' is refused",
            "it is taken; now player 1 is asked 'place'",
        ),
        ("shows = { lions = 1 }", "lions = 1", "lions = 0"),
        ('stops = "draw"', "a moment 'draw'", "no such moment; there are: none"),
    ],
)
def test_every_kind_of_step_can_fail(tmp_path: Path, step: str, expected: str, found: str) -> None:
    outcome = only(tmp_path, f"{CLAIM}steps = [{{ {step} }}]")
    assert (outcome.passed, outcome.step) == (False, 1)
    assert (outcome.expected, outcome.found) == (expected, found)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ('throws = "A A B B"', "player 1 is to throw A A A B B"),
        ('throws = "nothing"', "player 1 is to throw A A A B B"),
        ('throws = "A A A B B", player = 2', "player 1 is to throw A A A B B"),
        ('answer = "nothing"', "player 1 is to throw A A A B B"),
        ('dice = "A-lion"', "the throw is A A A B B, but these are A-lion."),
        ('dice = "Q-lion"', "Q-lion is no die"),
        (
            'refuses = "A-lion A-lion A-lion B-lion B-lion"',
            "it is taken; now player 1 is asked 'keep'",
        ),
    ],
)
def test_steps_about_dice_can_fail(tmp_path: Path, step: str, found: str) -> None:
    outcome = only(tmp_path, f"position.active = 1\nsteps = [{{ {step} }}]")
    assert (outcome.passed, outcome.step) == (False, 1)
    assert outcome.found.startswith(found)


def test_a_position_that_is_refused_fails_with_the_reason(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'position.next = "lunch"\nsteps = [{ asks = "keep" }]')
    assert (outcome.passed, outcome.step) == (False, None)
    assert outcome.expected == "a position that the game takes"
    assert outcome.found.startswith("it is refused: next is 'lunch'")


def test_an_impossible_position_passes_for_the_reason_named(tmp_path: Path) -> None:
    assert only(tmp_path, 'position.next = "lunch"\nimpossible = "next is \'lunch\'"').passed


def test_an_impossible_position_fails_for_another_reason(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'position.next = "lunch"\nimpossible = "too many tiles"')
    assert not outcome.passed
    assert "'too many tiles'" in outcome.expected
    assert "lunch" in outcome.found


def test_an_impossible_position_fails_if_it_is_possible(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'position.active = 2\nimpossible = "no"')
    assert not outcome.passed
    assert outcome.found == "the position is taken; player 2 is to throw A A A B B"


def test_options_that_are_refused_fail_with_the_reason(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'options.players = 9\nsteps = [{ asks = "keep" }]')
    assert not outcome.passed
    assert "not 9" in outcome.found


def test_a_game_that_breaks_down_is_a_failed_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(match: object, step: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(running.TAKE, "asks", broken)
    outcome = only(tmp_path, 'steps = [{ asks = "keep" }]')
    assert (outcome.passed, outcome.step) == (False, 1)
    assert outcome.found.startswith(
        "the game broke down: ZeroDivisionError: oh (test_runner.py, line "
    )


def test_a_refused_answer_that_changes_something_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(match: Any, step: object, wanted: str) -> bool:
        match.state.flow.turns[0] += 1
        return True

    monkeypatch.setattr(running, "_refused", refused)
    outcome = only(tmp_path, f'{CLAIM}steps = [{{ refuses = "stop" }}]')
    assert not outcome.passed
    assert outcome.found == "it is refused, but changed something"


def test_a_refused_answer_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    assert only(
        tmp_path,
        CLAIM
        + 'steps = [{ refuses = "stop" }, { refuses = "stop", player = 2 }, '
        + '{ offers_just = ["slimer by row", "spike by row"] }, { answer = "spike by row" }]',
    ).passed


def test_a_moment_that_the_game_does_not_come_to_fails(tmp_path: Path) -> None:
    (outcome,) = check(
        tmp_path,
        '[[case]]\nrule = "So it is."\nposition.next = "push"\nposition.start_player = 2\n'
        'position.players.1 = { roll = "light" }\n'
        'steps = [{ answer = "push" }, { stops = "draw" }]',
        game="cubitos",
    )
    assert (outcome.step, outcome.expected) == (2, "the game comes to 'draw'")
    assert outcome.found == "it does not come there; player 1 is to throw light"


def test_a_moment_that_is_not_known_is_named_with_those_that_are(tmp_path: Path) -> None:
    (outcome,) = check(
        tmp_path, '[[case]]\nrule = "So it is."\nsteps = [{ stops = "tea" }]', game="cubitos"
    )
    assert outcome.found == (
        "no such moment; there are: round, draw, roll, run, compare, done, move, end"
    )


# ---------------------------------------------------------------------------- files


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


# ---------------------------------------------------------------------------- facts

FOUND = {
    "active": None,
    "over": True,
    "bays": [{"worth": 28, "tiles": ["spike"]}, {"worth": 56, "tiles": []}],
    "rows": {"gear": [2]},
    7: "x",
}


@pytest.mark.parametrize(
    "expected",
    [
        {"active": "nothing", "over": True},
        {"bays": {"2": {"worth": 56}}},
        {"bays": [{"worth": 28}, {"worth": 56, "tiles": []}]},
        {"bays": {"2": {"tiles": {}}}},
        {"rows": {"gear": [2]}},
        {"7": "x"},
    ],
)
def test_facts_that_hold(expected: dict[str, Any]) -> None:
    compare(expected, FOUND)


@pytest.mark.parametrize(
    ("expected", "said", "found"),
    [
        ({"active": 1}, "active = 1", "active = nothing"),
        ({"over": 1}, "over = 1", "over = true"),
        ({"over": False}, "over = false", "over = true"),
        ({"bays": {"1": {"worth": 56}}}, "bays.1.worth = 56", "bays.1.worth = 28"),
        (
            {"bays": {"3": {"worth": 56}}},
            "bays.3 = { worth = 56 }",
            "no such fact; there are: 1, 2",
        ),
        ({"bays": {"1": {"tiles": []}}}, "bays.1.tiles = []", 'bays.1.tiles = ["spike"]'),
        (
            {"bays": {"1": {"tiles": ["slimer"]}}},
            'bays.1.tiles.1 = "slimer"',
            'bays.1.tiles.1 = "spike"',
        ),
        ({"rows": {}}, "rows = {}", "rows = { gear = [2] }"),
        ({"rows": [2]}, "rows = [2]", "rows = { gear = [2] }"),
        ({"over": {"a": 1}}, "over = { a = 1 }", "over = true"),
    ],
)
def test_facts_that_do_not_hold(expected: dict[str, Any], said: str, found: str) -> None:
    with pytest.raises(Unmet) as caught:
        compare(expected, FOUND)
    assert (caught.value.expected, caught.value.found) == (said, found)
