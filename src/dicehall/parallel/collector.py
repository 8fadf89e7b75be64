"""Keep the garbage collector from running while games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def calm_collector() -> Iterator[None]:
    """Hardly ever search for cyclic garbage during a long run.

    States and questions are trees, which reference counting frees. The collector would only scan
    everything that was ever imported, again and again, and take a third of the time.
    """
    before = gc.get_threshold()
    gc.set_threshold(100_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)
