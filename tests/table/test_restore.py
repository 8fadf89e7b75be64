"""After a restart: the log adds up to the same table, and a log that does not is named for what it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.table.door import (
    NOW,
    SECRET,
    answer,
    begun_table,
    changed,
    do,
    play_out,
    restored,
    sight,
    stored,
)

from dicehall.core.mistakes import Difference
from dicehall.table import commands
from dicehall.table.entries import Entry, UndoneBody
from dicehall.table.entry_json import read_entry
from dicehall.table.game_record import game_record
from dicehall.table.restore import restore_table


def log_of(whole: bool = False) -> list[Entry]:
    """Return the log of a game of NovoDice, as it comes from the store."""
    table = begun_table(2)
    for _ in range(12):
        answer(table)
    if whole:
        play_out(table)
    return stored(table.entries)


def differs(entries: list[Entry], secret: bytes = SECRET) -> str:
    """Return how a log that does not add up is called."""
    with pytest.raises(Difference) as caught:
        restore_table("table-1", secret, entries)
    assert SECRET.hex() not in str(caught.value)
    return str(caught.value)


def place(entries: list[Entry], kind: str) -> int:
    """Return where the last entry of a kind stands."""
    return max(entry.number for entry in entries if entry.kind == kind)


def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none() -> None:
    for game in ("novodice", "cubitos"):
        table = begun_table(3, game, {"rounds": 2} if game == "cubitos" else {})
        twin = begun_table(3, game, {"rounds": 2} if game == "cubitos" else {})
        number = 0
        while table.status == "running":
            if number % 7 == 0:
                table = restored(table)
            answer(table, option=-(number % 2))
            answer(twin, option=-(number % 2))
            number += 1
        assert sight(table) == sight(twin)


def test_a_game_of_an_earlier_version_of_the_rules_opens_and_goes_on_by_it() -> None:
    table = begun_table(2, "cubitos", {"rounds": 2})
    answer(table)
    old = restore_table(table.id, SECRET, changed(stored(table.entries), 0, rules=1))
    assert old.game.rules == 1
    play_out(old)
    assert old.status == "ended"
    assert game_record(old).rules == 1


@pytest.mark.parametrize(
    ("kind", "change", "said"),
    [
        ("answered", {"check": "00000000"}, "the position differs"),
        ("rolled", {"check": "00000000"}, "the position differs"),
        ("began", {"check": "00000000"}, "the position differs"),
        ("answered", {"given": "nonsense"}, "'nonsense' is not offered"),
        ("answered", {"asked": "nonsense"}, "is asked here, not 'nonsense'"),
        ("answered", {"turn": 99}, "this answers turn 99"),
        ("answered", {"given": None}, "it cannot be read"),
        ("rolled", {"number": 99}, "roll 99 of seat"),
        ("rolled", {"given": "A-lion A-lion A-lion A-lion A-lion A-lion"}, "fair ones"),
        ("began", {"seeds": ["00" * 16, "01" * 15]}, "not the seeds"),
        ("ended", {"scores": [0, 1000]}, "scores or winners"),
        ("ended", {"secret": "00" * 32}, "another secret"),
    ],
)
def test_the_first_entry_that_differs_is_named(
    kind: str, change: dict[str, Any], said: str
) -> None:
    entries = log_of(whole=kind == "ended")
    number = place(entries, kind)
    told = differs(changed(entries, number, **change))
    assert told.startswith(f"table table-1, entry {number} ({kind}): ")
    assert said in told


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda log: [], "does not begin with how it was made"),
        (lambda log: log[1:], "does not begin with how it was made"),
        (lambda log: [*log[:5], *log[6:]], "where entry 5 should"),
        (lambda log: [*log, log[-1]], "entry"),
        (lambda log: changed(log, 0, rules=99), "version 99 of the rules"),
        (lambda log: changed(log, 0, game="chess"), "there is no game chess"),
        (lambda log: changed(log, 0, options={"players": 9}), "entry 0 (made)"),
        (lambda log: changed(log, 0, commitment="00" * 32), "is not the one"),
        (lambda log: [log[0], replace(log[1], seat=9)], "entry 1 (sat): it cannot be read"),
        (lambda log: [log[0], replace(log[place(log, "rolled")], number=1)], "not being played"),
        (lambda log: log[: place(log, "rolled")], "the log ends before"),
    ],
)
def test_a_log_that_is_no_table_s_is_refused(
    spoil: Callable[[list[Entry]], list[Entry]], said: str
) -> None:
    assert said in differs(spoil(log_of()))


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("sat", {}, "entry 1 (sat): it cannot be read"),
        ("made", {"seats": [{}]}, "entry 1 (made): it cannot be read"),
        ("danced", {}, "entry 1 (danced): there is no such kind of entry"),
    ],
)
def test_what_is_no_entry_is_not_read(kind: str, body: dict[str, Any], said: str) -> None:
    with pytest.raises(Difference) as caught:
        read_entry(1, NOW, kind, 0, body)
    assert said in str(caught.value)


def test_another_secret_than_the_one_committed_to_is_found_out() -> None:
    assert "is not the one it was committed to" in differs(log_of(), bytes(32))


def test_a_log_that_takes_back_what_was_never_said_is_refused() -> None:
    entries = log_of()
    undone = Entry(len(entries), NOW, 0, UndoneBody(turn=99, check=""))
    assert "this answer cannot be taken back" in differs([*entries, undone])


def test_a_change_decided_on_an_older_table_is_not_applied() -> None:
    table = begun_table(2)
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    late = commands.answer(table, seat, question.turn, question.options[0], NOW)
    do(table, commands.say(table, 0, "early", NOW))
    before = sight(table)
    with pytest.raises(Difference, match="stands where"):
        table.apply(late)
    assert sight(table) == before
