"""Finish work even if its caller is gone, in which case nobody sees a refusal."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from dicehall.hall.log import note_error
from dicehall.table.refusals import Refusal

T = TypeVar("T")


async def shielded(task: asyncio.Task[T]) -> T:
    """Return the result of a task, which goes on even if the caller is cancelled."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise
    finally:
        # A refusal refers to this frame by its traceback, and the task to the refusal.
        del task


def _unheard(task: asyncio.Task[T]) -> None:
    """Log what failed; a refusal is no failure."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        note_error("failed_unheard", error)
