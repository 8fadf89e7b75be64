"""Open a database: the supported kinds, their settings, and migrating an older one."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from dicehall.server.store.compatibility import (
    check_may_write,
    check_nobody_older,
    has_table,
    set_oldest_writer,
)
from dicehall.server.store.mistakes import BadDatabase, reason
from dicehall.server.store.people import renew_name_keys
from dicehall.server.store.schema import METADATA

REVISION: Final = "0001"
"""The newest revision. Repeated here so that a start without migrations need not import Alembic."""

VERSION_TABLE: Final = "dicehall_version"
"""The table that holds a database's revision; our own name, because PostgreSQL may hold others' tables."""

MIGRATIONS: Path = Path(__file__).parent / "migrations"
"""The folder of the revisions."""

LONGEST_LOG: Final = 16_000
"""The length of SQLite's log, in pages, at which a COMMIT stops to checkpoint it: 64 MB."""
PATIENCE: Final = 2.0
"""How many seconds to wait for a lock that another process holds."""

TRIES: Final = 10
"""How often to try to migrate a database that others are using."""
LOCKED: Final = "55P03"
"""What PostgreSQL says when a lock was not to be had in time."""
ADVISORY_LOCK: Final = 0x_D1CE_4A11
"""The number of the PostgreSQL lock held while migrating."""


def default_url() -> str:
    """Return the URL of the database in the user's own data folder, which is made if necessary."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(base).expanduser() / "dicehall"
    try:
        # Readable only by the owner: the database holds the secrets of the dice.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"the folder {folder} cannot be made: {error.strerror}.") from None
    return URL.create("sqlite", database=str(folder / "dicehall.db")).render_as_string()


def read_url(given: str) -> URL:
    """Read the URL of a database; `BadDatabase` says which kinds are supported."""
    try:
        url = make_url(given)
    except ArgumentError:
        # The URL may contain a password, so it is not repeated.
        raise BadDatabase(
            "this is no URL of a database; "
            "it should be as sqlite:///dicehall.db or postgresql://user@host/name."
        ) from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if not url.database or url.database.startswith((":memory:", "file:")):
            # Reader and writer are separate connections, and each would have its own memory.
            raise BadDatabase("SQLite needs a file here, as in sqlite:///dicehall.db.")
        return url
    raise BadDatabase(
        f"databases of the kind '{url.drivername}' are not supported; use sqlite or postgresql."
    )


def make_engine(
    url: URL,
    reads_only: bool = False,
    threads: int = 0,
    session: str = "dicehall",
    flushes: bool = True,
) -> Engine:
    """Return an engine for the writer, for `threads` readers, or (neither) for migrations.

    On PostgreSQL, one that does not flush acknowledges a COMMIT before it has reached the disk.
    """
    options: dict[str, object] = {"poolclass": NullPool}
    if threads:
        # Checking first whether a connection is alive spares readers an error after a restart.
        options = {"pool_size": threads, "max_overflow": 0, "pool_pre_ping": True}
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": PATIENCE}, **options)
        event.listen(engine, "connect", _SqliteSettings(reads_only))
        event.listen(engine, "begin", _begin_deferred if reads_only else _begin_immediate)
        return engine
    if reads_only:
        # All queries of one reading see the same snapshot.
        options["isolation_level"] = "REPEATABLE READ"
    try:
        engine = create_engine(
            url,
            connect_args=connection_settings(url, session),
            # No column is of this type; to look for it takes a third of the time of connecting.
            use_native_hstore=False,
            **options,
        )
    except ModuleNotFoundError:
        raise BadDatabase(
            "PostgreSQL needs the package psycopg: pip install dicehall[postgres]"
        ) from None
    event.listen(engine, "connect", _PostgresSettings(reads_only, flushes))
    return engine


def connection_settings(url: URL, session: str) -> dict[str, Any]:
    """Return what a connection to PostgreSQL is made with: what the URL says, and our own settings."""
    ours: dict[str, str | int] = {
        "application_name": session,
        "client_encoding": "utf8",
        "connect_timeout": 5,
        # A network that swallows everything is noticed within seconds rather than hours.
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    }
    _, given = url.get_dialect()().create_connect_args(url)
    return {**ours, **given}


class _SqliteSettings:
    """Sets up every new connection to SQLite."""

    def __init__(self, reads_only: bool) -> None:
        self._reads_only = reads_only

    def __call__(self, connection: Any, _: object) -> None:
        # Python's module would otherwise begin transactions at moments of its own choosing.
        connection.isolation_level = None
        settings = [
            f"busy_timeout = {int(PATIENCE * 1000)}",
            # What COMMIT has acknowledged survives a power failure.
            "synchronous = FULL",
            "foreign_keys = ON",
            # A separate thread checkpoints the log; a COMMIT does it only if that thread does not keep
            # up.
            f"wal_autocheckpoint = {LONGEST_LOG}",
            # With a log beside the file, readers and the writer do not wait for each other.
            "query_only = ON" if self._reads_only else "journal_mode = WAL",
        ]
        for setting in settings:
            connection.execute(f"PRAGMA {setting}").close()


class _PostgresSettings:
    """Sets up every new connection to PostgreSQL."""

    def __init__(self, reads_only: bool, flushes: bool) -> None:
        self._reads_only = reads_only
        self._flushes = flushes

    def __call__(self, connection: Any, _: object) -> None:
        before = connection.autocommit
        connection.autocommit = True
        # All at once: each would be a round trip.
        connection.execute(
            f"SET synchronous_commit = {'on' if self._flushes else 'off'};"
            f"SET lock_timeout = {int(PATIENCE * 1000)};"
            "SET statement_timeout = 10000"
        )
        connection.autocommit = before
        if self._reads_only:
            connection.read_only = True


def _begin_immediate(connection: Connection) -> None:
    # Lock at once: a transaction that first reads and later wants to write may find it too late.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_deferred(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def prepare(url: URL) -> None:
    """Make the database ready for this version: create it, migrate it, or leave it as it is; or refuse it."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            current = _revision_of(connection) == REVISION
            if current:
                renew_name_keys(connection)
        if not current:
            _migrate_patiently(engine)
            with engine.begin() as connection:
                renew_name_keys(connection)
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"the database {url!r} cannot be used: {reason(error)}.") from None
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database {url!r} cannot be migrated: {reason(error)}.") from None
    finally:
        engine.dispose()


