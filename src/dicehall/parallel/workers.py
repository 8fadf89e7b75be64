"""Independent processes that play batches of games."""

from __future__ import annotations

import signal
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any

from dicehall.core.mistakes import Mistake
from dicehall.parallel.collector import calm_collector
from dicehall.parallel.pool import PlaySome, Pool


class WorkerPool(Pool):
    """Processes on this machine."""

    def __init__(self, play: PlaySome, number: int) -> None:
        self._play = play
        self.number = number
        self._processes: list[SpawnProcess] = []
        self._idle: list[Connection] = []
        """The connections to processes that wait for work."""
        self._busy: dict[Connection, int] = {}
        """The connections to busy processes, and the first game each is playing."""

    def start(self) -> None:
        """Start the processes."""
        # New processes rather than forks: forking a process with threads (a progress bar) can hang.
        context = get_context("spawn")
        # Otherwise Python would start its own resource tracker with our first process and unblock Ctrl-C.
        resource_tracker.ensure_running()
        # Ctrl-C is for the parent, which reports what was played. A process inherits what is blocked here,
        # so not even one that is just starting is interrupted.
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            for _ in range(self.number):
                here, there = context.Pipe()
                # Daemon: ends with this process even if something unexpected keeps us from stopping it.
                process = context.Process(target=_work, args=(there, self._play), daemon=True)
                process.start()
                there.close()
                self._processes.append(process)
                self._idle.append(here)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)

    def stop(self) -> None:
        """End the processes and wait until they are gone."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(1)
            if process.is_alive():
                process.kill()
                process.join()
        for line in (*self._idle, *self._busy):
            line.close()

    def idle(self) -> bool:
        """Return whether a process waits for work."""
        return bool(self._idle)

    def play(self, first: int, number: int) -> None:
        """Let an idle process play some games."""
        line = self._idle.pop()
        self._busy[line] = first
        try:
            line.send((first, number))
        except OSError:
            raise _lost() from None

    def results(self) -> list[tuple[int, Any]]:
        """Wait until some processes are done; return the first game and the result of each batch."""
        found: list[tuple[int, Any]] = []
        for line in wait(list(self._busy)):
            assert isinstance(line, Connection)
            try:
                result = line.recv()
            except (EOFError, OSError):
                raise _lost() from None
            if isinstance(result, str):
                # This is a bug rather than a user's mistake, so show it in full.
                raise RuntimeError(f"in a process that played games:\n{result}")
            found.append((self._busy.pop(line), result))
            self._idle.append(line)
        return found


def _lost() -> Mistake:
    return Mistake(
        "a process that played games has ended by itself, or something has ended it; "
        "try fewer --jobs if memory is short."
    )


def _work(line: Connection, play: PlaySome) -> None:
    """Play what is requested until the other side is gone."""
    with calm_collector():
        while True:
            try:
                first, number = line.recv()
            except (EOFError, OSError):
                return
            result: Any
            try:
                result = play(first, number)
            except Mistake as mistake:
                result = mistake
            except Exception:
                result = format_exc()
            try:
                line.send(result)
            except OSError:
                return
