"""The databases on which the server is tested: every test has a fresh one, of either kind."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import Engine, event
from tests.server.compiled_statements import share
from tests.server.postgres import Cluster

from dicehall.server.store.store import Store

event.listen(Engine, "engine_connect", share)

TEMPLATE = "migrated"
"""A database that is only copied: this is quicker than migrating one for every test."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Give the URL of a fresh database; a test that takes it runs on both kinds."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@cache
def migrated_file() -> Path:
    """Return a migrated database of SQLite that is only copied, made once for this process."""
    folder = tempfile.TemporaryDirectory(prefix="dicehall-migrated-")
    atexit.register(folder.cleanup)
    file = Path(folder.name) / "dicehall.db"
    Store.open(f"sqlite:///{file}").close()
    return file


@pytest.fixture
def sqlite_url(empty_sqlite_url: str, tmp_path: Path) -> str:
    """Give the URL of a fresh, migrated database of SQLite."""
    shutil.copy(migrated_file(), tmp_path)
    return empty_sqlite_url


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """Give the URL of an SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'dicehall.db'}"


@pytest.fixture(scope="session")
def migrated(cluster: Cluster) -> str:
    """Give the name of a migrated database on PostgreSQL."""
    cluster.command(f"CREATE DATABASE {TEMPLATE}")
    Store.open(cluster.url(TEMPLATE)).close()
    return TEMPLATE


@pytest.fixture
def postgresql_url(cluster: Cluster, migrated: str) -> Iterator[str]:
    """Give the URL of a fresh, migrated database on PostgreSQL."""
    # Its files are copied. The usual way, block by block through a log, takes five times as long.
    yield from new_database(cluster, f"TEMPLATE {migrated} STRATEGY FILE_COPY")


@pytest.fixture
def empty_postgresql_url(cluster: Cluster) -> Iterator[str]:
    """Give the URL of a database on PostgreSQL with nothing in it."""
    yield from new_database(cluster, "STRATEGY FILE_COPY")


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """Give the URL of a database with nothing in it; a test that takes it runs on both kinds."""
    url: str = request.getfixturevalue(f"empty_{request.param}_url")
    return url


def new_database(cluster: Cluster, how: str) -> Iterator[str]:
    """Yield the URL of a new database on PostgreSQL, and drop it afterwards."""
    name = f"test_{uuid4().hex}"
    cluster.command(f"CREATE DATABASE {name} {how}")
    yield cluster.url(name)
    # By force: a test that failed may have left its connections behind.
    cluster.command(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """Give an open store; a test that takes it runs on both kinds of database."""
    with Store.open(database_url) as opened:
        yield opened


@pytest.fixture
def sqlite_store(sqlite_url: str) -> Iterator[Store]:
    """Give an open store on SQLite."""
    with Store.open(sqlite_url) as opened:
        yield opened


@pytest.fixture
def postgresql_store(postgresql_url: str) -> Iterator[Store]:
    """Give an open store on PostgreSQL."""
    with Store.open(postgresql_url) as opened:
        yield opened
