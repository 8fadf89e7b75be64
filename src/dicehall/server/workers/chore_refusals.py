"""The refusals of chores that are not done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from dicehall.server.logs import note
from dicehall.server.workers.bot_requests import ChoreFailed, TooManyWaiting, WorkersClosed
from dicehall.table.refusals import Refusal


@contextmanager
def refusing_chores() -> Iterator[None]:
    """Refuse a chore that is too much, comes at a busy time, or comes too late."""
    try:
        yield
    except ChoreFailed as mistake:
        note("too_much_work", why=str(mistake))
        raise Refusal("too_much_work") from None
    except TooManyWaiting:
        raise Refusal("too_busy") from None
    except WorkersClosed:
        raise Refusal("shutting_down") from None
