"""Answers: taken once, of the seat that was asked, and followed by all rolls that they lead to."""

from __future__ import annotations

import json
from dataclasses import replace

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
    kinds,
    made_table,
    play_out,
    refused,
    sight,
)

from dicehall.core.mistakes import Difference
from dicehall.core.record import Replay, read_record
from dicehall.games.registry import new_game
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import By
from dicehall.table.game_record import game_record
from dicehall.table.play import Play
from dicehall.table.state import LiveTable
from dicehall.table.views import summary


def asked_seat(table: LiveTable) -> tuple[int, int, str]:
    """Return the first seat asked, its turn and its first option."""
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    return seat, question.turn, question.options[0]


def test_an_answer_that_is_not_offered_is_refused_before_anything_is_copied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = begun_table(2)
    seat, turn, option = asked_seat(table)

    def copied(_: Play) -> Play:
        raise AssertionError("an answer that is not offered costs a copy of the game")

    monkeypatch.setattr(Play, "copy", copied)
    with refused("not_offered"):
        commands.answer(table, seat, turn, "a seven-sided die", NOW)
    with refused("not_offered"):
        commands.answer_set(table, seat, turn, ["a seven-sided die", "another"], NOW)
    with pytest.raises(AssertionError, match="costs a copy"):
        commands.answer(table, seat, turn, option, NOW)


def test_an_answer_is_an_entry_with_the_rolls_that_follow_from_it() -> None:
    table = begun_table(2)
    seat, turn, option = asked_seat(table)
    before = sight(table)
    change = commands.answer(table, seat, turn, option, NOW + 5)
    assert sight(table) == before, "deciding changes nothing"
    assert kinds(change)[0] == "answered"
    assert set(kinds(change)[1:]) <= {"rolled"}
    first = change.entries[0]
    assert first.at == NOW + 5
    assert {**details(first), "check": "", "asked": ""} == {
        "turn": turn,
        "given": option,
        "by": "player",
        "check": "",
        "asked": "",
    }
    do(table, change)
    assert table.match is not None
    assert not table.match.throws()
    assert table.match.state.flow.turns[seat] == turn + 1


def test_no_throw_is_ever_left_open() -> None:
    for game in ("novodice", "cubitos"):
        table = begun_table(3, game, {"rounds": 2} if game == "cubitos" else {})
        while table.status == "running":
            assert table.match is not None
            assert not table.match.throws()
            answer(table, option=-1)
        assert sum(entry.kind == "rolled" for entry in table.entries) > 5


def test_a_change_that_is_not_stored_leaves_no_trace() -> None:
    table = begun_table(2)
    twin = begun_table(2)
    for _ in range(20):
        seat, turn, option = asked_seat(table)
        # Decided, and dropped because the store failed; then decided again.
        commands.answer(table, seat, turn, option, NOW)
        answer(table)
        answer(twin)
    assert sight(table) == sight(twin)


def test_the_same_answer_again_is_acknowledged_and_changes_nothing() -> None:
    table = begun_table(2)
    seat, turn, option = asked_seat(table)
    do(table, commands.answer(table, seat, turn, option, NOW))
    for _ in range(3):
        answer(table)
        assert commands.answer(table, seat, turn, option, NOW) == Change()
        assert (
            commands.answer(table, seat, turn, f"  {option.replace(' ', '   ')} ", NOW) == Change()
        )


def test_another_answer_to_a_turn_already_answered_is_stale() -> None:
    table = begun_table(2)
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    answer(table, seat)
    with refused("stale_turn"):
        commands.answer(table, seat, question.turn, question.options[1], NOW)
    with refused("stale_turn"):
        commands.answer(table, seat, question.turn, "nonsense", NOW)


def test_the_last_answer_is_acknowledged_again_after_the_end() -> None:
    table = begun_table(2)
    play_out(table)
    last = [entry for entry in table.entries if entry.kind == "answered"][-1]
    assert (
        commands.answer(table, last.seat, details(last)["turn"], details(last)["given"], NOW)
        == Change()
    )
    with refused("not_running"):
        commands.answer(table, last.seat, details(last)["turn"] + 1, details(last)["given"], NOW)


