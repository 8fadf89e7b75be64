"""The server of `load`: started for one measurement, with what its processes and its database use."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

NO_LIMITS = {
    "REQUESTS_PER_S": "10000",
    "REQUESTS_BURST": "100000",
    "TABLES_PER_HOUR": "1000000",
    "TABLES_OPEN": "1000000",
    "SOCKETS_PER_ADDRESS": "1000000",
    "CONNECTIONS_PER_ADDRESS": "1000000",
    "MESSAGES_PER_S": "10000",
    "CHANGES_PER_MINUTE": "1000000",
}
"""All clients share one address here."""


class Server:
    """A server for this measurement only."""

    def __init__(self, database: str, log: Path, processes: int = 1, source: str = "") -> None:
        given = {f"DICEHALL_{name}": value for name, value in NO_LIMITS.items()}
        many = ["--processes", str(processes)] if processes > 1 else []
        if source:
            given["PYTHONPATH"] = source
        with log.open("w") as file:
            self.process = subprocess.Popen(
                [str(Path(sys.executable).with_name("dicehall")), "serve", "--port", "0", *many],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env={**os.environ, **given, "DICEHALL_DATABASE": database},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found is None:
            sys.exit(f"the server did not start: {log.read_text()}")
        self.port = int(found[1])
        self._database = postmaster(database)

    def door(self) -> Door:
        """Return a connection for some requests, which any of the server's processes may take."""
        return Door(self.port)

    def tables(self) -> list[int]:
        """Return how many running tables each process has."""
        found = self.door().get("/metrics")
        return [
            int(float(one))
            for one in re.findall(r'^dicehall_tables\{.*status="running".*\} (\S+)$', found, re.M)
        ]

    def elsewhere(self, how: str) -> int:
        """Return how many live connections were handed over or relayed to the owners of their tables."""
        found = self.door().get("/metrics")
        counted = re.findall(rf'^dicehall_elsewhere_total\{{.*how="{how}".*\}} (\S+)$', found, re.M)
        return int(sum(map(float, counted)))

    def memory_mb(self) -> float:
        """Return how much memory all its processes hold now; what forked processes share is counted once."""
        return sum(map(_memory_mb, family(self.process.pid)))

    def cpu_s(self) -> float:
        """Return the processor time its processes have used so far, in seconds."""
        return sum(map(_cpu_s, family(self.process.pid)))

    def database_cpu_s(self) -> float:
        """Return the processor time of a PostgreSQL on this machine, in seconds; 0 if there is none."""
        return 0.0 if self._database is None else cpu_s_of_all(self._database)


class Door:
    """A connection for requests."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: object, token: str = "") -> Any:
        """Send a request to the API, and return its answer."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request("POST", f"/api{path}", json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        return json.loads(text)

    def get(self, path: str) -> str:
        """Return what is at a path."""
        self._connection.request("GET", path)
        return self._connection.getresponse().read().decode()

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def family(process: int) -> Iterator[int]:
    """Yield a process and all that descend from it."""
    yield process
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            for child in path.read_text().split():
                yield from family(int(child))


def cpu_s_of_all(process: int) -> float:
    """Return the processor time of a process and its children, also of those that have ended, in seconds."""
    return sum(map(_cpu_s, family(process))) + _cpu_s(process, ended=True)


def postmaster(database: str) -> int | None:
    """Return the process of the PostgreSQL server of a database, if it is on this machine."""
    if not database.startswith("postgres"):
        return None
    import psycopg

    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_backend_pid()").fetchone()
        assert row is not None
        fields = _stat(row[0])
    return int(fields[1]) if fields else None


def _memory_mb(process: int) -> float:
    try:
        status = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    found = re.search(r"Pss:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def _cpu_s(process: int, ended: bool = False) -> float:
    """Return the processor time of a process, or of its children that have ended."""
    fields = _stat(process)
    first = 13 if ended else 11
    return sum(map(int, fields[first : first + 2])) / os.sysconf("SC_CLK_TCK")


def _stat(process: int) -> list[str]:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
