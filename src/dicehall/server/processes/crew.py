"""A crew: the processes of `dicehall serve --processes`, which share one port, and their supervisor.

Any free process takes the next connection. A process that ends is replaced, one that hangs is ended first,
and on SIGHUP all are replaced one after another, each when its successor is serving.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from time import monotonic, sleep
from typing import Final

from dicehall.core.mistakes import BadOptions
from dicehall.server.logs import note

LOOK_S: Final = 0.2
"""Seconds between two looks at all processes."""
HANGING_S: Final = 10.0
"""Seconds of silence after which a process counts as hanging."""
AGAIN_S: Final = 1.0
"""Seconds before a process that has ended is replaced, so that one that cannot start does not keep trying."""
STARTING_S: Final = 120.0
"""Seconds that a process may take to start."""
STOPPING_S: Final = 30.0
"""Seconds that a process may take to stop."""
NEWS: Final = b"."
"""What a process sends to its supervisor as long as it is well."""


class Telling:
    """A process's end of the connection to its supervisor."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe
        self._parent = os.getppid()
        os.set_blocking(pipe, False)

    def well(self) -> bool:
        """Say that all is well; return whether the supervisor is still there."""
        with suppress(OSError):
            os.write(self._pipe, NEWS)
        return os.getppid() == self._parent


Serve = Callable[[Telling], None]
"""Serves in a process of its own, and reports that it is well as soon as it takes connections."""


class Member:
    """One process."""

    def __init__(self, serve: Serve) -> None:
        self._hears, tells = os.pipe()
        os.set_blocking(self._hears, False)
        self.process: ForkProcess = multiprocessing.get_context("fork").Process(
            target=_begin, args=(serve, tells), name="dicehall"
        )
        """The process."""
        self.process.start()
        os.close(tells)
        self.ready: bool = False
        """Whether it takes connections."""
        self._heard_at = monotonic()

    def listen(self) -> None:
        """Read what the process has sent, if anything."""
        with suppress(BlockingIOError):
            if os.read(self._hears, 4096):
                self.ready = True
                self._heard_at = monotonic()

    def ended(self) -> bool:
        """Return whether it has ended."""
        return not self.process.is_alive()

    def hangs(self) -> bool:
        """Return whether it has been silent for too long."""
        return monotonic() - self._heard_at > (HANGING_S if self.ready else STARTING_S)

    def leave(self) -> None:
        """Wait until it has ended, and close the connection to it."""
        self.process.join(STOPPING_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        os.close(self._hears)


def _begin(serve: Serve, tells: int) -> None:
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, signal.SIG_DFL)
    # Ctrl-C reaches all processes of a terminal; those of a crew wait for a signal from the supervisor.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(Telling(tells))


class Crew:
    """The processes, and what keeps them going."""

    def __init__(self, number: int, serve: Serve) -> None:
        self._number = number
        self._serve = serve
        self._members: list[Member] = []
        self._stopping = False
        self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Keep the processes going until a signal arrives."""
        with self._signals():
            try:
                self._members = [Member(self._serve) for _ in range(self._number)]
                for member in self._members:
                    if not self._started(member) and not self._stopping:
                        raise BadOptions("a process of the server did not start; its log says why.")
                if not self._stopping:
                    ready()
                while not self._stopping:
                    self._look()
            finally:
                for member in self._members:
                    if not member.ended():
                        member.process.terminate()
                for member in self._members:
                    member.leave()

    def _started(self, member: Member) -> bool:
        """Wait until a process takes connections; return whether it does."""
        while not (member.ready or member.ended() or member.hangs() or self._stopping):
            member.listen()
            sleep(LOOK_S / 4)
        return member.ready

    def _look(self) -> None:
        wait([member.process.sentinel for member in self._members], LOOK_S)
        for member in list(self._members):
            member.listen()
            if member.hangs():
                note("process_hangs", process=member.process.pid)
                member.process.kill()
                member.process.join()
            if member.ended():
                note("process_ended", process=member.process.pid, status=member.process.exitcode)
                self._replace(member)
        if self._renewing:
            self._renewing = False
            for member in list(self._members):
                self._renew(member)

    def _replace(self, member: Member) -> None:
        sleep(AGAIN_S)
        member.leave()
        self._members.remove(member)
        if not self._stopping:
            self._members.append(Member(self._serve))

    def _renew(self, member: Member) -> None:
        """Start a new process in place of an old one; if it does not start, keep the old one."""
        if self._stopping:
            return
        new = Member(self._serve)
        self._members.append(new)
        if self._started(new):
            member.process.terminate()
            self._members.remove(member)
            member.leave()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(*_: object) -> None:
            self._stopping = True

        def renew(*_: object) -> None:
            self._renewing = True

        actions = {signal.SIGINT: stop, signal.SIGTERM: stop, signal.SIGHUP: renew}
        before = {one: signal.signal(one, action) for one, action in actions.items()}
        try:
            yield
        finally:
            for one, action in before.items():
                signal.signal(one, action)


def prepare_for_many(database: str) -> None:
    """Prepare the database for a crew, or refuse one that only a single process can use."""
    from dicehall.server.store.database import prepare, read_url

    place = read_url(database)
    if place.get_backend_name() == "sqlite":
        raise BadOptions(
            "an SQLite database belongs to one process; for --processes choose one on PostgreSQL "
            "with --database."
        )
    prepare(place)
