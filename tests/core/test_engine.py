"""The engine: who is asked when, and which answers are refused, on a table as small as can be."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.toy.course import InTurn

from dicehall.core.dice import Dice, Die, Throw
from dicehall.core.engine import land, open_questions, open_throws, play, settle
from dicehall.core.mistakes import BadAnswer, BadDice
from dicehall.core.question import Answer, Choice
from dicehall.core.table import Table
from dicehall.core.task import NOTHING, TABLE, Flow, Program, Task
from dicehall.core.words import Again, Condition, Do, Everybody, Pick, Roll, When, Word

COINS = Dice((Die("C", ("heads", "tails"), (0, 1)),))


class Notebook(Table):
    """A table with nothing on it but a heap of apples and a notebook of what was done."""

    def __init__(self, seats: int, program: Program) -> None:
        super().__init__(Flow(seats))
        self.notes: list[str] = []
        self.apples = 3
        self.first = 0
        self.flow.lanes[0].append(Task(TABLE, program, 0, [NOTHING] * program.registers))
        settle(self)

    def first_seat(self) -> int:
        return self.first


def notebook(table: Table) -> Notebook:
    assert isinstance(table, Notebook)
    return table


@dataclass(frozen=True)
class Note(Word):
    text: str

    def act(self, table: Table, task: Task) -> None:
        notebook(table).notes.append(f"{self.text} {task.seat}")


@dataclass(frozen=True)
class NotePicked(Word):
    register: int = 0

    def act(self, table: Table, task: Task) -> None:
        notebook(table).notes.append(f"picked {task.picked[self.register]}")


@dataclass(frozen=True)
class Fixed(Choice):
    found: tuple[int, ...]

    def name(self) -> str:
        return "fixed"

    def options(self, table: Table, task: Task) -> list[int]:
        return list(self.found)

    def text(self, table: Table, option: int) -> str:
        return str(option)


@dataclass(frozen=True)
class UpToAllApples(Choice):
    def name(self) -> str:
        return "apples"

    def options(self, table: Table, task: Task) -> list[int]:
        return list(range(1, notebook(table).apples + 1))

    def text(self, table: Table, option: int) -> str:
        return str(option)


@dataclass(frozen=True)
class TakeApples(Word):
    def act(self, table: Table, task: Task) -> None:
        taken = max(task.picked[0], 0)
        notebook(table).apples -= taken
        notebook(table).notes.append(f"{task.seat} took {taken}")
        table.shared_changed()


@dataclass(frozen=True)
class Flip(Roll):
    coins: int = 1

    def dice(self, table: Table, task: Task) -> list[int]:
        return [self.coins]

    def land(self, table: Table, task: Task, cells: list[int]) -> None:
        notebook(table).notes.append(f"{task.seat} flipped {COINS.text(cells)}")


@dataclass(frozen=True)
class ApplesLeft(Condition):
    def holds(self, table: Table, task: Task) -> bool:
        return notebook(table).apples > 0


YES_OR_NO = Fixed((0, 1))


def give(table: Table, seat: int, option: int) -> None:
    """Answer a seat's question, which must be there."""
    question = table.questions[seat + 1]
    assert question is not None
    play(table, Answer(seat, question.turn, option))


def asked_seats(table: Table) -> list[int]:
    return [question.seat for question in open_questions(table)]


def test_a_question_with_one_option_answers_itself() -> None:
    table = Notebook(1, Program("p", Everybody(Program("q", Pick(0, Fixed((7,))), NotePicked()))))
    assert table.notes == ["picked 7"]
    assert table.flow.over()
    assert table.flow.turns == [0]


def test_a_question_with_no_option_is_skipped_and_leaves_nothing() -> None:
    table = Notebook(1, Program("p", Everybody(Program("q", Pick(0, Fixed(())), NotePicked()))))
    assert table.notes == [f"picked {NOTHING}"]
    assert table.flow.over()


def test_a_roll_of_no_dice_waits_for_nobody_and_shows_nothing() -> None:
    table = Notebook(1, Program("p", Everybody(Program("q", Flip(0), Note("on")))))
    assert table.flow.over()
    assert table.notes == ["0 flipped nothing", "on 0"]
    assert table.flow.rolls == [0, 0]


