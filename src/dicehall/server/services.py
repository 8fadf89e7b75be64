"""What all tables of a server share: its settings, store, workers, limits and counts."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dicehall.server.live.explaining import Explainer
from dicehall.server.logs import note
from dicehall.server.metrics import Metrics
from dicehall.server.report_stream import Reports
from dicehall.server.shared_limits import SharedLimits
from dicehall.server.store.mistakes import NotStored
from dicehall.server.workers.chore_refusals import refusing_chores
from dicehall.server.workers.pool import Workers
from dicehall.table.refusals import Refusal

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from dicehall.server.limits import Limits
    from dicehall.server.processes.lease import Lease
    from dicehall.server.settings import Settings
    from dicehall.server.store.store import Store

T = TypeVar("T")

CHORE_PROCESSES: Final = 2
"""The number of processes for chores; the second does short ones while the first is busy with a long one."""
MOST_CHORES: Final = 8
"""How many chores may wait."""


def steady_clock() -> Callable[[], float]:
    """Return a clock that begins with the current time and never jumps, even if the system's clock does."""
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
    lease: Lease | None = None
    """This process's lease, if the hall may have several processes."""
    shared_limits: SharedLimits = field(init=False)
    """The limits that all processes of the hall count together."""
    explainer: Explainer = field(init=False)
    """Explains what options mean."""
    chores: Workers = field(init=False)
    """The processes for chores: work that strangers can make long."""
    reports: Reports = field(init=False)
    """The reports on finished games, made in a process of their own."""

    def __post_init__(self) -> None:
        """Prepare the processes, which start when they are needed."""
        self.shared_limits = SharedLimits(self)
        self.explainer = Explainer(self.settings.bot_budget_s)
        budget = self.settings.chore_budget_s
        self.chores = Workers(CHORE_PROCESSES, budget, most_waiting=MOST_CHORES, chores=True)
        self.reports = Reports(self.settings.report_budget_s, MOST_CHORES)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the store, or refuse."""
        try:
            return await self.store.read(work)
        except NotStored as mistake:
            note("not_read", why=str(mistake))
            raise Refusal("not_stored") from None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write to the store, or refuse."""
        try:
            return await self.store.write(work)
        except NotStored as mistake:
            note("not_stored", why=str(mistake))
            raise Refusal("not_stored") from None

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
        if self.lease is not None:
            await self.lease.close()
        self.store.close()
