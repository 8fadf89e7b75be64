"""The chains of a table's seats: committing, opening, showing links, and what goes into each roll."""

from __future__ import annotations

import json

import pytest
from tests.table.chained import (
    CHAINS,
    answer_linked,
    chained_table,
    link,
    play_linked,
    rolls,
    sealed_table,
    sit_chained,
)
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    SECRET,
    answer,
    begun_table,
    changed,
    details,
    do,
    kinds,
    made_table,
    missed,
    refused,
    restored,
    seed_of,
    sent,
    sight,
    stored,
)

from dicehall.core.fair import bot_seed, commitment_of
from dicehall.core.mistakes import Difference
from dicehall.core.record import Replay, read_record
from dicehall.table import commands
from dicehall.table.commands.opening import OPENING_SECONDS
from dicehall.table.game_record import game_record
from dicehall.table.restore import restore_table
from dicehall.table.seats import WATCHER, hash_token
from dicehall.table.shared_games import game_of
from dicehall.table.state import LiveTable
from dicehall.table.views import summary, undoable


def verified(table: LiveTable) -> Replay:
    """Return the replay of a table's record, which was checked to its end."""
    record = read_record(game_record(table).text())
    replay = Replay(game_of(record.game, record.options), record)
    replay.finish()
    return replay


# ------------------------------------------------------------------------------------ the start


def test_the_game_begins_when_the_last_seed_is_opened() -> None:
    table = sealed_table()
    assert table.status == "open"
    assert summary(table)["sealed"]
    assert kinds(do(table, commands.open_seed(table, 1, CHAINS[1][1], NOW + 1))) == ["opened"]
    last = do(table, commands.open_seed(table, 0, CHAINS[0][1], NOW + 1))
    assert kinds(last)[:2] == ["opened", "began"]
    assert table.seeds == [CHAINS[0][1], CHAINS[1][1]]


def test_no_seed_is_opened_before_the_table_is_sealed() -> None:
    table = made_table()
    sit_chained(table, 0)
    sit_chained(table, 1)
    with refused("not_sealed"):
        commands.open_seed(table, 0, CHAINS[0][1], NOW)


def test_nobody_sits_down_or_stands_up_once_the_table_is_sealed() -> None:
    table = sealed_table(3, seats=[OPEN, OPEN, BOT])
    with refused("already_started"):
        commands.stand(table, 0, 0, NOW)
    with refused("already_started"):
        commands.leave(table, 1, NOW)
    with refused("already_started"):
        commands.stand(table, 2, 0, NOW)
    with refused("already_started"):
        commands.pass_host(table, 1, 0, NOW)


def test_starting_a_sealed_table_again_changes_nothing() -> None:
    table = sealed_table()
    assert commands.begin(table, 1, NOW + 2).entries == ()


def test_a_seed_that_is_not_of_the_chain_is_refused() -> None:
    table = sealed_table()
    for wrong in (CHAINS[1][1], CHAINS[0][0], CHAINS[0][2], "xyz"):
        with refused("bad_link"):
            commands.open_seed(table, 0, wrong, NOW + 1)


def test_opening_twice_changes_nothing() -> None:
    table = sealed_table()
    do(table, commands.open_seed(table, 0, CHAINS[0][1], NOW + 1))
    assert commands.open_seed(table, 0, CHAINS[0][1], NOW + 1).entries == ()
    do(table, commands.open_seed(table, 1, CHAINS[1][1], NOW + 1))
    assert commands.open_seed(table, 0, CHAINS[0][1], NOW + 1).entries == ()


def test_a_seat_that_does_not_open_its_seed_gets_the_fixed_one_and_stalls_nobody() -> None:
    table = sealed_table()
    do(table, commands.open_seed(table, 0, CHAINS[0][1], NOW + 2))
    assert commands.opening_deadline(table) == NOW + 1 + OPENING_SECONDS
    assert commands.begin_anyway(table, NOW + OPENING_SECONDS).entries == ()
    do(table, commands.begin_anyway(table, NOW + 1 + OPENING_SECONDS))
    assert commands.opening_deadline(table) is None
    assert table.seeds == [CHAINS[0][1], bot_seed(commitment_of(SECRET), table.id, 1)]
    with refused("already_started"):
        commands.open_seed(table, 1, CHAINS[1][1], NOW + 20)
    # Its links count all the same.
    play_linked(table)
    assert any(rolls(table, 1))
    verified(table)


def test_who_tells_a_seed_at_once_has_committed_to_it() -> None:
    table = begun_table()
    assert summary(table)["anchors"] == [table.seats[0].anchor, table.seats[1].anchor]
    assert table.seeds == [seed_of(0), seed_of(1)]
    while table.status == "running":
        answer(table, option=-1)
    assert set(rolls(table, 0)) == {None}
    verified(table)


def test_an_anchor_and_a_seed_at_once_are_too_much_and_none_too_little() -> None:
    table = made_table()
    for seed, anchor in ((seed_of(0), CHAINS[0][0]), (None, None), (None, "ab" * 31)):
        with refused("bad_seed"):
            commands.sit(table, 0, "Ada", seed, hash_token("t"), NOW, anchor=anchor)


# ------------------------------------------------------------------------------------ the links


