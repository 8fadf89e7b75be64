"""What viewers see: everything they should, in a gapless count, and not one word more."""

from __future__ import annotations

import json

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
    missed,
    play_out,
    refused,
    restored,
    seed_of,
    sent,
    sight,
    sit,
    token_of,
)

from dicehall.server.tokens import new_token
from dicehall.table import commands
from dicehall.table.entry_json import SHOWN
from dicehall.table.new_table import new_table, rematch_plan
from dicehall.table.phrases import PHRASES
from dicehall.table.seats import WATCHER, hash_token
from dicehall.table.state import LiveTable
from dicehall.table.views import summary


def texts(table: LiveTable, viewer: int) -> list[str]:
    """Return the chat lines a viewer has been shown."""
    entries = missed(table, viewer, 0)
    assert entries is not None
    return [entry["body"]["text"] for entry in entries if entry["kind"] == "said"]


def test_a_line_of_chat_carries_the_seat_s_name() -> None:
    table = made_table(2)
    sit(table, 0, "Ann")
    change = do(table, commands.say(table, 0, "  <b>hello</b>  ", NOW, name="Bob"))
    assert details(change.entries[0]) == {"name": "Ann", "claimed": None, "text": "<b>hello</b>"}
    for text in ("", "x" * 301, "a\u202eb"):
        with refused("bad_text"):
            commands.say(table, 0, text, NOW)
    with refused("no_such_seat"):
        commands.say(table, 2, "hello", NOW)


def test_a_watcher_speaks_under_no_name_of_somebody_at_the_table() -> None:
    table = made_table(2)
    sit(table, 0, "Ann")
    assert details(commands.say(table, WATCHER, "hi", NOW).entries[0])["name"] == ""
    assert details(commands.say(table, WATCHER, "hi", NOW, "Bob").entries[0])["name"] == "Bob"
    with refused("name_taken"):
        commands.say(table, WATCHER, "hi", NOW, "ann")
    with refused("bad_name"):
        commands.say(table, WATCHER, "hi", NOW, "\u202e")


def test_players_do_not_read_what_watchers_say_before_the_end() -> None:
    table = begun_table(2)
    do(table, commands.say(table, WATCHER, "she should stop", NOW))
    do(table, commands.say(table, 0, "hm", NOW))
    assert texts(table, 0) == texts(table, 1) == ["hm"]
    assert texts(table, WATCHER) == ["she should stop", "hm"]
    assert table.version(WATCHER) == table.version(0) + 1
    play_out(table)
    do(table, commands.say(table, WATCHER, "well done", NOW))
    assert texts(table, 0) == ["hm", "well done"]
    assert texts(table, WATCHER) == ["she should stop", "hm", "well done"]


def test_a_quick_phrase_is_one_of_the_list_and_said_by_a_seat() -> None:
    table = begun_table(2)
    for phrase in PHRASES:
        do(table, commands.phrase(table, 1, phrase, NOW))
        assert details(table.entries[-1]) == {"phrase": phrase}
    with refused("unknown_phrase"):
        commands.phrase(table, 0, "rubbish", NOW)
    with refused("no_such_seat"):
        commands.phrase(table, WATCHER, "hello", NOW)


def chatty_game() -> LiveTable:
    """Return a finished game with every kind of entry but `closed`."""
    kept = {"kind": "open", "kept": hash_token("kept"), "name": "Kay"}
    seats = [OPEN, OPEN, BOT, kept]
    table = made_table(game="cubitos", options={"rounds": 2}, seats=seats, host=1, hints=True)
    sit(table, 0)
    sit(table, 1)
    do(table, commands.pass_host(table, 0, 1, NOW))
    do(table, commands.stand(table, 1, 1, NOW))
    sit(table, 1)
    do(table, commands.seat_bot(table, 3, "random", 0, NOW))
    do(table, commands.begin(table, 0, NOW))
    do(table, commands.say(table, WATCHER, "hello", NOW))
    do(table, commands.phrase(table, 0, "hello", NOW))
    do(table, commands.leave(table, 0, NOW))
    do(table, commands.come_back(table, 0, NOW))
    do(table, commands.bot_failed(table, 2, "slow", NOW))
    do(table, commands.take_hint(table, 1, 0, NOW))
    while not any(entry.kind == "undone" for entry in table.entries):
        seat = answer(table, 1 if 1 in table.asked_seats() else None, option=-1)
        assert table.match is not None
        turn = table.match.state.flow.turns[seat] - 1
        if seat == 1 and seat in table.asked_seats():
            do(table, commands.undo(table, seat, turn, NOW + 3))
    play_out(table)
    do(table, commands.rematch(table, "table-2", "EFGH", NOW))
    return table


OF_CHAINS = ("sealed", "opened")
"""The kinds of entries at tables whose seats have chains: see test_chained_dice.py."""


def test_every_viewer_counts_its_own_entries_without_a_gap() -> None:
    table = chatty_game()
    assert {entry.kind for entry in table.entries} == set(SHOWN) - {
        "closed",
        "picked_up",
        *OF_CHAINS,
    }
    for viewer in (0, 1, WATCHER):
        entries = missed(table, viewer, 0)
        assert entries is not None
        assert [entry["number"] for entry in entries] == list(range(1, table.version(viewer) + 1))
        for version in range(len(entries) + 1):
            assert missed(table, viewer, version) == entries[version:]


