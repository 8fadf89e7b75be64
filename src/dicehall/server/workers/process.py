"""One process in which bots think, seen from the server."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from signal import Signals
from typing import Final

from dicehall.server.workers.frames import LENGTH_BYTES, PART, framed

START_S: Final = 30.0
"""How many seconds a process may take to start; after that it never will."""
LAST_S: Final = 1.0
"""How many seconds a process that has closed its pipe may take to end and report why."""
KEPT_BACK: Final = ("DICEHALL_DATABASE", "DICEHALL_SMTP")
"""Environment variables that bots do not get: the credentials of the database and of the mail server."""


async def start_process(arguments: list[str]) -> Process:
    """Start the program of a worker process, with pipes to and from it."""
    environment = {name: value for name, value in os.environ.items() if name not in KEPT_BACK}
    # It finds the same modules as this process, but none that happen to be in the current folder (-P).
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "dicehall.server.workers.program", *arguments),
        stdin=PIPE,
        stdout=PIPE,
        env=environment,
        # Ctrl-C goes to all processes of the terminal's session; this one has its own.
        start_new_session=True,
    )


class WorkerProcess:
    """A process; creating this object starts it in the background."""

    def __init__(self, make: str, chores: bool) -> None:
        self.trouble: str = ""
        """Why it could not be started, once that is known."""
        self._arguments = [make, "chores"] if chores else [make]
        self._process: Process | None = None
        self._unwanted = False
        self.started: asyncio.Task[None] = asyncio.create_task(self._start())
        """Done when it can be asked, or when there is `trouble`."""

    async def _start(self) -> None:
        try:
            self._process = await start_process(self._arguments)
        except OSError as error:
            self.trouble = f"its process cannot be started: {error.strerror or error}"
            return
        if self._unwanted:
            self.kill()
        try:
            async with asyncio.timeout(START_S):
                ready = await self._read(self._process)
        except TimeoutError:
            self.kill()
            ready = b""
        if not ready:
            self.trouble = f"its process did not start: {await self._last(self._process)}"

    def sound(self) -> bool:
        """Return whether it can be asked, as far as is known: still starting, or waiting for a request."""
        if not self.started.done():
            return not self._unwanted
        process = self._process
        if self.trouble or process is None or process.stdout is None:
            return False
        return process.returncode is None and not process.stdout.at_eof()

    async def ask(self, asked: bytes, on_part: Callable[[bytes], None]) -> bytes:
        """Send a frame and return the response; an empty one if the process has ended.

        If it comes in parts, `on_part` is called with each of them except the last.
        """
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(framed(asked))
            await process.stdin.drain()
        except (OSError, RuntimeError):
            # The pipe is closed; Python's event loop and uvloop report that by different exceptions.
            return b""
        message = await self._read(process)
        while message.startswith(PART):
            on_part(message.removeprefix(PART))
            message = await self._read(process)
        return message

    async def _read(self, process: Process) -> bytes:
        assert process.stdout is not None
        try:
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES))
            return await process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            return b""

    def kill(self) -> None:
        """End the process now, whatever it is doing."""
        self._unwanted = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> str:
        """Wait until the process is gone, which is soon if its pipe is closed; return how it ended."""
        await asyncio.wait([self.started])
        return self.trouble if self._process is None else await self._last(self._process)

    async def _last(self, process: Process) -> str:
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(LAST_S):
                status = await process.wait()
        except TimeoutError:
            self.kill()
            status = await process.wait()
        if status >= 0:
            return f"its process ended with status {status}"
        return f"its process was ended by {Signals(-status).name}"