def test_wrong_answers_are_refused_and_change_nothing() -> None:
    table = begun_table(2)
    seat, turn, option = asked_seat(table)
    other = 1 - seat
    before = sight(table)
    with refused("not_offered"):
        commands.answer(table, seat, turn, "nonsense", NOW)
    with refused("not_offered"):
        commands.answer(table, seat, turn, "\ud800\0" * 1000, NOW)
    with refused("stale_turn"):
        commands.answer(table, seat, turn + 1, option, NOW)
    with refused("stale_turn"):
        commands.answer(table, seat, -1, option, NOW)
    with refused("stale_turn"):
        commands.answer(table, seat, 10**30, option, NOW)
    with refused("not_asked"):
        commands.answer(table, other, turn, option, NOW)
    with refused("no_such_seat"):
        commands.answer(table, 2, turn, option, NOW)
    with refused("no_such_seat"):
        commands.answer(table, -1, turn, option, NOW)
    assert sight(table) == before


def test_nobody_answers_before_the_start_or_at_a_closed_table() -> None:
    with refused("not_running"):
        commands.answer(made_table(2), 0, 0, "x", NOW)
    table = begun_table(2)
    seat, turn, option = asked_seat(table)
    do(table, commands.close(table, NOW))
    with refused("table_closed"):
        commands.answer(table, seat, turn, option, NOW)


def test_a_bot_s_seat_is_answered_by_its_bot_alone() -> None:
    table = begun_table(seats=[OPEN, BOT])
    while table.asked_seats() == [0]:
        answer(table)
    seat, turn, option = asked_seat(table)
    assert seat == 1
    assert table.plays_by_bot(1) == "greedy"
    others: list[tuple[By, str | None]] = [
        ("player", None),
        ("stand_in", "greedy"),
        ("bot", "champion"),
        ("bot", None),
    ]
    for by, bot in others:
        with refused("not_your_seat"):
            commands.answer(table, seat, turn, option, NOW, by, bot)
    change = commands.answer(table, seat, turn, option, NOW, "bot", "random")
    assert (details(change.entries[0])["by"], details(change.entries[0])["bot"]) == (
        "bot",
        "random",
    )
    do(table, commands.answer(table, seat, turn, option, NOW, "bot", "greedy"))


def test_nobody_but_a_person_answers_for_a_person() -> None:
    table = begun_table(2)
    seat, turn, option = asked_seat(table)
    for by in ("bot", "stand_in"):
        with refused("not_your_seat"):
            commands.answer(table, seat, turn, option, NOW, by, "greedy")


def test_in_a_simultaneous_phase_everybody_answers_at_once() -> None:
    table = begun_table(4, "cubitos", {"rounds": 2})
    assert len(table.asked_seats()) > 1
    first, second = table.asked_seats()[:2]
    held = table.asks(second)
    answer(table, first)
    assert table.asks(second) == held
    answer(table, second)


@pytest.mark.parametrize(
    ("game", "options"), [("novodice", {}), ("cubitos", {"rounds": 3, "order": "strict"})]
)
def test_at_the_end_the_secret_is_told_and_the_record_verifies(
    game: str, options: dict[str, object]
) -> None:
    table = begun_table(3, game, options)
    early = game_record(table)
    assert not early.over
    assert "secret" not in early.origin
    assert SECRET.hex() not in early.text()
    play_out(table)
    assert table.status == "ended"
    ended = table.entries[-1]
    assert ended.kind == "ended"
    assert details(ended)["secret"] == SECRET.hex() == summary(table)["secret"]
    record = read_record(game_record(table).text())
    assert list(record.scores) == details(ended)["scores"]
    assert record.seats == ("Player 0", "Player 1", "Player 2")
    replay = Replay(new_game(game, record.options), record)
    replay.finish()
    assert replay.follows_from == "the secret, the seeds and the links"
    assert replay.match.game.winners(replay.match.state) == details(ended)["winners"]


def test_a_record_with_another_secret_does_not_verify() -> None:
    table = begun_table(2)
    play_out(table)
    record = game_record(table)
    forged = replace(record, origin={**record.origin, "secret": bytes(32).hex()})
    with pytest.raises(Difference, match="commitment"):
        Replay(new_game("novodice", record.options), forged)


def test_after_the_end_nothing_is_asked_of_anybody() -> None:
    table = begun_table(2)
    play_out(table)
    assert table.asked_seats() == []
    assert table.asks(0) is None
    assert table.deadlines() == {}
    view = table.view()
    assert view is not None
    assert view["over"]


def test_there_is_no_record_before_the_start() -> None:
    with refused("not_running"):
        game_record(made_table(2))


def test_a_game_of_bots_alone_goes_to_its_end() -> None:
    table = begun_table(seats=[BOT, BOT, BOT])
    play_out(table)
    assert table.status == "ended"
    assert json.loads(game_record(table).text())["seats"] == ["greedy", "greedy 2", "greedy 3"]
