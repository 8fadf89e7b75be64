"""Ratings: which games count, and how much."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.app.client import Client, play
from tests.server.app.place import Place, running, seed
from tests.table.door import BOT, NOW, OPEN, do, made_table, seed_of
from tests.table.test_real_dice import roll

from dicehall.server.hall.storing import SHORTEST, counts, rated
from dicehall.server.store.history import Result
from dicehall.server.store.ratings import StoredRating
from dicehall.table import commands
from dicehall.table.changes import Change
from dicehall.table.entries import By
from dicehall.table.state import LiveTable

CLAIMED: tuple[int | None, ...] = (1, 2)


def played(
    people: tuple[int | None, ...] = CLAIMED,
    game: str = "novodice",
    options: dict[str, Any] | None = None,
    bots: int = 0,
    leaves: int | None = None,
    dice: str = "fair",
    hints: bool = False,
) -> tuple[LiveTable, Change]:
    """Return a game before its last answer, and that answer; one player may leave at once."""
    seats = [OPEN] * len(people) + [BOT] * bots
    table = made_table(game=game, options=options, seats=seats, dice=dice, hints=hints)
    for seat, person in enumerate(people):
        name = f"Player {'ABCD'[seat]}"
        claimed = None if person is None else name
        change = commands.sit(
            table, seat, name, seed_of(seat), f"hash {seat}", NOW, person=person, claimed=claimed
        )
        do(table, change)
    do(table, commands.begin(table, 0, NOW))
    if leaves is not None:
        do(table, commands.leave(table, leaves, NOW))
    while True:
        while table.throws():
            roll(table)
        seat = table.asked_seats()[0]
        asks, bot = table.asks(seat), table.plays_by_bot(seat)
        assert asks is not None
        by: By = "player" if bot is None else "stand_in" if table.seats[seat].away else "bot"
        change = commands.answer(table, seat, asks.turn, asks.options[-1], NOW, by, bot)
        if any(entry.kind == "ended" for entry in change.entries):
            return table, change
        do(table, change)


def test_a_whole_game_of_people_with_claimed_names_counts() -> None:
    assert counts(*played())
    assert counts(*played((1, 2, 3)))


@pytest.mark.parametrize(
    "unlike",
    [
        {"people": (1, None)},
        {"bots": 1},
        {"leaves": 1},
        {"dice": "entered"},
        {"hints": True},
        {"game": "cubitos", "options": {"rounds": 6}},
        {"options": {"components": {"trash": 36}}},
    ],
)
def test_a_game_with_guests_bots_real_dice_hints_options_of_ones_own_or_a_short_one_does_not_count(
    unlike: dict[str, Any],
) -> None:
    assert not counts(*played(**unlike))


def results(*players: str | None) -> list[Result]:
    """Return the results of a game in which the players came in this order."""
    return [
        Result(seat, player, f"name of {player}", "person", 9 - seat, seat + 1, seat == 0)
        for seat, player in enumerate(players)
    ]


def test_the_more_often_two_have_met_the_less_their_game_counts() -> None:
    pair = frozenset(("person:1", "person:2"))
    gains = [
        rated("novodice", results("person:1", "person:2"), {}, {pair: met})[0].mu - 25.0
        for met in (0, 1, 2, 9)
    ]
    assert gains[0] > 0
    assert [round(gain / gains[0], 6) for gain in gains] == [1, 0.5, round(1 / 3, 6), 0.1]


def test_who_went_during_the_game_takes_nobody_s_rating_along() -> None:
    assert rated("novodice", results("person:1", None), {}, {}) == []


def test_forty_games_of_the_same_two_win_no_more_than_a_few_of_different_people() -> None:
    known: dict[str, StoredRating] = {}
    pair = frozenset(("person:1", "person:2"))
    for met in range(40):
        new = rated("novodice", results("person:1", "person:2"), known, {pair: met})
        known = {one.player: one for one in new}
    other: dict[str, StoredRating] = {}
    for _ in range(5):
        new = rated("novodice", results("person:1", "person:2"), other, {})
        other = {one.player: one for one in new}
    assert known["person:1"].games == 40
    assert known["person:1"].mu < other["person:1"].mu
    assert known["person:1"].sigma > other["person:1"].sigma


async def claimed_table(place: Place, tokens: dict[str, str]) -> list[Client]:
    """Return the clients of two people at a table of their own, who have begun to play."""
    made = await place.post(
        "/tables", {"game": "novodice", "seats": [{"kind": "open"}, {"kind": "open"}]}
    )
    where = f"/tables/{made['table']['id']}"
    sat = [
        (await place.post(f"{where}/seats", {"name": name, "seed": seed()}, token))["token"]
        for name, token in tokens.items()
    ]
    await place.post(f"{where}/start", token=sat[0], status=200)
    return [await place.connect(made["table"]["id"], token) for token in sat]


async def test_people_are_rated_for_whole_games_among_themselves(database_url: str) -> None:
    async with running(database_url) as place:
        tokens = {
            name: (await place.post("/people", {"name": name, "passphrase": "correct horse"}))[
                "token"
            ]
            for name in ("Ada", "Ben")
        }
        for games in (1, 2):
            await play(*await claimed_table(place, tokens))
            found = (await place.get("/ratings/novodice"))["ratings"]
            assert {(one["name"], one["games"]) for one in found} == {
                ("Ada", games),
                ("Ben", games),
            }
        assert (await place.get("/players/Ada"))["ratings"]["novodice"]["games"] == 2


def test_the_shortest_game_that_counts_is_no_hurdle_for_a_whole_one() -> None:
    table, _ = played()
    assert table.match is not None
    assert min(table.match.state.flow.turns) > 2 * SHORTEST
