"""Measure a server under load: many tables, each with several clients, one answer per table and second.

.venv/bin/python -m scripts.measure_load --tables 300 --clients 4 --seconds 60

The script starts its own server, on a fresh SQLite file or on the given database. The clients run in this
process and are as light as possible, because they share the machine with what they measure: a frame is parsed
only if it asks something or replies to an answer. The time of an answer runs from when it is sent until its
acknowledgement has been read here, so a slow generator makes the figures worse, never better.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from scripts.measure_load_clients import Client, Load, Table

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


@dataclass
class LoadMeasurements:
    """The results of a measurement."""

    tables: int
    clients: int
    seconds: float
    build: str
    database: str
    sent: int
    acknowledged: int
    errors: dict[str, int]
    behind: int
    nobody_asked: int
    p50_ms: float
    p90_ms: float
    p99_ms: float
    p999_ms: float
    slowest_ms: float
    messages_per_s: float
    megabytes_per_s: float
    server_cpu: float
    """Cores used by the server, including its bots."""
    generator_cpu: float
    server_rss_mb: float
    """The peak memory of the server and its bots' processes."""

    def good(self) -> bool:
        """Return whether the target is met: no error, 99 of 100 within 100 ms, below 600 MB."""
        answered = self.acknowledged == self.sent and not self.errors
        return answered and self.p99_ms <= 100 and self.server_rss_mb < 600


class Server:
    """A server for this measurement only."""

    def __init__(self, database: str, log: Path) -> None:
        given = {f"DICEHALL_{name}": value for name, value in NO_LIMITS.items()}
        with log.open("w") as file:
            self.process = subprocess.Popen(
                [str(Path(sys.executable).with_name("dicehall")), "serve", "--port", "0"],
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

    def post(self, path: str, body: object, token: str = "") -> Any:
        """Send a request, and return its answer."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api{path}",
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            if token
            else {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def processes(self) -> list[int]:
        """Return the server's process and those of its bots."""
        own = self.process.pid
        tasks = Path(f"/proc/{own}/task").glob("*/children")
        children = [int(one) for path in tasks for one in path.read_text().split()]
        return [own, *children]

    def memory_mb(self) -> float:
        """Return how much memory all its processes hold now."""
        return sum(map(_memory_mb, self.processes()))

    def cpu_s(self) -> float:
        """Return the processor time its processes have used so far, in seconds."""
        return sum(map(_cpu_s, self.processes()))


def _memory_mb(process: int) -> float:
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def _cpu_s(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, options: argparse.Namespace) -> LoadMeasurements:
    """Fill the tables, let them play, and return the figures."""
    load = Load(random.Random(options.seed))
    loop = asyncio.get_running_loop()
    tables: list[Table] = []
    for number in range(options.tables):
        game = ("novodice", "cubitos")[number % 2] if options.game == "both" else options.game
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(options.clients)]
        made = await asyncio.to_thread(server.post, "/tables", {"game": game, "seats": seats})
        table = Table(load, made["table"]["id"])
        tables.append(table)
        tokens: list[str] = []
        for kept in made["tokens"].values():
            wanted = {"seed": secrets.token_hex(16), "kept": kept}
            sat = await asyncio.to_thread(server.post, f"/tables/{table.id}/seats", wanted)
            tokens.append(sat["token"])
        for token in tokens:
            path = f"/api/tables/{table.id}/live"
            make = partial(Client, table, path, token)
            _, client = await loop.create_connection(make, "127.0.0.1", server.port)
            table.clients.append(client)
        await asyncio.gather(*(client.welcomed for client in table.clients))
        await asyncio.to_thread(server.post, f"/tables/{table.id}/start", None, tokens[0])
    print(f"{len(tables)} tables are set, {server.memory_mb():.0f} MB", file=sys.stderr)
    await asyncio.sleep(1)
    most = server.memory_mb()
    cpu, own_cpu, began = server.cpu_s(), time.process_time(), loop.time()
    load.received = load.received_bytes = 0
    for table in tables:
        # Spread over the second, as people would be.
        first = load.chance.random()
        for second in range(options.seconds):
            loop.call_at(began + second + first, table.tick)
    for _ in range(options.seconds):
        await asyncio.sleep(1)
        most = max(most, server.memory_mb())
    took = loop.time() - began
    cpu, own_cpu = server.cpu_s() - cpu, time.process_time() - own_cpu
    received, received_bytes = load.received, load.received_bytes
    # The last answers may still be on their way.
    await asyncio.sleep(1)
    load.stopped = True
    for table in tables:
        for client in table.clients:
            client.close()
    times = sorted(load.latencies) or [float("nan")]

    def share(part: float) -> float:
        return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2)

    return LoadMeasurements(
        tables=options.tables,
        clients=options.tables * options.clients,
        seconds=round(took, 1),
        build=_build(),
        database=options.database.partition(":")[0] or "sqlite",
        sent=load.sent,
        acknowledged=len(load.latencies),
        errors=dict(load.errors),
        behind=load.behind,
        nobody_asked=load.nobody_asked,
        p50_ms=share(0.5),
        p90_ms=share(0.9),
        p99_ms=share(0.99),
        p999_ms=share(0.999),
        slowest_ms=round(times[-1] * 1000, 2),
        messages_per_s=round(received / took, 1),
        megabytes_per_s=round(received_bytes / took / 1e6, 2),
        server_cpu=round(cpu / took, 3),
        generator_cpu=round(own_cpu / took, 3),
        server_rss_mb=round(most, 1),
    )


def _build() -> str:
    from dicehall.build import describe

    return describe().reason


def main() -> None:
    """Measure, print the figures, and fail if the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--clients", type=int, default=4, help="at each table (2 to 4)")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--game", choices=("both", "novodice", "cubitos"), default="both")
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="dicehall-load-") as folder:
        log = Path(folder, "log")
        server = Server(options.database or f"sqlite:///{folder}/dicehall.db", log)
        try:
            measured = asyncio.run(measure(server, options))
        finally:
            server.process.terminate()
            server.process.wait(20)
        troubles = re.findall(r"^.*(?:_failed|not_stored|Traceback).*$", log.read_text(), re.M)
    for trouble in troubles[:5]:
        print(f"the server's log: {trouble}", file=sys.stderr)
    for name, value in asdict(measured).items():
        print(f"{name.replace('_', ' '):<18} {value}")
    if options.json is not None:
        options.json.write_text(json.dumps(asdict(measured), indent=2) + "\n")
    if troubles or not measured.good():
        sys.exit("The target is missed: no error, 99 % within 100 ms, less than 600 MB.")


if __name__ == "__main__":
    main()
