"""Undo: back to the last roll, and never where another's choice hangs on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    answer,
    begun_table,
    do,
    made_table,
    play_out,
    refused,
    restored,
    sight,
)
from tests.table.undoing import moments, outcome, turns, undoable
from tests.toy.game import from_options as new_pig

from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.game_record import game_record
from dicehall.table.play import start
from dicehall.table.refusals import Refusal
from dicehall.table.state import LiveTable
from dicehall.table.undo import take_back


def test_an_answer_taken_back_leaves_the_game_as_it_was_before() -> None:
    """Until now nobody else has acted, so everything is just as it was."""
    found = 0
    table = begun_table(3, "cubitos", {"rounds": 3})
    while table.asked_seats():
        before = sight(table)
        seat = answer(table, option=-1)
        if table.status == "ended" or outcome(table, seat):
            continue
        held = sight(table)
        change = commands.undo(table, seat, turns(table, seat) - 1, NOW + 3)
        assert sight(table) == held, "deciding changes nothing"
        assert [entry.kind for entry in change.entries] == ["undone"]
        do(table, change)
        after = sight(table)
        for part in ("view", "asked", "questions", "state", "steps", "seats"):
            assert after[part] == before[part]
        assert after["versions"] == [version + 2 for version in before["versions"]]
        answer(table, seat, option=-1)
        found += 1
    assert found > 10


@pytest.mark.parametrize(
    ("game", "options"),
    [("novodice", {}), ("cubitos", {"rounds": 3}), ("cubitos", {"rounds": 3, "order": "strict"})],
)
def test_never_past_a_roll_of_one_s_own_or_of_the_table(game: str, options: dict[str, Any]) -> None:
    tried = 0
    for table, _ in moments(game, options):
        for seat in range(3):
            if not turns(table, seat):
                continue
            since: list[int] = []
            for entry in reversed(table.entries):
                if entry.kind == "answered" and entry.seat == seat:
                    break
                if entry.kind == "rolled":
                    since.append(entry.seat)
            if seat in since or -1 in since:
                assert outcome(table, seat) != ""
                tried += 1
    assert tried > 10


def test_what_another_seat_has_rolled_or_is_asked_because_of_it_stays() -> None:
    whys = [outcome(table, seat) for table, seat in moments("novodice", {})]
    assert whys.count("") > 3
    assert whys.count("rolled") > 3
    assert whys.count("others") > 3


def middle(options: dict[str, Any]) -> Iterator[tuple[LiveTable, int, int]]:
    """Yield games in which a seat can take back an answer though another has answered since."""
    for table, last in moments("cubitos", options, players=4):
        for seat in range(4):
            if seat != last and turns(table, seat) and not outcome(table, seat):
                yield table, seat, last


def test_an_answer_is_taken_out_of_the_middle_and_the_others_stay() -> None:
    found = 0
    for table, seat, last in middle({"rounds": 3}):
        before = sight(table)
        answers = turns(table, seat)
        others = [turns(table, other) for other in range(4) if other != seat]
        do(table, commands.undo(table, seat, answers - 1, NOW + 3))
        after = sight(table)
        question = after["questions"][seat]
        assert question is not None
        assert question["turn"] == answers - 1
        assert [turns(table, other) for other in range(4) if other != seat] == others
        for other in range(4):
            if other != seat:
                assert after["questions"][other] == before["questions"][other]
        assert len(after["steps"]) == len(before["steps"]) - 1
        assert last != seat
        assert sight(restored(table)) == after
        answer(table, seat)
        assert sight(restored(table)) == sight(table)
        found += 1
        if found == 6:
            break
    assert found == 6


def test_a_record_keeps_only_what_stands() -> None:
    table = begun_table(3, "cubitos", {"rounds": 2})
    undone = 0
    while table.asked_seats():
        seat = answer(table)
        if table.status == "running" and undone < 10 and not outcome(table, seat):
            do(table, commands.undo(table, seat, turns(table, seat) - 1, NOW + 3))
            answer(table, seat, option=-1)
            undone += 1
    assert undone == 10
    kinds = [entry.kind for entry in table.entries]
    steps = kinds.count("answered") + kinds.count("rolled")
    assert len(game_record(table).steps) == steps - kinds.count("undone")
    assert sight(restored(table)) == sight(table)


def test_several_undos_in_a_row_go_back_further() -> None:
    longest = 0
    for table, seat in moments("cubitos", {"rounds": 4}):
        row = 0
        back = restored(table)
        while turns(back, seat) and not outcome(back, seat):
            do(back, commands.undo(back, seat, turns(back, seat) - 1, NOW + 3))
            row += 1
        longest = max(longest, row)
        assert sight(restored(back)) == sight(back)
    assert longest > 1


def test_the_same_undo_again_is_acknowledged_and_changes_nothing() -> None:
    table, seat = undoable()
    turn = turns(table, seat) - 1
    do(table, commands.undo(table, seat, turn, NOW + 3))
    assert commands.undo(table, seat, turn, NOW + 4) == Change()


def test_only_the_last_answer_can_be_taken_back() -> None:
    table, seat = undoable()
    last = turns(table, seat) - 1
    for turn in (last - 1, last + 1, -1, 10**20):
        with refused("stale_turn"):
            commands.undo(table, seat, turn, NOW + 3)


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    table = begun_table(2)
    for turn in (-1, 0):
        with refused("cannot_undo"):
            commands.undo(table, 0, turn, NOW)
    with refused("not_running"):
        commands.undo(made_table(2), 0, 0, NOW)
    with refused("no_such_seat"):
        commands.undo(table, 5, 0, NOW)


def test_a_game_that_is_over_stays_over() -> None:
    table = begun_table(2)
    play_out(table)
    for seat in range(2):
        with refused("not_running"):
            commands.undo(table, seat, turns(table, seat) - 1, NOW + 3)


def test_who_is_away_undoes_nothing_nor_what_the_stand_in_did() -> None:
    table, seat = undoable()
    do(table, commands.leave(table, seat, NOW + 3))
    with refused("seat_away"):
        commands.undo(table, seat, turns(table, seat) - 1, NOW + 3)
    while True:
        while seat not in table.asked_seats():
            answer(table)
        answer(table, seat, option=-1)
        back = restored(table)
        do(back, commands.come_back(back, seat, NOW + 4))
        with refused("cannot_undo") as caught:
            commands.undo(back, seat, turns(back, seat) - 1, NOW + 4)
        if caught.value.arguments["why"] == "stand_in":
            break


def test_a_bot_s_answer_is_not_undone() -> None:
    table = begun_table(seats=[OPEN, BOT])
    while not turns(table, 1):
        answer(table)
    with refused("not_your_seat"):
        commands.undo(table, 1, turns(table, 1) - 1, NOW)


@given(
    seed=st.integers(0, 2**32 - 1),
    players=st.integers(2, 4),
    supply=st.lists(st.integers(0, 2), min_size=3, max_size=3),
)
@settings(max_examples=60)
def test_nobody_else_s_choice_changes_by_an_undo(
    seed: int, players: int, supply: list[int]
) -> None:
    chance = Stream(f"undo/{seed}")
    dice = SeededDice(str(seed))
    game = new_pig({"players": players, "supply": supply, "at once": True})
    play = start(game, NOW)
    while play.roll(dice, NOW):
        pass
    while not play.match.over():
        questions = play.match.questions()
        question = questions[chance.below(len(questions))]
        option = question.options[chance.below(len(question.options))]
        play.answer(question.seat, question.turn, play.match.text(question, option), NOW)
        while play.roll(dice, NOW):
            pass
        for seat in range(players):
            turn = play.match.state.flow.turns[seat] - 1
            before = [play.asks(other) for other in range(players)]
            try:
                back = take_back(play, seat, turn, NOW)
            except Refusal:
                continue
            after = [back.asks(other) for other in range(players)]
            question_again = after[seat]
            assert question_again is not None
            assert question_again.turn == turn
            assert not back.match.throws()
            assert before[:seat] + before[seat + 1 :] == after[:seat] + after[seat + 1 :]
            assert back.match.state.flow.rolls == play.match.state.flow.rolls
            assert play.match.steps != back.match.steps
