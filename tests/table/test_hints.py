"""Hints: given to a person who plays bots alone, among people only if the host allows them; always noted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.review.test_ledger import Believer
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    SECRET,
    answer,
    begun_table,
    do,
    kinds,
    made_table,
    play_out,
    refused,
    stored,
)

from dicehall.core.record import read_record
from dicehall.review.ledger_parts import ledger_parts
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.game_record import game_record
from dicehall.table.new_table import rematch_plan
from dicehall.table.restore import restore_table
from dicehall.table.state import LiveTable
from dicehall.table.views import summary, undoable


def person_asked(table: LiveTable) -> tuple[int, int]:
    """Let the bots play until a person is asked; return the seat and its turn."""
    while table.seats[table.asked_seats()[0]].kind == "bot":
        answer(table)
    seat = table.asked_seats()[0]
    assert table.match is not None
    question = table.match.question(seat)
    assert question is not None
    return seat, question.turn


@pytest.mark.parametrize(
    ("seats", "wanted", "given"),
    [
        ([OPEN, BOT], {}, True),
        ([OPEN, OPEN], {}, False),
        ([OPEN, OPEN, BOT], {}, False),
        ([OPEN, OPEN], {"hints": True}, True),
    ],
)
def test_two_people_get_hints_only_if_the_host_allowed_them_when_the_table_was_made(
    seats: list[dict[str, Any]], wanted: dict[str, Any], given: bool
) -> None:
    # Everybody sees it before they sit down.
    assert summary(made_table(len(seats), seats=seats, **wanted))["hints"] is given
    table = begun_table(len(seats), seats=seats, **wanted)
    seat, turn = person_asked(table)
    if given:
        assert kinds(commands.take_hint(table, seat, turn, NOW + 3)) == ["hinted"]
    else:
        with refused("no_hints_here"):
            commands.take_hint(table, seat, turn, NOW + 3)


def test_a_rematch_is_played_as_the_host_wanted_it() -> None:
    for hints in (False, True):
        table = begun_table(hints=hints)
        table.status = "ended"
        assert rematch_plan(table, 0)["hints"] is hints


def test_every_hint_is_in_the_log_for_everybody_and_once_a_turn() -> None:
    table = begun_table(hints=True)
    seat, turn = person_asked(table)
    other = 1 - seat
    with refused("not_asked"):
        commands.take_hint(table, other, turn, NOW + 3)
    with refused("stale_turn"):
        commands.take_hint(table, seat, turn + 1, NOW + 3)
    seen = table.version(other)
    do(table, commands.take_hint(table, seat, turn, NOW + 3))
    (told,) = table.missed(other, seen) or []
    assert f'"kind":"hinted","seat":{seat},"body":{{"turn":{turn}}}' in told
    assert commands.take_hint(table, seat, turn, NOW + 4) == Change()


def test_every_hint_is_in_the_record_and_in_the_report() -> None:
    table = begun_table(hints=True)
    seat, turn = person_asked(table)
    do(table, commands.take_hint(table, seat, turn, NOW + 3))
    # Whoever takes the answer back and chooses without looking again has seen it all the same.
    answer(table, seat)
    if undoable(table, seat) == turn:
        do(table, commands.undo(table, seat, turn, NOW + 4))
    play_out(table)
    again = restore_table(table.id, SECRET, stored(table.entries))
    for one in (table, again):
        record = read_record(game_record(one).text())
        hinted = [(step.seat, step.number) for step in record.steps if step.hinted]
        assert hinted == [(seat, turn)]
        assert record.hints() == [int(number == seat) for number in (0, 1)]


def test_a_report_counts_hints_by_seat() -> None:
    table = begun_table(hints=True, game="cubitos", options={"race": "1", "rounds": 1})
    seat, turn = person_asked(table)
    do(table, commands.take_hint(table, seat, turn, NOW + 3))
    play_out(table)
    first = next(iter(ledger_parts(game_record(table), Believer("hints"))))
    assert first["hints"] == [int(number == seat) for number in (0, 1)]
