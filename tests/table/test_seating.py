"""Before the start: who sits where."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.table.door import (
    BOT,
    NOW,
    OPEN,
    begun_table,
    details,
    do,
    made_table,
    missed,
    refused,
    restored,
    seed_of,
    sight,
    sit,
    token_of,
)

from dicehall.server.tokens import new_token
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.refusals import Refusal
from dicehall.table.seats import WATCHER, hash_token, viewer_of
from dicehall.table.state import LiveTable
from dicehall.table.views import summary

HASH = hash_token("a token")


def test_a_person_takes_a_seat_and_is_known_by_its_token() -> None:
    table = made_table(2)
    sit(table, 1, "Ann")
    assert (table.seats[1].kind, table.seats[1].name) == ("person", "Ann")
    assert viewer_of(table, hash_token(token_of(1))) == 1
    assert viewer_of(table, None) == WATCHER
    with refused("bad_token"):
        viewer_of(table, hash_token("another"))


def test_without_a_number_the_first_free_seat_is_taken() -> None:
    table = made_table(seats=[BOT, OPEN, OPEN])
    change = commands.sit(table, None, "Ann", seed_of(1), HASH, NOW)
    assert [entry.seat for entry in change.entries] == [1]
    sit(table, 1)
    sit(table, 2)
    with refused("no_free_seat"):
        commands.sit(table, None, "Cid", seed_of(1), HASH, NOW)


def test_deciding_changes_nothing() -> None:
    table = made_table(2)
    before = sight(table)
    commands.sit(table, 0, "Ann", seed_of(0), HASH, NOW)
    assert sight(table) == before


@pytest.mark.parametrize(
    ("seat", "name", "seed", "code"),
    [
        (0, "Bob", seed_of(0), "seat_taken"),
        (2, "Bob", seed_of(0), "seat_taken"),
        (4, "Bob", seed_of(0), "no_such_seat"),
        (-1, "Bob", seed_of(0), "no_such_seat"),
        (1, "", seed_of(0), "bad_name"),
        (1, "ANN", seed_of(0), "name_taken"),
        (1, "Greedy", seed_of(0), "name_taken"),
        (1, "Bob", "seed", "bad_seed"),
    ],
)
def test_a_seat_is_not_taken_twice_nor_under_another_s_name(
    seat: int, name: str, seed: str, code: str
) -> None:
    table = made_table(seats=[OPEN, OPEN, BOT])
    sit(table, 0, "Ann")
    before = sight(table)
    with refused(code):
        commands.sit(table, seat, name, seed, HASH, NOW)
    assert sight(table) == before


def test_a_person_with_a_claimed_name_sits_on_one_seat_only() -> None:
    table = made_table(3)
    do(table, commands.sit(table, 0, "Ann", seed_of(0), HASH, NOW, person=7, claimed="Ann"))
    assert summary(table)["seats"][0]["person"] == "Ann"
    with refused("already_seated"):
        commands.sit(table, 1, "Bob", seed_of(0), HASH, NOW, person=7, claimed="Ann")
    assert commands.sit(table, 1, "Bob", seed_of(0), HASH, NOW, person=8, claimed="Bob").entries


def test_who_stands_up_frees_the_seat_and_its_token_is_worth_nothing() -> None:
    table = made_table(2)
    sit(table, 0, "Ann")
    do(table, commands.stand(table, 0, 0, NOW))
    assert table.seats[0].kind == "open"
    with refused("bad_token"):
        viewer_of(table, hash_token(token_of(0)))
    with refused("seat_empty"):
        commands.stand(table, 0, 0, NOW)
    sit(table, 0, "Ann")


def test_nobody_makes_another_person_stand_up() -> None:
    table = made_table(2)
    sit(table, 0)
    sit(table, 1)
    for by in (0, WATCHER):
        with refused("not_your_seat"):
            commands.stand(table, 1, by, NOW)


def test_the_host_seats_bots_and_sends_them_away() -> None:
    table = made_table(2)
    sit(table, 0)
    do(table, commands.seat_bot(table, 1, "greedy", 0, NOW))
    assert summary(table)["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "greedy",
        "bot": "greedy",
        "away": False,
        "person": None,
        "kept": False,
    }
    with refused("seat_taken"):
        commands.seat_bot(table, 1, "random", 0, NOW)
    with refused("not_your_seat"):
        commands.stand(table, 1, WATCHER, NOW)
    do(table, commands.stand(table, 1, 0, NOW))
    assert table.seats[1].kind == "open"
    with refused("unknown_bot"):
        commands.seat_bot(table, 1, "os:system", 0, NOW)
    with refused("not_your_seat"):
        commands.seat_bot(table, 1, "greedy", WATCHER, NOW)
    with refused("not_host"):
        commands.seat_bot(table, 1, "greedy", 1, NOW)


def test_a_kept_seat_is_for_whoever_shows_its_token() -> None:
    token = new_token()
    kept = {"kind": "open", "kept": hash_token(token), "name": "Ann"}
    table = made_table(seats=[OPEN, kept])
    assert summary(table)["seats"][1]["kept"] is True
    for shown in (None, hash_token("another")):
        with refused("seat_kept"):
            commands.sit(table, 1, "Bob", seed_of(1), HASH, NOW, shown=shown)
    with refused("name_taken"):
        commands.sit(table, 0, "ann", seed_of(0), HASH, NOW)
    change = commands.sit(table, None, "", seed_of(1), HASH, NOW, shown=hash_token(token))
    assert (change.entries[0].seat, details(change.entries[0])["name"]) == (1, "Ann")
    do(table, change)
    assert summary(table)["seats"][1]["kept"] is False
    assert viewer_of(table, HASH) == 1
    with refused("bad_token"):
        # What the seat was kept for is not what acts for it.
        viewer_of(table, hash_token(token))


def test_nobody_but_the_host_frees_a_kept_seat_or_gives_it_to_a_bot() -> None:
    kept = {"kind": "open", "kept": HASH, "name": "Ann"}
    other = {"kind": "open", "kept": hash_token("another"), "name": "Bob"}
    table = made_table(seats=[OPEN, kept, other])
    # The maker has the first kept seat, even before they take it.
    assert summary(table)["host"] == 1
    sit(table, 0, "Cid")
    for seat in (1, 2):
        for by, code in ((0, "not_host"), (WATCHER, "not_your_seat")):
            with refused(code):
                commands.stand(table, seat, by, NOW)
            with refused(code):
                commands.seat_bot(table, seat, "random", by, NOW)
    do(table, commands.sit(table, 1, "", seed_of(1), hash_token(token_of(1)), NOW, shown=HASH))
    do(table, commands.seat_bot(table, 2, "random", 1, NOW))
    do(table, commands.stand(table, 2, 1, NOW))
    assert [seat.kind for seat in table.seats] == ["person", "person", "open"]
    assert restored(table).host == 1


def test_where_no_seat_is_kept_the_first_to_sit_down_is_the_host() -> None:
    table = made_table(3)
    assert summary(table)["host"] is None
    do(table, commands.seat_bot(table, 2, "random", WATCHER, NOW))
    sit(table, 1)
    sit(table, 0)
    assert summary(table)["host"] == 1
    with refused("not_your_seat"):
        commands.stand(table, 2, WATCHER, NOW)


def test_the_host_passes_it_on_to_somebody_who_sits_here() -> None:
    table = made_table(seats=[OPEN, OPEN, OPEN, BOT])
    sit(table, 1)
    sit(table, 2)
    for seat, by, code in (
        (2, 2, "not_host"),
        (2, WATCHER, "not_your_seat"),
        (0, 1, "seat_empty"),
        (3, 1, "seat_empty"),
        (9, 1, "no_such_seat"),
    ):
        with refused(code):
            commands.pass_host(table, seat, by, NOW)
    assert commands.pass_host(table, 1, 1, NOW) == Change()
    do(table, commands.pass_host(table, 2, 1, NOW))
    assert summary(table)["host"] == restored(table).host == 2
    with refused("not_host"):
        commands.stand(table, 3, 1, NOW)
    do(table, commands.stand(table, 3, 2, NOW))


def test_when_the_host_stands_up_the_first_of_those_who_stay_is_the_host() -> None:
    table = made_table(3)
    for seat in (2, 0, 1):
        sit(table, seat)
    do(table, commands.stand(table, 2, 2, NOW))
    assert table.host == 0
    do(table, commands.stand(table, 1, 1, NOW))
    assert table.host == 0
    do(table, commands.leave(table, 0, NOW))
    assert summary(table)["host"] is None
    sit(table, 1)
    assert summary(table)["host"] == restored(table).host == 1


def test_without_a_name_only_a_kept_seat_is_taken() -> None:
    table = made_table(2)
    with refused("bad_name"):
        commands.sit(table, 0, "", seed_of(0), HASH, NOW)


def test_a_game_begins_when_everybody_is_there_and_somebody_of_them_says_so() -> None:
    table = made_table(2)
    sit(table, 0)
    with refused("seats_open"):
        commands.begin(table, 0, NOW)
    sit(table, 1)
    for by, code in ((WATCHER, "not_your_seat"), (2, "no_such_seat")):
        with refused(code):
            commands.begin(table, by, NOW)
    change = do(table, commands.begin(table, 1, NOW))
    assert table.status == "running"
    assert change.entries[0].kind == "began"
    assert summary(table)["seeds"] == [seed_of(0), seed_of(1)]
    assert {entry.kind for entry in change.entries[1:]} == {"rolled"}
    assert table.asked_seats()


def test_a_table_of_bots_is_begun_by_whoever_made_it() -> None:
    table = made_table(seats=[BOT, BOT])
    do(table, commands.begin(table, WATCHER, NOW))
    assert table.status == "running"
    with refused("not_your_seat"):
        commands.begin(made_table(seats=[BOT, BOT]), 0, NOW)


def test_a_seat_s_seed_is_not_shown_before_the_start() -> None:
    table = made_table(2)
    sit(table, 0)
    assert seed_of(0) not in json.dumps([summary(table), missed(table, WATCHER, 0)])


def commands_of_an_open_table(table: LiveTable) -> list[str]:
    """Return how each command for open tables is refused."""
    codes = []
    tried: list[Callable[[], Change]] = [
        lambda: commands.sit(table, 0, "Ann", seed_of(0), HASH, NOW),
        lambda: commands.stand(table, 0, 0, NOW),
        lambda: commands.seat_bot(table, 0, "greedy", 0, NOW),
        lambda: commands.begin(table, 0, NOW),
        lambda: commands.pass_host(table, 0, 0, NOW),
    ]
    for command in tried:
        with pytest.raises(Refusal) as caught:
            command()
        codes.append(caught.value.code)
    return codes


def test_once_the_game_has_begun_seats_stay_as_they_are() -> None:
    assert commands_of_an_open_table(begun_table(2)) == ["already_started"] * 5


def test_nobody_sits_down_at_a_closed_table() -> None:
    table = made_table(2)
    do(table, commands.close(table, NOW))
    assert commands_of_an_open_table(table) == ["table_closed"] * 5
