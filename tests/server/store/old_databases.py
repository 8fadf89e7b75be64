"""Databases that earlier versions have left, as SQL: what they hold must stay usable for good.

Each file is named for the commit whose server left it, after people had claimed names and played there. Its
first line, a comment, tells the passphrases and tokens that only these people knew. The older one holds a
table with half a character in its map, with which a guest could once break the list of tables for everybody.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from dicehall.server.store.database import MIGRATIONS, VERSION_TABLE, read_url
from dicehall.server.store.schema import METADATA

FOLDER = Path(__file__).parent / "old"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))
"""The databases there are."""


@dataclass(frozen=True)
class Old:
    """What the people of an old database know."""

    people: dict[str, dict[str, str]]
    """By the name they claimed: passphrase and session token."""
    tables: dict[str, dict[str, Any]]
    """By what is special about a table: its id, and the tokens of its seats."""
    left_at: float
    """When the last entry was written."""


def put(version: str, url: str) -> Old:
    """Put an old database where a URL says, on either kind, and return what its people know."""
    script = (FOLDER / f"{version}.sql").read_text("utf-8")
    knowledge = json.loads(script.partition("\n")[0].removeprefix("-- "))
    with sqlite3.connect(":memory:") as old:
        old.executescript(script)
        left_at: float = old.execute("SELECT max(at) FROM entries").fetchone()[0]
        place = read_url(url)
        if place.get_backend_name() == "sqlite":
            with sqlite3.connect(str(place.database)) as new:
                new.executescript(script)
            new.close()
        else:
            engine = create_engine(place)
            with engine.begin() as connection:
                _copy(old, connection)
            engine.dispose()
    old.close()
    return Old(knowledge["people"], knowledge["tables"], left_at)


def _copy(old: sqlite3.Connection, connection: Connection) -> None:
    """Make the tables of the database's revision, and copy every row into them."""
    (revision,) = old.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes.update(connection=connection, version_table=VERSION_TABLE)
    command.upgrade(config, revision)
    names = {name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    for table in METADATA.sorted_tables:
        if table.name not in names:
            continue
        found = old.execute(f"SELECT * FROM {table.name}")
        columns = [column[0] for column in found.description]
        kinds = {column.name: column.type for column in table.columns}
        for row in found:
            values = {
                name: bool(value)
                if str(kinds.get(name)) == "BOOLEAN" and value is not None
                else value
                for name, value in zip(columns, row, strict=True)
            }
            marks = ", ".join(f":{name}" for name in columns)
            connection.execute(
                text(f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES ({marks})"), values
            )
    connection.execute(
        text("SELECT setval(pg_get_serial_sequence('people', 'id'), (SELECT max(id) FROM people))")
    )
