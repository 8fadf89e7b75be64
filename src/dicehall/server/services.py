"""What all tables of a server share: its settings, store, workers, limits and counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from dicehall.server.live.explaining import Explainer
from dicehall.server.metrics import Metrics
from dicehall.server.reporting import Reports
from dicehall.server.workers.chore_refusals import refusing_chores
from dicehall.server.workers.pool import Workers

if TYPE_CHECKING:
    from dicehall.server.limits import Limits
    from dicehall.server.settings import Settings
    from dicehall.server.store.store import Store

CHORE_PROCESSES: Final = 2
"""The processes for such chores; the second for short ones while a long one is done."""
MOST_CHORES: Final = 8
"""How many such chores may wait."""


def steady_clock() -> Callable[[], float]:
    """Return a clock that begins with the time of day and never jumps, whatever the system's does."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


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
    clock: Callable[[], float] = field(default_factory=steady_clock)
    """Seconds since 1970."""
    explainer: Explainer = field(init=False)
    """Explains what options mean."""
    chores: Workers = field(init=False)
    """Where whatever strangers can make long is done."""
    reports: Reports = field(init=False)
    """The reports on finished games, made in a process of their own."""

    def __post_init__(self) -> None:
        """Prepare the processes, which start when they are needed."""
        self.explainer = Explainer(self.settings.bot_budget_s)
        budget = self.settings.chore_budget_s
        self.chores = Workers(CHORE_PROCESSES, budget, most_waiting=MOST_CHORES, chores=True)
        self.reports = Reports(self.settings.report_budget_s, MOST_CHORES)

    async def do(self, chore: str, body: bytes, address: str, **fields: Any) -> bytes:
        """Return the result of a chore for a stranger at an address, or refuse it."""
        with refusing_chores():
            return await self.chores.do(chore, body, address, **fields)

    async def close(self) -> None:
        """End all processes and close the store."""
        for workers in (
            self.reports.workers,
            self.chores,
            self.explainer.workers,
            self.workers,
        ):
            await workers.close()
        self.store.close()
