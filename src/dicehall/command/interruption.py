"""Ctrl-C, put off for as long as something must not be left half done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from types import FrameType
from typing import TypeVar

Done = TypeVar("Done")


class Interruption:
    """While entered, Ctrl-C raises only where it is welcome; elsewhere it is noted for later."""

    def __init__(self) -> None:
        self.asked = False
        """Whether somebody wants to stop."""
        self._welcome = False
        self._before = signal.getsignal(signal.SIGINT)

    def __enter__(self) -> Interruption:
        """Take over Ctrl-C, unless this process was started to ignore it, as in the background."""
        if self._before != signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._stop)
        return self

    def __exit__(self, *raised: object) -> None:
        """Give Ctrl-C back; but where somebody asked to stop, once is enough, and we are about to."""
        signal.signal(signal.SIGINT, signal.SIG_IGN if self.asked else self._before)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self._welcome:
            # Once is enough: a second Ctrl-C must not disturb the cleaning up after the first.
            self._welcome = False
            raise KeyboardInterrupt

    def unless_stopped(self, do: Callable[[], Done]) -> Done | None:
        """Do something that Ctrl-C may break off; None if it did, or if `asked` before."""
        if self.asked:
            return None
        try:
            # Two frames, because Ctrl-C may still come while the inner one is being left.
            try:
                self._welcome = True
                return do()
            finally:
                self._welcome = False
        except KeyboardInterrupt:
            return None

    def each(self, parts: Generator[Done]) -> Iterator[Done]:
        """Yield part after part of a long work, until there are no more or somebody wants to stop."""
        try:
            while (part := self.unless_stopped(lambda: next(parts, None))) is not None:
                yield part
        finally:
            parts.close()
