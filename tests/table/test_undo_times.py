"""Undo and the clock: nobody wins time by it, and what has run out stays so."""

from __future__ import annotations

from tests.table.door import (
    NOW,
    answer,
    begun_table,
    do,
    refused,
    restored,
)
from tests.table.undoing import moments, outcome, turns, undoable

from dicehall.table import commands


def test_a_question_answered_in_time_is_not_taken_up_again_after_its_time() -> None:
    table, seat = undoable(clock={"kind": "move", "seconds": 30})
    turn = turns(table, seat) - 1
    assert commands.undo(table, seat, turn, NOW + 30).entries
    with refused("cannot_undo"):
        commands.undo(table, seat, turn, NOW + 40)


def test_undoing_does_not_win_time() -> None:
    table, seat = undoable(clock={"kind": "move", "seconds": 30})
    deadline = table.play.asked_since[seat][turns(table, seat) - 1] + 30 if table.play else 0
    do(table, commands.undo(table, seat, turns(table, seat) - 1, NOW + 20))
    assert table.deadlines()[seat] == deadline
    answer(table, seat, option=-1, now=NOW + 25)
    if seat in table.asked_seats():
        assert table.deadlines()[seat] == NOW + 55


def test_what_was_decided_and_dropped_does_not_stand_in_the_way() -> None:
    """A change that was not stored may have rolled; the undo after it knows nothing of that."""
    tried = 0
    for table, _ in moments("cubitos", {"rounds": 3}):
        before = [outcome(table, seat) if turns(table, seat) else None for seat in range(3)]
        for seat in table.asked_seats():
            question = table.asks(seat)
            assert question is not None
            for option in question.options:
                dropped = commands.answer(table, seat, question.turn, option, NOW + 2)
                tried += any(entry.kind == "rolled" for entry in dropped.entries)
        assert before == [outcome(table, seat) if turns(table, seat) else None for seat in range(3)]
    assert tried > 5


def test_the_next_question_s_time_begins_when_it_is_asked_again() -> None:
    found = 0
    for table, seat in moments("cubitos", {"rounds": 3}):
        turn = turns(table, seat) - 1
        if seat not in table.asked_seats() or outcome(table, seat):
            continue
        back = restored(table)
        do(back, commands.undo(back, seat, turn, NOW + 20))
        question = back.asks(seat)
        assert question is not None
        for option in range(len(question.options)):
            again = restored(back)
            answer(again, seat, option, now=NOW + 25)
            if again.play is not None and seat in again.asked_seats():
                assert again.play.since(seat) == NOW + 25
                found += 1
    assert found > 5


def test_only_the_times_that_can_still_matter_are_remembered() -> None:
    table = begun_table(3, "cubitos", {"rounds": 6})
    while table.status == "running":
        answer(table)
    assert table.play is not None
    remembered = [len(times) for times in table.play.asked_since]
    assert sum(remembered) < sum(turns(table, seat) for seat in range(3)) / 2
