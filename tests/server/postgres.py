"""A PostgreSQL cluster of the tests' own: in a temporary folder, without a network, gone afterwards."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.engine import URL
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from psycopg import Connection

BINARIES = "/usr/lib/postgresql"
"""Where Debian keeps them, by version."""

USER = "dicehall"
"""The owner of the cluster's databases."""


def find_binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL that is installed, if one is."""
    found = [path.parent for path in Path(BINARIES).glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(re.sub(r"\D.*", "", path.parent.name) or 0))
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


class Cluster:
    """A PostgreSQL server that listens on a socket in its own folder."""

    def __init__(self, binaries: Path, durable: bool = False) -> None:
        self._binaries = binaries
        self._durable = durable
        # Short, for the path of a socket may have 107 bytes; pytest's folders are longer and root's.
        self.folder = Path(tempfile.mkdtemp(prefix="dicehall-pg-"))
        self._server: subprocess.Popen[bytes] | None = None
        self._kept: Connection[tuple[Any, ...]] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            user = _unprivileged()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run(
            *("initdb", "--pgdata", str(self.folder / "data"), "--username", USER),
            *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._binaries / program), *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            text=True,
            **self._as,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {done.stderr}")

    def start(self) -> None:
        """Start the server and wait until it can be spoken to."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "16MB",
            "max_connections": "60",
            "timezone": "UTC",
        }
        if not self._durable:
            # The tests end processes, not machines; nothing needs to reach a disk.
            settings |= {"fsync": "off", "full_page_writes": "off"}
            # Databases of tests live for a second: nothing in them is worth tidying, compiling or copying.
            settings |= {"autovacuum": "off", "jit": "off", "checkpoint_timeout": "1d"}
            settings |= {"wal_level": "minimal", "max_wal_senders": "0"}
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [str(self._binaries / "postgres"), "-D", str(self.folder / "data"), *chosen],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # Ctrl-C is for the tests, which then end the server.
                start_new_session=True,
                **self._as,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        import psycopg

        try:
            self.command("SELECT")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End the server: SIGINT breaks connections and tidies up, SIGQUIT is as good as a crash."""
        if self._kept is not None:
            self._kept.close()
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(30)
            self._server = None

    def remove(self) -> None:
        """End the server and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """Return the URL of one of its databases."""
        # Without a driver, as people write it.
        return URL.create(
            "postgresql", username=USER, database=database, query={"host": str(self.folder)}
        ).render_as_string()

    def command(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement outside of any transaction and of the tests' databases, and return what it gives.

        The connection is kept: to make one takes as long as to drop a database.
        """
        import psycopg

        if self._kept is None or self._kept.closed:
            self._kept = psycopg.connect(
                host=str(self.folder), user=USER, dbname="postgres", autocommit=True
            )
        done = self._kept.execute(statement.encode())
        return done.fetchall() if done.description else []


def _unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("there is no user as whom PostgreSQL could run.")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Give a cluster for all tests of this process; tests are skipped where there is no PostgreSQL."""
    pytest.importorskip("psycopg", reason="PostgreSQL is not tested: psycopg is not installed")
    binaries = find_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not tested: it is not installed (scripts/install_postgres.py)")
    made = Cluster(binaries)
    try:
        yield made
    finally:
        made.remove()
