"""The halls that the suite runs on: in memory, on a server's databases, and on a device."""

from __future__ import annotations

import secrets
from time import time
from typing import Any

from tests.device.door import DictShelf
from tests.hall.on_shelf import OnShelf

from dicehall.hall.in_process import ExplainHere, MemoryLog, ThinkHere, at_once
from dicehall.hall.ports import Ports
from dicehall.hall.room import Room
from dicehall.server.hall.hall import Hall
from dicehall.server.limits import Limits
from dicehall.server.services import Services
from dicehall.server.settings import Settings
from dicehall.server.store.store import Store
from dicehall.server.workers.pool import Workers
from dicehall.table.new_table import new_table


class MemoryHall:
    """All that a hall needs, and nothing else: a dictionary of rooms."""

    def __init__(self, log: MemoryLog, secret_of: dict[str, bytes]) -> None:
        self._log = log
        self._secret_of = secret_of
        self._rooms: dict[str, Room] = {}

    def _room(self, table: Any, *, restored: bool) -> Room:
        think, explain = ThinkHere(at_once), ExplainHere(at_once)
        ports = Ports(log=self._log, think=think, explain=explain, clock=time, pace_s=0)
        room = self._rooms[table.id] = Room(table, ports, restored=restored)
        room.wake()
        return room

    async def make(self, wanted: Any) -> Room:
        """Make a table."""
        table_id, secret = secrets.token_hex(8), secrets.token_bytes(32)
        self._secret_of[table_id] = secret
        table = new_table(table_id, secret, time(), **{**wanted, "code": table_id})
        self._log.add(table)
        return self._room(table, restored=False)

    async def find(self, table_id: str) -> Room:
        """Return a table in use."""
        if table_id in self._rooms:
            return self._rooms[table_id]
        secret = self._secret_of.get(table_id, b"")
        return self._room(self._log.restored(table_id, secret), restored=True)

    async def again(self) -> MemoryHall:
        """Return another hall on the same logs."""
        return MemoryHall(self._log, self._secret_of)

    async def close(self) -> None:
        """Stop all rooms."""
        for room in self._rooms.values():
            await room.rest()


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


async def opened(ports: str, url: str | None) -> MemoryHall | ServerHall | OnShelf:
    """Return a hall on ports of this name."""
    if ports == "memory":
        return MemoryHall(MemoryLog(), {})
    if ports == "device":
        return await OnShelf.opened(DictShelf())
    assert url is not None
    return ServerHall.opened(url)
