"""`dicehall admin`: looking at a hall, checking it, copying it while it is used, and restoring it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from tests.command.door import Told, assert_one_sentence, dicehall
from tests.server.app.client import play
from tests.server.app.place import Place, running
from tests.server.store.later_version import MORE, later_version
from tests.short_games import SHORT

from dicehall.server.admin.backup import COPIED
from dicehall.server.store.database import make_engine, read_url, reading_engine
from dicehall.server.store.schema import ENTRIES, RECORDS, TABLES

ADA = {"name": "Ada", "passphrase": "correct horse"}


def admin(verb: str, *arguments: object, database: str) -> Told:
    return dicehall("admin", verb, *arguments, "--database", database)


async def play_a_little(place: Place) -> str:
    """Let a name be claimed, a game be finished and another be begun; return the id of that."""
    await place.post("/people", ADA)
    ended = await place.make("Ben", "bot:random", options=SHORT["novodice"])
    await ended.start()
    await play(*await ended.connect_all())
    begun = await place.make("Cid", "Dan", game="cubitos", title="Über alles")
    clients = await begun.connect_all()
    await begun.start()
    for client in clients:
        await client.until(lambda it: it.table["status"] == "running")
    return begun.id


def rows_of(url: str) -> dict[str, list[dict[str, Any]]]:
    """Return all that is copied of a database."""
    found = {}
    with reading_engine(read_url(url)).connect() as connection:
        for table in COPIED:
            rows = connection.execute(table.select().order_by(*table.primary_key.columns))
            found[table.name] = [dict(row) for row in rows.mappings()]
    for row in found["tables"]:
        del row["owner"], row["fence"]
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_copy_that_is_made_while_people_play_is_restored_to_either_database(
    database_url: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    target = f"sqlite:///{tmp_path / 'other.db'}"
    if kind == "postgresql":
        target = request.getfixturevalue("empty_postgresql_url")
    copy = tmp_path / "copy.db"
    async with running(database_url) as place:
        begun = await play_a_little(place)
        told = admin("backup", copy, database=database_url)
        assert told.status == 0, told.err
        assert "2 tables" in told.out
        assert "1 people" in told.out
        kept = rows_of(database_url)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    told = admin("restore", copy, database=target)
    assert told.status == 0, told.err
    assert rows_of(target) == kept
    assert admin("check", database=target).out == "All 3 tables and records are sound.\n"
    async with running(target) as place:
        assert (await place.get(f"/tables/{begun}"))["title"] == "Über alles"
        await place.post("/people/session", ADA)
        # Numbers that were given away are not given away again.
        await place.post("/people", {"name": "Eve", "passphrase": "battery staple"})


async def test_what_is_not_sound_is_named_one_by_one(database_url: str) -> None:
    async with running(database_url) as place:
        begun = await play_a_little(place)
    engine = make_engine(read_url(database_url))
    with engine.begin() as connection:
        connection.execute(
            delete(ENTRIES).where(ENTRIES.c.table_id == begun, ENTRIES.c.number == 1)
        )
        ended = connection.execute(RECORDS.select()).one()
        record = json.loads(ended.text)
        record["scores"][0] += 1
        connection.execute(update(RECORDS).values(text=json.dumps(record)))
    engine.dispose()
    told = admin("check", database=database_url)
    assert told.status == 1
    lines = told.out.splitlines()
    assert len(lines) == 3
    assert begun in lines[0]
    assert lines[1].startswith(f"the record of table {ended.table_id}: ")
    assert lines[2] == "2 of 3 tables and records are not sound."


async def test_a_log_that_is_too_short_is_not_sound(sqlite_url: str) -> None:
    async with running(sqlite_url) as place:
        table = await place.make("Ada", "open")
    engine = make_engine(read_url(sqlite_url))
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(length=TABLES.c.length + 1))
    told = admin("check", database=sqlite_url)
    assert told.status == 1
    assert f"table {table.id}: its log has" in told.out


async def test_the_state_names_processes_tables_and_people(database_url: str) -> None:
    async with running(database_url) as place:
        await play_a_little(place)
        told = json.loads(admin("state", "--json", database=database_url).out)
        shown = admin("state", database=database_url).out
    assert told["tables"] == {"cubitos": {"running": 1}, "novodice": {"ended": 1}}
    assert (told["people"], told["finished_games"]) == (1, 1)
    assert told["last_change_s"] >= 0
    assert "People with a name: 1. Finished games: 1." in shown
    if database_url.startswith("sqlite"):
        assert told["processes"] == []
    else:
        (process,) = told["processes"]
        assert process["alive"]
        assert process["tables"] == 1
        assert process["address"] in shown


def test_nothing_is_written_over(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", copy, database=sqlite_url).status == 0
    before = copy.read_bytes()
    assert_one_sentence(admin("backup", copy, database=sqlite_url), "copy.db exists already;")
    assert copy.read_bytes() == before


async def test_a_database_that_is_used_or_not_empty_is_not_filled(
    database_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", copy, database=database_url).status == 0
    async with running(database_url) as place:
        told = admin("restore", copy, database=database_url)
        assert_one_sentence(told, "using this database")
        await place.make("Ada", "open")
    assert_one_sentence(admin("restore", copy, database=database_url), "this database is not empty")


async def test_a_copy_by_an_older_version_is_restored_and_stays_as_it_was(
    sqlite_url: str, tmp_path: Path
) -> None:
    async with running(sqlite_url) as place:
        await play_a_little(place)
    old = tmp_path / "old.db"
    assert admin("backup", old, database=sqlite_url).status == 0
    before, rows = old.read_bytes(), rows_of(sqlite_url)
    target = f"sqlite:///{tmp_path / 'new.db'}"
    with later_version(tmp_path, MORE):
        told = admin("restore", old, database=target)
        # To look at it as it is takes the version that made it.
        assert_one_sentence(admin("state", database=f"sqlite:///{old}"), "made by another version")
        assert told.status == 0, told.err
        assert rows_of(target) == rows
    assert old.read_bytes() == before


def test_what_is_no_database_of_ours_gets_a_sentence(tmp_path: Path) -> None:
    strange = tmp_path / "strange.db"
    with sqlite3.connect(strange) as connection:
        connection.execute("CREATE TABLE notes (text)")
    nowhere = tmp_path / "nowhere.db"
    text = tmp_path / "text.db"
    text.write_text("no database at all, but long enough to be looked at\n" * 20)
    target = f"sqlite:///{tmp_path / 'new.db'}"
    assert_one_sentence(admin("restore", strange, database=target), "is no copy of a dicehall")
    assert_one_sentence(admin("restore", nowhere, database=target), "there is no file")
    assert_one_sentence(admin("restore", text, database=target), "cannot be used")
    assert_one_sentence(admin("state", database=f"sqlite:///{nowhere}"), "there is no file")
    assert_one_sentence(admin("check", database=f"sqlite:///{strange}"), "made by another version")
    assert not nowhere.exists()
