"""Membership of a process in a hall that may have others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.server.processes.lease import Lease
from dicehall.server.processes.owner_calls import OwnerCalls
from dicehall.server.processes.wakeup_listener import WakeupListener

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall


async def join(hall: Hall, session: str) -> Lease:
    """Make this process one of several in a hall, and return its lease."""
    services = hall.services
    lease = Lease(services.store.beside(), session, services.settings.internal_host)
    owners = hall.owners = OwnerCalls(hall, lease)

    async def lost() -> None:
        hall.move_away()
        hall.upkeep.take_up()

    def changed(gone: set[int]) -> None:
        owners.processes_changed(gone)
        if gone:
            hall.upkeep.take_up()

    lease.when_in_doubt = hall.hang_up
    lease.when_lost = lost
    lease.when_others_changed = changed
    lease.when_to_drain = hall.upkeep.look_for_orders
    hall.upkeep.listen = WakeupListener(hall, lease, owners).listen
    await lease.begin()
    return lease
