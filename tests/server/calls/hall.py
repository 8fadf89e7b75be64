"""A hall that calls people, with a clock that stands still until a test moves it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from tests.server.app.place import Made, Place, running, seed
from tests.server.calls.post_office import PostOffice

from dicehall.server.calls.awaited_people import GRACE_S
from dicehall.server.calls.caller import Caller
from dicehall.server.hall import upkeep
from dicehall.server.store.call_gathering import GATHER_S, PAUSE_S

HOME = "https://dice.example.org/dice"
SECRET = "correct horse battery"
NOON = 1_792_670_400.0
"""22 October 2026, 12:00 UTC."""
DAYS = {"kind": "days", "days": 3}


@dataclass
class Clock:
    """A clock that a test moves."""

    now: float = NOON

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@dataclass
class CallingHall:
    """A server that calls people, and the people who have a name there."""

    place: Place
    clock: Clock
    tokens: dict[str, str] = field(default_factory=dict)

    @property
    def caller(self) -> Caller:
        """Return what calls people."""
        caller = self.place.hall.caller
        assert caller is not None
        return caller

    async def claim(self, *names: str) -> None:
        """Let people claim names."""
        for name in names:
            body = {"name": name, "passphrase": SECRET}
            self.tokens[name] = (await self.place.post("/people", body))["token"]

    async def ask(
        self, method: str, path: str, name: str, body: Any = None, status: int = 200
    ) -> Any:
        """Send a request about the calls of somebody."""
        return await self.place.ask(
            method, f"/people/me/calls{path}", body, self.tokens[name], status
        )

    async def confirm_mail(self, office: PostOffice, name: str, address: str) -> None:
        """Let somebody be called by mail."""
        await self.ask("POST", "/mail", name, {"address": address}, 202)
        await self.send()
        link = office.links()[0].removeprefix(HOME)
        told = await self.place.http.post(link)
        assert told.status_code == 200, told.text
        office.mails.clear()

    async def table(self, *names: str, **wanted: Any) -> Made:
        """Start a game over days among people with claimed names."""
        seats = [{"kind": "open"} for _ in names]
        body = {"game": "novodice", "seats": seats, "clock": DAYS, **wanted}
        made = (await self.place.post("/tables", body))["table"]
        table = Made(self.place, made["id"], made["code"], {})
        for name in names:
            wish = {"name": name, "seed": seed()}
            sat = await self.place.post(f"/tables/{table.id}/seats", wish, self.tokens.get(name))
            table.tokens[sat["seat"]] = sat["token"]
        await table.start()
        return table

    def asked(self, table: Made) -> int:
        """Return the seat that is asked something."""
        return self.place.hall.rooms[table.id].table.asked_seats()[0]

    async def answer(self, table: Made) -> None:
        """Let whoever is asked come, answer, and go."""
        client = await table.connect(self.asked(table))
        assert (await client.answer())["type"] == "stored"
        await client.close()
        await self.gone(table)

    async def gone(self, table: Made) -> None:
        """Wait until nobody is at a table."""
        room = self.place.hall.rooms[table.id]
        while room.listeners:
            await self.place.get(f"/tables/{table.id}")

    async def wait(self, seconds: float = 0.0) -> None:
        """Let some time pass, and call whoever is to be called."""
        self.clock.now += seconds
        await self.caller.look()
        await self.send()

    async def until_called(self) -> None:
        """Let so much time pass that everybody who is waited for is called."""
        await self.wait(GRACE_S + 1)
        await self.wait(GATHER_S + PAUSE_S)

    async def send(self) -> None:
        """Send all messages that are due."""
        for kind in self.caller.senders:
            await self.caller.send(kind)


@asynccontextmanager
async def calling(
    database: str, office: PostOffice | None, clock: Clock, **settings: Any
) -> AsyncIterator[CallingHall]:
    """Run a hall that calls people; it does so only when it is told to."""
    if office is not None:
        settings |= {"smtp": office.url, "mail_from": "The hall <hall@example.org>"}
    with patch.multiple(upkeep, CALL_S=1e9, SEND_S=1e9):
        async with running(database, clock=clock, **{"public_url": HOME, **settings}) as place:
            yield CallingHall(place, clock)
