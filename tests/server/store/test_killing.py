"""Kill -9 at any moment: what was acknowledged is there afterwards, and no log has a gap."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.store.samples import make, numbers
from tests.server.store.stubborn_writer import TABLES

from dicehall.server.store.store import Store

ROOT = Path(__file__).parents[3]


async def test_whatever_was_acknowledged_outlives_kill_9(database_url: str, seed: int) -> None:
    chance = random.Random(seed)
    with Store.open(database_url) as store:
        for table in TABLES:
            await make(store, table)
    acknowledged = dict.fromkeys(TABLES, 0)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.stubborn_writer", database_url],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as nursery:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        for _ in range(20):
            nursery.stdin.write(b"go\n")
            nursery.stdin.flush()
            word, process = nursery.stdout.readline().split()
            assert word == b"process"
            said = [nursery.stdout.readline().split() for _ in range(chance.randrange(1, 60))]
            time.sleep(chance.random() * 0.02)
            os.kill(int(process), signal.SIGKILL)
            while said[-1][0] != b"ended":
                said.append(nursery.stdout.readline().split())
            assert said.pop() == [b"ended", b"-9"]
            for name, number in said:
                acknowledged[name.decode()] = int(number)
            with Store.open(database_url) as store:
                for table in TABLES:
                    found = await numbers(store, table)
                    assert found == list(range(len(found)))
                    # Two entries a work: all of it or nothing.
                    assert len(found) % 2 == 1
                    assert found[-1] >= acknowledged[table]
        nursery.stdin.close()
    assert min(acknowledged.values()) > 0
