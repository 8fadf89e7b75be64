"""Measure how soon the tables of a server in trouble go on elsewhere; print a table for docs/performance.md.

.venv/bin/python -m research.measurements.takeover --times 20

Bots play at three servers of one hall, on a PostgreSQL server of its own. Again and again one of them is
killed, paused or cut off from the database. One time runs until each of its tables has another owner, and one
until that has written an entry, as the database tells.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
from tests.server.postgres import Cluster, find_binaries
from tests.server.processes.fleet import Member
from tests.server.processes.wire import Wire
from tests.server.reliability.apart import Door

SERVERS = 3
PACE_S = 0.1
"""Seconds between two moves of a bot: by so much a table may seem later than it is."""
LOOK_S = 0.01
"""Seconds between two looks into the database."""
TROUBLES = {
    "killed (SIGKILL)": "kill",
    "paused (SIGSTOP)": "pause",
    "cut off from the database": "cut",
}
"""What happens, and how it is called here."""
WHAT = ("has another owner", "goes on")
"""What is timed."""

LOGS = "SELECT id, owner, length, status = 'running' FROM tables WHERE owner IS NOT NULL"


class Hall:
    """The servers, and a connection of our own to their database."""

    def __init__(self, members: list[Member], database: str) -> None:
        self._members = members
        self._database = psycopg.connect(database, autocommit=True)

    def logs(self) -> dict[str, tuple[int, int, bool]]:
        """Return the owner of every table that has one, the length of its log, and whether it runs."""
        return {row[0]: row[1:] for row in self._database.execute(LOGS)}

    async def tables(self, member: Member, number: int) -> int:
        """Let a server have so many new tables; return the number by which the hall knows the server."""
        before = self.logs()
        async with Door(member.address) as door:
            for _ in range(number):
                made = await door.make(*["bot:greedy"] * 4, game="cubitos")
                await door.ask("POST", f"/tables/{made['table']['id']}/start")
        owners = {owner for table, (owner, *_) in self.logs().items() if table not in before}
        return owners.pop()

    async def takeover(
        self, trouble: str, member: Member, tables: int
    ) -> tuple[list[float], list[float]]:
        """Let trouble come over a server; return when its tables had other owners, and when they went on."""
        number = await self.tables(member, tables)
        await asyncio.sleep(random.random())
        waiting = {
            table for table, (owner, _, runs) in self.logs().items() if runs and owner == number
        }
        claimed: dict[str, int] = {}
        owned: list[float] = []
        went_on: list[float] = []
        began = time.monotonic()
        {"kill": member.kill, "pause": member.pause, "cut": member.wire.cut}[trouble]()
        while waiting:
            await asyncio.sleep(LOOK_S)
            for table, (owner, length, _) in self.logs().items():
                if table not in waiting or owner == number:
                    continue
                if table not in claimed:
                    claimed[table] = length
                    owned.append(time.monotonic() - began)
                elif length > claimed[table]:
                    waiting.remove(table)
                    went_on.append(time.monotonic() - began)
        if trouble == "kill":
            await asyncio.to_thread(member.start)
        elif trouble == "pause":
            member.resume()
        else:
            member.wire.mend()
        await asyncio.sleep(1.0)
        return owned, went_on


async def measure(cluster: Cluster, options: argparse.Namespace) -> None:
    """Measure all kinds of trouble, and print what they took."""
    cluster.command("CREATE DATABASE takeover")
    url = cluster.url("takeover")
    found = {f"{name}: {what}": list[float]() for name in TROUBLES for what in WHAT}
    with tempfile.TemporaryDirectory(prefix="dicehall-takeover-") as folder:
        async with AsyncExitStack() as stack:
            members = []
            for number in range(SERVERS):
                wire = await stack.enter_async_context(Wire(url))
                members.append(Member(wire, Path(folder, f"log{number}"), bot_pace_s=PACE_S))
            try:
                for member in members:
                    await asyncio.to_thread(member.start)
                hall = Hall(members, url)
                for _ in range(options.times):
                    for name, trouble in TROUBLES.items():
                        victim = random.choice(members)
                        times = await hall.takeover(trouble, victim, options.tables)
                        for what, some in zip(WHAT, times):
                            found[f"{name}: {what}"] += some
            finally:
                for member in members:
                    member.wire.mend()
                    member.kill()
    print(f"load average {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(f"| {options.times} times, seconds | tables | median | 90 % | longest | above 3 s |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, took in found.items():
        took.sort()
        most = took[int(0.9 * len(took))]
        late = sum(one > 3 for one in took)
        middle = statistics.median(took)
        print(f"| {name} | {len(took)} | {middle:.2f} | {most:.2f} | {took[-1]:.2f} | {late} |")


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=20, help="how often each trouble comes")
    parser.add_argument("--tables", type=int, default=3, help="new tables of a server before each")
    options = parser.parse_args()
    binaries = find_binaries()
    if binaries is None:
        sys.exit("PostgreSQL is not installed (scripts/install_postgres.py).")
    cluster = Cluster(binaries, durable=True)
    try:
        asyncio.run(measure(cluster, options))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
