"""A set of dice is answered at once: all or nothing, in any order, and taken back as one."""

from __future__ import annotations

import json
from typing import Any

from tests.table.door import NOW, answer, begun_table, details, do, kinds, refused, restored, sight

from dicehall.core.match import Match
from dicehall.core.question import Answer
from dicehall.core.record import Replay, read_record
from dicehall.games.cubitos.game import from_options
from dicehall.games.explain import question_of
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.game_record import game_record
from dicehall.table.play import Floor, Play
from dicehall.table.state import LiveTable
from dicehall.table.views import undoable

OPTIONS = {"race": "1", "rounds": 6}


def table_at(match: Match) -> LiveTable:
    """Return a table whose game stands like this."""
    table = begun_table(2, "cubitos", OPTIONS)
    floor = Floor(0, match.state.copy())
    play = Play(match, [floor, floor], [{}, {}])
    play.ask(NOW)
    match.steps.clear()
    table.set_play(play)
    return table


def position(moment: str, **player: Any) -> Match:
    game = from_options({"players": 2, **OPTIONS})
    given = {"next": moment, "start_player": 2, "acting": [1], "players": {"1": player}}
    return Match(game, state=game.position(given))


def drawing(amount: int) -> LiveTable:
    """Return a table at which seat 0 draws so many of some dice."""
    return table_at(position("draw", draw="red red light light light dark", draw_amount=amount))


def busted() -> LiveTable:
    """Return a table at which seat 0 has bust, and may discard what lies in roll."""
    match = position("push", active="light-money1 light-money1 dark-move", roll="red light light")
    question = match.question(0)
    assert question is not None
    match.play(Answer(0, question.turn, match.find(question, "push")))
    match.land(match.throws()[0], match.game.dice.parse("red-blank light-blank light-blank"))
    return table_at(match)


def turn_of(table: LiveTable) -> int:
    asks = table.asks(0)
    assert asks is not None
    return asks.turn


def answers_in(change: Change) -> list[str]:
    return [details(entry)["given"] for entry in change.entries if entry.kind == "answered"]


def test_a_set_is_answered_die_by_die_and_acknowledged_once() -> None:
    table = drawing(3)
    given = ["dark in draw", "red in draw", "light in draw"]
    change = commands.answer_set(table, 0, 0, given, NOW)
    answers = [details(entry) for entry in change.entries if entry.kind == "answered"]
    assert [body["given"] for body in answers] == ["red in draw", "light in draw", "dark in draw"]
    assert [body["turn"] for body in answers] == [0, 1, 2]
    assert kinds(change)[3:] == ["rolled"]
    do(table, change)
    # The same again, as when no reply was heard, changes nothing; another set is refused.
    assert commands.answer_set(table, 0, 0, given[::-1], NOW).entries == ()
    with refused("stale_turn"):
        commands.answer_set(table, 0, 0, ["red in draw", "red in draw", "light in draw"], NOW)


def test_what_needs_no_choice_any_more_is_taken_without_asking() -> None:
    table = drawing(4)
    given = ["dark in draw", "light in draw", "light in draw", "light in draw"]
    change = commands.answer_set(table, 0, 0, given, NOW)
    # With the first light die chosen, all that lie behind it are needed.
    assert kinds(change)[:2] == ["answered", "rolled"]
    do(table, change)
    assert table.play is not None
    assert table.game.show(table.play.match.state)["players"]["1"]["draw"] == "red red"
    assert commands.answer_set(table, 0, 0, given, NOW).entries == ()


def test_a_set_that_is_not_offered_as_a_whole_changes_nothing() -> None:
    table = drawing(3)
    before = sight(table)
    for given in (
        [],
        ["red in draw"],
        ["red in draw"] * 3,
        ["red in draw", "light in draw", "green in draw"],
        ["light in draw"] * 4,
    ):
        with refused("not_offered"):
            commands.answer_set(table, 0, 0, given, NOW)
    assert sight(table) == before


def test_a_set_may_be_smaller_where_one_may_stop_and_is_ended_then() -> None:
    table = busted()
    turn = turn_of(table)
    assert answers_in(commands.answer_set(table, 0, turn, ["red in roll"], NOW)) == [
        "red in roll",
        "enough",
    ]
    assert answers_in(commands.answer_set(table, 0, turn, [], NOW)) == ["enough"]
    every = ["light in roll", "red in roll", "light in roll"]
    assert answers_in(commands.answer_set(table, 0, turn, every, NOW)) == sorted(
        every, reverse=True
    )


def test_undo_takes_a_whole_set_back() -> None:
    table = busted()
    turn, before = turn_of(table), table.asks(0)
    assert undoable(table, 0) is None
    change = do(table, commands.answer_set(table, 0, turn, ["light in roll", "red in roll"], NOW))
    assert kinds(change) == ["answered"] * 3
    last = turn + 2
    assert undoable(table, 0) == last
    undone = do(table, commands.undo(table, 0, last, NOW + 1))
    assert kinds(undone) == ["undone"] * 3
    assert (table.asks(0), undoable(table, 0)) == (before, None)
    # The same again, as when no reply was heard, changes nothing.
    assert commands.undo(table, 0, last, NOW + 1).entries == ()


def test_one_die_of_a_question_about_many_may_be_answered_alone() -> None:
    table = busted()
    turn = turn_of(table)
    do(table, commands.answer(table, 0, turn, "red in roll", NOW))
    assert undoable(table, 0) == turn
    assert kinds(commands.undo(table, 0, turn, NOW)) == ["undone"]


def test_a_whole_game_with_sets_restores_and_its_record_replays() -> None:
    table = begun_table(2, "cubitos", OPTIONS)
    sets = 0
    while table.status == "running":
        seat = table.asked_seats()[0]
        question = json.loads(table.question(seat))
        if question["form"] == "dice" and question["asked"] != "lose":
            assert table.play is not None
            asked = table.play.match.question(seat)
            assert asked is not None
            about = question_of(table.play.match, asked, True)["about"]
            pool = [die["text"] for die in about["pool"] for _ in range(die["count"])]
            chosen = pool[::-1][: about["most"]]
            do(table, commands.answer_set(table, seat, question["turn"], chosen, NOW + 2))
            sets += 1
        else:
            answer(table, seat, option=-1)
    assert sets > 3
    assert sight(restored(table)) == sight(table)
    record = read_record(game_record(table).text())
    Replay(table.game, record).finish()
