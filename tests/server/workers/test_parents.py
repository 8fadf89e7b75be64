"""What becomes of the processes when the server itself is stopped, seen from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]

SERVER = """
import asyncio, signal, sys
import uvloop
from tests.server.workers.nasty import MAKE
from tests.server.workers.positions import thought_of
from dicehall.server.workers.pool import Workers
from dicehall.server.workers.thoughts import BotCrashed

async def tell(workers):
    try:
        await workers.decide(thought_of("tell_process"))
    except BotCrashed as crash:
        return crash.reason.removeprefix("ValueError: ")

async def main():
    async with Workers(2, 60, make=MAKE) as workers:
        await asyncio.gather(*(workers.decide(thought_of("doze")) for _ in range(2)))
        first = await tell(workers)
        # One of two is kept busy, so the other is asked.
        busy = asyncio.create_task(workers.decide(thought_of("doze")))
        await asyncio.sleep(0)
        second = await tell(workers)
        await busy
        if sys.argv[2] == "thinking":
            for _ in range(2):
                spinning = workers.decide(thought_of("spin", budget_s=0.5))
                asyncio.get_running_loop().create_task(spinning)
            await asyncio.sleep(0.05)
        print(first, second, flush=True)
        await asyncio.sleep(600)

try:
    (uvloop.run if sys.argv[1] == "uvloop" else asyncio.run)(main())
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


@contextmanager
def server(loop: str, doing: str) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """Start a program that uses two processes; yield it and their numbers."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, loop, doing],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            assert program.stdout is not None
            processes = [int(number) for number in program.stdout.readline().split()]
            assert len(set(processes)) == 2
            yield program, processes
        finally:
            program.kill()


def running(processes: list[int]) -> list[int]:
    """Return those that run; one that has ended and is not yet waited for does not."""
    found = []
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, 0)
            stat = Path(f"/proc/{process}/stat")
            if not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z":
                found.append(process)
    return found


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize("doing", ["nothing", "thinking"])
def test_a_server_killed_at_once_leaves_no_process(loop: str, doing: str) -> None:
    with server(loop, doing) as (program, processes):
        # One that thinks is ended by its budget, perhaps before this is read.
        assert doing == "thinking" or running(processes) == processes
        program.kill()
        end = monotonic() + PATIENCE
        while running(processes) and monotonic() < end:
            sleep(0.02)
        assert running(processes) == []


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_ctrl_c_in_the_terminal_is_the_servers_alone(loop: str) -> None:
    with server(loop, "nothing") as (program, processes):
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
        assert (out, err) == ("stopped\n", "")
        assert running(processes) == []
