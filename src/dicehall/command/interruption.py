"""Postpone Ctrl-C while something must not be left half done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from types import FrameType
from typing import Final, TypeVar

Done = TypeVar("Done")

GRACE: Final = 0.6
"""Seconds in which the current work may come to its own end. Compiled code cannot be interrupted just
anywhere: to it, Ctrl-C in the middle of a long multiplication looks like a lack of memory."""

CAN_WAIT: Final = hasattr(signal, "setitimer")
"""Whether this system has a timer; if not, Ctrl-C interrupts at once."""


class Interruption:
    """Within this context, Ctrl-C interrupts only what may be interrupted, and after a delay."""

    def __init__(self) -> None:
        self.stopping = False
        """Whether somebody wants to stop."""
        self._welcome = False
        self._before = signal.getsignal(signal.SIGINT)
        self._alarm_before = signal.getsignal(signal.SIGALRM) if CAN_WAIT else None

    def __enter__(self) -> Interruption:
        """Take over Ctrl-C, unless this process was started to ignore it, as in the background."""
        if self._before != signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._stop)
            if CAN_WAIT:
                signal.signal(signal.SIGALRM, self._break_off)
        return self

    def __exit__(self, *raised: object) -> None:
        """Give Ctrl-C back, unless somebody asked to stop: once is enough, and the program is ending."""
        if CAN_WAIT:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._alarm_before)
        signal.signal(signal.SIGINT, signal.SIG_IGN if self.stopping else self._before)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self.stopping:
            # Once is enough: a second Ctrl-C must not disturb the cleanup after the first.
            return
        self.stopping = True
        if CAN_WAIT:
            signal.setitimer(signal.ITIMER_REAL, GRACE)
        else:
            self._break_off(number, frame)

    def _break_off(self, number: int, frame: FrameType | None) -> None:
        if self._welcome:
            self._welcome = False
            raise KeyboardInterrupt

    def unless_stopped(self, do: Callable[[], Done]) -> Done | None:
        """Do something that Ctrl-C may interrupt; None if it did, or if `stopping` was set before."""
        if self.stopping:
            return None
        try:
            # Two frames, because Ctrl-C may still arrive while the inner one is being left.
            try:
                self._welcome = True
                return do()
            finally:
                self._welcome = False
        except KeyboardInterrupt:
            return None

    def each(self, parts: Generator[Done]) -> Iterator[Done]:
        """Yield part after part of a long task, until it is done or somebody wants to stop."""
        try:
            while (part := self.unless_stopped(lambda: next(parts, None))) is not None:
                yield part
        finally:
            parts.close()
