"""The faces of all finished games: each game is counted once, whoever counts it and whatever crashes."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

import pytest
from sqlalchemy import Connection
from tests.core.fair_play import fair_record, fields
from tests.server.store.samples import entry, make

from dicehall.server.store import dice_counts
from dicehall.server.store.dice_counts import (
    CountedGame,
    add_counts,
    counted_games,
    face_counts,
    uncounted_games,
)
from dicehall.server.store.history import end_table
from dicehall.server.store.store import Store
from dicehall.statistics.faces import faces_in

RECORD = fair_record("novodice")
FACES = faces_in(fields(RECORD))


async def end(store: Store, *tables: str) -> None:
    """Keep finished games at these tables."""
    for table in tables:
        await make(store, table, status="running")
        last = [entry(1, 9.0, "ended")]
        ends = partial(
            end_table,
            table_id=table,
            game="novodice",
            entries=last,
            record=RECORD.text(),
            results=[],
        )
        await store.write(ends)


async def counts(store: Store) -> Counter[tuple[str, str]]:
    """Return how often each face of each die is counted."""
    found = await store.read(face_counts)
    assert {one.game for one in found} <= {"novodice"}
    return Counter({(one.die, one.face): one.count for one in found})


def times(games: int) -> Counter[tuple[str, str]]:
    """Return the counts of so many games."""
    return Counter({(face.die, face.face): games * count for face, count in FACES.items()})


async def count(store: Store) -> None:
    """Count what is not counted yet, as a process does."""
    while games := await store.read(uncounted_games):
        await store.write(partial(add_counts, games=games))


async def test_every_finished_game_is_counted_once(store: Store) -> None:
    await end(store, "t1", "t2")
    await count(store)
    assert await counts(store) == times(2)
    await count(store)
    await end(store, "t3")
    await count(store)
    assert await counts(store) == times(3)
    assert await store.read(counted_games) == 3


async def test_a_game_that_two_processes_count_at_once_counts_once(store: Store) -> None:
    await end(store, "t1", "t2")
    seen_by_one = await store.read(uncounted_games)
    await end(store, "t3")
    seen_by_other = await store.read(uncounted_games)
    await asyncio.gather(
        store.write(lambda connection: add_counts(connection, seen_by_one)),
        store.write(lambda connection: add_counts(connection, seen_by_other)),
    )
    assert await counts(store) == times(3)


async def test_a_count_that_fails_has_not_happened(store: Store) -> None:
    await end(store, "t1")
    games = await store.read(uncounted_games)

    def fail(connection: Connection) -> None:
        add_counts(connection, games)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(fail)
    assert await counts(store) == Counter()
    await count(store)
    assert await counts(store) == times(1)


async def test_many_games_are_counted_some_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_counts, "AT_ONCE", 2)
    await end(store, "t1", "t2", "t3")
    assert len(await store.read(uncounted_games)) == 2
    await count(store)
    assert await counts(store) == times(3)


async def test_a_game_without_dice_of_the_box_counts_as_seen(store: Store) -> None:
    await end(store, "t1")
    without = [CountedGame("t1", "novodice", Counter())]
    await store.write(lambda connection: add_counts(connection, without))
    assert await store.read(uncounted_games) == []
    assert await counts(store) == Counter()
