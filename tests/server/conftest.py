"""The databases and cheap passphrases, for all tests of the server."""

from __future__ import annotations

import sys

import pytest
from argon2 import PasswordHasher
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


# httpx looks for this package in all of sys.path, several times in each request, and does without it.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
DECOY = CHEAP.hash("nobody's passphrase")


@pytest.fixture(autouse=True)
def passphrases_are_hashed_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the tests what makes guessing dear; `store/test_people.py` hashes as a server does."""
    monkeypatch.setattr("dicehall.server.store.passphrases.HASHER", CHEAP)
    monkeypatch.setattr("dicehall.server.store.passphrases.DECOY", DECOY)
