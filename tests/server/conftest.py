"""The databases, for all tests of the server."""

from __future__ import annotations

from tests.server.databases import (
    database_url,
    empty_postgresql_url,
    empty_sqlite_url,
    empty_url,
    migrated,
    postgresql_store,
    postgresql_url,
    sqlite_store,
    sqlite_url,
    store,
)
from tests.server.postgres import cluster

__all__ = [
    "cluster",
    "database_url",
    "empty_postgresql_url",
    "empty_sqlite_url",
    "empty_url",
    "migrated",
    "postgresql_store",
    "postgresql_url",
    "sqlite_store",
    "sqlite_url",
    "store",
]
