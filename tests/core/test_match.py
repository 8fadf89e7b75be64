"""A match: it rolls by itself or waits, keeps its steps, hands out events and views, and finds texts."""

from __future__ import annotations

import pytest
from tests.toy.game import PigInAHurry, from_options
from tests.toy.table import Chose, Ran, RoundBegan

from dicehall.core.match import Match
from dicehall.core.mistakes import BadAnswer, BadDice, BadOptions
from dicehall.core.question import Answer
from dicehall.core.sources import LoadedDice, SeededDice


def pig(players: int = 2) -> PigInAHurry:
    return from_options({"players": players, "supply": [1, 1, 1], "at once": False})


def test_a_match_with_a_source_rolls_whatever_is_to_be_rolled() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4"]))
    assert match.throws() == []
    assert [question.seat for question in match.questions()] == [0, 1]
    assert match.state.check() == match.steps[-1].check


def test_a_match_without_a_source_leaves_its_throws_open() -> None:
    match = Match(pig())
    assert [(throw.seat, throw.number, throw.counts) for throw in match.throws()] == [
        (0, 0, [2]),
        (1, 0, [2]),
    ]
    match.roll(LoadedDice(["D-2 D-3"]))
    assert [throw.seat for throw in match.throws()] == [1]
    assert match.question(0) is not None
    assert match.question(1) is None


def test_dice_land_as_records_write_them_or_as_cells() -> None:
    by_text, by_cells = Match(pig()), Match(pig())
    first, second = by_text.throws()
    by_text.land(first, "D-3 D-2")
    by_text.land(second, "D-4 D-4")
    by_cells.land(first, [1, 2])
    by_cells.land(second, [3, 3])
    assert by_text.state == by_cells.state
    assert [step.given for step in by_text.steps] == ["D-2 D-3", "D-4 D-4"]
    again = Match(pig())
    for throw, step in zip(again.throws(), by_text.steps, strict=True):
        again.land(throw, step.given)
    assert again.state == by_text.state


@pytest.mark.parametrize(
    ("faces", "sentence"),
    [
        ("D-2", "the throw is D D, but these are D-2"),
        ("D-2 E-1", "E-1 is no die"),
        ("D-2 D-7", "D-7 is no side of die D"),
        ([1, 99], "there is no face 99 on any die"),
    ],
)
def test_dice_that_do_not_fit_are_refused_and_change_nothing(
    faces: str | list[int], sentence: str
) -> None:
    match = Match(pig())
    with pytest.raises(BadDice, match=sentence):
        match.land(match.throws()[0], faces)
    assert (match.steps, len(match.throws())) == ([], 2)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = Match(pig(2), SeededDice("1"))
    for ask in (match.view, match.question):
        with pytest.raises(BadOptions, match=f"there is no seat {seat}; seats are counted from 0"):
            ask(seat)


def test_steps_say_who_was_asked_what_and_gave_which_answer() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4", "D-6 D-5"]))
    match.play(Answer(1, 0, 1))
    saved = [step.save() for step in match.steps]
    for step in saved:
        assert len(step.pop("check")) == 8
    assert saved == [
        {"seat": 0, "number": 0, "asked": "roll", "given": "D-2 D-3"},
        {"seat": 1, "number": 0, "asked": "roll", "given": "D-4 D-4"},
        {"seat": 1, "number": 0, "asked": "push", "given": "push"},
        {"seat": 1, "number": 1, "asked": "roll", "given": "D-5 D-6"},
    ]


def test_events_are_handed_out_once() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4"]))
    assert match.events() == [
        RoundBegan(-1, 1),
        Ran(0, "D-2 D-3", 5),
        Ran(1, "D-4 D-4", 8),
    ]
    assert match.events() == []
    match.play(Answer(0, 0, 0))
    assert match.events() == [Chose(0, False)]


def test_an_event_saves_as_its_name_and_its_fields() -> None:
    assert Ran(1, "D-4 D-4", 8).save() == {"event": "Ran", "seat": 1, "dice": "D-4 D-4", "haul": 8}


def test_without_listeners_no_events_are_made() -> None:
    match = Match(pig(), SeededDice("1"), listen=False)
    assert match.table.events is None
    assert match.events() == []


def test_an_option_is_found_by_its_text_and_a_mistake_lists_what_is_offered() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4"]))
    question = match.questions()[0]
    assert match.find(question, " push ") == 1
    with pytest.raises(BadAnswer) as refused:
        match.find(question, "jump")
    assert str(refused.value) == "'jump' is not offered at 'push'; offered are: pass; push."


def test_an_answer_by_text_to_an_earlier_question_is_too_late_whatever_it_says() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4", "D-6 D-5"]))
    first = match.questions()[0]
    match.answer(first, "push")
    now = match.question(0)
    assert now is not None
    assert (now.options, now.turn) == (first.options, first.turn + 1)
    with pytest.raises(BadAnswer, match="turn"):
        match.answer(first, "pass")
    match.answer(now, "pass")
    assert match.question(0) is None
    with pytest.raises(BadAnswer):
        match.answer(now, "pass")
    assert [step.given for step in match.steps if step.asked == "push"] == ["push", "pass"]


def test_a_refused_answer_leaves_no_step() -> None:
    match = Match(pig(), LoadedDice(["D-2 D-3", "D-4 D-4"]))
    for answer in (Answer(0, 1, 0), Answer(5, 0, 0), Answer(-1, 0, 0), Answer(0, 0, 9)):
        with pytest.raises(BadAnswer):
            match.play(answer)
    with pytest.raises(BadDice):
        match.land(Match(pig()).throws()[0], [1, 1])
    assert len(match.steps) == 2


def test_a_view_is_a_copy_with_a_seat() -> None:
    match = Match(pig(), SeededDice("1"))
    view = match.view(1)
    assert view.seat == 1
    assert view.game is match.game
    assert view.state is not match.state
    assert view.state == match.state


def test_a_match_can_go_on_from_any_state() -> None:
    match = Match(pig(), SeededDice("1"))
    twin = Match(match.game, state=match.state.copy())
    assert [question.options for question in twin.questions()] == [
        question.options for question in match.questions()
    ]
    assert twin.steps == []


def test_winners_are_all_who_share_the_best_score() -> None:
    game = pig(3)
    state = game.start()
    assert game.winners(state) == [0, 1, 2]
    state.banked = [5, 7, 7]
    assert game.winners(state) == [1, 2]
