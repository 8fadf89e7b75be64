"""Keep the garbage collector from running while games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def calm_collector() -> Iterator[None]:
    """Do not search for cyclic garbage during a long run.

    States and questions are trees, which reference counting frees. The collector would only scan
    everything that was ever imported, again and again, and take a third of the time. If the caller has
    frozen what is there, it stays frozen.
    """
    before = gc.get_threshold()
    frozen = gc.get_freeze_count()
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not frozen:
            gc.unfreeze()