def test_who_says_a_version_that_never_was_needs_everything_anew() -> None:
    table = begun_table(2)
    assert missed(table, 0, table.version(0)) == []
    assert missed(table, 0, table.version(0) + 1) is None
    assert missed(table, 0, -1) is None


def test_what_is_sent_of_an_entry_is_what_is_listed_and_no_more() -> None:
    table = chatty_game()
    entries = missed(table, WATCHER, 0)
    assert entries is not None
    for shown, entry in zip(entries, table.entries, strict=True):
        assert set(shown) == {"number", "at", "kind", "seat", "body", "events"}
        listed = set(SHOWN[entry.kind]) | ({"seats"} if entry.kind == "made" else set())
        assert set(shown["body"]) <= listed
        for field in ("token", "kept", "check", "person", "seed"):
            assert field not in shown["body"]


def test_no_token_and_no_hash_of_one_is_sent_to_anybody() -> None:
    table = chatty_game()
    everything = sent(table)
    for token in (token_of(0), token_of(1), "kept"):
        assert hash_token(token) not in everything
    assert token_of(0) not in everything
    assert summary(table)["commitment"] in everything, "it is searched where hashes are"


def test_the_secret_is_sent_at_the_end_and_not_before() -> None:
    table = begun_table(2)
    while table.status == "running":
        assert SECRET.hex()[:20] not in sent(table)
        answer(table, option=-1)
    assert SECRET.hex() in json.dumps(missed(table, 0, 0))


def test_events_come_with_the_entry_that_caused_them() -> None:
    table = begun_table(2)
    do(table, commands.say(table, 0, "hello", NOW))
    play_out(table)
    entries = missed(table, 0, 0)
    assert entries is not None
    events: dict[str, set[str]] = {}
    for entry in entries:
        names = events.setdefault(entry["kind"], set())
        names |= {event["event"] for event in entry["events"]}
    assert "Rolled" in events["rolled"]
    assert "Rolled" not in events["answered"]
    assert {"Kept", "Claimed"} <= events["answered"]
    assert events["sat"] == events["said"] == set()


def test_a_restored_table_sends_the_very_same() -> None:
    table = chatty_game()
    again = restored(table)
    assert sight(again) == sight(table)
    assert json.dumps(missed(again, WATCHER, 0)) == json.dumps(missed(table, WATCHER, 0))


def test_a_question_is_told_to_its_seat_alone_and_to_no_watcher() -> None:
    table = begun_table(3)
    seat = table.asked_seats()[0]
    question = table.asks(seat)
    assert question is not None
    assert (question.turn, question.asked) == (0, "keep")
    shown = json.loads(table.question(seat))
    assert (shown["seat"], shown["turn"], shown["form"]) == (seat, 0, "keep")
    assert [option["text"] for option in shown["options"]] == list(question.options)
    assert len(question.options) > 1
    assert table.asks(WATCHER) is None
    assert [other for other in range(3) if table.asks(other)] == [seat]


def test_before_the_start_there_is_nothing_to_see_or_answer() -> None:
    table = made_table(2)
    assert (table.view(), table.asked_seats(), table.asks(0)) == (None, [], None)


def test_tokens_are_long_and_different_and_only_their_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(50)}
    assert len(tokens) == 50
    assert all(len(token) >= 43 for token in tokens)
    assert hash_token("\ud800") != hash_token("")


@pytest.mark.parametrize("shown", [None, hash_token(token_of(0))])
def test_a_rematch_keeps_every_seat_for_who_sat_there(shown: str | None) -> None:
    table = begun_table(seats=[OPEN, BOT, OPEN], title="Sunday", clock={"kind": "days", "days": 1})
    with refused("not_over"):
        rematch_plan(table, 2)
    with refused("not_over"):
        commands.rematch(table, "table-2", "EFGH", NOW)
    play_out(table)
    again = new_table("table-2", bytes(32), NOW, **rematch_plan(table, 2))
    now_there = summary(again)
    assert [(seat["kind"], seat["name"], seat["kept"]) for seat in now_there["seats"]] == [
        ("open", "Player 0", True),
        ("bot", "greedy", False),
        ("open", "Player 2", True),
    ]
    # Whoever asked for it is its host.
    assert now_there["host"] == 2
    for part in ("game", "options", "title", "clock", "public"):
        assert now_there[part] == summary(table)[part]
    assert (now_there["rematch_of"], now_there["code"]) == ("table-1", "")
    if shown is None:
        with refused("no_free_seat"):
            commands.sit(again, None, "Eve", seed_of(0), hash_token("new"), NOW)
        with refused("seat_kept"):
            commands.sit(again, 0, "Player 0", seed_of(0), hash_token("new"), NOW)
    else:
        do(again, commands.sit(again, None, "", seed_of(9), hash_token("new"), NOW, shown=shown))
        assert (again.seats[0].kind, again.seats[0].name) == ("person", "Player 0")


def test_everybody_is_told_of_the_rematch_once() -> None:
    table = begun_table(2)
    play_out(table)
    do(table, commands.rematch(table, "table-2", "EFGH", NOW))
    assert summary(table)["rematch"] == "table-2"
    assert not commands.rematch(table, "table-3", "IJKL", NOW).entries
    assert restored(table).rematch_id == "table-2"
