"""Tables where people roll their own dice: what they show is entered, and can be put right."""

from __future__ import annotations

import json
from contextlib import suppress
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
    refused,
    sight,
    stored,
)

from dicehall.core.dice import Throw
from dicehall.core.record import Replay, read_record
from dicehall.core.sources import SeededDice
from dicehall.core.stream import Stream
from dicehall.table import commands
from dicehall.table.game_record import game_record
from dicehall.table.new_table import new_table, rematch_plan
from dicehall.table.refusals import Refusal
from dicehall.table.restore import restore_table
from dicehall.table.state import LiveTable
from dicehall.table.viewer_messages import snapshot
from dicehall.table.views import undoable

GAMES = [("novodice", {}), ("cubitos", {"rounds": 4})]
HAND = SeededDice("a hand that rolls")


def real_table(players: int = 3, game: str = "novodice", **wanted: Any) -> LiveTable:
    """Return a table where dice are entered, whose game has begun."""
    options = dict(GAMES)[game]
    return begun_table(players, game, options, dice="entered", **wanted)


def rolled(table: LiveTable, throw: Throw) -> list[str]:
    """Return how a throw falls."""
    return table.game.dice.text(HAND.roll(table.game.dice, throw)).split()


def roll(table: LiveTable, by: int = 0, throw: Throw | None = None) -> Throw:
    """Roll what is to be thrown, or one of it, and enter it; return which it was."""
    throw = throw or table.throws()[0]
    do(table, commands.roll(table, by, throw.seat, throw.number, rolled(table, throw), NOW + 2))
    return throw


def roll_all(table: LiveTable) -> None:
    """Roll until nothing is to be thrown."""
    while table.throws():
        roll(table)


def play_out(table: LiveTable) -> None:
    """Play to the end, with the last option always."""
    while table.status == "running":
        if table.throws():
            roll(table)
        else:
            answer(table, option=-1)


def restored(table: LiveTable) -> LiveTable:
    """Return a table as it comes back from its log."""
    return restore_table(table.id, SECRET, stored(table.entries))


@pytest.mark.parametrize("game", dict(GAMES))
def test_the_hall_rolls_nothing_and_waits_for_the_dice(game: str) -> None:
    table = real_table(game=game)
    assert [entry.kind for entry in table.entries if entry.kind == "rolled"] == []
    assert [throw.seat for throw in table.throws()] == [-1], "who begins is drawn by lot"
    assert table.asked_seats() == []
    roll_all(table)
    assert table.asked_seats() != []


@pytest.mark.parametrize("game", dict(GAMES))
def test_a_whole_game_and_its_record_says_that_the_dice_were_entered(game: str) -> None:
    table = real_table(game=game)
    play_out(table)
    assert table.status == "ended"
    record = read_record(game_record(table).text())
    assert record.origin == {"source": "entered"}
    Replay(table.game, record).finish()
    assert all(details(entry)["by"] == 0 for entry in table.entries if entry.kind == "rolled")


def lot_of(seat: int) -> dict[str, Any]:
    """Return the lot that lets a seat begin, as viewers are told."""
    return {"text": f"first-{seat + 1}", "die": "first", "face": f"{seat + 1}", "seat": seat}


def test_viewers_are_told_which_dice_to_roll_and_which_faces_they_have() -> None:
    table = real_table()
    told = json.loads(snapshot(table, 1))
    assert told["table"]["dice"] == "entered"
    lot = {"die": "first", "count": 1, "faces": [lot_of(seat) for seat in range(3)]}
    assert told["throws"] == [{"seat": -1, "number": 0, "lot": True, "dice": [lot]}]
    roll(table)
    while not table.throws():
        answer(table)
    (throw,) = json.loads(snapshot(table, 1))["throws"]
    assert not throw["lot"]
    dies = {one["die"]: one for one in throw["dice"]}
    assert dies["A"]["faces"] == [
        {"text": f"A-{face}", "die": "A", "face": face, "seat": None}
        for face in ("lion", "suitcase", "bandage", "lightning", "cutlery")
    ]
    assert sum(one["count"] for one in throw["dice"]) == sum(table.throws()[0].counts)


def test_a_fair_table_throws_nothing_that_people_could_enter() -> None:
    table = begun_table(2)
    told = json.loads(snapshot(table, 0))
    assert (told["table"]["dice"], told["throws"], told["pick_up"]) == ("fair", [], [])
    assert "dice" not in details(table.entries[0]), (
        "logs of fair tables are written as they always were"
    )
    with refused("dice_are_fair"):
        commands.roll(table, 0, 0, 0, ["A-lion"], NOW)
    with refused("dice_are_fair"):
        commands.pick_up(table, 0, 0, 0, NOW)


def test_faces_that_do_not_fit_are_refused_and_change_nothing() -> None:
    table = real_table()
    before = sight(table)
    for faces in (
        [],
        ["first-1", "first-2"],
        ["first-4"],
        ["A-lion"],
        ["nothing"],
        ["?"],
        ["first-1 first-1"],
    ):
        with refused("dice_do_not_fit"):
            commands.roll(table, 0, -1, 0, faces, NOW)
    for seat, number in ((0, 0), (-1, 1), (-1, -1), (7, 0)):
        with refused("not_thrown"):
            commands.roll(table, 0, seat, number, ["first-1"], NOW)
    assert sight(table) == before


