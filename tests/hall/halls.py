"""The halls that the suite runs on: in memory, on a server's databases, and on a device."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

from tests.device.door import DictShelf
from tests.hall.on_shelf import OnShelf

from dicehall.hall.in_process import at_once
from dicehall.hall.memory import MemoryHall
from dicehall.hall.room import Room
from dicehall.server.hall.hall import Hall
from dicehall.server.limits import Limits
from dicehall.server.services import Services
from dicehall.server.settings import Settings
from dicehall.server.store.store import Store
from dicehall.server.workers.pool import Workers


class InMemory:
    """A hall in memory."""

    def __init__(self, hall: MemoryHall) -> None:
        self._hall = hall

    async def make(self, wanted: Any) -> Room:
        """Make a table."""
        table_id = secrets.token_hex(8)
        return self._hall.make(table_id, table_id, secrets.token_bytes(32), wanted)

    async def find(self, table_id: str) -> Room:
        """Return a table in use."""
        return await self._hall.find(table_id)

    async def again(self) -> InMemory:
        """Return another hall on the same logs."""
        return InMemory(self._hall.again())

    async def close(self) -> None:
        """Stop all rooms."""
        await self._hall.close()


class ServerHall:
    """A server's hall on a database, without the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._halls = [Hall(services)]

    @staticmethod
    def opened(url: str) -> ServerHall:
        """Return a hall on a database."""
        settings = Settings(bot_pace_s=0.0, bot_budget_s=60.0)
        workers = Workers(1, settings.bot_budget_s)
        return ServerHall(Services(settings, Store.open(url), workers, Limits(settings)))

    async def make(self, wanted: Any) -> Room:
        """Make a table."""
        return await self._halls[0].make(wanted)

    async def find(self, table_id: str) -> Room:
        """Return a table in use."""
        return await self._halls[0].find(table_id, "127.0.0.1")

    async def again(self) -> ServerHall:
        """Return another hall on the same database."""
        later = ServerHall(self._services)
        self._halls += later._halls
        return later

    async def close(self) -> None:
        """Stop everything."""
        for hall in self._halls:
            await hall.close()
        await self._services.close()


async def opened(ports: str, url: str | None) -> InMemory | ServerHall | OnShelf:
    """Return a hall on ports of this name."""
    if ports == "memory":
        return InMemory(MemoryHall(time, at_once))
    if ports == "device":
        return await OnShelf.opened(DictShelf())
    assert url is not None
    return ServerHall.opened(url)