def revision_in(url: URL) -> str | None:
    """Return the revision of a database; None if it does not have our tables, or cannot be read as one."""
    _check_there(url)
    engine = make_engine(url, reads_only=True)
    try:
        with engine.connect() as connection:
            return _revision_of(connection)
    except (DBAPIError, OSError) as error:
        raise BadDatabase(f"the database {url!r} cannot be used: {reason(error)}.") from None
    finally:
        engine.dispose()


def reading_engine(url: URL) -> Engine:
    """Return an engine that reads a database of this very version; `BadDatabase` if it is another's."""
    found = revision_in(url)
    if found != REVISION:
        raise BadDatabase(
            f"the database {url!r} was made by another version of dicehall (its revision is {found}, this "
            f"version knows {REVISION}); a server of this version migrates an older one when it starts."
        )
    return make_engine(url, reads_only=True)


def _check_there(url: URL) -> None:
    """Refuse a file that is not there; SQLite would make it."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise BadDatabase(f"there is no file {url.database}.")


def make_file(path: Path) -> None:
    """Make the file of an SQLite database if it is not there."""
    try:
        # Created by us rather than by SQLite, because others must not be able to read the secrets in it.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise BadDatabase(f"the database {path} cannot be made: {error.strerror}.") from None


def _revision_of(connection: Connection) -> str | None:
    """Return the revision of the database; None if it does not have our tables."""
    if has_table(connection, VERSION_TABLE):
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        return None if found is None else str(found)
    strangers = sorted(set(inspect(connection).get_table_names()) & set(METADATA.tables))
    if strangers:
        raise BadDatabase(
            f"the database {connection.engine.url!r} holds a table '{strangers[0]}' that is not dicehall's; "
            "give dicehall a database of its own."
        )
    return None


def _migrate_patiently(engine: Engine) -> None:
    """Migrate the database, and try again if others were using what is to be changed."""
    for tries_left in reversed(range(TRIES)):
        try:
            _migrate(engine)
            return
        except DBAPIError as error:
            # While a change waits for its lock, everybody else waits for the change; so it waits briefly.
            if not tries_left or getattr(error.orig, "sqlstate", None) != LOCKED:
                raise
            time.sleep(PATIENCE / 2)


def _migrate(engine: Engine) -> None:
    """Migrate the database to the newest revision in a single transaction.

    One that is newer stays as it is, if programs of this revision may still write to it.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    # A percent sign in the path would be read as a reference to another setting.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    head = scripts.get_revision(REVISION)
    assert head is not None
    oldest: str = getattr(head.module, "oldest_writer", REVISION)
    with engine.connect() as connection:
        sqlite = connection.dialect.name == "sqlite"
        if sqlite:
            # A table being copied is missing for a moment; this can be set only outside a transaction.
            connection.connection.cursor().execute("PRAGMA foreign_keys = OFF").close()
        with connection.begin():
            if not sqlite:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            # Check again under the lock: another server may have been quicker.
            found = _revision_of(connection)
            if found is not None and found not in known:
                check_may_write(connection, REVISION, found)
                return
            check_nobody_older(connection, oldest)
            config.attributes.update(connection=connection, version_table=VERSION_TABLE)
            command.upgrade(config, "head")
            set_oldest_writer(connection, oldest)
            if sqlite:
                broken = connection.execute(text("PRAGMA foreign_key_check")).first()
                if broken is not None:
                    raise BadDatabase(
                        f"the database {engine.url!r} cannot be migrated: its table '{broken[0]}' "
                        "refers to what is not there."
                    )
