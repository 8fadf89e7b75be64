"""Who leaves or takes too long is played on by a bot, and may come back at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    SECRET,
    answer,
    begun_table,
    details,
    do,
    made_table,
    play_out,
    refused,
    restored,
    sight,
    sit,
)

from dicehall.core.record import Replay
from dicehall.games.registry import new_game
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.game_record import game_record
from dicehall.table.state import LiveTable
from dicehall.table.views import summary


def test_a_stand_in_plays_for_who_has_left() -> None:
    table = begun_table(2)
    seat = table.asked_seats()[0]
    assert table.plays_by_bot(seat) is None
    change = do(table, commands.leave(table, seat, NOW + 2))
    assert details(change.entries[0]) == {"why": "left"}
    assert table.plays_by_bot(seat) == "greedy"
    assert summary(table)["seats"][seat]["away"] is True
    answer(table, seat)
    assert table.entries[-1].kind in ("answered", "rolled")
    given = details([entry for entry in table.entries if entry.kind == "answered"][-1])
    assert (given["by"], given["bot"]) == ("stand_in", "greedy")


def test_another_stand_in_can_be_chosen() -> None:
    table = begun_table(2, stand_in="random")
    do(table, commands.leave(table, 0, NOW + 2, "clock"))
    assert table.plays_by_bot(0) == "random"
    assert details(table.entries[-1]) == {"why": "clock"}


def test_who_is_away_does_not_answer_until_they_are_back() -> None:
    table = begun_table(2)
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    do(table, commands.leave(table, seat, NOW + 2))
    with refused("seat_away"):
        commands.answer(table, seat, question.turn, question.options[0], NOW)
    do(table, commands.come_back(table, seat, NOW + 3))
    assert table.plays_by_bot(seat) is None
    # The stand-in was thinking all the while; it comes too late.
    with refused("not_your_seat"):
        commands.answer(table, seat, question.turn, question.options[0], NOW, "stand_in", "greedy")
    answer(table, seat)


def test_a_turn_that_the_stand_in_answered_stays_answered() -> None:
    table = begun_table(2)
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    do(table, commands.leave(table, seat, NOW + 2))
    answer(table, seat)
    do(table, commands.come_back(table, seat, NOW + 3))
    for option in question.options[:2]:
        with refused("stale_turn"):
            commands.answer(table, seat, question.turn, option, NOW)


def test_leaving_and_coming_back_twice_is_done_once() -> None:
    table = begun_table(2)
    assert commands.come_back(table, 0, NOW) == Change()
    do(table, commands.leave(table, 0, NOW))
    assert commands.leave(table, 0, NOW) == Change()
    do(table, commands.come_back(table, 0, NOW))
    assert commands.come_back(table, 0, NOW) == Change()


def test_before_the_start_leaving_frees_the_seat() -> None:
    table = made_table(2)
    sit(table, 0)
    do(table, commands.leave(table, 0, NOW))
    assert table.seats[0].kind == "open"
    with refused("seat_empty"):
        commands.leave(table, 0, NOW)
    with refused("not_running"):
        commands.come_back(table, 0, NOW)


def test_bots_do_not_leave() -> None:
    table = begun_table(seats=[OPEN, BOT])
    with refused("seat_is_bot"):
        commands.leave(table, 1, NOW)
    with refused("seat_is_bot"):
        commands.come_back(table, 1, NOW)


def test_after_the_end_nobody_leaves_or_comes_back() -> None:
    table = begun_table(2)
    do(table, commands.leave(table, 0, NOW))
    play_out(table)
    with refused("not_running"):
        commands.leave(table, 1, NOW)
    with refused("not_running"):
        commands.come_back(table, 0, NOW)


def test_when_everybody_has_left_the_game_goes_to_its_end() -> None:
    table = begun_table(2, "cubitos", {"rounds": 2})
    do(table, commands.leave(table, 0, NOW))
    do(table, commands.leave(table, 1, NOW))
    play_out(table)
    assert table.status == "ended"
    record = game_record(table)
    Replay(new_game("cubitos", record.options), record).finish()


def test_a_bot_that_fails_is_noted() -> None:
    table = begun_table(seats=[OPEN, BOT])
    change = do(table, commands.bot_failed(table, 1, "slow", NOW))
    assert details(change.entries[0]) == {"bot": "greedy", "why": "slow"}
    with refused("not_your_seat"):
        commands.bot_failed(table, 0, "slow", NOW)
    do(table, commands.leave(table, 0, NOW))
    do(table, commands.bot_failed(table, 0, "crashed", NOW))
    assert details(table.entries[-1]) == {"bot": "greedy", "why": "crashed"}


# ---------------------------------------------------------------------------------------- clocks


def clocked(clock: dict[str, Any], game: str = "novodice") -> LiveTable:
    """Return a game with a clock, begun at NOW + 1."""
    return begun_table(2, game, {"rounds": 2} if game == "cubitos" else {}, clock=clock)


def test_without_a_clock_there_are_no_deadlines() -> None:
    assert clocked({"kind": "none"}).deadlines() == {}


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [({"kind": "move", "seconds": 30}, 30), ({"kind": "days", "days": 2}, 2 * 86400)],
)
def test_a_deadline_counts_from_when_the_seat_was_asked(
    clock: dict[str, Any], seconds: int
) -> None:
    table = clocked(clock)
    first = table.asked_seats()[0]
    assert table.deadlines() == {first: NOW + 1 + seconds}
    assert summary(table)["deadlines"] == {str(first): NOW + 1 + seconds}
    answer(table, first, now=NOW + 10)
    assert list(table.deadlines().values()) == [NOW + 10 + seconds]


def test_another_s_answer_does_not_move_a_deadline() -> None:
    table = clocked({"kind": "move", "seconds": 30}, "cubitos")
    first, second = table.asked_seats()
    answer(table, first, now=NOW + 9)
    assert table.deadlines()[second] == NOW + 31


def test_nobody_waits_for_bots_by_the_clock() -> None:
    table = clocked({"kind": "move", "seconds": 30})
    do(table, commands.leave(table, table.asked_seats()[0], NOW + 2))
    assert table.deadlines() == {}


def test_who_comes_back_has_the_time_that_is_left_for_the_question() -> None:
    table = clocked({"kind": "move", "seconds": 30})
    seat = table.asked_seats()[0]
    do(table, commands.leave(table, seat, NOW + 5))
    do(table, commands.come_back(table, seat, NOW + 25))
    assert table.deadlines() == {seat: NOW + 31}
    assert restored(table).deadlines() == table.deadlines()


def test_who_ran_out_of_time_comes_back_after_the_stand_in_has_answered() -> None:
    table = clocked({"kind": "move", "seconds": 30}, "cubitos")
    seat = table.asked_seats()[0]
    do(table, commands.leave(table, seat, NOW + 31, "clock"))
    for now in (NOW + 31, NOW + 500):
        with refused("out_of_time"):
            commands.come_back(table, seat, now)
    while (asks := table.asks(seat)) is not None and asks.turn == 0:
        answer(table, seat, now=NOW + 501)
    do(table, commands.come_back(table, seat, NOW + 502))
    assert table.deadlines()[seat] == NOW + 531
    assert restored(table).deadlines() == table.deadlines()


def test_leaving_and_returning_over_and_over_holds_no_game_up() -> None:
    table = clocked({"kind": "move", "seconds": 30})
    seat = table.asked_seats()[0]
    for second in range(2, 31):
        do(table, commands.leave(table, seat, NOW + second))
        do(table, commands.come_back(table, seat, NOW + second))
    assert table.deadlines() == {seat: NOW + 31}
    do(table, commands.leave(table, seat, NOW + 31, "clock"))
    with refused("out_of_time"):
        commands.come_back(table, seat, NOW + 31)


# ---------------------------------------------------------------------------------------- closing


def test_a_table_given_up_tells_its_secret_if_dice_were_rolled() -> None:
    table = made_table(2)
    do(table, commands.close(table, NOW))
    assert table.status == "closed"
    assert summary(table)["secret"] is None
    table = begun_table(2)
    answer(table)
    do(table, commands.close(table, NOW))
    assert (summary(table)["secret"], table.asked_seats()) == (SECRET.hex(), [])
    record = game_record(table)
    assert not record.over
    replay = Replay(new_game("novodice", record.options), record)
    replay.finish()
    assert replay.follows_from
    assert commands.close(table, NOW) == Change()
    assert sight(restored(table)) == sight(table)


def test_a_game_that_is_over_is_not_given_up() -> None:
    table = begun_table(2)
    play_out(table)
    with refused("not_running"):
        commands.close(table, NOW)


def test_a_closed_table_is_silent() -> None:
    table = begun_table(2)
    do(table, commands.close(table, NOW))
    silenced: list[Callable[[], Change]] = [
        lambda: commands.say(table, 0, "hello", NOW),
        lambda: commands.phrase(table, 0, "hello", NOW),
        lambda: commands.leave(table, 0, NOW),
        lambda: commands.come_back(table, 0, NOW),
        lambda: commands.undo(table, 0, 0, NOW),
        lambda: commands.bot_failed(table, 0, "slow", NOW),
    ]
    for command in silenced:
        with refused("table_closed"):
            command()