def test_anybody_who_sits_there_enters_dice_for_anybody_bots_too() -> None:
    table = real_table(seats=[OPEN, BOT, OPEN])
    entered: set[tuple[int, int]] = set()
    while table.status == "running":
        if table.throws():
            throw = table.throws()[0]
            by = 0 if len(entered) % 2 else 2
            roll(table, by, throw)
            entered.add((by, throw.seat))
        else:
            answer(table, option=-1)
    assert {seat for _, seat in entered} == {-1, 0, 1, 2}
    assert {by for by, _ in entered} == {0, 2}


def test_not_a_bot_nor_somebody_who_has_left() -> None:
    table = real_table(seats=[OPEN, BOT, OPEN])
    with refused("not_your_seat"):
        commands.roll(table, 1, -1, 0, ["first-1"], NOW)
    do(table, commands.leave(table, 2, NOW + 1))
    with refused("seat_away"):
        commands.roll(table, 2, -1, 0, ["first-1"], NOW)


def test_entering_twice_what_was_stored_changes_nothing() -> None:
    table = real_table()
    do(table, commands.roll(table, 0, -1, 0, ["first-2"], NOW))
    assert commands.roll(table, 1, -1, 0, ["first-2"], NOW).entries == ()
    with refused("not_thrown"):
        commands.roll(table, 1, -1, 0, ["first-1"], NOW)


def test_a_table_of_bots_alone_has_nobody_who_rolls() -> None:
    with refused("nobody_rolls"):
        made_table(seats=[BOT, BOT], dice="entered")


def test_a_clock_would_run_while_others_roll() -> None:
    with refused("dice_take_time"):
        made_table(dice="entered", clock={"kind": "move", "seconds": 60})
    assert made_table(dice="entered", clock={"kind": "none"}).entered


def test_those_who_play_again_roll_their_own_dice_again() -> None:
    table = real_table()
    play_out(table)
    again = new_table("table-2", SECRET, NOW, **rematch_plan(table, 0))
    assert again.entered


# ------------------------------------------------------------------------------------ slips


def test_dice_entered_wrong_are_picked_up_and_entered_again() -> None:
    table = real_table()
    before = sight(table)
    do(table, commands.roll(table, 0, -1, 0, ["first-2"], NOW))
    assert json.loads(snapshot(table, 1))["pick_up"] == [
        {"seat": -1, "number": 0, "dice": [lot_of(1)]}
    ]
    do(table, commands.pick_up(table, 2, -1, 0, NOW))
    after = sight(table)
    for part in ("view", "asked", "questions", "state", "steps"):
        assert after[part] == before[part]
    assert commands.pick_up(table, 0, -1, 0, NOW).entries == (), "asking twice changes nothing"
    assert json.loads(snapshot(table, 1))["pick_up"] == []
    do(table, commands.roll(table, 0, -1, 0, ["first-3"], NOW))
    assert [throw.seat for throw in table.throws()] == [2], "seat 2 begins now"


def test_a_roll_stands_once_its_player_has_answered() -> None:
    table = real_table()
    roll_all(table)
    while True:
        seat = answer(table)
        if table.throws():
            break
    throw = roll(table)
    assert throw.seat == seat
    answer(table, seat)
    with refused("cannot_undo"):
        commands.pick_up(table, 0, throw.seat, throw.number, NOW)


def test_the_decision_to_roll_stands_once_the_dice_were_seen() -> None:
    """Else whoever dislikes a roll would pick it up, and then take back that they rolled at all."""
    table = real_table()
    roll_all(table)
    seat = answer(table)
    while not table.throws():
        seat = answer(table)
    turn = undoable(table, seat)
    assert turn is not None, "nothing has been seen yet"
    assert commands.undo(table, seat, turn, NOW + 3).entries
    throw = roll(table)
    assert undoable(table, seat) is None
    do(table, commands.pick_up(table, 0, throw.seat, throw.number, NOW + 3))
    assert undoable(table, seat) is None
    with refused("cannot_undo"):
        commands.undo(table, seat, turn, NOW + 3)


@pytest.mark.parametrize("game", dict(GAMES))
@pytest.mark.parametrize("number", range(3))
def test_random_slips_and_undos_leave_a_table_that_its_log_restores(game: str, number: int) -> None:
    seed = f"slips {game} {number}"
    print(f"seed: {seed}")
    chance = Stream(seed)
    table = real_table(game=game)
    slips = undone = 0
    while table.status == "running":
        throws = table.throws()
        slip = commands.may_pick_up(table)
        seats = [seat for seat in range(3) if undoable(table, seat) is not None]
        if slip and chance.below(4) == 0:
            step = slip[chance.below(len(slip))]
            do(table, commands.pick_up(table, chance.below(3), step.seat, step.number, NOW + 2))
            assert (step.seat, step.number) in [(one.seat, one.number) for one in table.throws()]
            slips += 1
        elif seats and chance.below(8) == 0:
            seat = seats[chance.below(len(seats))]
            turn = undoable(table, seat)
            assert turn is not None
            # Refused where others have built on it; anything but a refusal is a failure.
            with suppress(Refusal):
                do(table, commands.undo(table, seat, turn, NOW + 2))
                undone += 1
        elif throws and (not table.asked_seats() or chance.below(2)):
            roll(table, chance.below(3), throws[chance.below(len(throws))])
        else:
            answer(table, option=-1)
        if chance.below(10) == 0:
            again = restored(table)
            assert sight(again) == sight(table)
            assert commands.may_pick_up(again) == commands.may_pick_up(table)
    assert slips > 0
    assert undone > 0
    Replay(table.game, read_record(game_record(table).text())).finish()
