"""A program that is spoken to in lines of JSON, with limits on its time, its memory and its answers."""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

from dicehall.bots.guests.terms import Terms
from dicehall.core.mistakes import BadBot

EXEC: Final = "exec:"
"""The beginning of a bot's name if the bot is a program in any language."""
LONGEST_LINE: Final = 1 << 20
"""The most bytes of an answer."""
SHOWN: Final = 60
"""The most bytes that are quoted of one that is refused."""
LONGEST_TEXT: Final = 300
"""The most characters that are kept of a bot's message about its own mistake."""
FORFEIT_REASONS: Final = ("crashed", "cheated", "hung", "exited", "memory")
"""Why a bot can forfeit a game, in one word."""
MOST_PRINTED: Final = 1 << 28
"""The most bytes of any file that a bot writes, so that a log cannot fill the disk."""
FILE_BLOCK: Final = 512
"""The size in bytes of the blocks that `ulimit -f` counts."""
NOT_EXECUTABLE: Final = 126
NOT_FOUND: Final = 127
"""The exit statuses of a shell that cannot start a program."""
PATIENCE: Final = 1.0
"""How many seconds to wait for the exit status of a process that has closed its output."""
LIMITED: Final = """
((read -r _; kill -s KILL -- "-$$") <"/dev/fd/$1" >/dev/null 2>&1 &)
ulimit -v "$2"; ulimit -f "$3"; shift 3; exec "$@"
"""
"""Sets the limits, and starts the program and beside it a shell that ends it when its lifeline is cut.

A shell does all this, as it is not safe in a process with threads.
"""
HOST: Final = (
    "import sys; sys.path[:] = {path!r}; from dicehall.bots.guests.host import main; main()"
)
"""The program that runs a bot written as a Python class; it searches the same path for modules as we do."""


class GuestFailed(BadBot):
    """A bot from outside did something that it may not do."""

    def __init__(self, why: str, sentence: str, trace: str = "", told_by_it: bool = False) -> None:
        super().__init__(sentence)
        self.why: Final = why
        """One of `FORFEIT_REASONS`."""
        self.trace: Final = trace
        """Where it happened in the bot's own code, if that is known."""
        self.told_by_it: Final = told_by_it
        """Whether the program itself reported the mistake, and so is still in order."""


class GuestProcess:
    """One running program."""

    def __init__(self, name: str, game: str, terms: Terms) -> None:
        self.name: Final = name
        self.game: Final = game
        self.terms: Final = terms
        self._received = bytearray()
        log = terms.log_of(name)
        if log:
            Path(log).parent.mkdir(parents=True, exist_ok=True)
        errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666) if log else None
        # Nobody writes to it. It is cut when we let go of it, even by being killed ourselves.
        read, write = os.pipe()
        self._cut, self._lifeline = os.fdopen(read, "rb"), os.fdopen(write, "wb")
        limits = [str(read), str(terms.memory * 1024), str(MOST_PRINTED // FILE_BLOCK)]
        try:
            self._popen = subprocess.Popen(
                ["/bin/sh", "-c", LIMITED, "sh", *limits, *_command(name)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                bufsize=0,
                pass_fds=[read],
                # So that Ctrl-C does not reach it, and it can be ended together with all that it has started.
                start_new_session=True,
            )
        finally:
            if errors is not None:
                os.close(errors)
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self._to: Final = self._popen.stdin.fileno()
        self._from: Final = self._popen.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)

    def exchange(self, message: dict[str, Any], seconds: float, limit: str) -> dict[str, Any]:
        """Send a message and return the answer; `limit` says in words which limit that is."""
        line = self._exchange(
            json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n",
            seconds,
            limit,
        )
        try:
            answer = json.loads(line)
            if not isinstance(answer, dict) or not isinstance(answer.get("type"), str):
                raise ValueError
        except (ValueError, RecursionError):
            raise GuestFailed(
                "cheated",
                f"the bot {self.name} answered with '{start_of(line)}', which is no message.",
            ) from None
        if answer["type"] == "error":
            why, trace = str(answer.get("why")), str(answer.get("trace", ""))
            text = " ".join(str(answer.get("text")).split())[:LONGEST_TEXT].rstrip(".")
            raise GuestFailed(
                why if why in FORFEIT_REASONS else "crashed",
                f"the bot {self.name} {text}.",
                trace,
                told_by_it=why != "memory",
            )
        return answer

    def unasked(self) -> bytes:
        """Return what the program has said though nothing was left to answer."""
        with contextlib.suppress(BlockingIOError):
            self._received += os.read(self._from, 1 << 16)
        return bytes(self._received)

    def _exchange(self, unsent: bytes, seconds: float, limit: str) -> bytes:
        """Send bytes and return the next line; neither reading nor writing waits for longer than allowed."""
        end = monotonic() + seconds
        poll = select.poll()
        poll.register(self._from, select.POLLIN)
        poll.register(self._to, select.POLLOUT)
        poll.register(self._cut.fileno(), select.POLLHUP)
        while unsent or b"\n" not in self._received:
            ready = poll.poll(max(0.0, end - monotonic()) * 1000)
            if not ready:
                raise GuestFailed("hung", f"the bot {self.name} took longer than {limit}.")
            for descriptor, _ in ready:
                if descriptor == self._cut.fileno():
                    raise self._ended()
                try:
                    if descriptor == self._to:
                        unsent = unsent[os.write(self._to, unsent) :]
                        if not unsent:
                            poll.unregister(self._to)
                    elif not (part := os.read(self._from, 1 << 16)):
                        raise self._ended()
                    else:
                        self._received += part
                except BlockingIOError:
                    continue
                except BrokenPipeError:
                    raise self._ended() from None
            if len(self._received) > LONGEST_LINE:
                raise GuestFailed("cheated", f"the bot {self.name} answered with too long a line.")
        line, _, self._received = self._received.partition(b"\n")
        return bytes(line)

    def _ended(self) -> GuestFailed:
        """Return the mistake that says how the program ended."""
        try:
            status = self._popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return GuestFailed("exited", f"the bot {self.name} closed its output.")
        if status < 0:
            return GuestFailed("crashed", f"the bot {self.name} was ended by signal {-status}.")
        if self.name.startswith(EXEC) and status in (NOT_EXECUTABLE, NOT_FOUND):
            missing = "there is no such program" if status == NOT_FOUND else "it is no program"
            return GuestFailed("exited", f"the bot {self.name} cannot be started: {missing}.")
        return GuestFailed("exited", f"the bot {self.name} ended itself with status {status}.")

    def kill(self) -> None:
        """End the program and all that it has started, whatever they are doing; wake who waits for it."""
        self._lifeline.close()
        try:
            os.killpg(self._popen.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._popen.kill()
        self._popen.wait()

    def close(self) -> None:
        """End the program, and close the connection to it."""
        self.kill()
        for end in (self._popen.stdin, self._popen.stdout, self._cut):
            assert end is not None
            end.close()


def start_of(line: bytes) -> str:
    """Return as much of a line as a sentence quotes."""
    return line[:SHOWN].decode(errors="replace").rstrip().partition("\n")[0]


def _command(name: str) -> list[str]:
    """Return the words of the command that starts a bot."""
    if name.startswith(EXEC):
        return program_of(name)
    path = [entry or os.getcwd() for entry in sys.path]
    return [sys.executable, "-P", "-c", HOST.format(path=path), name]


def program_of(name: str) -> list[str]:
    """Return the program and its arguments; an empty list if the name has none."""
    try:
        return shlex.split(name.removeprefix(EXEC))
    except ValueError:
        return []