def test_everybody_is_asked_at_once_and_the_table_waits_for_all() -> None:
    ask = Program("ask", Pick(0, YES_OR_NO), NotePicked())
    table = Notebook(3, Program("p", Everybody(ask), Note("table")))
    assert asked_seats(table) == [0, 1, 2]
    give(table, 2, 1)
    give(table, 0, 0)
    assert asked_seats(table) == [1]
    assert "table -1" not in table.notes
    give(table, 1, 1)
    assert table.notes == ["picked 1", "picked 0", "picked 1", "table -1"]
    assert table.flow.over()
    assert table.flow.turns == [1, 1, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_turn_asks_one_after_the_other_clockwise_from_the_first_seat(first: int) -> None:
    ask = Program("ask", Pick(0, YES_OR_NO))
    program = Program("p", Note("before"), InTurn(0, ask), Note("after"), InTurn(0, ask))
    table = Notebook(3, Program("none"))
    table.first = first
    table.flow.lanes[0].append(Task(TABLE, program, 0, [NOTHING]))
    settle(table)
    order = []
    while not table.flow.over():
        assert len(asked_seats(table)) == 1
        order += asked_seats(table)
        give(table, order[-1], 0)
    clockwise = [(first + step) % 3 for step in range(3)]
    assert order == clockwise * 2
    assert table.notes == ["before -1", "after -1"]


def test_in_turn_goes_on_over_seats_that_have_nothing_to_choose() -> None:
    table = Notebook(4, Program("p", InTurn(0, Program("q", Pick(0, Fixed((1,))), Note("done")))))
    assert table.notes == ["done 0", "done 1", "done 2", "done 3"]


def test_a_late_or_repeated_answer_is_refused() -> None:
    table = Notebook(
        2, Program("p", Everybody(Program("q", Pick(0, YES_OR_NO), Pick(0, YES_OR_NO))))
    )
    give(table, 0, 1)
    with pytest.raises(BadAnswer, match="this answers turn 0 of seat 0, which is at turn 1"):
        play(table, Answer(0, 0, 1))
    play(table, Answer(0, 1, 1))
    with pytest.raises(BadAnswer, match="seat 0 is not asked anything now"):
        play(table, Answer(0, 2, 1))
    assert table.flow.turns == [2, 0]


def test_an_answer_of_a_seat_that_is_not_there_is_refused() -> None:
    table = Notebook(2, Program("p", Everybody(Program("q", Pick(0, YES_OR_NO)))))
    for seat in (-1, -2, 2, 99):
        with pytest.raises(BadAnswer, match=f"there is no seat {seat}; seats are 0 to 1"):
            play(table, Answer(seat, 0, 0))


def test_an_option_that_is_not_offered_is_refused() -> None:
    table = Notebook(1, Program("p", Everybody(Program("q", Pick(0, YES_OR_NO)))))
    for option in (-1, 2, 10**20):
        with pytest.raises(BadAnswer, match=f"{option} is none of the options of fixed"):
            play(table, Answer(0, 0, option))


def test_one_seats_answer_leaves_the_others_question_as_it_was() -> None:
    table = Notebook(2, Program("p", Everybody(Program("q", Pick(0, YES_OR_NO)))))
    before = table.questions[2]
    give(table, 0, 1)
    assert table.questions[2] is before


def test_when_a_shared_heap_shrinks_the_others_are_asked_anew_under_the_same_number() -> None:
    take = Program("take", Pick(0, UpToAllApples()), TakeApples())
    table = Notebook(3, Program("p", Everybody(take)))
    assert [question.options for question in open_questions(table)] == [[1, 2, 3]] * 3
    give(table, 2, 1)
    assert [question.options for question in open_questions(table)] == [[1, 2]] * 2
    with pytest.raises(BadAnswer, match="3 is none of the options of apples"):
        play(table, Answer(0, 0, 3))
    play(table, Answer(0, 0, 1))
    # One apple is left, so the last seat's question has one option and answers itself.
    assert table.notes == ["2 took 1", "0 took 1", "1 took 1"]
    assert table.flow.over()


def test_a_shared_heap_that_is_gone_leaves_the_others_nothing() -> None:
    take = Program("take", Pick(0, UpToAllApples()), TakeApples())
    table = Notebook(3, Program("p", Everybody(take)))
    give(table, 1, 3)
    assert table.notes[0] == "1 took 3"
    assert sorted(table.notes[1:]) == ["0 took 0", "2 took 0"]
    assert table.flow.over()


def test_asking_anew_leaves_open_throws_alone() -> None:
    mixed = Program("mixed", Pick(0, UpToAllApples()), TakeApples(), Flip())
    table = Notebook(2, Program("p", Everybody(mixed)))
    give(table, 0, 1)
    throw = table.throws[1]
    assert throw is not None
    give(table, 1, 1)
    assert table.throws[1] is throw
    assert [other.seat for other in open_throws(table)] == [0, 1]


def test_when_does_its_words_only_if_the_condition_holds() -> None:
    inner = Program("inner", Note("inner"))
    words = Program("q", When(ApplesLeft(), inner), Note("rest"))
    table = Notebook(1, Program("p", Everybody(words)))
    assert table.notes == ["inner 0", "rest 0"]
    hungry = Notebook(1, Program("none"))
    hungry.apples = 0
    hungry.give(0, words)
    settle(hungry)
    assert hungry.notes == ["rest 0"]


def test_a_program_done_within_another_knows_its_picks_and_keeps_its_own_to_itself() -> None:
    inner = Program("inner", NotePicked(0), Pick(0, Fixed((9,))), NotePicked(0))
    table = Notebook(
        1, Program("p", Everybody(Program("q", Pick(0, YES_OR_NO), Do(inner), NotePicked(0))))
    )
    give(table, 0, 1)
    assert table.notes == ["picked 1", "picked 9", "picked 1"]


def test_again_starts_over_with_nothing_picked_while_its_condition_holds() -> None:
    loop = Program(
        "loop", NotePicked(), Pick(0, UpToAllApples()), TakeApples(), Again(ApplesLeft())
    )
    table = Notebook(1, Program("p", Everybody(loop), Note("end")))
    give(table, 0, 1)
    give(table, 0, 2)
    assert table.notes == ["picked -1", "0 took 1", "picked -1", "0 took 2", "end -1"]


def test_the_table_itself_can_roll() -> None:
    table = Notebook(2, Program("p", Flip(2), Note("on")))
    throw = open_throws(table)[0]
    assert (throw.seat, throw.number, throw.counts) == (TABLE, 0, [2])
    land(table, COINS, throw, [0, 1])
    assert table.notes == ["-1 flipped C-heads C-tails", "on -1"]
    assert table.flow.rolls == [1, 0, 0]


def test_rolls_are_numbered_seat_by_seat() -> None:
    table = Notebook(2, Program("p", Everybody(Program("q", Flip(), Flip()))))
    first = open_throws(table)
    assert [(throw.seat, throw.number) for throw in first] == [(0, 0), (1, 0)]
    land(table, COINS, first[1], [0])
    assert [(throw.seat, throw.number) for throw in open_throws(table)] == [(0, 0), (1, 1)]


def test_a_throw_that_nobody_waits_for_is_refused() -> None:
    table = Notebook(2, Program("p", Everybody(Program("q", Flip(), Flip()))))
    land(table, COINS, Throw(1, 0, [1]), [0])
    for seat, number in ((1, 0), (1, 2), (0, 1), (TABLE, 0)):
        with pytest.raises(BadDice, match=f"roll {number} of seat {seat} is not asked for now"):
            land(table, COINS, Throw(seat, number, [1]), [0])


@pytest.mark.parametrize("seat", [-2, -3, 2, 3, 99, -99])
def test_a_throw_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = Notebook(2, Program("p", Everybody(Program("q", Flip()))))
    with pytest.raises(BadDice):
        land(table, COINS, Throw(seat, 0, [1]), [0])
    assert len(open_throws(table)) == 2
    assert table.notes == []


def test_a_player_waits_for_dice_while_others_choose() -> None:
    first = Program("mixed", Pick(0, YES_OR_NO), Flip(), Pick(0, YES_OR_NO))
    table = Notebook(2, Program("p", Everybody(first), Note("end")))
    give(table, 0, 0)
    assert asked_seats(table) == [1]
    assert [throw.seat for throw in open_throws(table)] == [0]
    with pytest.raises(BadAnswer, match="seat 0 is not asked anything now"):
        play(table, Answer(0, 1, 0))
    land(table, COINS, open_throws(table)[0], [1])
    assert asked_seats(table) == [0, 1]
