"""Measure the load of 800 tables with two and with four processes; print the table for docs/performance.md.

.venv/bin/python -m research.measurements.load_processes

It starts a PostgreSQL server of its own, whose commits reach the disk, and measures each number of processes
with `load` on a new database. It takes some four minutes and wants the machine for itself.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.postgres import Cluster, find_binaries

ROWS = {
    "answers sent, acknowledged": "{sent:,}, {acknowledged:,}",
    "errors, behind": "{errors}, {behind:,}",
    "p50, p90, p99": "{p50_ms:.0f}, {p90_ms:.0f}, {p99_ms:.0f} ms",
    "server, ms of processor time an answer": "{cpu_ms_an_answer:.2f}",
    "PostgreSQL, likewise": "{database_cpu_ms_an_answer:.2f}",
    "cores of server, PostgreSQL, generator": "{server_cpu:.2f}, {database_cpu:.2f}, {generator_cpu:.2f}",
    "memory, and of each table": "{server_mb:.0f}, {table_mb:.2f} MB",
    "connections handed over, relayed": "{handed}, {relayed}",
    "tables of each process": "{tables_of_processes}",
    "load average": "{load_average}",
}
"""What is in the table, from the figures of `load`."""


def measure(database: str, processes: int, options: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of one measurement."""
    with tempfile.TemporaryDirectory(prefix="dicehall-load-") as folder:
        figures = Path(folder, "figures.json")
        given = {
            "tables": options.tables,
            "seconds": options.seconds,
            "pace": options.pace,
            "processes": processes,
            "database": database,
            "source": options.source,
            "json": figures,
        }
        command = [sys.executable, "-m", "research.measurements.load"]
        for name, value in given.items():
            command += [f"--{name}", str(value)]
        # Its status says that the target is missed, which the table says, too.
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
        found: dict[str, Any] = json.loads(figures.read_text())
    found["errors"] = sum(found["errors"].values())
    found["tables_of_processes"] = ", ".join(map(str, found["tables_of_processes"]))
    return found


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=800)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--pace", type=int, default=1, help="answers of a table in a second")
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--source", default="", help="the src of another commit, to be measured")
    options = parser.parse_args()
    binaries = find_binaries()
    if binaries is None:
        sys.exit("PostgreSQL is not installed (scripts/install_postgres.py).")
    cluster = Cluster(binaries, durable=True)
    columns = []
    try:
        for number, processes in enumerate(options.processes):
            cluster.command(f"CREATE DATABASE load{number}")
            columns.append(measure(cluster.url(f"load{number}"), processes, options))
    finally:
        cluster.remove()
    print(f"| processes | {' | '.join(map(str, options.processes))} |")
    print("|---" * (len(columns) + 1) + "|")
    for name, shown in ROWS.items():
        print(f"| {name} | {' | '.join(shown.format(**column) for column in columns)} |")


if __name__ == "__main__":
    main()
