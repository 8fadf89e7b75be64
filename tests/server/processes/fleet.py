"""Several servers on one database, as behind a load balancer: clients come to any that takes requests."""

from __future__ import annotations

import asyncio
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from tests.server.processes.wire import Wire
from tests.server.reliability.apart import Apart, Door

TRIES = 300
"""How often a request is tried again that found a server in trouble."""


class Member(Apart):
    """One of the servers, with its wire to the database."""

    def __init__(self, wire: Wire, log: Path, **settings: Any) -> None:
        super().__init__(wire.url, log, **settings)
        self.wire = wire
        """The wire."""

    def pause(self) -> None:
        """Let it hang."""
        self.up = False
        self.send(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on as if nothing had happened."""
        self.send(signal.SIGCONT)
        self.up = True


class Fleet:
    """The servers; a player takes them for one."""

    def __init__(self, database: str, folder: Path, number: int, chance: random.Random) -> None:
        self.members: list[Member] = []
        """All servers."""
        self._database = database
        self._folder = folder
        self._number = number
        self._chance = chance
        self._stack = AsyncExitStack()

    @property
    def up(self) -> bool:
        """Return whether any of them takes requests."""
        return any(member.up for member in self.members)

    def url(self, table_id: str) -> str:
        """Return where any of them has a table's socket."""
        return self.any().url(table_id)

    def any(self) -> Member:
        """Return any that takes requests, or any at all."""
        return self._chance.choice([one for one in self.members if one.up] or self.members)

    async def __aenter__(self) -> Fleet:
        for number in range(self._number):
            wire = await self._stack.enter_async_context(Wire(self._database))
            self.members.append(Member(wire, self._folder / f"log{number}"))
        await asyncio.gather(*(asyncio.to_thread(member.start) for member in self.members))
        return self

    async def __aexit__(self, *_: object) -> None:
        for member in self.members:
            member.wire.mend()
            member.kill()
        await self._stack.aclose()

    def logs(self) -> str:
        """Return all that the servers have logged."""
        return "".join(member.log.read_text() for member in self.members)


class InTrouble(Exception):
    """A server could not answer, or the answer was lost."""


class FleetDoor(Door):
    """Requests to any of the servers; one that is in trouble is followed by another."""

    def __init__(self, fleet: Fleet) -> None:
        super().__init__("http://127.0.0.1")
        self._fleet = fleet
        self.http.event_hooks["request"] = [self._choose]

    async def _choose(self, request: httpx.Request) -> None:
        request.url = request.url.copy_with(port=self._fleet.any().port)
        request.headers["host"] = request.url.netloc.decode()

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None, status: int = 200
    ) -> Any:
        """Send a request, again if it only asks for something; otherwise it may be `InTrouble`."""
        for _ in range(TRIES if method == "GET" else 1):
            try:
                return await super().ask(method, path, body, token, status)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)
            except AssertionError as error:
                if error.args[0][2] != 503:
                    raise
                await asyncio.sleep(0.2)
        raise InTrouble(method, path)
