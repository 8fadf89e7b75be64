"""Joining a hall that may have other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.server.processes.lease import Lease
from dicehall.server.processes.relay import Relay

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall


async def join(hall: Hall, session: str) -> Lease:
    """Make this process one of several in a hall, and return its lease."""
    services = hall.services
    lease = Lease(services.store.beside(), session, services.settings.internal_host)
    relay = hall.relay = Relay(lease)

    async def lost() -> None:
        hall.move_away()
        hall.upkeep.take_up()

    def gone(numbers: set[int]) -> None:
        relay.gone(numbers)
        hall.upkeep.take_up()

    lease.when_in_doubt = hall.hang_up
    lease.when_lost = lost
    lease.when_gone = gone
    await lease.begin()
    return lease
