"""A database is made, migrated, opened as it is, or refused with one sentence."""

from __future__ import annotations

import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError
from tests.patience import PATIENCE
from tests.server.forking import ForkedProgram
from tests.server.postgres import Cluster
from tests.server.store.later_version import LESS, MORE, later_version
from tests.server.store.samples import make, numbers

from dicehall.core.mistakes import Mistake
from dicehall.server.store import database
from dicehall.server.store.database import default_url, read_url, revision_in
from dicehall.server.store.mistakes import BadDatabase, NotStored
from dicehall.server.store.schema import METADATA
from dicehall.server.store.store import Store


async def test_an_empty_database_gets_exactly_the_tables_of_the_schema(empty_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        options = {"version_table": database.VERSION_TABLE}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, METADATA))

    with Store.open(empty_url) as store:
        assert await store.read(differences) == []
        # Alembic compares no primary keys.
        found = inspect(store.reading)
        for name, table in METADATA.tables.items():
            keys = found.get_pk_constraint(name)["constrained_columns"]
            assert keys == [column.name for column in table.primary_key]


def test_the_newest_revision_is_the_one_the_program_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [database.REVISION]


async def test_a_database_is_there_again_when_it_is_opened_again(database_url: str) -> None:
    with Store.open(database_url) as store:
        await make(store)
    with Store.open(database_url) as store:
        assert await numbers(store) == [0]


async def test_a_table_that_a_migration_copies_keeps_its_rows_and_references(
    empty_url: str, tmp_path: Path
) -> None:
    with Store.open(empty_url) as store:
        await make(store, title="tea")
    with later_version(tmp_path, MORE, LESS), Store.open(empty_url) as store:
        found = await store.read(
            lambda connection: connection.execute(text("SELECT id, colour FROM tables")).all()
        )
        assert [tuple(one) for one in found] == [("t1", "red")]
        assert await numbers(store) == [0]
        with pytest.raises(DBAPIError, match=r"(?i)foreign key"):
            await store.write(
                lambda connection: connection.execute(
                    text("INSERT INTO entries VALUES ('none', 0, 0, 'said', 0, '{}')")
                )
            )


async def test_a_newer_database_is_refused_and_left_as_it_is(
    empty_url: str, tmp_path: Path
) -> None:
    with later_version(tmp_path, MORE, LESS):
        Store.open(empty_url).close()
    with pytest.raises(BadDatabase) as refused:
        Store.open(empty_url)
    assert "was made by a newer version of dicehall (its revision is later 2" in str(refused.value)
    assert isinstance(refused.value, Mistake)
    assert revision_in(read_url(empty_url)) == "later 2"


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    empty_url: str, tmp_path: Path
) -> None:
    Store.open(empty_url).close()
    failing = f"{MORE}    op.execute('SELECT nonsense')\n"
    with later_version(tmp_path, failing), pytest.raises(BadDatabase, match="nonsense"):
        Store.open(empty_url)
    Store.open(empty_url).close()
    engine = create_engine(read_url(empty_url))
    columns = {column["name"] for column in inspect(engine).get_columns("tables")}
    engine.dispose()
    assert "title" in columns
    assert "colour" not in columns


def test_a_database_with_somebody_elses_tables_of_our_names_is_refused(empty_url: str) -> None:
    engine = create_engine(read_url(empty_url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE people (id INTEGER)"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="holds a table 'people' that is not dicehall's"):
        Store.open(empty_url)


def opened_elsewhere(url: str) -> ForkedProgram:
    """Start a process that opens a database and keeps it open."""
    return ForkedProgram("tests.server.store.open_elsewhere:main", url)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_of_servers_that_start_together_one_has_sqlite_and_all_have_postgresql(
    kind: str, request: pytest.FixtureRequest
) -> None:
    url: str = request.getfixturevalue(f"empty_{kind}_url")
    started = [opened_elsewhere(url) for _ in range(3)]
    told = [process.stdout.readline() for process in started]
    for process in started:
        process.send_signal(signal.SIGTERM)
    statuses = [process.wait(PATIENCE) for process in started]
    refused = 2 if kind == "sqlite" else 0
    assert sorted(statuses) == [0] * (3 - refused) + [2] * refused, told
    assert sum("another dicehall server is using this database" in line for line in told) == refused


def test_a_server_that_was_killed_leaves_its_database_to_the_next(empty_sqlite_url: str) -> None:
    first = opened_elsewhere(empty_sqlite_url)
    assert first.stdout.readline() == "open\n"
    with pytest.raises(BadDatabase, match="another dicehall server is using this database"):
        Store.open(empty_sqlite_url)
    first.send_signal(signal.SIGKILL)
    assert first.wait(PATIENCE) == -signal.SIGKILL
    Store.open(empty_sqlite_url).close()
    Store.open(empty_sqlite_url).close()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "this is no URL of a database"),
        ("mysql://somebody@host/name", "kind 'mysql' are not supported; use sqlite or postgresql"),
        ("postgresql+asyncpg://host/name", "kind 'postgresql.asyncpg' are not supported"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("sqlite:////no/such/folder/dicehall.db", "cannot be made: No such file or directory"),
        ("postgresql://me:hush@127.0.0.1:1/x", r"cannot be used: .*(refused|failed)"),
        ("postgresql://me:hush@127.0.0.1/x?nonsense=1", "cannot be used: .*nonsense"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(BadDatabase, match=sentence) as refused:
        Store.open(url)
    assert "\n" not in str(refused.value)
    assert "hush" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(empty_sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "dicehall.db").write_text("a letter to a friend, long enough to be looked at\n" * 9)
    with pytest.raises(BadDatabase, match="file is not a database"):
        Store.open(empty_sqlite_url)


def test_without_psycopg_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadDatabase, match=r"pip install dicehall\[postgres\]"):
        Store.open("postgresql://host/name")


def test_the_database_of_a_user_lies_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my 100% data?"))
    Store.open(default_url()).close()
    made = tmp_path / "my 100% data?" / "dicehall" / "dicehall.db"
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700


def test_an_up_to_date_database_opens_without_alembic_which_is_slow_to_import(
    empty_sqlite_url: str,
) -> None:
    Store.open(empty_sqlite_url).close()
    program = (
        "import sys; from dicehall.server.store.store import Store; "
        f"Store.open({empty_sqlite_url!r}).close(); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


async def test_sqlite_is_set_to_lose_nothing(sqlite_store: Store) -> None:
    def settings(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys", "query_only")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    expected = {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 2000, "foreign_keys": 1}
    assert await sqlite_store.write(settings) == {**expected, "query_only": 0}
    assert await sqlite_store.read(settings) == {**expected, "query_only": 1}


async def test_postgresql_is_set_to_lose_nothing(cluster: Cluster, postgresql_url: str) -> None:
    name = read_url(postgresql_url).database
    # Even where whoever runs it has chosen speed over safety for everybody.
    cluster.command(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with Store.open(postgresql_url) as store:
        for work in (store.write, store.read):
            assert (
                await work(
                    lambda connection: connection.execute(text("SHOW synchronous_commit")).scalar()
                )
                == "on"
            )


async def test_a_reading_cannot_change_anything(store: Store) -> None:
    with pytest.raises(NotStored, match=r"(?i)read.?only"):
        await store.read(lambda connection: connection.execute(text("DELETE FROM tables")))
