"""Processes that store entries until they are killed, and print each number once it is acknowledged.

For every line on the standard input one is forked off. So the next need not import everything again.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

from sqlalchemy import Connection
from tests.server.store.samples import entries

from dicehall.server.store.live import append_entries, load_table
from dicehall.server.store.store import Store

with suppress(ImportError):
    import psycopg  # noqa: F401

TABLES = ("a", "b", "c", "d")


def say(line: str) -> None:
    """Print past all buffers: what was said must not die with the process."""
    os.write(1, f"{line}\n".encode())


async def write_on(store: Store, table: str) -> None:
    """Append entries to a table, from where its log ends."""
    found = await store.read(lambda connection: load_table(connection, table))
    assert found is not None
    number = len(found[1])
    while True:

        def work(connection: Connection, new: int = number) -> None:
            append_entries(connection, table, entries(new, new + 1))

        await store.write(work)
        say(f"{table} {number + 1}")
        number += 2


async def write_to_all(url: str) -> None:
    """Write to all tables at once."""
    store = Store.open(url)
    await asyncio.gather(*(write_on(store, table) for table in TABLES))


def main(url: str) -> None:
    """Fork off a writer for every line, and say how it ended."""
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            say(f"process {os.getpid()}")
            asyncio.run(write_to_all(url))
            sys.exit("nobody killed it")
        _, status = os.waitpid(process, 0)
        say(f"ended {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main(sys.argv[1])
