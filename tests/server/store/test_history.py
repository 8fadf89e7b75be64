"""Finished games: kept whole or not at all, listed by pages, counted per player, rated together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import Connection
from tests.server.store.samples import bot, entry, guest, make, named, numbers, person

from dicehall.server.access import in_lists
from dicehall.server.store.history import (
    LATELY,
    FinishedGame,
    Rate,
    Result,
    end_table,
    game_record,
    games_list,
    player_key,
)
from dicehall.server.store.live import find_table
from dicehall.server.store.mistakes import Overtaken
from dicehall.server.store.people import claim_name, remove_person
from dicehall.server.store.ratings import StoredRating, ratings_list, ratings_of
from dicehall.server.store.statistics import PlayerTally, Statistics, statistics_of
from dicehall.server.store.store import Store

ANYBODY = in_lists(None)
ADA, BOB = "person:1", "person:2"


def one_more(game: str, *players: str) -> Rate:
    """Return a way to rate that adds one to everybody."""

    def rate(
        results: Sequence[Result],
        old: Mapping[str, StoredRating],
        met: Mapping[frozenset[str], int],
    ) -> Sequence[StoredRating]:
        before = [
            old.get(player, StoredRating(game, player, player, 25.0, 8.0, 0)) for player in players
        ]
        return [replace(rating, mu=rating.mu + 1, games=rating.games + 1) for rating in before]

    return rate


async def play(
    store: Store,
    table: str,
    at: float,
    *results: Result,
    game: str = "novodice",
    rate: Rate | None = None,
) -> None:
    """Keep a finished game."""
    await make(store, table, game=game, status="running")
    await end(store, table, at, *results, game=game, rate=rate)


async def end(
    store: Store,
    table: str,
    at: float,
    *results: Result,
    game: str = "novodice",
    rate: Rate | None = None,
) -> None:
    """End the game at a table."""

    def work(connection: Connection) -> None:
        last = [entry(1, at=at, kind="ended")]
        end_table(connection, table, game, last, f"record of {table}", results, rate)

    await store.write(work)


async def test_a_finished_game_is_kept_with_all_that_belongs_to_it(store: Store) -> None:
    results = (person(0, 1, "Ada", 40, 1), bot(1, "greedy", 30, 2), guest(2, "Eve", 30, 2))
    await play(store, "t1", 77.5, *results, rate=one_more("novodice", ADA, "bot:greedy"))
    assert await numbers(store) == [0, 1]
    assert await store.read(lambda connection: game_record(connection, "t1")) == "record of t1"
    assert await store.read(lambda connection: games_list(connection, ANYBODY)) == [
        FinishedGame("t1", "novodice", 77.5, results)
    ]
    kept = await store.read(lambda connection: find_table(connection, "t1"))
    assert kept is not None
    assert (kept.status, kept.ended_at) == ("ended", 77.5)
    assert await store.read(lambda connection: ratings_of(connection, ADA)) == {
        "novodice": StoredRating("novodice", ADA, ADA, 26.0, 8.0, 1)
    }


async def test_when_a_rating_fails_the_game_has_not_ended(store: Store) -> None:
    await make(store, "t1", status="running")

    def fail(*_: object) -> Sequence[StoredRating]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await end(store, "t1", 9.0, person(0, 1, "Ada", 1, 1), rate=fail)
    assert await numbers(store) == [0]
    assert await store.read(lambda connection: games_list(connection, ANYBODY)) == []
    assert await store.read(lambda connection: game_record(connection, "t1")) is None
    await end(store, "t1", 9.0, person(0, 1, "Ada", 1, 1), rate=one_more("novodice", ADA))
    assert len(await store.read(lambda connection: games_list(connection, ANYBODY))) == 1


async def test_a_game_ends_once(store: Store) -> None:
    await play(store, "t1", 9.0, person(0, 1, "Ada", 1, 1), rate=one_more("novodice", ADA))
    with pytest.raises(Overtaken):
        await end(store, "t1", 9.0, person(0, 1, "Ada", 1, 1), rate=one_more("novodice", ADA))
    rating = (await store.read(lambda connection: ratings_of(connection, ADA)))["novodice"]
    assert rating.games == 1


async def test_of_games_that_end_at_the_same_time_all_count(store: Store) -> None:
    await asyncio.gather(
        *(
            play(store, f"t{table}", 9.0, person(0, 1, "Ada", 1, 1), rate=one_more("novodice", ADA))
            for table in range(20)
        )
    )
    rating = (await store.read(lambda connection: ratings_of(connection, ADA)))["novodice"]
    assert (rating.games, rating.mu) == (20, 45.0)


async def test_games_are_listed_by_pages_without_gap_or_repetition(store: Store) -> None:
    # Three games end at every moment, so that a page may end in the middle of one.
    for table in range(12):
        await play(store, f"t{table:02}", float(table // 3), person(0, 1, "Ada", 1, 1))
    seen: list[str] = []
    before = None
    while True:
        page = await store.read(
            lambda connection, last=before: games_list(connection, ANYBODY, before=last, limit=5)  # type: ignore[misc]
        )
        if not page:
            break
        seen += [game.table_id for game in page]
        before = page[-1].table_id
    assert seen == [f"t{table:02}" for table in reversed(range(12))]
    unknown = await store.read(lambda connection: games_list(connection, ANYBODY, before="nowhere"))
    assert unknown == []


async def test_games_are_listed_by_player_and_by_game(store: Store) -> None:
    await play(store, "t1", 1.0, person(0, 1, "Ada", 5, 1), person(1, 2, "Bob", 4, 2))
    await play(store, "t2", 2.0, person(0, 2, "Bob", 5, 1), game="cubitos")
    await play(store, "t3", 3.0, person(0, 1, "Ada", 5, 1), person(1, 1, "Ada 2", 5, 1))
    await play(store, "t4", 4.0, person(0, 1, "Ada", 5, 1), game="cubitos")

    async def listed(**chosen: str) -> list[str]:
        found = await store.read(lambda connection: games_list(connection, ANYBODY, **chosen))  # type: ignore[arg-type]
        return [game.table_id for game in found]

    assert await listed(player=ADA) == ["t4", "t3", "t1"]
    assert await listed(player=ADA, before="t3") == ["t1"]
    assert await listed(player=BOB, game="cubitos") == ["t2"]
    assert await listed(game="novodice") == ["t3", "t1"]
    assert await listed(player="person:9") == []
    page = await store.read(lambda connection: games_list(connection, ANYBODY, player=ADA))
    assert [named(game.results) for game in page] == [["Ada"], ["Ada", "Ada 2"], ["Ada", "Bob"]]


async def test_a_players_games_are_counted_by_game_and_by_opponents(store: Store) -> None:
    ada = person(0, 1, "Ada", 10, 1)
    await play(store, "t1", 1.0, ada, person(1, 2, "Bob", 4, 2))
    await play(store, "t2", 2.0, person(0, 1, "Ada", 5, 2), guest(1, "Eve", 6, 1))
    await play(store, "t3", 3.0, person(0, 1, "Ada", 3, 2), bot(1, "greedy", 6, 1))
    await play(store, "t4", 4.0, ada, bot(1, "greedy", 6, 2), guest(2, "Eve", 6, 2))
    await play(store, "t5", 5.0, person(0, 1, "Ada", -2, 1), game="cubitos")
    found = await store.read(lambda connection: statistics_of(connection, ADA))
    assert found == {
        "novodice": Statistics(
            PlayerTally(4, 2, 7.0, 10),
            {
                "people": PlayerTally(2, 1, 7.5, 10),
                "bots": PlayerTally(1, 0, 3.0, 3),
                "both": PlayerTally(1, 1, 10.0, 10),
            },
        ),
        "cubitos": Statistics(PlayerTally(1, 1, -2.0, -2), {"nobody": PlayerTally(1, 1, -2.0, -2)}),
    }
    greedy = await store.read(lambda connection: statistics_of(connection, "bot:greedy"))
    assert greedy["novodice"].all == PlayerTally(2, 1, 6.0, 6)
    assert await store.read(lambda connection: statistics_of(connection, "person:9")) == {}


def test_guests_are_counted_nowhere() -> None:
    assert player_key("guest", "Ada") is None
    assert player_key("person", 1) == ADA
    assert player_key("bot", "champion:1s") == "bot:champion:1s"


async def test_the_surely_strongest_are_listed_first(store: Store) -> None:
    ratings = [
        StoredRating("novodice", "person:1", "sure", 25.0, 1.0, 30),
        StoredRating("novodice", "person:2", "new and lucky", 30.0, 8.0, 1),
        StoredRating("novodice", "bot:greedy", "greedy", 28.0, 1.0, 99),
    ]
    await play(store, "t1", 1.0, person(0, 1, "Ada", 1, 1), rate=lambda *_: ratings)
    found = await store.read(lambda connection: ratings_list(connection, "novodice"))
    assert [rating.name for rating in found] == ["greedy", "sure", "new and lucky"]
    found = await store.read(lambda connection: ratings_list(connection, "novodice", limit=1))
    assert [rating.name for rating in found] == ["greedy"]
    assert await store.read(lambda connection: ratings_list(connection, "cubitos")) == []


async def test_how_often_two_have_met_of_late_is_told_to_who_rates(store: Store) -> None:
    told: list[Mapping[frozenset[str], int]] = []

    def note(
        results: Sequence[Result],
        old: Mapping[str, StoredRating],
        met: Mapping[frozenset[str], int],
    ) -> Sequence[StoredRating]:
        told.append(met)
        return []

    pair = (person(0, 1, "Ada", 2, 1), person(1, 2, "Bob", 1, 2))
    for number, at in enumerate((9.0, 10.0, 11.0, 11.0 + LATELY)):
        await play(store, f"t{number}", at, *pair, rate=note)
    both = frozenset((ADA, BOB))
    assert told == [{}, {both: 1}, {both: 2}, {both: 1}]


async def test_who_went_during_a_game_is_a_guest_at_its_end(store: Store) -> None:
    made = await store.write(lambda connection: claim_name(connection, "Ada", "a hash", 5.0))
    await make(store, "t1", status="running")
    await store.write(lambda connection: remove_person(connection, made.id, 6.0))
    key = str(player_key("person", made.id))
    ada = person(0, made.id, "Ada", 2, 1)
    await end(store, "t1", 9.0, ada, person(1, 99, "Bob", 1, 2), rate=lambda results, *_: [])
    listed = await store.read(lambda connection: games_list(connection, ANYBODY))
    assert [(one.player, one.kind) for one in listed[0].results] == [
        (None, "guest"),
        ("person:99", "person"),
    ]
    assert await store.read(lambda connection: statistics_of(connection, key)) == {}
