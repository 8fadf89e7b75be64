"""Measure what a process of a hall costs on PostgreSQL: while it idles, and for each transaction of answers.

.venv/bin/python -m research.measurements.process_costs
PYTHONPATH=../another-checkout/src .venv/bin/python -m research.measurements.process_costs

The figures are milliseconds of processor time, of the server and of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from research.measurements.load_server import Server, cpu_s_of_all, postmaster
from tests.server.postgres import Cluster, find_binaries
from tests.server.store.samples import entries, make

from dicehall.server.store.live import Append
from dicehall.server.store.store import Store

PROCESSES = 4
IDLE_S = 20
"""Seconds in which nothing happens."""
STARTED_S = 6
"""Seconds after which a process that was started has nothing more to do."""
TRANSACTIONS = 600


def idle(url: str) -> tuple[float, float]:
    """Return what a process takes in a second in which nothing happens."""
    with tempfile.TemporaryDirectory(prefix="dicehall-costs-") as folder:
        server = Server(url, Path(folder, "log"), PROCESSES, os.environ.get("PYTHONPATH", ""))
        try:
            time.sleep(STARTED_S)
            own, database, began = server.cpu_s(), server.database_cpu_s(), time.monotonic()
            time.sleep(IDLE_S)
            seconds = (time.monotonic() - began) * PROCESSES
            return (server.cpu_s() - own) / seconds, (server.database_cpu_s() - database) / seconds
        finally:
            server.process.terminate()
            server.process.wait(20)


async def transaction(url: str, answers: int) -> tuple[float, float]:
    """Return what a transaction takes that stores so many answers, of two entries each."""
    process = postmaster(url)
    assert process is not None
    with Store.open(url) as store:
        # They follow one another as fast as they can.
        store._writer._commit_rate.wait_s = lambda: 0.0  # type: ignore[method-assign]
        tables = [f"{answers}-{number}" for number in range(answers)]
        for table in tables:
            await make(store, table)
        own, database = time.process_time(), cpu_s_of_all(process)
        for first in range(1, 2 * TRANSACTIONS, 2):
            appends = [Append(table, entries(first, first + 1), 0) for table in tables]
            await asyncio.gather(*map(store.write, appends))
        took = time.process_time() - own, cpu_s_of_all(process) - database
    return took[0] / TRANSACTIONS, took[1] / TRANSACTIONS


def main() -> None:
    """Measure, and print the figures."""
    binaries = find_binaries()
    if binaries is None:
        sys.exit("PostgreSQL is not installed (scripts/install_postgres.py).")
    cluster = Cluster(binaries, durable=True)
    try:
        cluster.command("CREATE DATABASE costs")
        url = cluster.url("costs")
        found = {"a second of an idle process": idle(url)}
        for answers in (1, 4, 8):
            found[f"a transaction of {answers} answers"] = asyncio.run(transaction(url, answers))
    finally:
        cluster.remove()
    for name, (own, database) in found.items():
        print(f"{name:<30} {own * 1000:6.2f} {database * 1000:6.2f}")


if __name__ == "__main__":
    main()
