"""A database is migrated while processes of the version before go on writing to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, delete, inspect, text
from sqlalchemy.engine import URL
from tests.patience import PATIENCE
from tests.server.app.client import play
from tests.server.app.place import running
from tests.server.store.later_version import LESS, MORE, later_version
from tests.short_games import SHORT

from dicehall.server.store import database
from dicehall.server.store.database import make_engine, prepare, read_url
from dicehall.server.store.mistakes import BadDatabase
from dicehall.server.store.schema import PROCESSES
from dicehall.server.store.store import Store


async def test_old_processes_go_on_writing_after_a_new_one_has_migrated(
    postgresql_url: str, tmp_path: Path
) -> None:
    place = read_url(postgresql_url)
    async with running(postgresql_url) as old:
        table = await old.make("Ada", "bot:random", title="Before", options=SHORT["novodice"])
        ada = await table.connect(0)
        await table.start()
        await ada.answer()
        with later_version(tmp_path, MORE):
            await asyncio.to_thread(prepare, place)
        assert database.revision_in(place) == "later"
        await play(ada)
        assert ada.table["status"] == "ended"
        # One that has ended, as in a crew, comes back as it was.
        async with running(postgresql_url) as another:
            made = await another.make("Ben", "open", title="After")
            assert (await old.get(f"/tables/{made.id}"))["title"] == "After"
        with (
            later_version(tmp_path, MORE, LESS),
            pytest.raises(BadDatabase, match="processes of an older version still use"),
        ):
            await asyncio.to_thread(prepare, place)
        assert database.revision_in(place) == "later"
    with later_version(tmp_path, MORE, LESS):
        prepare(place)
    with pytest.raises(BadDatabase, match="made by a newer version of dicehall") as told:
        Store.open(postgresql_url)
    assert "\n" not in str(told.value)


async def test_a_migration_waits_for_those_who_use_what_it_changes(
    postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.1)
    # However slow the machine is.
    monkeypatch.setattr(database, "TRIES", 10_000)
    place = read_url(postgresql_url)
    engine = make_engine(place)
    with later_version(tmp_path, MORE):
        with engine.begin() as connection:
            connection.execute(text("LOCK TABLE tables IN ROW EXCLUSIVE MODE"))
            migrating = asyncio.create_task(asyncio.to_thread(prepare, place))
            # Longer than one try.
            await asyncio.wait([migrating], timeout=0.3)
            assert not migrating.done()
        await migrating
    engine.dispose()
    assert database.revision_in(place) == "later"


async def test_a_process_that_was_asleep_during_a_migration_stops_itself(
    postgresql_url: str,
) -> None:
    place = read_url(postgresql_url)
    async with running(postgresql_url) as old:
        lease = old.hall.services.lease
        assert lease is not None
        outdated = asyncio.Event()
        lease.when_outdated = outdated.set
        engine = make_engine(place)
        # As if it had been silent for so long that another process has removed it.
        with engine.begin() as connection:
            connection.execute(delete(PROCESSES))
            connection.execute(text("UPDATE compatibility SET oldest_writer = 'later'"))
        engine.dispose()
        async with asyncio.timeout(PATIENCE):
            await outdated.wait()
        assert lease.number == 0


def test_every_revision_that_lets_older_programs_write_only_adds_what_they_need_not_know(
    tmp_path: Path,
) -> None:
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    for script in scripts:
        before = schema_at(str(script.module.oldest_writer), tmp_path)
        after = schema_at(script.revision, tmp_path)
        assert mistakes(before, after) == [], script.revision


Columns = dict[str, dict[str, object]]


def schema_at(revision: str, tmp_path: Path) -> tuple[dict[str, Columns], dict[str, set[object]]]:
    """Return the columns of every table at a revision, and what must be unique in it."""
    from alembic import command

    engine = create_engine(URL.create("sqlite", database=str(tmp_path / f"{revision}.db")))
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes.update(connection=connection, version_table=database.VERSION_TABLE)
        command.upgrade(config, revision)
        found = inspect(connection)
        names = found.get_table_names()
        columns: dict[str, Columns] = {
            name: {str(one["name"]): dict(one) for one in found.get_columns(name)} for name in names
        }
        unique: dict[str, set[object]] = {
            name: {tuple(one["column_names"]) for one in found.get_unique_constraints(name)}
            for name in names
        }
    engine.dispose()
    return columns, unique


def mistakes(
    before: tuple[dict[str, Columns], dict[str, set[object]]],
    after: tuple[dict[str, Columns], dict[str, set[object]]],
) -> list[str]:
    """Return what a program that knows only the schema before would stumble over after it."""
    found = []
    for name, columns in before[0].items():
        new = after[0].get(name)
        if new is None:
            found.append(f"table {name} is gone")
            continue
        for column, was in columns.items():
            now = new.get(column)
            if now is None or str(now["type"]) != str(was["type"]):
                found.append(f"{name}.{column} is gone or of another type")
            elif was["nullable"] and not now["nullable"]:
                found.append(f"{name}.{column} may no longer be null")
        for column in new.keys() - columns.keys():
            if not new[column]["nullable"] and new[column]["default"] is None:
                found.append(f"{name}.{column} is new, and must be given")
        if after[1][name] - before[1][name]:
            found.append(f"{name} must be unique in more than before")
    return found


def test_what_an_older_program_would_stumble_over_is_noticed() -> None:
    number: dict[str, object] = {"type": "INTEGER", "nullable": True, "default": None}
    needed = {**number, "nullable": False}
    before: tuple[dict[str, Columns], dict[str, set[object]]] = (
        {"a": {"x": number, "y": number, "z": number}, "b": {}},
        {"a": set(), "b": set()},
    )
    after: tuple[dict[str, Columns], dict[str, set[object]]] = (
        {"a": {"x": needed, "y": {**number, "type": "TEXT"}, "new": needed}},
        {"a": {("x",)}},
    )
    assert mistakes(before, after) == [
        "a.x may no longer be null",
        "a.y is gone or of another type",
        "a.z is gone or of another type",
        "a.new is new, and must be given",
        "a must be unique in more than before",
        "table b is gone",
    ]
