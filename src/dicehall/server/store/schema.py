"""The tables of the database. A change here also needs a revision in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData(
    # Constraints have explicit names, so that later revisions can refer to them on every database.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""All tables."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("title", Text),
    Column("listing", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("rematch_of", Text),
    Index(None, "status", "changed_at"),
    Index(None, "rematch_of"),
)
"""The tables at which people sit. `secret` is that of the dice and never leaves the server before the end;
`listing` is JSON for lists of tables; `length` counts the entries."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # The rows are stored in the primary key's tree itself, so an append touches one page instead of two.
    sqlite_with_rowid=False,
)
"""The logs of all tables."""

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_folded", Text, nullable=False, unique=True),
    Column("passphrase", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("gone_at", Double),
    # Entries refer to people by id, so an id is never reused.
    sqlite_autoincrement=True,
)
"""The people who claimed a name. `passphrase` is its argon2 hash. Whoever has gone leaves the name behind, so
that nobody else can have it, and nothing besides."""

NAME_KEYS: Final = Table(
    "name_keys",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
)
"""What claimed names look like: two that share a key would be mistaken for each other."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),
    Index(None, "person_id"),
    Index(None, "used_at"),
)
"""The devices on which people are signed in; of their tokens only the SHA-256 is stored."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "ended_at", "table_id"),
    Index(None, "game", "ended_at", "table_id"),
)
"""Finished games, as `dicehall verify` reads them."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("records.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("against", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Index(None, "player", "ended_at", "table_id"),
)
"""The result of every seat of a finished game. `player` is null for guests, who are not counted."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "player"),
)
"""How strong people and bots are, on one scale per game."""
