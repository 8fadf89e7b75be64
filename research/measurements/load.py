"""Measure a server under load: many tables, each with several clients, one answer per table and second.

.venv/bin/python -m research.measurements.load --tables 300 --clients 4 --seconds 60

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
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from research.measurements.load_clients import Client, Load, Table
from research.measurements.load_server import Door, Server
from uvloop import run

AT_ONCE = 8
"""How many tables are filled at the same time."""
QUIET = 2
"""Seconds without an answer before anything is counted: whoever has just come is still being served."""


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
    processes: int
    tables_of_processes: list[int]
    """How many running tables each process had in the end."""
    handed: int
    """How many live connections were handed over to the processes that own their tables."""
    relayed: int
    """How many were relayed instead."""
    load_average: float
    """How many programs wanted to run on this machine, on average over the last minute."""
    cpu_ms_an_answer: float
    """Processor time of the server for each answer, in milliseconds."""
    database_cpu_ms_an_answer: float
    """The same of PostgreSQL; 0 where there is none on this machine."""
    p50_ms: float
    p90_ms: float
    p99_ms: float
    p999_ms: float
    slowest_ms: float
    messages_per_s: float
    megabytes_per_s: float
    server_cpu: float
    """Cores used by the server, including its bots."""
    database_cpu: float
    generator_cpu: float
    server_mb: float
    """The peak memory of the server and its bots' processes."""
    table_mb: float
    """By how much it has grown for each table with its clients."""

    def good(self) -> bool:
        """Return whether the target is met: no error, 99 of 100 within 100 ms, below 600 MB a process."""
        answered = self.acknowledged == self.sent and not self.errors
        return answered and self.p99_ms <= 100 and self.server_mb < 600 * self.processes


async def measure(server: Server, options: argparse.Namespace) -> LoadMeasurements:
    """Fill the tables, let them play, and return the figures."""
    load = Load(random.Random(options.seed))
    loop = asyncio.get_running_loop()
    empty = server.memory_mb()
    tables = await _filled(server, load, options)
    print(f"{len(tables)} tables are set, {server.memory_mb():.0f} MB", file=sys.stderr)
    await asyncio.sleep(QUIET)
    if options.warm_up:
        async for _ in _play(load, tables, options.warm_up, options.pace):
            pass
        await asyncio.sleep(QUIET)
    # What it took to come in and to warm up does not count; what went wrong then does.
    load.latencies.clear()
    load.sent = load.behind = load.nobody_asked = load.received = load.received_bytes = 0
    most = server.memory_mb()
    cpu, database_cpu = server.cpu_s(), server.database_cpu_s()
    own_cpu, began = time.process_time(), loop.time()
    async for _ in _play(load, tables, options.seconds, options.pace):
        most = max(most, server.memory_mb())
    took = loop.time() - began
    cpu, database_cpu = server.cpu_s() - cpu, server.database_cpu_s() - database_cpu
    own_cpu = time.process_time() - own_cpu
    answers, spread = max(1, len(load.latencies)), server.tables()
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
        processes=options.processes,
        tables_of_processes=spread,
        handed=server.elsewhere("handed"),
        relayed=server.elsewhere("relayed"),
        load_average=round(os.getloadavg()[0], 1),
        cpu_ms_an_answer=round(cpu / answers * 1000, 3),
        database_cpu_ms_an_answer=round(database_cpu / answers * 1000, 3),
        p50_ms=share(0.5),
        p90_ms=share(0.9),
        p99_ms=share(0.99),
        p999_ms=share(0.999),
        slowest_ms=round(times[-1] * 1000, 2),
        messages_per_s=round(received / took, 1),
        megabytes_per_s=round(received_bytes / took / 1e6, 2),
        server_cpu=round(cpu / took, 3),
        database_cpu=round(database_cpu / took, 3),
        generator_cpu=round(own_cpu / took, 3),
        server_mb=round(most, 1),
        table_mb=round((most - empty) / options.tables, 3),
    )


async def _play(load: Load, tables: list[Table], seconds: int, pace: int) -> AsyncIterator[None]:
    """Let all tables play for some seconds, and yield after each."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    for table in tables:
        # Spread over the second, as people would be.
        first = load.chance.random()
        for number in range(seconds * pace):
            loop.call_at(began + (number + first) / pace, table.tick)
    for second in range(seconds):
        await asyncio.sleep(began + second + 1 - loop.time())
        yield


async def _filled(server: Server, load: Load, options: argparse.Namespace) -> list[Table]:
    """Return tables whose games have begun, with a client on every seat."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def fill(number: int) -> Table:
        game = ("novodice", "cubitos")[number % 2] if options.game == "both" else options.game
        async with at_once:
            # One connection for each table: whichever process accepts it owns the table.
            door = server.door()
            try:
                return await _table(server, door, load, game, options.clients)
            finally:
                door.close()

    return await asyncio.gather(*map(fill, range(options.tables)))


async def _table(server: Server, door: Door, load: Load, game: str, clients: int) -> Table:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(clients)]
    made = await asyncio.to_thread(door.post, "/tables", {"game": game, "seats": seats})
    table = Table(load, made["table"]["id"])
    tokens: list[str] = []
    for kept in made["tokens"].values():
        wanted = {"seed": secrets.token_hex(16), "kept": kept}
        sat = await asyncio.to_thread(door.post, f"/tables/{table.id}/seats", wanted)
        tokens.append(sat["token"])
    for token in tokens:
        make = partial(Client, table, f"/api/tables/{table.id}/live", token)
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(make, "127.0.0.1", server.port)
        table.clients.append(client)
    await asyncio.gather(*(client.welcomed for client in table.clients))
    await asyncio.to_thread(door.post, f"/tables/{table.id}/start", None, tokens[0])
    return table


def _build() -> str:
    from dicehall.build import describe

    return describe().reason


def main() -> None:
    """Measure, print the figures, and fail if the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--clients", type=int, default=4, help="at each table (2 to 4)")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--warm-up", type=int, default=5, help="seconds of play before")
    parser.add_argument("--pace", type=int, default=1, help="answers of a table in a second")
    parser.add_argument("--game", choices=("both", "novodice", "cubitos"), default="both")
    parser.add_argument("--database", default="", help="a URL; a fresh SQLite file otherwise")
    parser.add_argument("--processes", type=int, default=1, help="of the server; on PostgreSQL")
    parser.add_argument("--source", default="", help="the src of another commit, to be measured")
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    options = parser.parse_args()
    print(f"seed {options.seed}", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="dicehall-load-") as folder:
        log = Path(folder, "log")
        database = options.database or f"sqlite:///{folder}/dicehall.db"
        server = Server(database, log, options.processes, options.source)
        try:
            measured = run(measure(server, options))
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
        sys.exit("The target is missed: no error, 99 % within 100 ms, less than 600 MB a process.")


if __name__ == "__main__":
    main()
