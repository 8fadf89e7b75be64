"""The tables of the database. A change here also needs a revision in `migrations/versions`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
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
    UniqueConstraint,
    false,
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

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("revision", Text, nullable=False),
    # A number is never used for another process again.
    sqlite_autoincrement=True,
)
"""The processes of the hall, only on PostgreSQL. `address` is where the others reach it, with `secret`;
`session` is the name in PostgreSQL of the connection by which it writes; times are the database's own. A
process that does not renew `expires_at` in time is removed by any other; its tables then have no owner. One
that is `draining` hands its tables on. `revision` is the newest that its program knows."""

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
    Column("owner", Integer, ForeignKey("processes.id", ondelete="SET NULL")),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("needs", Text),
    Index(None, "status", "changed_at"),
    Index(None, "rematch_of"),
    Index(None, "owner"),
)
"""The tables at which people sit. `secret` is that of the dice and never leaves the server before the end;
`listing` is JSON for lists of tables; `length` counts the entries. `owner` is the process that has the
table in memory, and `fence` counts how often that has changed: an entry is appended only with the right
number. `needs` is the oldest revision whose programs understand the table, null if all that may write do."""

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

ALLOWANCES: Final = Table(
    "allowances",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("remaining", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)
"""What is left of the limits that all processes of a hall count together, only on PostgreSQL."""

COMMIT_MARKS: Final = Table(
    "commit_marks",
    METADATA,
    Column("writer", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
)
"""The number of the last transaction of each writer, by its `session`, only on PostgreSQL."""

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
"""The people who claimed a name. `passphrase` is its argon2 hash. When somebody deletes their name, only
the name itself is kept, so that nobody else can claim it."""

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
    Column("dice_counted", Boolean, nullable=False, server_default=false()),
    Index(None, "ended_at", "table_id"),
    Index(None, "game", "ended_at", "table_id"),
    Index(None, "dice_counted", "table_id"),
)
"""Finished games, as `dicehall verify` reads them. `dice_counted`: their dice are part of `DICE_FACES`."""

DICE_FACES: Final = Table(
    "dice_faces",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("die", Text, primary_key=True),
    Column("face", Text, primary_key=True),
    Column("ways", Integer, nullable=False),
    Column("count", BigInteger, nullable=False),
)
"""How often each face of each die fell in all finished games; `ways` is how many sides show it."""

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

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("until", Double),
    Column("over_at", Double),
    Column("outcome", Text),
    Index(None, "over_at", "kind"),
    sqlite_autoincrement=True,
)
"""What operators did, never deleted: `by` whom, to what `subject`, with which `words`. What is in force ends
at `until`, or ended at `over_at`; `outcome` says how it went with what a process carries out."""

DUPLICATES: Final = Table(
    "duplicates",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("tables", Integer, nullable=False, server_default="0"),
    Index(None, "until"),
)
"""Duplicates: the same game with the same dice at several tables. `plan` is JSON, from which each table is
made; `secret` is that of the dice of them all. Tables can be made `until` a time; `tables` counts them."""

DUPLICATE_PLAYS: Final = Table(
    "duplicate_plays",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("code", Text, ForeignKey("duplicates.code"), nullable=False),
    Column("token_hash", Text, nullable=False),
    Column("player", Text),
    Column("first", Boolean, nullable=False),
    Column("began_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Index(None, "code"),
    Index(None, "player"),
)
"""The people who play a duplicate, from the start of their game on. `player` is a claimed name's number or
the hash of a device, null if neither is known; `first`: no other table of the duplicate had begun for this
player. A game that is over has `ended_at`, and `counts` for the ranking, or does not."""

COMPATIBILITY: Final = Table(
    "compatibility",
    METADATA,
    Column("oldest_writer", Text, primary_key=True),
)
"""One row: the oldest revision whose programs may still write to this database."""

CALL_WISHES: Final = Table(
    "call_wishes",
    METADATA,
    Column("person_id", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Text),
    Column("quiet_until", Text),
    Column("called_at", Double, nullable=False),
)
"""How people want to be called: in which language, and at which hours not. Hours are written as ``22:00``
and are those of `zone`; `called_at` is when a message was last made for them."""

CALL_WAYS: Final = Table(
    "call_ways",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("token_hash", Text),
    Column("made_at", Double, nullable=False),
    Column("confirmed_at", Double),
    Column("stopped_at", Double),
    Column("failures", Integer, nullable=False, server_default="0"),
    UniqueConstraint("person_id", "kind", "address"),
    # Links in messages refer to ways by id, so an id is never reused.
    sqlite_autoincrement=True,
)
"""Where people want to be called: by mail, a web hook, or a browser's push service. `secret` ends mails,
signs what a hook is sent, or holds the keys of a browser; `token_hash` is of the token that confirms an
address. A way that failed too often, or for good, has `stopped_at` and is not tried any more."""

CALLS: Final = Table(
    "calls",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Integer, ForeignKey("people.id"), nullable=False),
    Column("length", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("called_at", Double),
    Index(None, "person_id", "called_at"),
)
"""The turns for which somebody is to be called, or was: nobody is called twice for the same one. `length`
is how long the table's log was when the seat was known to be asked."""

CALL_MESSAGES: Final = Table(
    "call_messages",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("way_id", Integer, ForeignKey("call_ways.id", ondelete="SET NULL")),
    Column("way_kind", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("address_hash", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("next_at", Double),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("outcome", Text),
    Index(None, "way_id"),
    Index(None, "way_kind", "next_at"),
    Index(None, "kind", "made_at"),
)
"""The outbox: every message to one way of one person. It is tried at `next_at`, which is null once there is
an `outcome`; whoever tries it moves that into the future first, so nobody else does, and `attempts` is the
fence. `sealed` says that it may have been handed over."""