@pytest.mark.parametrize("game", ["novodice", "cubitos"])
def test_a_whole_game_with_chains_verifies_and_survives_a_restart(game: str) -> None:
    table = chained_table(3, game, seats=[OPEN, OPEN, BOT])
    play_linked(table)
    assert verified(table).follows_from == "the secret, the seeds and the links"
    assert sight(restored(table)) == sight(table)
    assert game_record(table).text() == game_record(restored(table)).text()
    for seat in (0, 1):
        # Only the rolls before the first answer have no link.
        words = rolls(table, seat)
        without = words.index(next(word for word in words if word))
        assert all(words[without:])
    assert set(rolls(table, 2)) == {None}


def test_a_roll_takes_the_link_of_its_seats_last_answer() -> None:
    table = chained_table()
    answer_linked(table)
    while len(details(table.entries[-1]).get("link", "")) == 0:
        answer_linked(table)
    rolled = table.entries[-1]
    assert table.match is not None
    turn = table.match.state.flow.turns[rolled.seat] - 1
    assert details(rolled)["link"] == f"{turn}:{link(rolled.seat, turn)}"


def test_everybody_is_shown_the_links_and_nobody_the_chain() -> None:
    table = chained_table()
    change = answer_linked(table)
    seat = change.entries[0].seat
    entries = missed(table, WATCHER, 0)
    assert entries is not None
    answered = next(entry for entry in entries if entry["kind"] == "answered")
    assert answered["body"]["link"] == link(seat, 0)
    assert link(seat, 1) not in sent(table)


def test_a_link_taken_back_is_shown_again_for_the_same_turn() -> None:
    table = chained_table(game="cubitos")
    for _ in range(200):
        change = answer_linked(table, option=-1)
        seat, turn = change.entries[0].seat, details(change.entries[0])["turn"]
        if kinds(change) == ["answered"] and undoable(table, seat) == turn:
            break
    do(table, commands.undo(table, seat, turn, NOW + 3))
    asks = table.asks(seat)
    assert asks is not None
    with refused("bad_link"):
        commands.answer(table, seat, turn, asks.options[0], NOW + 4, link=link(seat, turn + 1))
    do(table, commands.answer(table, seat, turn, asks.options[0], NOW + 4, link=link(seat, turn)))
    play_linked(table)
    verified(table)
    assert sight(restored(table)) == sight(table)


def test_a_set_takes_the_link_of_its_first_turn() -> None:
    table = chained_table(game="cubitos")
    for _ in range(400):
        seat = table.asked_seats()[0]
        asks = table.asks(seat)
        assert asks is not None
        about = json.loads(table.question(seat))
        if about["form"] == "dice" and asks.asked in (
            "lose",
            "draw",
            "free_roll",
            "discard_after_bust",
        ):
            break
        answer_linked(table, seat, -1 if asks.asked == "buy" else 0)
    else:
        pytest.fail("no question about a set of dice came up")
    chosen = [text for text in asks.options if " in " in text][:1]
    shown = link(seat, asks.turn)
    change = do(table, commands.answer_set(table, seat, asks.turn, chosen, NOW + 2, shown))
    assert {details(entry)["link"] for entry in change.entries if entry.kind == "answered"} == {
        shown
    }
    assert sight(restored(table)) == sight(table)


def test_a_stand_in_shows_no_link_and_who_returns_goes_on_with_the_chain() -> None:
    table = chained_table()
    answer_linked(table)
    seat = table.asked_seats()[0]
    do(table, commands.leave(table, seat, NOW + 3))
    before = len(rolls(table, seat))
    while not any(word is None for word in rolls(table, seat)[before:]):
        answer_linked(table)
    do(table, commands.come_back(table, seat, NOW + 4))
    away = len(rolls(table, seat))
    play_linked(table)
    assert any(rolls(table, seat)[away:])
    verified(table)
    assert sight(restored(table)) == sight(table)


def test_who_leaves_out_a_link_has_left_the_chain_for_good() -> None:
    table = chained_table()
    seat = table.asked_seats()[0]
    asks = table.asks(seat)
    assert asks is not None
    do(table, commands.answer(table, seat, asks.turn, asks.options[0], NOW + 2))
    without = len(rolls(table, seat))
    play_linked(table)
    assert set(rolls(table, seat)[without:]) == {None}
    assert any(rolls(table, 1 - seat))
    verified(table)
    assert sight(restored(table)) == sight(table)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("opened", {"seed": CHAINS[1][2]}),
        ("answered", {"link": link(0, 3)}),
        ("rolled", {"link": f"0:{link(0, 3)}"}),
    ],
)
def test_a_log_whose_chains_were_changed_is_not_restored(kind: str, body: dict[str, str]) -> None:
    table = chained_table()
    while not any(entry.kind == kind and "link" in details(entry) for entry in table.entries):
        if kind == "opened":
            break
        answer_linked(table)
    entries = stored(table.entries)
    at = next(
        entry.number
        for entry in entries
        if entry.kind == kind and (kind == "opened" or "link" in details(entry))
    )
    entries = changed(entries, at, **body)
    with pytest.raises(Difference, match=r"chain|link"):
        restore_table(table.id, SECRET, entries)
