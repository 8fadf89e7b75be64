"""Processes that are forked instead of started: to import all they need takes most of their time.

A server whose task runs in `forking_context()` has its workers forked, and only those that it needs. Other
servers and workers of the same process are not concerned. A `ForkedProgram` is a whole `dicehall serve`, or
another program with a server in it. The fork server is started with the first of them, and ends when its
socket is closed.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import resource
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any, NoReturn
from unittest.mock import patch

from dicehall.games import registry
from dicehall.server.workers import process
from dicehall.server.workers.pool import Workers

MOST_BYTES = 1 << 20
"""The most bytes of a request to the fork server."""

FORKING: ContextVar[bool] = ContextVar("forking", default=False)
"""Whether workers are forked for whoever starts them."""

usual_start, usual_warm_up = process.start_process, Workers.warm_up


def forking_context() -> Context:
    """Return a context like this one, but in which workers are forked."""
    context = copy_context()
    context.run(FORKING.set, True)
    return context


async def start_process(arguments: list[str]) -> Any:
    """Start a worker process, one way or the other."""
    return await (fork_process if FORKING.get() else usual_start)(arguments)


def warm_up(workers: Workers) -> None:
    """Start a process before it is needed, unless it is forked in a moment."""
    if not FORKING.get():
        usual_warm_up(workers)


patch.object(process, "start_process", start_process).start()
patch.object(Workers, "warm_up", warm_up).start()


class ForkedProcess:
    """What a worker needs of `asyncio.subprocess.Process`."""

    def __init__(
        self,
        number: int,
        line: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        told: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self.stdout, self.stdin = line
        self.returncode: int | None = None
        self._number = number
        self._told = told
        self._ended = asyncio.create_task(self._end())

    async def _end(self) -> None:
        reader, writer = self._told
        self.returncode = int(await reader.readline())
        writer.close()

    async def wait(self) -> int:
        """Return how it ended."""
        await asyncio.shield(self._ended)
        assert self.returncode is not None
        return self.returncode

    def kill(self) -> None:
        """End it at once."""
        if self.returncode is None:
            os.kill(self._number, signal.SIGKILL)


async def fork_process(arguments: list[str]) -> Any:
    """Fork a worker process, and return it."""
    (line, its_line), (told, tell) = socket.socketpair(), socket.socketpair()
    environment = {
        name: value for name, value in os.environ.items() if name not in process.KEPT_BACK
    }
    request = {"worker": arguments, "environment": environment, "path": sys.path}
    with its_line, tell:
        given = (its_line.fileno(), its_line.fileno(), 2, tell.fileno())
        socket.send_fds(fork_server(), [json.dumps(request).encode()], given)
    ends = await asyncio.open_unix_connection(sock=told)
    return ForkedProcess(
        int(await ends[0].readline()), await asyncio.open_unix_connection(sock=line), ends
    )


class ForkedProgram:
    """What a test needs of `subprocess.Popen`: a program in a process of its own, which can be killed."""

    def __init__(
        self,
        entry_point: str,
        *arguments: str,
        environment: Mapping[str, str] = os.environ,
        errors: int = 2,
        files: int | None = None,
        forks_workers: bool = False,
    ) -> None:
        """Call a module:function with arguments for `sys.argv`; at most so many files may be open in it.

        Its workers are forked as well where `forks_workers` says so, and otherwise started as usual.
        """
        request = {
            "program": [entry_point, *arguments],
            "environment": dict(environment),
            "path": sys.path,
            "folder": os.getcwd(),
            "files": files,
        }
        out, its_out = os.pipe()
        nothing = os.open(os.devnull, os.O_RDONLY)
        self._told, tell = socket.socketpair()
        with tell:
            requests = fork_server()
            given = [nothing, its_out, errors, tell.fileno()]
            given += [requests.fileno()] if forks_workers else []
            socket.send_fds(requests, [json.dumps(request).encode()], given)
        os.close(nothing)
        os.close(its_out)
        self.stdout = os.fdopen(out, encoding="utf-8")
        """What it prints."""
        self._status = self._told.makefile("rb")
        self.pid = int(self._status.readline())
        """The number of its process."""

    def send_signal(self, what: signal.Signals) -> None:
        """Send it a signal, if it has not ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, what)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended, and return how."""
        self._told.settimeout(timeout)
        with self._told, self._status, self.stdout:
            return int(self._status.readline())


_starting = Lock()
_inherited: list[socket.socket] = []
"""In a forked program: the socket of the server that has forked it."""


def fork_server() -> socket.socket:
    """Return the socket that takes requests; the fork server is started with the first."""
    with _starting:
        return _inherited[0] if _inherited else _fork_server()


@cache
def _fork_server() -> socket.socket:
    requests, its_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with its_end:
        server = subprocess.Popen(
            [sys.executable, "-P", "-m", "tests.server.forking", str(its_end.fileno())],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            pass_fds=[its_end.fileno()],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )

    @atexit.register
    def end() -> None:
        # Also for programs that have this end, too, and have not ended.
        requests.shutdown(socket.SHUT_RDWR)
        requests.close()
        server.wait()

    return requests


def serve(requests: socket.socket) -> None:
    """Fork for every request, and tell who asked the number of the process and how it ended."""
    from dicehall.bots.registry import bots_of, make_bot
    from dicehall.games.registry import game_names
    from dicehall.server.workers import program

    # To give way to a server is of no use to a test that waits for both.
    setattr(program, "NICE", 0)  # noqa: B010
    import_module("dicehall.server.workers.chores")
    for game in game_names():
        for bot in bots_of(game):
            make_bot(bot, game, "to import all it needs")
    gc.collect()
    gc.freeze()
    deaths, wake = socket.socketpair()
    wake.setblocking(False)
    signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    selector = selectors.DefaultSelector()
    selector.register(requests, selectors.EVENT_READ)
    selector.register(deaths, selectors.EVENT_READ)
    tell: dict[int, int] = {}
    while True:
        ready = [key.fileobj for key, _ in selector.select()]
        if requests in ready:
            message, given, *_ = socket.recv_fds(requests, MOST_BYTES, 5)
            if not message:
                return
            request = json.loads(message)
            if "program" in request:
                _import_server()
            process = os.fork()
            if process == 0:
                selector.close()
                for line in (requests, deaths, wake):
                    line.close()
                for end in tell.values():
                    os.close(end)
                _become(request, given)
            for end in given[:3] + given[4:]:
                os.close(end)
            tell[process] = given[3]
            os.write(given[3], b"%d\n" % process)
        if deaths in ready:
            deaths.recv(4096)
            _bury(tell)


@cache
def _import_server() -> None:
    """Import what a server needs, before the first is forked."""
    from dicehall.table.languages import catalogue

    for module in ("dicehall.command.serve", "dicehall.server.web_server", "dicehall.server.app"):
        import_module(module)
    if find_spec("psycopg") is not None:
        import_module("psycopg")
    # Every server that refuses something would read all these texts anew.
    catalogue("en").has("server-refused-not_found")
    gc.collect()
    gc.freeze()


def _become(request: dict[str, Any], given: list[int]) -> NoReturn:
    """Be a worker or a program, whichever is asked for, and end with it."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.close(given[3])
    for number, end in enumerate(given[:3]):
        os.dup2(end, number)
        os.close(end)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, "utf-8", "backslashreplace", closefd=False)
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.path[:] = request["path"]
    # Games may have been brought along since the fork server began.
    registry._brought.cache_clear()
    status = 1
    try:
        if "worker" in request:
            _work(*request["worker"])
        else:
            _run(request, *given[4:])
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(status)


def _work(make: str, *chores: str) -> None:
    from dicehall.server.workers.program import work

    work(make, "chores" in chores)


def _run(request: dict[str, Any], requests: int | None = None) -> None:
    """Run a program; its workers are forked by the server that takes these requests, if any."""
    os.chdir(request["folder"])
    if requests is not None:
        _inherited.append(socket.socket(fileno=requests))
        FORKING.set(True)
    if request["files"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (request["files"],) * 2)
    sys.argv[:] = request["program"]
    module, _, function = sys.argv[0].partition(":")
    getattr(import_module(module), function)()


def _bury(tell: dict[int, int]) -> None:
    """Tell how processes have ended."""
    while tell:
        process, status = os.waitpid(-1, os.WNOHANG)
        if process == 0:
            return
        end = tell.pop(process)
        with suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(end, b"%d\n" % os.waitstatus_to_exitcode(status))
        os.close(end)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
