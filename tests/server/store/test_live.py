"""Tables and their logs: what was kept comes back the same, and a log has no gap."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.store.samples import entries, entry, make, numbers, row

from dicehall.server.access import in_lists
from dicehall.server.store.database import make_engine, read_url
from dicehall.server.store.live import (
    append_entries,
    find_by_code,
    find_table,
    idle_tables,
    json_text,
    live_tables,
    load_table,
    make_table,
    tables_without_owner,
)
from dicehall.server.store.mistakes import Overtaken, Taken
from dicehall.server.store.store import Store
from dicehall.table.entries import Entry, PhraseBody, SaidBody
from dicehall.table.listing import Listing

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip

LISTING: Listing = {
    "seats": [{"kind": "person", "name": "Ада", "bot": None, "away": False, "person": None}],
    "options": {"laps": 2},
    "clock": {"kind": "none"},
}
"""What lists show of a table."""


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    kept = row(
        "t1",
        title="Чай о п'ятій",
        listing=LISTING,
        rematch_of="t0",
        public=False,
        made_at=1763208000.123456,
        changed_at=1763208000.123456,
    )
    log = [
        Entry(0, 1763208000.123456, -1, PhraseBody(phrase="hello")),
        Entry(
            1,
            1763208001.654321,
            0,
            SaidBody(name="", claimed=None, text='\x00 \ud83d Привіт 🎲 "\\'),
        ),
    ]
    await store.write(lambda connection: make_table(connection, kept, log))
    found = await store.read(lambda connection: load_table(connection, "t1"))
    assert found is not None
    assert found[0] == row(**{**vars(kept), "table": "t1", "changed_at": 1763208001.654321})
    assert found[1] == log
    assert "secret" not in repr(found[0])


@given(JSON)
def test_every_body_survives_as_ascii(body: Any) -> None:
    import json

    text = json_text(body)
    assert text.isascii()
    assert json.loads(text) == body


async def test_an_unknown_table_is_nothing(store: Store) -> None:
    assert await store.read(lambda connection: load_table(connection, "t9")) is None
    assert await store.read(lambda connection: find_table(connection, "t9")) is None
    assert await store.read(lambda connection: find_by_code(connection, "t9")) is None


@pytest.mark.parametrize("change", [{"table": "t1"}, {"table": "t2", "code": "code-t1"}])
async def test_an_id_and_a_code_are_given_once(store: Store, change: dict[str, Any]) -> None:
    await make(store)
    with pytest.raises(Taken):
        await make(store, **{"code": "other", **change})
    assert await store.read(lambda connection: find_table(connection, "t1")) is not None
    assert await store.read(lambda connection: find_table(connection, "t2")) is None


@pytest.mark.parametrize("new", [[0], [2], [1, 3], [1, 1], [2, 1], [0, 1]])
async def test_entries_that_are_not_the_next_are_refused(store: Store, new: list[int]) -> None:
    await make(store)
    with pytest.raises(Overtaken):
        await store.write(lambda connection: append_entries(connection, "t1", entries(*new)))
    assert await numbers(store) == [0]
    await store.write(lambda connection: append_entries(connection, "t1", entries(1, 2)))
    assert await numbers(store) == [0, 1, 2]


async def test_entries_of_a_table_that_is_not_there_are_refused(store: Store) -> None:
    with pytest.raises(Overtaken):
        await store.write(lambda connection: append_entries(connection, "t1", entries(0)))


async def test_of_two_who_write_to_a_table_one_is_overtaken(database_url: str) -> None:
    with Store.open(database_url) as one:
        await make(one)
        await one.write(lambda connection: append_entries(connection, "t1", entries(1)))
        # A second server would be refused, so somebody who does not ask for the lock.
        other = make_engine(read_url(database_url))
        with pytest.raises(Overtaken), other.begin() as connection:
            append_entries(connection, "t1", entries(1))
        with other.begin() as connection:
            append_entries(connection, "t1", entries(2))
        other.dispose()
        assert await numbers(one) == [0, 1, 2]


async def test_appending_nothing_changes_nothing(store: Store) -> None:
    await make(store)
    before = await store.read(lambda connection: load_table(connection, "t1"))
    await store.write(lambda connection: append_entries(connection, "t1", []))
    assert await store.read(lambda connection: load_table(connection, "t1")) == before


async def test_status_and_listing_change_along_with_the_entries(store: Store) -> None:
    await make(store)
    await store.write(
        lambda connection: append_entries(
            connection, "t1", [entry(1, at=50.0)], status="running", listing=LISTING
        )
    )
    found = await store.read(lambda connection: find_table(connection, "t1"))
    assert found == row(status="running", listing=LISTING, changed_at=50.0)
    await store.write(
        lambda connection: append_entries(connection, "t1", [entry(2, at=60.0)], status="closed")
    )
    found = await store.read(lambda connection: find_table(connection, "t1"))
    assert found == row(status="closed", listing=LISTING, changed_at=60.0, ended_at=60.0)


async def test_tables_are_listed_for_those_who_may_see_them(store: Store) -> None:
    await make(store, "old", made_at=1.0)
    await make(store, "hidden", made_at=2.0, public=False)
    await make(store, "new", made_at=3.0, status="running")
    await make(store, "over", made_at=4.0, status="ended")
    await make(store, "closed", made_at=5.0, status="closed")
    await store.write(lambda connection: append_entries(connection, "old", [entry(1, at=99.0)]))

    shown = await store.read(lambda connection: live_tables(connection, in_lists(None)))
    assert [table.id for table in shown] == ["old", "new"]
    shown = await store.read(lambda connection: live_tables(connection, in_lists(None), limit=1))
    assert [table.id for table in shown] == ["old"]
    running = await store.read(tables_without_owner)
    assert [table.id for table in running] == ["new"]
    idle = await store.read(lambda connection: idle_tables(connection, 50.0))
    assert sorted(idle) == ["hidden", "new"]


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    await make(store, "first")
    found = await store.read(lambda connection: find_by_code(connection, "code-first"))
    assert found == row("first")
    assert await store.read(lambda connection: find_by_code(connection, "CODE-first")) is None
