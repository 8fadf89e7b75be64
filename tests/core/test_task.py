"""Programs, tasks and the flow: numbering, copying, saving and loading what remains to be done."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.toy.course import IN_TURN, BroughtSomething, InTurn, Running

from dicehall.core.mistakes import BadRecord
from dicehall.core.question import Choice
from dicehall.core.task import NOTHING, Flow, Lane, Program, Task, load_flow, programs_of
from dicehall.core.words import Do, Everybody, Pick, When


def test_a_program_has_a_register_for_every_pick() -> None:
    assert Program("none").registers == 0
    assert Program("one", Pick(0, Choice())).registers == 1
    assert Program("some", Pick(2, Choice()), Pick(1, Choice())).registers == 3
    assert Program("turns", InTurn(1, Program("inner", Pick(2, Choice())))).registers == 2


def test_a_program_that_remembers_too_many_picks_is_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="many remembers more than 3 picks"):
        Program("many", Pick(3, Choice()))


def test_programs_are_found_through_every_word_that_starts_one_and_numbered() -> None:
    leaf = Program("leaf")
    middle = Program("middle", Do(leaf), When(Running(), leaf))
    root = Program("root", Everybody(middle), InTurn(0, leaf), Do(middle))
    assert [program.name for program in programs_of(root)] == ["root", "middle", "leaf"]
    assert [program.number for program in programs_of(root)] == [0, 1, 2]


def test_a_program_may_lead_back_to_itself() -> None:
    loop = Program("loop")
    loop.words = (Do(loop),)
    assert programs_of(loop) == [loop]


def test_two_programs_of_one_name_are_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="two programs are called twin"):
        programs_of(Program("root", Do(Program("twin")), When(BroughtSomething(), Program("twin"))))


def some_flow() -> Flow:
    by_name = {program.name: program for program in programs_of(IN_TURN)}
    flow = Flow(2)
    flow.lanes[1].answers = 3
    flow.lanes[1].rolls = 7
    flow.lanes[2].rolls = 2
    flow.lanes[0].append(Task(-1, by_name["round"], 2, [1]))
    flow.lanes[2].append(Task(1, by_name["market"], 1, []))
    flow.lanes[2].append(Task(1, by_name["take"], 0, [NOTHING]))
    return flow


def test_a_flow_survives_being_saved_and_loaded() -> None:
    flow = some_flow()
    loaded = load_flow(json.loads(json.dumps(flow.save())), programs_of(IN_TURN))
    assert loaded.numbers() == flow.numbers()
    assert loaded.save() == flow.save()
    assert [task.seat for task in loaded.lanes[2]] == [1, 1]
    assert loaded.lanes[2][1].program is flow.lanes[2][1].program


def test_a_copied_flow_shares_nothing() -> None:
    flow = some_flow()
    twin = flow.copy()
    before = flow.numbers()
    assert twin.numbers() == before
    twin.lanes[1].answers += 1
    twin.lanes[1].rolls += 1
    twin.lanes[2][1].picked[0] = 5
    twin.lanes[2][0].position = 0
    twin.lanes[0].pop()
    assert flow.numbers() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda flow: setattr(flow.lanes[2], "answers", 1),
        lambda flow: setattr(flow.lanes[0], "rolls", 1),
        lambda flow: flow.lanes[0].pop(),
        lambda flow: flow.lanes[2].pop(),
        lambda flow: flow.lanes[2][1].picked.__setitem__(0, 1),
        lambda flow: setattr(flow.lanes[2][1], "position", 1),
        lambda flow: setattr(flow.lanes[2][1], "program", IN_TURN),
    ],
)
def test_any_change_of_a_flow_changes_its_numbers(change: Callable[[Flow], Any]) -> None:
    flow = some_flow()
    before = flow.numbers()
    change(flow)
    assert flow.numbers() != before


def test_a_flow_is_over_when_no_lane_has_anything_left() -> None:
    flow = some_flow()
    assert not flow.over()
    flow.lanes[0] = Lane()
    assert not flow.over()
    flow.lanes[2] = Lane()
    assert flow.over()


def lacking_a_lane(saved: dict[str, Any]) -> None:
    saved["lanes"].pop()


def lacking_a_count_of_rolls(saved: dict[str, Any]) -> None:
    saved["rolls"].pop()


def doing_what_nobody_knows(saved: dict[str, Any]) -> None:
    saved["lanes"][0][0]["doing"] = "juggling"


def beyond_the_last_word(saved: dict[str, Any]) -> None:
    saved["lanes"][0][0]["next"] = 99


def before_the_first_word(saved: dict[str, Any]) -> None:
    saved["lanes"][0][0]["next"] = -1


@pytest.mark.parametrize(
    "breaking",
    [
        lacking_a_lane,
        lacking_a_count_of_rolls,
        doing_what_nobody_knows,
        beyond_the_last_word,
        before_the_first_word,
    ],
)
def test_a_broken_save_of_a_flow_is_refused(breaking: Callable[[dict[str, Any]], None]) -> None:
    saved = some_flow().save()
    breaking(saved)
    with pytest.raises(BadRecord):
        load_flow(saved, programs_of(IN_TURN))
