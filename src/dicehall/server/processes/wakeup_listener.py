"""The listener for wake-ups: what this process does when another one, or an operator, wakes it."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Final

from dicehall.server.logs import note
from dicehall.server.store.mistakes import NotStored
from dicehall.server.store.wakeups import ORDERS, PROCESSES, TABLE, wake_ups

if TYPE_CHECKING:
    from dicehall.server.hall.hall import Hall
    from dicehall.server.processes.lease import Lease
    from dicehall.server.processes.owner_calls import OwnerCalls

AGAIN_S: Final = 1.0
"""Seconds before a connection that broke is made again."""


class WakeupListener:
    """Listens to the wake-ups of a hall."""

    def __init__(self, hall: Hall, lease: Lease, owners: OwnerCalls) -> None:
        self._hall = hall
        self._lease = lease
        self._owners = owners
        self._url = hall.services.store.writing.url

    async def listen(self) -> None:
        """Follow all wake-ups; if the connection breaks, make it again and look for what was missed."""
        while True:
            try:
                async with aclosing(wake_ups(self._url)) as wakeups:
                    async for about in wakeups:
                        self.hear(about)
            except NotStored as mistake:
                note("not_listening", why=str(mistake))
            await asyncio.sleep(AGAIN_S)

    def hear(self, about: str | None) -> None:
        """Look at once at what a wake-up is about; None is about everything."""
        if about in (None, ORDERS):
            self._hall.upkeep.look_for_orders()
        if about in (None, PROCESSES):
            self._lease.hurry()
        if about is None or about.startswith(TABLE):
            self._owners.owner_changed(None if about is None else about.removeprefix(TABLE))
