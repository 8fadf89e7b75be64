"""The runner of the scenarios: which cases pass, and what it says when one fails."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest
from tests.scenarios.checking import check, only

from dicehall.scenarios import steps as running
from dicehall.scenarios.run import CaseOutcome


def test_a_case_that_passes_expects_and_finds_nothing(tmp_path: Path) -> None:
    outcome = only(tmp_path, 'steps = [{ throws = "first" }]')
    assert outcome == CaseOutcome(tmp_path / "cases.toml", "So it is.", 1, True, None, "", "")
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
        match.state.flow.lanes[1].answers += 1
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
