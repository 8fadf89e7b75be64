"""What all tables of a server share: its settings, store, workers, limits and counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from dicehall.server.live.explaining import Explainer
from dicehall.server.logs import note
from dicehall.server.metrics import Metrics
from dicehall.server.workers.pool import TooManyWaiting, TooMuchWork, Workers, WorkersClosed
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from dicehall.server.limits import Limits
    from dicehall.server.settings import Settings
    from dicehall.server.store.store import Store

CHORE_S: Final = 10.0
"""How many seconds a chore for a stranger may take, such as a replay."""
CHORE_PROCESSES: Final = 2
"""The processes for such chores; the second for short ones while a long one is done."""
MOST_CHORES: Final = 8
"""How many such chores may wait."""


@dataclass
class Services:
    """The services of one server."""

    settings: Settings
    """Everything that can be configured."""
    store: Store
    """Where everything is stored."""
    workers: Workers
    """Where bots think."""
    limits: Limits
    """How much each address may do."""
    metrics: Metrics = field(default_factory=Metrics)
    """The metrics."""
    clock: Callable[[], float] = time.time
    """Seconds since 1970."""
    explainer: Explainer = field(default_factory=Explainer)
    """Explains what options mean."""
    chores: Workers = field(
        default_factory=lambda: Workers(CHORE_PROCESSES, CHORE_S, most_waiting=MOST_CHORES)
    )
    """Where whatever strangers can make long is done."""

    async def do(self, chore: str, body: bytes = b"", **fields: Any) -> bytes:
        """Return the result of a chore for a stranger, or refuse it."""
        try:
            return await self.chores.do(chore, body, **fields)
        except TooMuchWork as mistake:
            note("too_much_work", why=str(mistake))
            raise Refusal("too_much_work") from None
        except TooManyWaiting:
            raise Refusal("too_busy") from None
        except WorkersClosed:
            raise Refusal("shutting_down") from None

    async def close(self) -> None:
        """End all processes and close the store."""
        for workers in (self.chores, self.explainer.workers, self.workers):
            await workers.close()
        self.store.close()
