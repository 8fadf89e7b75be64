"""What becomes of the processes when the server itself is stopped, seen from outside."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep

import pytest
from tests.patience import PATIENCE
from tests.server.forking import ForkedProgram


@contextmanager
def server(loop: str) -> Iterator[tuple[ForkedProgram, list[int]]]:
    """Start a program that uses two processes, one of which thinks; yield it and their numbers.

    It must not complain of anything.
    """
    with TemporaryFile() as errors:
        program = ForkedProgram("tests.server.workers.parent:main", loop, errors=errors.fileno())
        try:
            processes = [int(number) for number in program.stdout.readline().split()]
            assert len(set(processes)) == 2
            yield program, processes
        finally:
            program.send_signal(signal.SIGKILL)
            program.wait(PATIENCE)
        errors.seek(0)
        assert errors.read() == b""


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
def test_a_server_killed_at_once_leaves_no_process(loop: str) -> None:
    with server(loop) as (program, processes):
        # The one that thinks is ended by its budget, perhaps before this is read.
        assert running(processes)
        program.send_signal(signal.SIGKILL)
        end = monotonic() + PATIENCE
        while running(processes) and monotonic() < end:
            sleep(0.02)
        assert running(processes) == []


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_ctrl_c_in_the_terminal_is_the_servers_alone(loop: str) -> None:
    with server(loop) as (program, processes):
        os.killpg(program.pid, signal.SIGINT)
        assert program.stdout.readline() == "stopped\n"
        assert program.stdout.read() == ""
        assert running(processes) == []
