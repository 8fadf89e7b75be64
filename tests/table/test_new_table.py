"""A table is made: its game, seats and clock, and what is refused at once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.table.door import BOT, NOW, OPEN, SECRET, made_table, refused, sight

from dicehall.core.fair import bot_seed, commitment_of
from dicehall.games.cubitos.track.maps import map_text
from dicehall.table.new_table import new_table
from dicehall.table.seats import WATCHER
from dicehall.table.views import summary


def test_a_new_table_is_open_and_committed_to_its_secret() -> None:
    table = made_table(3)
    assert table.status == "open"
    assert [seat.kind for seat in table.seats] == ["open"] * 3
    assert summary(table)["commitment"] == commitment_of(SECRET)
    assert summary(table)["options"] == {"players": 3}
    assert summary(table)["made_at"] == NOW
    assert table.version(0) == table.version(WATCHER) == 1
    assert SECRET.hex() not in json.dumps(summary(table))


def test_the_number_of_players_follows_the_seats() -> None:
    assert made_table(4, options={"players": 4}).game.seats == 4
    with refused("bad_seats"):
        made_table(3, options={"players": 2})


@pytest.mark.parametrize(
    ("game", "options", "players"),
    [
        ("chess", {}, 2),
        ("novodice", {}, 5),
        ("novodice", {}, 0),
        ("novodice", {"colour": "red"}, 2),
        ("cubitos", {"race": "none"}, 2),
        ("cubitos", {"components": 3}, 2),
    ],
)
def test_options_that_make_no_game_are_refused_with_the_sentence_of_the_rules(
    game: str, options: dict[str, Any], players: int
) -> None:
    with refused("bad_options") as caught:
        made_table(players, game, options)
    assert str(caught.value.arguments["reason"]).endswith(".")


def test_only_bots_of_the_house_sit_down_for_no_client_may_name_code_to_load() -> None:
    for bot in ("os:system", "nobody", "", "greedy "):
        with refused("unknown_bot"):
            made_table(seats=[OPEN, {"kind": "bot", "bot": bot}])
        with refused("unknown_bot"):
            made_table(stand_in=bot or "none")
    with refused("unknown_bot"):
        made_table(seats=[OPEN, {"kind": "bot"}])


def test_a_bot_is_called_by_its_kind_with_a_number_where_there_are_several() -> None:
    named = {"kind": "bot", "bot": "random", "name": "Greedy"}
    table = made_table(seats=[BOT, named, BOT, OPEN])
    assert [seat.name for seat in table.seats] == ["greedy 2", "Greedy", "greedy 3", ""]
    with refused("name_taken"):
        made_table(seats=[named, {**named, "name": "GREEDY"}])
    with refused("bad_name"):
        made_table(seats=[OPEN, {**named, "name": "x" * 25}])


def test_a_bot_s_seed_follows_from_what_is_public() -> None:
    table = made_table(seats=[OPEN, BOT])
    assert table.seats[1].seed == bot_seed(commitment_of(SECRET), "table-1", 1)


@pytest.mark.parametrize(
    "clock",
    [{"kind": "none"}, {"kind": "move", "seconds": 30}, {"kind": "days", "days": 3}],
)
def test_a_clock_counts_nothing_seconds_or_days(clock: dict[str, Any]) -> None:
    assert summary(made_table(clock={**clock, "more": 1}))["clock"] == clock


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move"},
        {"kind": "move", "seconds": 0},
        {"kind": "move", "seconds": 3601},
        {"kind": "move", "seconds": True},
        {"kind": "move", "seconds": 1.5},
        {"kind": "days", "days": 31},
        {"kind": "days", "seconds": 3},
        {"kind": "sand"},
        {"seconds": 3},
    ],
)
def test_other_clocks_are_refused(clock: dict[str, Any]) -> None:
    with refused("bad_clock"):
        made_table(clock=clock)


def test_a_seat_of_no_kind_is_refused() -> None:
    for seat in ({"kind": "person"}, {}):
        with refused("bad_seats"):
            made_table(seats=[OPEN, seat])


def test_a_title_is_cleaned_and_may_be_missing() -> None:
    assert summary(made_table(title="  Sunday   race "))["title"] == "Sunday race"
    assert summary(made_table())["title"] is None
    with refused("bad_text"):
        made_table(title="a\u202eb")


def test_own_maps_are_bounded_for_strangers_share_the_machine() -> None:
    own = map_text("ahead_of_the_curve")
    made_table(2, game="cubitos", options={"tracks": [own]})
    made_table(
        2, game="cubitos", options={"tracks": ["ahead_of_the_curve", "still_waters_run_deep"]}
    )
    with refused("bad_options"):
        made_table(2, game="cubitos", options={"tracks": [own, own]})


def test_tables_with_the_same_options_share_their_game() -> None:
    first = new_table("a", SECRET, NOW, game="cubitos", options={}, seats=[OPEN] * 2, code="A")
    second = new_table("b", SECRET, NOW, game="cubitos", options={}, seats=[OPEN] * 2, code="B")
    assert first.game is second.game
    assert sight(first)["summary"]["options"] == first.game.options()
