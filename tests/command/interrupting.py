"""Start commands as a terminal does, interrupt them, and look at what they leave behind."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.command.door import PROGRAM
from tests.patience import PATIENCE

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start commands as a terminal does: in a group of their own, to which Ctrl-C goes as a whole.

    Whatever a failed test leaves running is ended here.
    """
    started: list[subprocess.Popen[str]] = []

    def start_one(*arguments: str, **more: Any) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [PROGRAM, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            **{"stderr": subprocess.PIPE, **more},
        )
        started.append(process)
        return process

    try:
        yield start_one
    finally:
        for process in started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def assert_group_is_empty(group: int) -> None:
    """Check that no process of a group is left; what has ended and only waits to be noticed is none."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        listed = subprocess.run(
            ["ps", "-A", "-o", "pgid=,stat="], capture_output=True, text=True, check=True
        ).stdout
        states = [line.split()[1] for line in listed.splitlines() if line.split()[0] == str(group)]
        if all(state.startswith("Z") for state in states):
            return
        time.sleep(0.05)
    pytest.fail("a process stayed behind")


class Screen:
    """A terminal to which a command may write, and what was seen there."""

    def __init__(self) -> None:
        self._terminal, self.end = pty.openpty()
        self._printed = b""
        # Somebody must always look: a command that writes to a full terminal waits.
        self._looking = Thread(target=self._look, daemon=True)
        self._looking.start()

    def _look(self) -> None:
        # When nobody can write any more, Linux says that by an error.
        with contextlib.suppress(OSError):
            while piece := os.read(self._terminal, 65536):
                self._printed += piece

    def wait_for(self, pattern: str) -> None:
        """Wait until something was seen."""
        until = time.monotonic() + PATIENCE
        while not re.search(pattern, plain(self._printed)):
            assert time.monotonic() < until, plain(self._printed)
            time.sleep(0.05)

    def close(self) -> str:
        """Return all that was seen until the command ended."""
        os.close(self.end)
        self._looking.join(PATIENCE)
        os.close(self._terminal)
        return plain(self._printed)


def plain(printed: bytes) -> str:
    """Return what was printed without colours and moves of the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", printed.decode(errors="replace"))


def in_terminal(
    arguments: tuple[str, ...], ready_for_ctrl_c: list[Callable[[str], object]], folder: Path
) -> tuple[int, str]:
    """Run a command in a terminal; press Ctrl-C each time that what is seen is what was waited for.

    Returns the exit status and all that was seen, without colours and moves of the cursor.
    """
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.execve(PROGRAM, [str(PROGRAM), *arguments], {**os.environ, "TERM": "xterm"})
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    waiting = list(ready_for_ctrl_c)
    printed = b""
    seen = ""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        ready, _, _ = select.select([terminal], [], [], 0.1)
        if ready:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            printed += piece
            seen = plain(printed)
        if waiting and waiting[0](seen):
            os.write(terminal, b"\x03")
            waiting.pop(0)
    else:
        os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    os.close(terminal)
    assert not waiting, seen
    return os.waitstatus_to_exitcode(status), seen
